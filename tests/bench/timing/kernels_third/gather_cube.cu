// sizes: 512x512 1920x1080
//@ block 128x1
//@ result uchar4 width x height
//@ buffer cube float 4096 zero
//@ bind table = cube
// Colours through a table of 16 × 16 × 16 entries, between eight of which it interpolates.
__global__ void grade(const uchar4* in, const float* table, uchar4* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar4 p = in[i];
    float r = p.x * (15 / 256.0f), g = p.y * (15 / 256.0f), b = p.z * (15 / 256.0f), sum = 0;
    int base = (int)b * 256 + (int)g * 16 + (int)r;
    #pragma unroll
    for (int k = 0; k < 8; ++k) {
        int dr = k % 2, dg = k / 2 % 2, db = k / 4;
        float w = fabsf(1 - dr - (r - (int)r)) * fabsf(1 - dg - (g - (int)g)) * fabsf(1 - db - (b - (int)b));
        sum += w * table[base + db * 256 + dg * 16 + dr];
    }
    out[i] = make_uchar4(sum, (sum + p.y) / 2, p.z, p.w);
}
