//@ block 128x1
//@ result float height x 1
//@ grid ceil(height / 128)
//@ threads 128, 1
__global__ void product(const float* in, float* out, int width, int height)
{
    int r = blockIdx.x * 128 + threadIdx.x;
    if (r >= height) return;
    float s = 0;
    for (int k = 0; k < width; ++k) s += in[r * width + k] * in[k];
    out[r] = s;
}
