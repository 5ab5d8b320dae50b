// sizes: 256x256 768x768
//@ block 16x16
//@ result float height x height
__global__ void product(const float* in, float* out, int width, int height)
{
    int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
    if (r >= height || c >= height) return;
    float s = 0;
    for (int k = 0; k < width; ++k) s += in[r * width + k] * in[k * width + c];
    out[r * height + c] = s;
}
