// sizes: 512x512 1536x1536
//@ block 256x1
//@ result int 16 x 1 zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void hist(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) atomicAdd(&out[in[i] / 16], 1);
}
