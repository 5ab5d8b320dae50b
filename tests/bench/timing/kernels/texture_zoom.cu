//@ block 16x16
//@ texture source border linear fractions
//@ result float width x height
__global__ void zoom(cudaTextureObject_t source, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    out[y * width + x] = tex2D<float>(source, x * 0.61f + 20.3f, y * 0.61f + 10.7f);
}
