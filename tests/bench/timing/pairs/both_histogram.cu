//@ block 256x1
//@ result int 256 x 1 zero
//@ grid ceil(width * height / 8192)
//@ threads 256, 1
#if LOSS & 1
#define BIN(v, t) ((v) & 1)
#else
#define BIN(v, t) (((v) & 1) + ((t) % 32) * 2)
#endif
#if LOSS & 2
#define STEP 32
#else
#define STEP 1
#endif
__global__ void hist(const unsigned char* in, int* out, int n)
{
    __shared__ int h[256];
    int t = threadIdx.x;
    h[t] = 0;
    __syncthreads();
    for (int k = 0; k < 32; ++k) {
        int i = blockIdx.x * 8192 + (STEP == 1 ? k * 256 + t : t * STEP + k);
        int v = i < n ? in[i] : 0; // loses 2
        atomicAdd(&h[BIN(v, t)], v); // loses 1
    }
    __syncthreads();
    if (h[t]) atomicAdd(&out[t], h[t]);
}
