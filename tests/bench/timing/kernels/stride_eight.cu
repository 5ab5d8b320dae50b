//@ block 128x1
//@ result float width / 8 x height
//@ grid ceil(width * height / 8 / 128)
//@ threads 128, 1
__global__ void sparse(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (8 * i < n) out[i] = in[8 * i] * 2;
}
