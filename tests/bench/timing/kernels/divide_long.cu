//@ block 128x1
__global__ void wide(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long v = (unsigned long long)(i + 1) * 1000003ull * (in[i] + 7);
    out[i] = (int)(v % (unsigned)(in[i] + 1001));
}
