//@ block 256x1
//@ result int 1 x 1 zero
//@ grid ceil(width * height / 256)
//@ threads 256, 1
__global__ void count(const unsigned char* in, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    int c = __syncthreads_count(i < n && in[i] > 127);
    if (threadIdx.x == 0) atomicAdd(out, c);
}
