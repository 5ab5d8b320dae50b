// Covariance from shared tiles: a block of c × c threads fetches c images at a time, of the pixels that it needs.
extern "C" __global__ void covariance(const float* images, float* output, int rows, int pixels)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    extern __shared__ float tiles[]; // two of c × c: c images × the pixels of the block's rows, then of its columns
    int c = blockDim.x;
    float* rowTile = tiles;
    float* columnTile = tiles + c * c;
    int x = blockIdx.x * c + threadIdx.x;
    int y = blockIdx.y * c + threadIdx.y;
    int rowPixel = blockIdx.y * c + threadIdx.x; // the pixel that the thread loads for the rows of C
    int place = threadIdx.y * c + threadIdx.x;   // the thread's own place in both tiles

    float sum = 0;
    for (int first = 0; first < rows; first += c) {
        // The warp loads row segments of D, coalesced; zeros beyond the last image and the last pixel.
        int row = first + threadIdx.y;
        rowTile[place] = row < rows && rowPixel < pixels ? images[row * pixels + rowPixel] : 0;
        columnTile[place] = row < rows && x < pixels ? images[row * pixels + x] : 0;

        // The warp waits until every warp of the block has filled its part of the tiles.
        __syncthreads();

        // For each image of the chunk the warp reads one row segment of a tile and a few numbers of the other.
        for (int image = 0; image < c; ++image)
            sum += rowTile[image * c + threadIdx.y] * columnTile[image * c + threadIdx.x];

        // The warp waits until every warp is done with the tiles, before the next chunk takes their place.
        __syncthreads();
    }

    // The warp writes its elements to consecutive addresses, and mirrored at the diagonal, one below the other.
    if (x <= y && y < pixels) {
        output[y * pixels + x] = sum / rows;
        output[x * pixels + y] = sum / rows;
    }
}
