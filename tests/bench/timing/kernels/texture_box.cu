//@ block 32x8
//@ result unsigned char width x height
__global__ void box(cudaTextureObject_t source, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int s = 0;
    for (int v = -2; v <= 2; ++v)
        for (int u = -2; u <= 2; ++u) s += tex2D<unsigned char>(source, x + u, y + v);
    out[y * width + x] = s / 25;
}
