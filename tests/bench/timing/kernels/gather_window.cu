//@ block 256x1
__global__ void gather(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = i * 2654435761u;
    out[i] = in[(i + (h >> 16) % 1024) % n];
}
