//@ block 256x1
__global__ void search(const unsigned char* in, unsigned char* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int wanted = in[i] * in[i], low = 0, high = 256;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (middle * middle <= wanted) low = middle;
        else high = middle;
    }
    out[i] = low;
}
