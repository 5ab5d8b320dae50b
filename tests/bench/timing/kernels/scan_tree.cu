//@ block 128x1
//@ grid ceil(width * height / 256)
//@ threads 128, 1
__global__ void scan(const float* in, float* out, int n)
{
    __shared__ float s[256];
    int t = threadIdx.x, base = blockIdx.x * 256, step = 1;
    s[2 * t] = base + 2 * t < n ? in[base + 2 * t] : 0;
    s[2 * t + 1] = base + 2 * t + 1 < n ? in[base + 2 * t + 1] : 0;
    for (int d = 128; d > 0; d /= 2) {
        __syncthreads();
        if (t < d) s[step * (2 * t + 2) - 1] += s[step * (2 * t + 1) - 1];
        step *= 2;
    }
    if (t == 0) s[255] = 0;
    for (int d = 1; d < 256; d *= 2) {
        step /= 2;
        __syncthreads();
        if (t < d) {
            float v = s[step * (2 * t + 1) - 1];
            s[step * (2 * t + 1) - 1] = s[step * (2 * t + 2) - 1];
            s[step * (2 * t + 2) - 1] += v;
        }
    }
    __syncthreads();
    if (base + 2 * t < n) out[base + 2 * t] = s[2 * t];
    if (base + 2 * t + 1 < n) out[base + 2 * t + 1] = s[2 * t + 1];
}
