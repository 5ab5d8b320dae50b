// sizes: 768x512 3072x2048
//@ block 256x1
//@ grid height
//@ threads 256, 1
//@ bind scale = input
// The norm of a layer: mean, then variance, then the values, by one block per row.
__device__ float total(float v, float* warps)
{
    for (int k = 16; k > 0; k /= 2) v += __shfl_xor_sync(~0u, v, k);
    __syncthreads();
    if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = v;
    __syncthreads();
    v = 0;
    for (int k = 0; k < 8; ++k) v += warps[k];
    return v;
}
__global__ void normalise(const float* in, const float* scale, float* out, int width, int height)
{
    __shared__ float warps[8];
    const float* row = in + blockIdx.x * width;
    float sum = 0, squares = 0;
    for (int x = threadIdx.x; x < width; x += 256) sum += row[x];
    float mean = total(sum, warps) / width;
    for (int x = threadIdx.x; x < width; x += 256) squares += (row[x] - mean) * (row[x] - mean);
    float inverse = rsqrtf(total(squares, warps) / width + 1e-5f);
    for (int x = threadIdx.x; x < width; x += 256) out[blockIdx.x * width + x] = (row[x] - mean) * inverse * scale[x];
}
