// How many pixels have each of the 256 grey levels.

extern "C" __global__ void histogram(const unsigned char* input, unsigned int* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    // A warp adds to up to 32 counts; lanes with the same level do so one after the other.
    atomicAdd(&output[input[y * width + x]], 1);
}

// The reference: a thread goes through all pixels and counts those of its own level.
extern "C" __global__ void count_one_level(const unsigned char* input, unsigned int* output, int width, int height)
{
    unsigned int count = 0;
    for (int i = 0; i < width * height; ++i)
        count += input[i] == threadIdx.x;
    output[threadIdx.x] = count;
}
