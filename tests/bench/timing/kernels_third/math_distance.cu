// sizes: 512x512 2048x2048
//@ block 256x1
// The way on the globe between two places (haversine).
__global__ void distances(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float latitude = (in[i] - 128) * 0.012f, longitude = (in[n - 1 - i] - 128) * 0.024f;
    float a = sinf(0.5f * (latitude - 0.9f)), b = sinf(0.5f * (longitude - 0.1f));
    out[i] = 12742 * asinf(sqrtf(fminf(a * a + cosf(latitude) * cosf(0.9f) * b * b, 1)));
}
