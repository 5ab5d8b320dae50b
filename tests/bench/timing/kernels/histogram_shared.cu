//@ block 256x1
//@ result int 256 x 1 zero
//@ grid ceil(width * height / 2048)
//@ threads 256, 1
__global__ void hist(const unsigned char* in, int* out, int n)
{
    __shared__ int h[256];
    h[threadIdx.x] = 0;
    __syncthreads();
    for (int k = 0; k < 8; ++k) {
        int i = blockIdx.x * 2048 + k * 256 + threadIdx.x;
        if (i < n) atomicAdd(&h[in[i]], 1);
    }
    __syncthreads();
    if (h[threadIdx.x]) atomicAdd(&out[threadIdx.x], h[threadIdx.x]);
}
