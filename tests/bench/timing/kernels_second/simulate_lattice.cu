// sizes: 384x384 1536x1152
//@ block 128x1
//@ result float width x height
//@ grid ceil(width * height / 9 / 128)
//@ threads 128, 1
// Nine planes of a lattice (D2Q9), streamed and relaxed.
__global__ void relax(const float* __restrict__ in, float* __restrict__ out, int width, int height)
{
    int n = width * height / 9, i = blockIdx.x * 128 + threadIdx.x;
    if (i >= n) return;
    float f[9], density = 0.01f, u = 0, v = 0;
    #pragma unroll
    for (int k = 0; k < 9; ++k) {
        int dx = k % 3 - 1, dy = k / 3 - 1, from = min(max(i - dx - dy * width, 0), n - 1);
        f[k] = in[k * n + from];
        density += f[k];
        u += f[k] * dx;
        v += f[k] * dy;
    }
    u /= density;
    v /= density;
    float square = 1 - 1.5f * (u * u + v * v);
    #pragma unroll
    for (int k = 0; k < 9; ++k) {
        int dx = k % 3 - 1, dy = k / 3 - 1;
        float weight = k == 4 ? 4 / 9.0f : dx * dy ? 1 / 36.0f : 1 / 9.0f, speed = 3 * (dx * u + dy * v);
        out[k * n + i] = f[k] + 0.8f * (weight * density * (square + speed * (1 + 0.5f * speed)) - f[k]);
    }
}
