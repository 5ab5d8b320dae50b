//@ block 128x1
#if LOSS
#define PITCH 16
#else
#define PITCH 17
#endif
__global__ void rows(const float* in, float* out, int n)
{
    __shared__ double s[128 * PITCH];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    for (int k = 0; k < 16; ++k) s[k * 128 + t] = i < n ? in[i] + k : 0;
    __syncthreads();
    float a = 0;
    for (int k = 0; k < 16; ++k)
        a += (float)s[t * PITCH + k]; // loses 1
    if (i < n) out[i] = a;
}
