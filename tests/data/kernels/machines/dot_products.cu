// Sums of products of four bytes, or of two halfwords and two bytes, signed and unsigned.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, a = in[t], b = in[(t + 1) % n], result;
    int number;
    out[0 * n + t] = __dp4a((int)a, (int)b, (int)t);
    out[1 * n + t] = __dp4a(a, b, t);
    asm("dp2a.lo.s32.s32 %0, %1, %2, %3;" : "=r"(number) : "r"((int)a), "r"((int)b), "r"((int)t));
    out[2 * n + t] = number;
    asm("dp2a.hi.s32.s32 %0, %1, %2, %3;" : "=r"(number) : "r"((int)a), "r"((int)b), "r"((int)t));
    out[3 * n + t] = number;
    asm("dp2a.lo.u32.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(t));
    out[4 * n + t] = result;
    asm("dp2a.hi.u32.s32 %0, %1, %2, %3;" : "=r"(number) : "r"(a), "r"((int)b), "r"((int)t));
    out[5 * n + t] = number;
}
