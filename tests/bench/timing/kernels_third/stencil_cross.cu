// sizes: 512x512 3072x2048
//@ block 64x4
// Derivatives of the eighth order: four cells to each side.
__global__ void laplace(const float* in, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 4 || y < 4 || x >= width - 4 || y >= height - 4) return;
    const float weights[5] = {-2.847222f, 1.6f, -0.2f, 0.02539683f, -0.001785714f};
    const float* at = in + y * width + x;
    float sum = 2 * weights[0] * at[0];
    #pragma unroll
    for (int k = 1; k <= 4; ++k) sum += weights[k] * (at[-k] + at[k] + at[-k * width] + at[k * width]);
    out[y * width + x] = sum;
}
