//@ block 256x1
//@ result short width x height
__global__ void contrast(const short* in, short* out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = (short)(min(max((in[i] - 128) * 3, -400), 400));
}
