// sizes: 512x512 2048x2048
//@ block 256x1
//@ result float ceil(width * height / 64) x 1
//@ grid ceil(width * height / 64 / 8)
//@ threads 256, 1
//@ bind starts = input
//@ bind columns = input
//@ buffer entries float width * height zero
//@ bind values = entries
//@ buffer vector float width * height zero
//@ bind x = vector
// Compressed rows of some 64 entries anywhere, one warp per row.
__global__ void multiply(const int* starts, const int* columns, const float* values, const float* x, float* out,
                         int n)
{
    int row = blockIdx.x * 8 + threadIdx.x / 32, lane = threadIdx.x % 32;
    if (row >= n / 64) return;
    int first = 64 * row + starts[row] % 64, end = min(64 * row + 64 + starts[row + 1] % 64, n);
    float sum = 0;
    for (int k = first + lane; k < end; k += 32) sum += values[k] * x[(unsigned)(columns[k] * 8191 + k * 613) % n];
    for (int k = 16; k > 0; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);
    if (lane == 0) out[row] = sum;
}
