// sizes: 64x64 128x128
//@ block 96x1
//@ grid 1
//@ threads 96, 1
// One block for a small picture: its limits, then its values between them.
__global__ void normalise(const float* in, float* out, int n)
{
    __shared__ float least[96], most[96];
    int t = threadIdx.x;
    float low = 1e30f, high = -1e30f;
    for (int i = t; i < n; i += 96) {
        low = fminf(low, in[i]);
        high = fmaxf(high, in[i]);
    }
    least[t] = low;
    most[t] = high;
    __syncthreads();
    for (int k = 0; k < 96; ++k) {
        low = fminf(low, least[k]);
        high = fmaxf(high, most[k]);
    }
    float scale = high > low ? 255 / (high - low) : 0;
    for (int i = t; i < n; i += 96) out[i] = (in[i] - low) * scale;
}
