//@ block 512x1
__global__ void update(float* data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] = data[i] * 0.75f + 1;
}
