// sizes: 512x512 2048x1024
//@ block 8x8
//@ result float width x height
//@ grid ceil(width * height / 64 / 4)
//@ threads 8, 8, 4
// Many matrices of 8 × 8, each times the next one; four to a block.
__global__ void products(const float* in, float* out, int n)
{
    __shared__ float a[4][8][8], b[4][8][8];
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z, matrix = blockIdx.x * 4 + z, count = n / 64;
    if (matrix < count) {
        a[z][y][x] = in[matrix * 64 + y * 8 + x];
        b[z][y][x] = in[(matrix + 1) % count * 64 + y * 8 + x];
    }
    __syncthreads();
    if (matrix >= count) return;
    float sum = 0;
    #pragma unroll
    for (int k = 0; k < 8; ++k) sum += a[z][y][k] * b[z][k][x];
    out[matrix * 64 + y * 8 + x] = sum;
}
