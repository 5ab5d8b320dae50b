// Sums of products of four bytes, or of two halfwords and two bytes, signed and unsigned.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, a = in[t], b = in[(t + 1) % n];
    int number;
    out[0 * n + t] = __dp4a((int)a, (int)b, (int)t);
    out[1 * n + t] = __dp4a(a, b, t);
    out[2 * n + t] = __dp2a_lo((int)a, (int)b, (int)t);
    out[3 * n + t] = __dp2a_hi((int)a, (int)b, (int)t);
    out[4 * n + t] = __dp2a_lo(a, b, t);
    asm("dp2a.hi.u32.s32 %0, %1, %2, %3;" : "=r"(number) : "r"(a), "r"((int)b), "r"((int)t));
    out[5 * n + t] = number;
    out[6 * n + t] = __dp2a_hi(a, b, t);
}
