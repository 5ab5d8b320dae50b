// sizes: 512x512 2048x2048
//@ block 256x1
// Each 1,024 values in the order of reversed bits, as a Fourier transform begins.
__global__ void reverse(const float* in, float* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i / 1024 * 1024 + (__brev(i % 1024) >> 22)] = in[i];
}
