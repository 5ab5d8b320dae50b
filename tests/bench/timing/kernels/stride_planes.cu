//@ block 256x1
//@ grid ceil(width * height / 4 / 256)
//@ threads 256, 1
__global__ void planes(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, m = n / 4;
    if (i >= m) return;
    for (int k = 0; k < 4; ++k) out[k * m + i] = in[4 * i + k];
}
