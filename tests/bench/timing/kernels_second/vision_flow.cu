// sizes: 320x240 1280x960
//@ block 16x16
// Motion by Lucas and Kanade: sums of gradients in 5 × 5 pixels and a system of two equations.
__global__ void flow(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 3 || y < 3 || x >= width - 4 || y >= height - 4) return;
    float xx = 0, xy = 0, yy = 0, xt = 0, yt = 0;
    for (int j = -2; j <= 2; ++j)
        for (int i = -2; i <= 2; ++i) {
            const float* p = in + (y + j) * width + x + i;
            float gx = 0.5f * (p[1] - p[-1]), gy = 0.5f * (p[width] - p[-width]), gt = p[width + 1] - p[0];
            xx += gx * gx;
            xy += gx * gy;
            yy += gy * gy;
            xt += gx * gt;
            yt += gy * gt;
        }
    float det = xx * yy - xy * xy;
    out[y * width + x] = det > 1e-3f ? hypotf(yy * xt - xy * yt, xx * yt - xy * xt) / det : 0;
}
