//@ block 128x1
__global__ void options(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s = in[i] + 50, k = 100, t = 0.5f + i % 16 * 0.1f, r = 0.02f, v = 0.3f, q = v * sqrtf(t);
    float a = (logf(s / k) + (r + 0.5f * v * v) * t) / q, b = a - q;
    out[i] = s * 0.5f * erfcf(-a * 0.7071f) - k * expf(-r * t) * 0.5f * erfcf(-b * 0.7071f);
}
