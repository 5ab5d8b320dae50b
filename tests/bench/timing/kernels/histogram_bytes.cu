//@ block 64x1
//@ result int 64 x 1 zero
//@ grid ceil(width * height / 8192)
//@ threads 64, 1
__global__ void hist(const unsigned char* in, int* out, int n)
{
    __shared__ unsigned char c[64][64];
    int t = threadIdx.x;
    for (int b = 0; b < 64; ++b) c[b][t] = 0;
    for (int k = 0; k < 128; ++k) {
        int i = blockIdx.x * 8192 + k * 64 + t;
        if (i < n) ++c[in[i] / 4][t];
    }
    __syncthreads();
    int s = 0;
    for (int k = 0; k < 64; ++k) s += c[t][(t + k) % 64];
    atomicAdd(&out[t], s);
}
