// The tiles overlap by one element, and each block stores its own value there.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 127 + threadIdx.x;
    out[i] = in[i] + blockIdx.x; // [store]
}
