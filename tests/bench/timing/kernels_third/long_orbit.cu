// sizes: 64x64 512x1024
//@ block 32x1
//@ result float height x 1
//@ grid ceil(height / 32)
//@ threads 32, 1
// Few threads follow Lorenz's equations for 4,000 steps each.
__global__ void orbit(const float* in, float* out, int width, int height)
{
    int i = blockIdx.x * 32 + threadIdx.x;
    if (i >= height) return;
    float x = in[i * width] * 0.01f + 1, y = 1, z = 20;
    for (int step = 0; step < 4000; ++step) {
        float dx = 10 * (y - x), dy = x * (28 - z) - y, dz = x * y - 2.6666667f * z;
        x += 0.005f * dx;
        y += 0.005f * dy;
        z += 0.005f * dz;
    }
    out[i] = x;
}
