// sizes: 256x256 1024x768
//@ block 16x16
//@ result int width x height
// Mandelbrot's set in double precision: threads of a warp leave at different times.
__global__ void escape(const unsigned char* in, int* out, int width, int height)
{
    int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height) return;
    double cx = -2.0 + 3.0 * px / width, cy = -1.2 + 2.4 * py / height, x = 0, y = 0;
    int k = 0, most = 64 + in[py * width + px] / 4;
    while (k < most && x * x + y * y < 4) {
        double next = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = next;
        ++k;
    }
    out[py * width + px] = k;
}
