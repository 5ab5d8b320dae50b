//@ block 64x1
//@ result float 64 x 1
//@ grid 1
//@ threads 64, 1
__global__ void few(const float* in, float* out)
{
    out[threadIdx.x] = in[threadIdx.x] * 2;
}
