// sizes: 512x512 2048x2048
//@ block 256x1
//@ result int width x height
// Each pixel walks down to the lowest neighbour until it is in a hollow.
__global__ void descend(const float* in, int* out, int width, int height)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= width * height) return;
    int at = i;
    for (int step = 0; step < 64; ++step) {
        int x = at % width, y = at / width, next = at;
        float least = in[at];
        for (int k = 0; k < 9; ++k) {
            int xx = min(max(x + k % 3 - 1, 0), width - 1), yy = min(max(y + k / 3 - 1, 0), height - 1);
            float v = in[yy * width + xx];
            if (v < least) {
                least = v;
                next = yy * width + xx;
            }
        }
        if (next == at) break;
        at = next;
    }
    out[i] = at;
}
