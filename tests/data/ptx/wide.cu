// 64-bit and half types, carries, templates, loops with early exits, launch bounds.
#ifndef __clang__ // the prelude has no half
#include <cuda_fp16.h>
#endif
template <typename T>
__device__ T sum(const T* in, int n)
{
    T total = 0;
    for (int k = 0; k < n; ++k) {
        if (in[k] == T(42))
            break;
        total += in[k];
    }
    return total;
}
extern "C" __global__ void __launch_bounds__(128, 4)
    wide(const long long* a, const double* b, const short* c, double* out, int n, unsigned __int128* q, const void* h)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    out[i] = sum(a, n) + sum(b, n) + sum(c, n);
#ifndef __clang__
    const __half2* half = static_cast<const __half2*>(h);
    __half2 x = __hfma2(half[i], half[i + 1], half[i + 2]);
    out[i] += __low2float(x) + __half2float(__hmul(x.x, x.y)) + __half2float(__float2half_rn((float)b[i]));
#endif
    out[i] += sqrt(b[i]) / fma(b[i], b[i], 1.0) + floor(b[i]) + (double)(a[i] / (n + 1)) + (a[i] >> 3);
    q[i] = q[i] + q[i + 1] * 3;
    out[i + 1] = clock64();
}
