// sizes: 320x240 1024x768
//@ block 32x4
//@ result unsigned char width x height zero
//@ grid ceil(width / 128), ceil(height / 4)
//@ threads 32, 4
// Where in 32 places to the left four pixels of eight rows differ least: byte-wise differences of words.
__global__ void match(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = (blockIdx.x * 32 + threadIdx.x) * 4, y = blockIdx.y * 4 + threadIdx.y, words = width / 4;
    if (x + 4 > width || y + 8 > height) return;
    const unsigned* rows = (const unsigned*)in;
    unsigned least = ~0u, best = 0;
    for (int shift = 1; shift <= 8; ++shift) {
        unsigned sum = 0;
        int from = max(x / 4 - shift, 0);
        for (int j = 0; j < 8; ++j) sum += __vsadu4(rows[(y + j) * words + x / 4], rows[(y + j) * words + from]);
        if (sum < least) {
            least = sum;
            best = shift;
        }
    }
    for (int k = 0; k < 4; ++k) out[y * width + x + k] = best * 4;
}
