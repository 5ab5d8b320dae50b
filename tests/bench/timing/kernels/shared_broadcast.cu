//@ block 128x1
__global__ void bodies(const float* in, float* out, int n)
{
    __shared__ float4 tile[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    float v = i < n ? in[i] : 0, s = 0;
    tile[t] = make_float4(v, v * 0.5f, v * 0.25f, 1);
    __syncthreads();
    #pragma unroll 8
    for (int k = 0; k < 128; ++k) {
        float4 p = tile[k];
        s += (p.x - v) * p.w + p.y * p.z;
    }
    if (i < n) out[i] = s;
}
