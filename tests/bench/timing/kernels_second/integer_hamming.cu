// sizes: 128x128 512x256
//@ block 128x1
//@ result int ceil(width * height / 8) x 1
//@ grid ceil(width * height / 8 / 128)
//@ threads 128, 1
// Of each code of 64 bits, which of the first 256 codes differs in the fewest.
__global__ void nearest(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i >= n / 8) return;
    const unsigned long long* codes = (const unsigned long long*)in;
    unsigned long long own = codes[i];
    int least = 65, best = -1;
    for (int k = 0; k < min(256, n / 8); ++k) {
        int bits = __popcll(own ^ codes[k]);
        if (bits < least && k != i) {
            least = bits;
            best = k;
        }
    }
    out[i] = best;
}
