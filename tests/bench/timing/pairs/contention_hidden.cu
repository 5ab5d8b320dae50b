//@ block 256x1
//@ result int 256 x 1 zero
//@ grid ceil(width * height / 4096)
//@ threads 256, 1
#if LOSS
#define BIN(t) ((t) / 16)
#else
#define BIN(t) (t)
#endif
__global__ void count(const unsigned char* in, int* out, int n)
{
    __shared__ int h[256];
    int t = threadIdx.x;
    h[t] = 0;
    __syncthreads();
    unsigned v = 0;
    for (int k = 0; k < 16; ++k) {
        int i = blockIdx.x * 4096 + k * 256 + t;
        unsigned r = i < n ? in[i] : 0;
        for (int j = 0; j < 24; ++j) r = r * 1664525u + 1013904223u;
        v += r >> 24;
    }
    atomicAdd(&h[BIN(t)], (int)v); // loses 1
    __syncthreads();
    if (t < 16) atomicAdd(&out[t], h[t]);
}
