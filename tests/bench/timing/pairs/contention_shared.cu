//@ block 256x1
//@ result int 256 x 1 zero
//@ grid ceil(width * height / 4096)
//@ threads 256, 1
#if LOSS
#define BIN(v, t) ((v) & 1)
#else
#define BIN(v, t) (((v) & 1) + ((t) % 32) * 2)
#endif
__global__ void hist(const unsigned char* in, int* out, int n)
{
    __shared__ int h[256];
    int t = threadIdx.x;
    h[t] = 0;
    __syncthreads();
    for (int k = 0; k < 16; ++k) {
        int i = blockIdx.x * 4096 + k * 256 + t;
        if (i < n)
            atomicAdd(&h[BIN(in[i], t)], (int)in[i]); // loses 1
    }
    __syncthreads();
    if (t < 2) atomicAdd(&out[t], h[t]);
}
