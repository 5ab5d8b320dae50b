// sizes: 256x256 1024x1024
//@ block 256x1
//@ result int 16 x 1 zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
// Sixteen counters in global memory for all threads.
__global__ void count(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) atomicAdd(&out[in[i] / 16], 1);
}
