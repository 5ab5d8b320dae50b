// sizes: 512x512 2048x2048
//@ block 512x1
//@ grid ceil(width * height / 512)
//@ threads 512, 1
// A tensor of four axes, of which the second and the third change places: sides that the compiler does not know.
__global__ void permute(const float* in, float* out, int width, int height)
{
    int n = width * height, i = blockIdx.x * 512 + threadIdx.x;
    if (i >= n) return;
    int d = width / 16, c = 16, b = height / 8;
    int w = i % d, z = i / d % c, y = i / d / c % b, x = i / d / c / b;
    out[((x * c + z) * b + y) * d + w] = in[i];
}
