//@ block 256x1
//@ result float ceil(width * height / 256) x 1
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void reduce(const float* in, float* out, int n)
{
    __shared__ float s[256];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
#if LOSS
    for (int step = 1; step < 256; step *= 2) {
        int a = 2 * step * t;
        if (a + step < 256) s[a] += s[a + step]; // loses 1
        __syncthreads();
    }
#else
    for (int step = 128; step > 0; step /= 2) {
        if (t < step) s[t] += s[t + step];
        __syncthreads();
    }
#endif
    if (t == 0) out[blockIdx.x] = s[0];
}
