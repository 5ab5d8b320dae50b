// sizes: 512x512 2048x2048
//@ block 128x1
//@ grid ceil(width * height / 256)
//@ threads 128, 1
// 256 points by radix 2, the first values in the order of reversed bits.
__global__ void fourier(const float* in, float* out, int n)
{
    __shared__ float2 s[256];
    int t = threadIdx.x, base = blockIdx.x * 256;
    for (int k = t; k < 256; k += 128) s[__brev(k) >> 24] = make_float2(base + k < n ? in[base + k] : 0, 0);
    for (int half = 1; half < 256; half *= 2) {
        __syncthreads();
        int j = t % half, k = t / half * 2 * half + j;
        float sine, cosine;
        sincospif(-(float)j / half, &sine, &cosine);
        float2 a = s[k], b = s[k + half];
        float2 c = make_float2(b.x * cosine - b.y * sine, b.x * sine + b.y * cosine);
        s[k] = make_float2(a.x + c.x, a.y + c.y);
        s[k + half] = make_float2(a.x - c.x, a.y - c.y);
    }
    __syncthreads();
    for (int k = t; k < 256; k += 128)
        if (base + k < n) out[base + k] = sqrtf(s[k].x * s[k].x + s[k].y * s[k].y);
}
