// sizes: 512x512 2048x2048
//@ block 128x1
//@ result float ceil(width * height / 32) x 1
//@ grid ceil(width * height / 32 / 128)
//@ threads 128, 1
//@ bind starts = input
//@ bind columns = input
//@ buffer entries float width * height zero
//@ bind values = entries
//@ buffer vector float width * height zero
//@ bind x = vector
// Compressed rows of 1 to 63 entries in a band, one thread per row.
__global__ void multiply(const int* starts, const int* columns, const float* values, const float* x, float* out,
                         int n)
{
    int row = blockIdx.x * 128 + threadIdx.x;
    if (row >= n / 32) return;
    int k = 32 * row + starts[row] % 32, end = min(32 * row + 32 + starts[row + 1] % 32, n);
    float sum = 0;
    for (; k < end; ++k) sum += values[k] * x[row + columns[k]];
    out[row] = sum;
}
