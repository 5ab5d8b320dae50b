// Covariance from global memory: every thread reads two columns of D itself, so each number is fetched at least n
// times.
extern "C" __global__ void covariance(const float* images, float* output, int rows, int pixels)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // C is symmetric: lanes above the diagonal and lanes beyond the edge have no element and skip the
    // rest.
    if (x <= y && y < pixels) {
        // For each image the warp reads one segment of its row for the columns of C and a few numbers for the rows.
        float sum = 0;
        for (int row = 0; row < rows; ++row)
            sum += images[row * pixels + y] * images[row * pixels + x];

        // The warp writes its elements to consecutive addresses, and mirrored at the diagonal, one below the other.
        output[y * pixels + x] = sum / rows;
        output[x * pixels + y] = sum / rows;
    }
}
