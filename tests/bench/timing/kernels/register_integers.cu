//@ block 256x1
__global__ void mix(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned a = in[i], b = i, c = 0x9e3779b9u, d = 77;
    #pragma unroll
    for (int k = 0; k < 10; ++k) {
        a += b; d = __funnelshift_l(d ^ a, d ^ a, 16);
        c += d; b = __funnelshift_l(b ^ c, b ^ c, 12);
        a += b; d = __funnelshift_l(d ^ a, d ^ a, 8);
        c += d; b = __funnelshift_l(b ^ c, b ^ c, 7);
    }
    out[i] = a ^ b ^ c ^ d;
}
