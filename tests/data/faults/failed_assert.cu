#include <cassert>
// An assert that does not hold for the sixth element.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    assert(in[i] < 5); // [assert]
    out[i] = in[i];
}
