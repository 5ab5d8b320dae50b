//@ block 32x8
__device__ void order(int& a, int& b) { int l = min(a, b); b = max(a, b); a = l; }
__global__ void median(const unsigned char* in, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;
    int v[9];
    #pragma unroll
    for (int k = 0; k < 9; ++k) v[k] = in[(y + k / 3 - 1) * width + x + k % 3 - 1];
    #pragma unroll
    for (int round = 0; round < 9; ++round)
        #pragma unroll
        for (int k = round % 2; k < 8; k += 2) order(v[k], v[k + 1]);
    out[y * width + x] = v[4];
}
