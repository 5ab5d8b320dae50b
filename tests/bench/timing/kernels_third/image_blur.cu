// sizes: 640x480 1920x1080
//@ block 32x8
//@ result uchar3 width x height
// Interleaved bytes of three colours, blurred along the row.
__global__ void blur(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    const float weights[7] = {0.03f, 0.11f, 0.22f, 0.28f, 0.22f, 0.11f, 0.03f};
    for (int c = 0; c < 3; ++c) {
        float sum = 0;
        for (int k = -3; k <= 3; ++k)
            sum += weights[k + 3] * in[3 * (y * width + min(max(x + k, 0), width - 1)) + c];
        out[3 * (y * width + x) + c] = sum;
    }
}
