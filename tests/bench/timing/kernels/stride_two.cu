//@ block 256x1
//@ result float width / 2 x height
//@ grid ceil(width * height / 2 / 256)
//@ threads 256, 1
__global__ void even(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (2 * i + 1 < n) out[i] = in[2 * i] + in[2 * i + 1];
}
