// sizes: 640x480 1920x1080
//@ block 16x16
//@ grid ceil(width / 32), ceil(height / 32)
//@ threads 16, 16
//@ result unsigned char width x height + height // 2
// Luma for every pixel, and for every four of them two values of chroma (NV12).
__global__ void planes(const uchar3* in, unsigned char* out, int width, int height)
{
    int x = (blockIdx.x * 16 + threadIdx.x) * 2, y = (blockIdx.y * 16 + threadIdx.y) * 2;
    if (x + 1 >= width || y + 1 >= height) return;
    float blue = 0, red = 0;
    for (int k = 0; k < 4; ++k) {
        int at = (y + k / 2) * width + x + k % 2;
        uchar3 p = in[at];
        float luma = 0.299f * p.x + 0.587f * p.y + 0.114f * p.z;
        out[at] = luma;
        blue += (p.z - luma) * 0.564f;
        red += (p.x - luma) * 0.713f;
    }
    unsigned char* chroma = out + (height + y / 2) * width + x;
    chroma[0] = 128 + blue / 4;
    chroma[1] = 128 + red / 4;
}
