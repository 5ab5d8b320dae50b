// sizes: 1024x512 4096x2048
//@ block 32x8
//@ result int height x 1
//@ grid ceil(height / 8)
//@ threads 32, 8
// Rows of bytes times a vector of bytes, four at a time, a warp for each row.
__global__ void dot(const unsigned char* in, int* out, int width, int height)
{
    int y = blockIdx.x * 8 + threadIdx.y, words = width / 4, sum = 0;
    if (y >= height) return;
    const int *row = (const int*)in + y * words, *vector = (const int*)in;
    for (int k = threadIdx.x; k < words; k += 32) sum = __dp4a(row[k], vector[k], sum);
    sum = __reduce_add_sync(~0u, sum);
    if (threadIdx.x == 0) out[y] = sum;
}
