// sizes: 512x512 1536x1536
//@ block 32x8
//@ result int width x height
// One step of labels that spread: the largest of those that a pixel reaches to the right and below.
__global__ void spread(const unsigned char* in, int* out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int level = in[y * width + x] / 32, right = x, lower = y;
    while (right + 1 < width && in[y * width + right + 1] / 32 == level) ++right;
    while (lower + 1 < height && in[lower * width + width + x] / 32 == level) ++lower;
    out[y * width + x] = max(y * width + right, lower * width + x);
}
