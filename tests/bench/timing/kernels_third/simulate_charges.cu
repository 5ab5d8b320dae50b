// sizes: 64x64 96x96
//@ block 128x1
// Forces of all charges on each: a warp loads 32 of them, and the lanes hand them round.
__global__ void forces(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x, lane = threadIdx.x % 32;
    float x = i % 61, y = i / 61, fx = 0, fy = 0;
    for (int first = 0; first < n; first += 32) {
        int k = first + lane;
        float charge = k < n ? in[k] - 128 : 0, otherX = k % 61, otherY = k / 61;
        for (int j = 0; j < 32; ++j) {
            float dx = x - __shfl_sync(~0u, otherX, j), dy = y - __shfl_sync(~0u, otherY, j);
            float r = rsqrtf(dx * dx + dy * dy + 0.01f), f = __shfl_sync(~0u, charge, j) * r * r * r;
            fx += f * dx;
            fy += f * dy;
        }
    }
    if (i < n) out[i] = sqrtf(fx * fx + fy * fy);
}
