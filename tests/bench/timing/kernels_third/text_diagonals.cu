// sizes: 128x128 512x512
//@ block 128x1
//@ result int ceil(width * height / 128) x 1
//@ grid width * height // 128
//@ threads 128, 1
// The edit distance of 128 letters from the first 128, diagonal after diagonal.
__global__ void distance(const unsigned char* in, int* out)
{
    __shared__ int rows[3][129];
    __shared__ unsigned char word[128];
    int t = threadIdx.x, letter = in[blockIdx.x * 128 + t] / 16;
    word[t] = in[t] / 16;
    for (int d = 0; d <= 256; ++d) {
        int *now = rows[d % 3], *last = rows[(d + 2) % 3], *older = rows[(d + 1) % 3], row = t + 1, column = d - row;
        if (t == 0 && d <= 128) now[0] = d;
        if (column == 0) now[row] = row;
        if (column >= 1 && column <= 128)
            now[row] = min(older[row - 1] + (letter != word[column - 1]), min(last[row - 1], last[row]) + 1);
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = rows[256 % 3][128];
}
