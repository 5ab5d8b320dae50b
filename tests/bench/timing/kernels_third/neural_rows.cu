// sizes: 256x512 256x8192
//@ block 32x8
//@ grid ceil(height / 8)
//@ threads 32, 8
// A warp for each row of at most 256 values, which stay in registers.
__global__ void softmax(const float* in, float* out, int width, int height)
{
    int lane = threadIdx.x, y = blockIdx.x * 8 + threadIdx.y;
    if (y >= height) return;
    float v[8], most = -1e30f, sum = 0;
    #pragma unroll
    for (int k = 0; k < 8; ++k) {
        v[k] = lane + 32 * k < width ? 0.05f * in[y * width + lane + 32 * k] : -1e30f;
        most = fmaxf(most, v[k]);
    }
    for (int k = 16; k > 0; k /= 2) most = fmaxf(most, __shfl_xor_sync(~0u, most, k));
    #pragma unroll
    for (int k = 0; k < 8; ++k) sum += v[k] = expf(v[k] - most);
    for (int k = 16; k > 0; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);
    #pragma unroll
    for (int k = 0; k < 8; ++k)
        if (lane + 32 * k < width) out[y * width + lane + 32 * k] = v[k] / sum;
}
