// sizes: 512x512 2048x2048
//@ block 192x1
//@ result float ceil(width * height / 16) x 1
//@ grid ceil(width * height / 16 / 192)
//@ threads 192, 1
//@ bind columns = input
//@ buffer entries float width * height zero
//@ bind values = entries
//@ buffer vector float width * height zero
//@ bind x = vector
// Rows padded to 16 entries and stored entry by entry (ELL), one thread per row.
__global__ void multiply(const int* columns, const float* values, const float* x, float* out, int n)
{
    int rows = n / 16, row = blockIdx.x * 192 + threadIdx.x;
    if (row >= rows) return;
    float sum = 0;
    for (int k = 0; k < 16; ++k) {
        int column = columns[k * rows + row];
        if (column > 16) sum += values[k * rows + row] * x[min(row + 8 * column, n - 1)];
    }
    out[row] = sum;
}
