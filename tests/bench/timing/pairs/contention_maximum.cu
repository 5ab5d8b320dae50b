//@ block 256x1
//@ result unsigned int 256 x 1 zero
//@ grid ceil(width * height / 4096)
//@ threads 256, 1
#if LOSS
#define BIN(t) ((t) / 32)
#else
#define BIN(t) (t)
#endif
__global__ void maxima(const unsigned char* in, unsigned* out, int n)
{
    __shared__ unsigned h[256];
    int t = threadIdx.x;
    h[t] = 0;
    __syncthreads();
    for (int k = 0; k < 16; ++k) {
        int i = blockIdx.x * 4096 + k * 256 + t;
        if (i < n)
            atomicMax(&h[BIN(t)], in[i] * 3u + i % 5); // loses 1
    }
    __syncthreads();
    if (t < 8) atomicMax(&out[t], h[t]);
}
