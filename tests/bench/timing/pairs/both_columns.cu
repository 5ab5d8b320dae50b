//@ block 256x1
//@ result float ceil(width / 4) x height
//@ grid ceil(width * height / 4 / 256)
//@ threads 256, 1
#if LOSS & 1
#define PITCH 32
#else
#define PITCH 33
#endif
#if LOSS & 2
#define STRIDE 4
#else
#define STRIDE 1
#endif
__global__ void sums(const float* in, float* out, int n)
{
    __shared__ float t[32 * 33];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32, i = blockIdx.x * 256 + threadIdx.x;
    for (int k = threadIdx.x; k < 32 * 33; k += 256) t[k] = k;
    __syncthreads();
    float s = i < n / 4 ? in[i * STRIDE] : 0; // loses 2
    for (int k = 0; k < 16; ++k)
        s += t[lane * PITCH + (k + warp) % 32]; // loses 1
    if (i < n / 4) out[i] = s;
}
