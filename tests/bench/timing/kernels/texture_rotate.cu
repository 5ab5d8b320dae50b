//@ block 16x16
//@ result unsigned char width x height
__global__ void rotate(cudaTextureObject_t source, unsigned char* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float u = (x - width / 2) * 0.28f - (y - height / 2) * 0.96f, v = (x - width / 2) * 0.96f + (y - height / 2) * 0.28f;
    out[y * width + x] = tex2D<unsigned char>(source, u + width / 2, v + height / 2);
}
