// Functions of CUDA that clang does not have and NVRTC before 12.3 declares without code. Facts from the CUDA Math API,
// "Integer Intrinsics", and the PTX ISA.
#if !defined(__CUDACC_RTC__) || __CUDACC_VER_MAJOR__ < 12 || (__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ < 3)
// Sums of products: of four bytes of each, or of two 16-bit numbers with the low or the high two of four bytes.
#define __prelude_dot__(name, instruction, type, A, B)                                                                 \
    __prelude_inline__ type name(type a, type b, type sum)                                                             \
    {                                                                                                                  \
        type result;                                                                                                   \
        asm(instruction " %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(sum));                                 \
        return result;                                                                                                 \
    }                                                                                                                  \
    __prelude_inline__ type name(A a, B b, type sum) { return name(*(type*)&a, *(type*)&b, sum); }
__prelude_dot__(__dp4a, "dp4a.s32.s32", int, char4, char4)
__prelude_dot__(__dp4a, "dp4a.u32.u32", unsigned, uchar4, uchar4)
__prelude_dot__(__dp2a_lo, "dp2a.lo.s32.s32", int, short2, char4)
__prelude_dot__(__dp2a_lo, "dp2a.lo.u32.u32", unsigned, ushort2, uchar4)
__prelude_dot__(__dp2a_hi, "dp2a.hi.s32.s32", int, short2, char4)
__prelude_dot__(__dp2a_hi, "dp2a.hi.u32.u32", unsigned, ushort2, uchar4)
#endif
