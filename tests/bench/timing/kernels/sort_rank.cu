// sizes: 512x512 1536x1536
//@ block 128x1
__global__ void rank(const float* in, float* out, int n)
{
    __shared__ float s[128];
    int t = threadIdx.x, base = blockIdx.x * 128;
    float v = base + t < n ? in[base + t] : 1e30f;
    s[t] = v;
    __syncthreads();
    int r = 0;
    for (int k = 0; k < 128; ++k) r += s[k] < v || (s[k] == v && k < t);
    if (base + r < n) out[base + r] = v;
}
