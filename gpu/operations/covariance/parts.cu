// The last launch of strategies that split the sums over the images: the parts become one sum. The order is fixed,
// because a float sum depends on its order; atomics would add in any order.
extern "C" __global__ void add(const float* partial, float* output, int parts, int rows, int pixels, int pitch)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;

    // C is symmetric: lanes above the diagonal and lanes beyond the edge have no element and skip the
    // rest.
    if (x <= y && y < pixels) {
        // For each part the warp reads one row segment.
        float sum = 0;
        for (int part = 0; part < parts; ++part)
            sum += partial[(part * pitch + y) * pitch + x];

        // The warp writes its elements to consecutive addresses, and mirrored at the diagonal, one below the other.
        output[y * pixels + x] = sum / rows;
        output[x * pixels + y] = sum / rows;
    }
}
