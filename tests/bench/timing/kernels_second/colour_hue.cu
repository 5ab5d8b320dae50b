// sizes: 512x512 2048x1536
//@ block 256x1
//@ result uchar4 width x height
__global__ void hue(const uchar4* in, uchar4* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar4 p = in[i];
    int most = max(p.x, max(p.y, p.z)), least = min(p.x, min(p.y, p.z)), range = most - least;
    float h = 0;
    if (range > 0) {
        if (most == p.x) h = 42.5f * (p.y - p.z) / range;
        else if (most == p.y) h = 85 + 42.5f * (p.z - p.x) / range;
        else h = 170 + 42.5f * (p.x - p.y) / range;
        if (h < 0) h += 255;
    }
    out[i] = make_uchar4(h, most ? 255 * range / most : 0, most, p.w);
}
