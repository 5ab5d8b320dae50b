// sizes: 256x256 1024x1024
//@ block 256x1
//@ buffer counter int 1 zero
//@ bind c = counter
//@ tolerance 1000000 the order of the tickets is free
__global__ void ticket(const unsigned char* in, int* c, int* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n) out[i] = atomicAdd(c, 1) < n ? in[i] : 0;
}
