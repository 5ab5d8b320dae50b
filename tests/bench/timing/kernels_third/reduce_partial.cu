// sizes: 1024x1024 4096x4096
//@ block 1024x1
//@ result float 264 x 1
//@ grid 264
//@ threads 1024, 1
// Four values at once, a tree in shared memory, one sum of squares per block.
__global__ void squares(const float* in, float* out, int n)
{
    __shared__ float s[1024];
    int t = threadIdx.x;
    const float4* quads = (const float4*)in;
    float sum = 0;
    for (int i = blockIdx.x * 1024 + t; i < n / 4; i += gridDim.x * 1024) {
        float4 v = quads[i];
        sum += v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
    }
    s[t] = sum;
    for (int k = 512; k > 0; k /= 2) {
        __syncthreads();
        if (t < k) s[t] += s[t + k];
    }
    if (t == 0) out[blockIdx.x] = s[0];
}
