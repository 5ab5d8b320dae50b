// sizes: 512x512 2048x2048
//@ block 256x1
//@ grid ceil(width * height / 512)
//@ threads 256, 1
// Nine levels of 512 values in shared memory, of which each takes half of the threads.
__global__ void haar(const float* in, float* out, int n)
{
    __shared__ float s[512];
    int t = threadIdx.x, base = blockIdx.x * 512;
    for (int k = t; k < 512; k += 256) s[k] = base + k < n ? in[base + k] : 0;
    for (int half = 256; half > 0; half /= 2) {
        __syncthreads();
        float a = 0, b = 0;
        if (t < half) {
            a = s[2 * t];
            b = s[2 * t + 1];
        }
        __syncthreads();
        if (t < half) {
            s[t] = (a + b) * 0.70710678f;
            s[half + t] = (a - b) * 0.70710678f;
        }
    }
    __syncthreads();
    for (int k = t; k < 512; k += 256)
        if (base + k < n) out[base + k] = s[k];
}
