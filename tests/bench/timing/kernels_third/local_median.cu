// sizes: 320x240 800x600
//@ block 32x4
// The median of 5 × 5 pixels: the first 13 of a selection sort.
__global__ void median(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return;
    unsigned char v[25];
    for (int k = 0; k < 25; ++k) v[k] = in[(y + k / 5 - 2) * width + x + k % 5 - 2];
    for (int i = 0; i <= 12; ++i) {
        int least = i;
        for (int k = i + 1; k < 25; ++k)
            if (v[k] < v[least]) least = k;
        unsigned char other = v[i];
        v[i] = v[least];
        v[least] = other;
    }
    out[y * width + x] = v[12];
}
