//@ block 8x8
//@ grid width // 8, height // 8
//@ threads 8, 8
// 8 × 8 blocks of a JPEG, one block of 64 threads for each.
__global__ void cosine(const unsigned char* in, float* out, int width, int height)
{
    __shared__ float base[8][8], a[8][8], b[8][8];
    int x = threadIdx.x, y = threadIdx.y, at = (blockIdx.y * 8 + y) * width + blockIdx.x * 8 + x;
    base[y][x] = (y == 0 ? 0.35355339f : 0.5f) * __cosf((2 * x + 1) * y * 0.19634954f);
    a[y][x] = in[at] - 128.0f;
    __syncthreads();
    float s = 0;
    for (int k = 0; k < 8; ++k) s += base[y][k] * a[k][x];
    b[y][x] = s;
    __syncthreads();
    s = 0;
    for (int k = 0; k < 8; ++k) s += b[y][k] * base[x][k];
    out[at] = s;
}
