// sizes: 320x240 1280x720
//@ block 16x8
//@ result uchar4 width x height
// 5 × 5 pixels of a colour picture by their distance in colours.
__global__ void bilateral(const uchar4* in, uchar4* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    uchar4 middle = in[y * width + x];
    float r = 0, g = 0, b = 0, weights = 0;
    for (int j = max(y - 2, 0); j <= min(y + 2, height - 1); ++j)
        for (int i = max(x - 2, 0); i <= min(x + 2, width - 1); ++i) {
            uchar4 p = in[j * width + i];
            int dr = p.x - middle.x, dg = p.y - middle.y, db = p.z - middle.z;
            float w = __expf(-0.001f * (dr * dr + dg * dg + db * db) - 0.2f * ((i - x) * (i - x) + (j - y) * (j - y)));
            r += w * p.x;
            g += w * p.y;
            b += w * p.z;
            weights += w;
        }
    out[y * width + x] = make_uchar4(r / weights, g / weights, b / weights, middle.w);
}
