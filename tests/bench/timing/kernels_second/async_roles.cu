// sizes: 512x512 2048x1024
//@ block 160x1
//@ grid ceil(width * height / 8192)
//@ threads 160, 1
// One warp brings the next part while four compute with this one.
__global__ void roles(const float* in, float* out, int n)
{
    __shared__ float s[2][512];
    int t = threadIdx.x, base = blockIdx.x * 8192;
    for (int part = 0; part <= 16; ++part) {
        if (t >= 128) {
            for (int k = t - 128; k < 512 && part < 16; k += 32) {
                int i = base + part * 512 + k;
                s[part % 2][k] = i < n ? in[i] : 0;
            }
        } else if (part > 0) {
            const float* from = s[(part - 1) % 2];
            for (int k = t; k < 512; k += 128) {
                int i = base + (part - 1) * 512 + k;
                float v = from[k];
                for (int r = 0; r < 8; ++r) v = v * 0.9f + from[(k + 37 * r) % 512] * 0.1f;
                if (i < n) out[i] = v;
            }
        }
        __syncthreads();
    }
}
