// The tiles overlap by one element, for which both blocks compute the same.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 127 + threadIdx.x;
    out[i] = in[i] * 2; // [store]
}
