// Only every other element of the thread's own array is stored.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    float own[16];
    int i = blockIdx.x * 128 + threadIdx.x;
    for (int j = 0; j < 8; ++j)
        own[(2 * j + 2 * i) & 15] = in[i];
    out[i] = own[threadIdx.x & 15]; // [load]
}
