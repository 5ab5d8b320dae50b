//@ block 256x1
__global__ void waves(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float s, c;
    sincosf(in[i] * 0.02f, &s, &c);
    out[i] = s * c + s;
}
