//@ block 128x1
//@ grid ceil(width * height / 8 / 128)
//@ threads 128, 1
__global__ void cosines(const float* in, float* out, int n)
{
    int g = blockIdx.x * 128 + threadIdx.x;
    if ((g + 1) * 8 > n) return;
    float v[8], w[8];
    #pragma unroll
    for (int k = 0; k < 8; ++k) v[k] = in[g * 8 + k];
    #pragma unroll
    for (int k = 0; k < 8; ++k) {
        w[k] = 0;
        #pragma unroll
        for (int j = 0; j < 8; ++j) w[k] += v[j] * (0.5f - 0.11f * ((2 * j + 1) * k % 9));
    }
    #pragma unroll
    for (int k = 0; k < 8; ++k) out[g * 8 + k] = w[k];
}
