// sizes: 256x256 1024x1024
//@ block 16x16
//@ grid width // 16, height // 16
//@ threads 16, 16
// A matrix of 16 × 16 for each block, in shared memory, a barrier for each column.
__global__ void cholesky(const float* in, float* out, int width, int height)
{
    __shared__ float a[16][17];
    int c = threadIdx.x, r = threadIdx.y, x = blockIdx.x * 16 + c, y = blockIdx.y * 16 + r;
    float v = in[y * width + x] * 0.01f;
    a[r][c] = v + (r == c ? 100 : 0);
    __syncthreads();
    for (int k = 0; k < 16; ++k) {
        if (r == k && c == k) a[k][k] = sqrtf(a[k][k]);
        __syncthreads();
        if (c == k && r > k) a[r][k] /= a[k][k];
        __syncthreads();
        if (c > k && r >= c) a[r][c] -= a[r][k] * a[c][k];
        __syncthreads();
    }
    out[y * width + x] = r >= c ? a[r][c] : 0;
}
