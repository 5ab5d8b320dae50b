// sizes: 320x240 1024x1024
//@ block 128x1
//@ result unsigned char width x height
__constant__ int palette[24] = {0x000000, 0xFFFFFF, 0x880000, 0xAAFFEE, 0xCC44CC, 0x00CC55, 0x0000AA, 0xEEEE77,
                                0xDD8855, 0x664400, 0xFF7777, 0x333333, 0x777777, 0xAAFF66, 0x0088FF, 0xBBBBBB,
                                0x401010, 0x104010, 0x101040, 0x905090, 0x509050, 0x909050, 0xC0D0E0, 0x708090};
__global__ void nearest(const uchar4* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar4 p = in[i];
    int best = 0, least = 1 << 30;
    for (int k = 0; k < 24; ++k) {
        int c = palette[k], r = (c >> 16) - p.x, g = (c >> 8 & 255) - p.y, b = (c & 255) - p.z;
        int d = 2 * r * r + 4 * g * g + 3 * b * b;
        if (d < least) {
            least = d;
            best = k;
        }
    }
    out[i] = best;
}
