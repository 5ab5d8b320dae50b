//@ block 128x1
//@ result int 8 x 1 zero
//@ grid ceil(width * height / 8192)
//@ threads 128, 1
__global__ void hist(const unsigned char* in, int* out, int n)
{
    int c[8] = {};
    for (int k = 0; k < 64; ++k) {
        int i = blockIdx.x * 8192 + k * 128 + threadIdx.x;
        if (i >= n) break;
        int v = in[i] / 32;
        #pragma unroll
        for (int b = 0; b < 8; ++b) c[b] += v == b;
    }
    #pragma unroll
    for (int b = 0; b < 8; ++b) {
        for (int k = 16; k > 0; k /= 2) c[b] += __shfl_down_sync(~0u, c[b], k);
        if (threadIdx.x % 32 == 0) atomicAdd(&out[b], c[b]);
    }
}
