// sizes: 512x512 1024x2048
//@ block 32x1
//@ grid ceil(width / 32)
//@ threads 32, 1
//@ buffer upper float width * height
//@ bind upper = upper
// Thomas' algorithm down and up the columns, one thread for each system.
__global__ void solve(const float* in, float* upper, float* out, int width, int height)
{
    int x = blockIdx.x * 32 + threadIdx.x;
    if (x >= width) return;
    float c = 0, d = 0;
    for (int y = 0; y < height; ++y) {
        float pivot = 1 / (4 - c);
        d = (in[y * width + x] + d) * pivot;
        c = pivot;
        upper[y * width + x] = c;
        out[y * width + x] = d;
    }
    for (int y = height - 2; y >= 0; --y) {
        d = out[y * width + x] + upper[y * width + x] * d;
        out[y * width + x] = d;
    }
}
