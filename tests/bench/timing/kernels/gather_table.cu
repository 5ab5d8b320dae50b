//@ block 256x1
//@ buffer table float = gaussian(7, 3)
//@ bind t = table
__global__ void look(const unsigned char* in, const float* t, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = t[in[i] % 225];
}
