//@ block 256x1
__global__ void digits(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned v = in[i] * 123457u + i, s = 0;
    while (v) {
        s += v % 10;
        v /= 10;
    }
    out[i] = s;
}
