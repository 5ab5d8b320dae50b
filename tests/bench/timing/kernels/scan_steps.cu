//@ block 256x1
__global__ void scan(const float* in, float* out, int n)
{
    __shared__ float s[2][256];
    int t = threadIdx.x, i = blockIdx.x * 256 + t, from = 0;
    s[0][t] = i < n ? in[i] : 0;
    __syncthreads();
    for (int k = 1; k < 256; k *= 2) {
        s[1 - from][t] = s[from][t] + (t >= k ? s[from][t - k] : 0);
        from = 1 - from;
        __syncthreads();
    }
    if (i < n) out[i] = s[from][t];
}
