// sizes: 512x512 2048x2048
//@ block 64x1
//@ result float width x height
//@ grid ceil(width * height / 16 / 64)
//@ threads 64, 1
// A Fourier transform of 16 points in the registers of each thread, and the powers of its frequencies.
__global__ void fourier(const float* in, float* out, int n)
{
    int i = blockIdx.x * 64 + threadIdx.x, stride = n / 16;
    if (i >= stride) return;
    float re[16], im[16];
    #pragma unroll
    for (int k = 0; k < 16; ++k) {
        re[k] = in[(k % 2 * 8 + k / 2 % 2 * 4 + k / 4 % 2 * 2 + k / 8) * stride + i];
        im[k] = 0;
    }
    #pragma unroll
    for (int half = 1; half < 16; half *= 2)
        #pragma unroll
        for (int k = 0; k < 16; ++k)
            if ((k & half) == 0) {
                float sine = -sinpif((float)(k % half) / half), cosine = cospif((float)(k % half) / half);
                float x = re[k + half] * cosine - im[k + half] * sine, y = re[k + half] * sine + im[k + half] * cosine;
                re[k + half] = re[k] - x;
                im[k + half] = im[k] - y;
                re[k] += x;
                im[k] += y;
            }
    #pragma unroll
    for (int k = 0; k < 16; ++k) out[k * stride + i] = re[k] * re[k] + im[k] * im[k];
}
