// sizes: 1024x1024 4096x4096
//@ block 128x1
//@ grid ceil(width * height / 4 / 128)
//@ threads 128, 1
//@ result unsigned int width // 4 x height
// Conway's game with 32 cells in a word: neighbours are added up bit by bit.
__global__ void life(const unsigned int* in, unsigned int* out, int width, int height)
{
    int i = blockIdx.x * 128 + threadIdx.x, words = width / 4;
    if (i >= words * height) return;
    int x = i % words, y = i / words;
    unsigned ones = 0, twos = 0, more = 0, own = 0;
    for (int k = -1; k <= 1; ++k) {
        const unsigned int* row = in + (y + k + height) % height * words;
        unsigned v = row[x] * 0x01010101u, before = row[x > 0 ? x - 1 : words - 1] * 0x01010101u,
                 after = row[x + 1 < words ? x + 1 : 0] * 0x01010101u;
        unsigned cells[3] = {v << 1 | before >> 31, v >> 1 | after << 31, v};
        if (k == 0) own = v;
        for (int c = 0; c < (k == 0 ? 2 : 3); ++c) {
            unsigned carry = ones & cells[c];
            ones ^= cells[c];
            more |= twos & carry;
            twos ^= carry;
        }
    }
    out[i] = twos & ~more & (ones | own);
}
