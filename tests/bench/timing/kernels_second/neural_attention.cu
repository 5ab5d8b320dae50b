// sizes: 128x256 512x1024
//@ block 32x4
//@ result float 32 x height
//@ grid ceil(height / 4)
//@ threads 32, 4
// A warp for each query of 32 numbers: keys and values in order, the softmax goes along.
__global__ void attention(const float* in, float* out, int width, int height)
{
    int lane = threadIdx.x, y = blockIdx.x * 4 + threadIdx.y;
    if (y >= height || width < 96) return;
    float query = in[y * width + lane] * 0.001f, most = -1e30f, sum = 0, value = 0;
    for (int k = 0; k < height; ++k) {
        float score = query * in[k * width + 32 + lane];
        for (int d = 16; d > 0; d /= 2) score += __shfl_xor_sync(~0u, score, d);
        float now = fmaxf(most, score), keep = __expf(most - now), weight = __expf(score - now);
        sum = sum * keep + weight;
        value = value * keep + weight * in[k * width + 64 + lane];
        most = now;
    }
    out[y * 32 + lane] = value / sum;
}
