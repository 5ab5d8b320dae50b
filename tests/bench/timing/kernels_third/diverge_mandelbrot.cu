// sizes: 320x240 1280x1024
//@ block 16x8
//@ result unsigned short width x height
__global__ void mandelbrot(const unsigned char* in, unsigned short* out, int width, int height)
{
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height) return;
    float cx = -0.7463f + 0.01f * px / width, cy = 0.105f + 0.01f * py / height + in[py * width + px] * 1e-6f;
    float x = 0, y = 0, xx = 0, yy = 0;
    int steps = 0;
    for (; steps < 256 && xx + yy < 4; ++steps) {
        y = 2 * x * y + cy;
        x = xx - yy + cx;
        xx = x * x;
        yy = y * y;
    }
    out[py * width + px] = steps;
}
