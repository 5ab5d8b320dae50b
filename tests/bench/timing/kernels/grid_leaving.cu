//@ block 64x1
//@ grid width * height / 64
//@ threads 64, 1
__global__ void leaving(const float* in, float* out, int n)
{
    if (blockIdx.x % 16) return;
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n) out[i] = sqrtf(in[i]);
}
