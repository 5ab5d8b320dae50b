// sizes: 256x256 768x768
//@ block 16x16
//@ bind n = width
// A product of square matrices by tiles of 16 × 16 in shared memory.
__global__ void product(const float* a, const float* b, float* out, int n)
{
    __shared__ float ta[16][16], tb[16][16];
    int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * 16 + tx, y = blockIdx.y * 16 + ty;
    float sum = 0;
    for (int first = 0; first < n; first += 16) {
        ta[ty][tx] = y < n && first + tx < n ? a[y * n + first + tx] : 0;
        tb[ty][tx] = x < n && first + ty < n ? b[(first + ty) * n + x] : 0;
        __syncthreads();
        for (int k = 0; k < 16; ++k) sum += ta[ty][k] * tb[k][tx];
        __syncthreads();
    }
    if (x < n && y < n) out[y * n + x] = sum;
}
