// Pairs of halves by CUDA's names for them. Bytes are halves below 2^-14, so that small sums are exact integers.
__device__ __half2 pairOf(unsigned word) { return *reinterpret_cast<__half2*>(&word); }
__device__ unsigned wordOf(__half2 pair) { return *reinterpret_cast<unsigned*>(&pair); }

extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, a = in[t], b = in[(t + 1) % n], c = in[(t + 2) % n];
    __half2 x = pairOf(a), y = pairOf(b), z = pairOf(c), two = __half2half2(__float2half(2.0f));
    out[0 * n + t] = wordOf(__habs2(__hsub2(x, y)));
    out[1 * n + t] = wordOf(__hmin2(x, y));
    out[2 * n + t] = wordOf(__hmax2(x, __hneg2(y)));
    out[3 * n + t] = wordOf(__hfma2(two, x, __hadd2_rn(y, z)));
    __half2 p = pairOf(a & 0x00ff00ffu), q = pairOf(b & 0x00ff00ffu), r = pairOf(c & 0x00ff00ffu);
    out[4 * n + t] = wordOf(__hadd2(__hfma2(q, two, __hadd2(p, r)), __habs2(__hsub2(p, q))));
    out[5 * n + t] = wordOf(__hmin2(__habs2(__hsub2(__hadd2(p, q), r)), pairOf(0x00ff00ffu)));
    out[6 * n + t] = wordOf(__floats2half2_rn(__high2float(x) * 1.1f, __low2float(y) + 0.3f));
    out[7 * n + t] = __half_as_ushort(__hadd_rn(__hmul_rn(x.x, y.y), z.x)) | unsigned(x.x < y.x) << 16;
    out[8 * n + t] = wordOf(__hadd2_sat(x, y));
}
