//@ block 256x1
//@ result int 256 x 1 zero
//@ grid 264
//@ threads 256, 1
__global__ void hist(const unsigned char* in, int* out, int n)
{
    __shared__ int h[8][256];
    for (int k = 0; k < 8; ++k) h[k][threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) atomicAdd(&h[threadIdx.x / 32][in[i]], 1);
    __syncthreads();
    int s = 0;
    for (int k = 0; k < 8; ++k) s += h[k][threadIdx.x];
    atomicAdd(&out[threadIdx.x], s);
}
