//@ block 256x1
__global__ void gamma22(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 255 * powf(in[i] / 255, 1 / 2.2f);
}
