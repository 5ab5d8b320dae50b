// sizes: 128x128 640x640
//@ block 16x16
//@ bind n = width
// A product of square matrices, one thread per element.
__global__ void product(const float* a, const float* b, float* out, int n)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= n || y >= n) return;
    float sum = 0;
    for (int k = 0; k < n; ++k) sum += a[y * n + k] * b[k * n + x];
    out[y * n + x] = sum;
}
