// sizes: 128x128 512x256
//@ block 64x1
//@ result int ceil(width * height / 16) x 1
//@ grid ceil(width * height / 16 / 64)
//@ threads 64, 1
// The distance of Levenshtein of 16 letters from the first 16, a row of the table in each thread.
__global__ void distance(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i >= n / 16) return;
    int row[17];
    for (int k = 0; k <= 16; ++k) row[k] = k;
    for (int a = 0; a < 16; ++a) {
        int letter = in[16 * i + a] / 32, corner = row[0];
        row[0] = a + 1;
        #pragma unroll
        for (int b = 0; b < 16; ++b) {
            int above = row[b + 1], same = corner + (in[b] / 32 != letter);
            row[b + 1] = min(same, min(above, row[b]) + 1);
            corner = above;
        }
    }
    out[i] = row[16];
}
