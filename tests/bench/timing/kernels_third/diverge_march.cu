// sizes: 256x192 1024x768
//@ block 8x8
//@ result float width x height
// Rays go as far as the distance to the nearest sphere of a lattice lets them.
__device__ float distance(float x, float y, float z)
{
    x -= 4 * floorf(x * 0.25f) + 2;
    y -= 4 * floorf(y * 0.25f) + 2;
    z -= 4 * floorf(z * 0.25f) + 2;
    return sqrtf(x * x + y * y + z * z) - 1;
}
__global__ void march(const float* in, float* out, int width, int height)
{
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height) return;
    float dx = (px - 0.5f * width) / height, dy = (py - 0.5f * height) / height;
    float scale = rsqrtf(dx * dx + dy * dy + 1), way = 0.001f * in[py * width + px];
    for (int step = 0; step < 64; ++step) {
        float d = distance(way * dx * scale, way * dy * scale, way * scale);
        if (d < 0.001f || way > 60) break;
        way += d;
    }
    out[py * width + px] = 255 * expf(-0.1f * way);
}
