// sizes: 800x600 2048x2048
//@ block 32x8
//@ texture source border linear fractions
//@ result float width x height
__global__ void perspective(cudaTextureObject_t source, float* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float w = 1 + 0.4f * x / width + 0.7f * y / height;
    out[y * width + x] = tex2D<float>(source, (1.3f * x + 0.2f * y) / w + 0.5f, (0.1f * x + 1.6f * y) / w + 0.5f);
}
