// Arithmetic on pairs of half-precision numbers.
extern "C" __global__ void words(const unsigned* in, unsigned* out)
{
    unsigned t = threadIdx.x, n = blockDim.x, a = in[t], b = in[(t + 1) % n], c = in[(t + 2) % n], result;
    asm("add.f16x2 %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b));
    out[0 * n + t] = result;
    asm("mul.f16x2 %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b));
    out[1 * n + t] = result;
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(c));
    out[2 * n + t] = result;
    asm("sub.f16x2 %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b));
    out[3 * n + t] = result;
    float wide;
    asm("{\n\t.reg .b16 low, high;\n\tmov.b32 {low, high}, %1;\n\tcvt.f32.f16 %0, high;\n\t}" : "=f"(wide) : "r"(a));
    out[4 * n + t] = __float_as_uint(wide);
    unsigned short narrow;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(narrow) : "f"(wide * 1.2001953125f));
    out[5 * n + t] = narrow;
}
