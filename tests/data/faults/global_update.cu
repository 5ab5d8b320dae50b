// Four warps add to the same elements: what one has added is lost when another stores.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int first = blockIdx.x * 32;
    for (int j = 0; j < 4; ++j)
        out[first + (threadIdx.x + j) % 32] += in[(j * 128 + threadIdx.x) % n]; // [update]
}
