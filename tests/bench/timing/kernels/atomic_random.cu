//@ block 256x1
//@ result int width x height zero
__global__ void spread(const int* in, int* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = i * 2654435761u;
    h ^= h >> 14;
    atomicAdd(&out[h % n], in[i]);
}
