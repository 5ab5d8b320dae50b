// Four warps add to the same elements: what one has added is lost when another stores.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int column = blockIdx.x * 32 + threadIdx.x % 32;
    for (int j = 0; j < 4; ++j)
        out[column] += in[(j * 128 + threadIdx.x) % n]; // [update]
}
