//@ block 256x1
__global__ void transform(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x, lane = threadIdx.x % 32;
    float v = i < n ? in[i] : 0;
    #pragma unroll
    for (int k = 1; k < 32; k *= 2) {
        float u = __shfl_xor_sync(~0u, v, k);
        v = lane & k ? u - v : u + v;
    }
    if (i < n) out[i] = v;
}
