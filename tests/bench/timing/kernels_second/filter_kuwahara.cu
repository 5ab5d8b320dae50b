// sizes: 640x480 1920x1080
//@ block 16x16
__global__ void kuwahara(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float least = 1e30f, best = 0;
    for (int quadrant = 0; quadrant < 4; ++quadrant) {
        int left = quadrant % 2 ? x : x - 2, top = quadrant / 2 ? y : y - 2;
        float sum = 0, squares = 0;
        for (int j = 0; j < 3; ++j)
            for (int i = 0; i < 3; ++i) {
                float v = in[min(max(top + j, 0), height - 1) * width + min(max(left + i, 0), width - 1)];
                sum += v;
                squares += v * v;
            }
        float mean = sum / 9, variance = squares / 9 - mean * mean;
        if (variance < least) {
            least = variance;
            best = mean;
        }
    }
    out[y * width + x] = best;
}
