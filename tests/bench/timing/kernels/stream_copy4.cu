//@ block 256x1
//@ grid ceil(width * height / 4 / 256)
//@ threads 256, 1
__global__ void copy4(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 4) ((float4*)out)[i] = ((const float4*)in)[i];
}
