//@ block 256x1
//@ result int 256 x 256 zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void pairs(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n - 1) atomicAdd(&out[in[i] * 256 + in[i + 1]], 1);
}
