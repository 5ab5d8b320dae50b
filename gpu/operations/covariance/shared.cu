// Covariance from shared tiles: a block of CHUNK_SIZE × CHUNK_SIZE threads fetches as many images at a time, of the
// pixels that it needs. CHUNK_SIZE, the block's side, is defined at compile time to unroll the loop over a chunk.
extern "C" __global__ void covariance(const float* images, float* output, int rows, int pixels)
{
    // C is symmetric: blocks above the diagonal exit at once, all their threads together.
    if (blockIdx.x > blockIdx.y)
        return;

    __shared__ float rowTile[CHUNK_SIZE][CHUNK_SIZE];    // images × the pixels of the block's rows of C
    __shared__ float columnTile[CHUNK_SIZE][CHUNK_SIZE]; // images × the pixels of its columns
    int x = blockIdx.x * CHUNK_SIZE + threadIdx.x;
    int y = blockIdx.y * CHUNK_SIZE + threadIdx.y;
    int rowPixel = blockIdx.y * CHUNK_SIZE + threadIdx.x; // the pixel that the thread loads for the rows of C

    float sum = 0;
    for (int first = 0; first < rows; first += CHUNK_SIZE) {
        // The warp loads row segments of D, coalesced; zeros beyond the last image and the last pixel.
        int row = first + threadIdx.y;
        rowTile[threadIdx.y][threadIdx.x] = row < rows && rowPixel < pixels ? images[row * pixels + rowPixel] : 0;
        columnTile[threadIdx.y][threadIdx.x] = row < rows && x < pixels ? images[row * pixels + x] : 0;

        // The warp waits until every warp of the block has filled its part of the tiles.
        __syncthreads();

        // For each image of the chunk the warp reads one row segment of a tile and a few numbers of the other.
        for (int image = 0; image < CHUNK_SIZE; ++image)
            sum += rowTile[image][threadIdx.y] * columnTile[image][threadIdx.x];

        // The warp waits until every warp is done with the tiles, before the next chunk takes their place.
        __syncthreads();
    }

    // The warp writes its elements to consecutive addresses, and mirrored at the diagonal, one below the other.
    if (x <= y && y < pixels) {
        output[y * pixels + x] = sum / rows;
        output[x * pixels + y] = sum / rows;
    }
}
