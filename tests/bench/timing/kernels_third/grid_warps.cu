// sizes: 1024x1024 4096x4096
//@ block 32x1
// As many blocks as there are 32 pixels.
__global__ void threshold(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i] > 100 ? 255 : 0;
}
