// sizes: 512x512 2048x2048
//@ block 256x1
//@ result float width x height
//@ grid ceil(width * height / 4 / 256)
//@ threads 256, 1
// One stage of a Fourier transform in global memory: complex numbers 1,024 places apart.
__global__ void stage(const float* in, float* out, int n)
{
    int t = blockIdx.x * 256 + threadIdx.x, j = t % 1024, k = t / 1024 * 2048 + j;
    if (k + 1024 >= n / 2) return;
    float sine, cosine;
    __sincosf(-3.14159265f / 1024 * j, &sine, &cosine);
    const float2* from = (const float2*)in;
    float2 a = from[k], b = from[k + 1024];
    float2 c = make_float2(b.x * cosine - b.y * sine, b.x * sine + b.y * cosine);
    ((float2*)out)[k] = make_float2(a.x + c.x, a.y + c.y);
    ((float2*)out)[k + 1024] = make_float2(a.x - c.x, a.y - c.y);
}
