//@ block 256x1
//@ grid ceil(width * height / 3 / 256)
//@ threads 256, 1
__global__ void normalise(const float* in, float* out, int n)
{
    int i = blockIdx.x * 256 + threadIdx.x;
    if (3 * i + 2 >= n) return;
    float x = in[3 * i] - 127, y = in[3 * i + 1] - 127, z = in[3 * i + 2] - 127, r = rsqrtf(x * x + y * y + z * z + 1);
    out[3 * i] = x * r;
    out[3 * i + 1] = y * r;
    out[3 * i + 2] = z * r;
}
