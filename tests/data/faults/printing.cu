#include <cstdio>
// Prints: not a fault, but a note.
extern "C" __global__ void k(const float* in, float* out, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i == 133)
        printf("in[%d] = %.2f, %s\n", i, in[i], i > n ? "outside" : "inside"); // [print]
    out[i] = in[i];
}
