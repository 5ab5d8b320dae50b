// The CUDA language's built-in variables and device functions for clang: synchronisation, warps, atomics, bits,
// textures. Facts from the CUDA C++ Programming Guide and the PTX ISA. Written as PTX where the compiler's own names
// differ between its versions.

// --- built-in variables ---
// Reading a member reads the special register.
#define __prelude_index__(name, reg, type)                                                                             \
    struct __prelude_##name##_type {                                                                                   \
        __declspec(property(get = getX)) unsigned int x;                                                               \
        __declspec(property(get = getY)) unsigned int y;                                                               \
        __declspec(property(get = getZ)) unsigned int z;                                                               \
        __prelude__ unsigned int getX() { return __nvvm_read_ptx_sreg_##reg##_x(); }                                   \
        __prelude__ unsigned int getY() { return __nvvm_read_ptx_sreg_##reg##_y(); }                                   \
        __prelude__ unsigned int getZ() { return __nvvm_read_ptx_sreg_##reg##_z(); }                                   \
        __attribute__((device, always_inline, nodebug)) operator type() const { return type{getX(), getY(), getZ()}; } \
    };                                                                                                                 \
    extern const __attribute__((device, weak)) __prelude_##name##_type name;

__prelude_index__(threadIdx, tid, uint3)
__prelude_index__(blockIdx, ctaid, uint3)
__prelude_index__(blockDim, ntid, dim3)
__prelude_index__(gridDim, nctaid, dim3)

constexpr int warpSize = 32;

// --- synchronisation ---
// Not clang's own __syncthreads: clang 14 assumes that it does not change a kernel's __shared__ variables, and moves
// their loads across it.
__prelude__ void __prelude_syncthreads__() { asm volatile("bar.sync 0;" ::: "memory"); }
#define __syncthreads() __prelude_syncthreads__()
__prelude__ int __syncthreads_count(int predicate)
{
    int result;
    asm volatile("{\n\t.reg .pred p;\n\tsetp.ne.s32 p, %1, 0;\n\tbar.red.popc.u32 %0, 0, p;\n\t}"
                 : "=r"(result)
                 : "r"(predicate)
                 : "memory");
    return result;
}
#define __prelude_vote__(name, params, test, operation, operands, ...)                                                 \
    __prelude__ int name params                                                                                        \
    {                                                                                                                  \
        int result;                                                                                                    \
        asm volatile("{\n\t.reg .pred p, q;\n\tsetp.ne.s32 p, %1, 0;\n\t" operation " q, " operands                    \
                     ";\n\tselp.s32 %0, 1, 0, q;\n\t}"                                                                 \
                     : "=r"(result)                                                                                    \
                     : "r"(test), ##__VA_ARGS__                                                                        \
                     : "memory");                                                                                      \
        return result;                                                                                                 \
    }
__prelude_vote__(__syncthreads_and, (int predicate), predicate, "bar.red.and.pred", "0, p")
__prelude_vote__(__syncthreads_or, (int predicate), predicate, "bar.red.or.pred", "0, p")
__prelude__ void __syncwarp(unsigned mask = 0xffffffffu) { asm volatile("bar.warp.sync %0;" ::"r"(mask) : "memory"); }
__prelude__ void __threadfence_block() { asm volatile("membar.cta;" ::: "memory"); }
__prelude__ void __threadfence() { asm volatile("membar.gl;" ::: "memory"); }
__prelude__ void __threadfence_system() { asm volatile("membar.sys;" ::: "memory"); }

// --- votes and shuffles of a warp ---
__prelude_vote__(__all_sync, (unsigned mask, int predicate), predicate, "vote.sync.all.pred", "p, %2", "r"(mask))
__prelude_vote__(__any_sync, (unsigned mask, int predicate), predicate, "vote.sync.any.pred", "p, %2", "r"(mask))
__prelude__ unsigned __ballot_sync(unsigned mask, int predicate)
{
    unsigned result;
    asm volatile("{\n\t.reg .pred p;\n\tsetp.ne.s32 p, %1, 0;\n\tvote.sync.ballot.b32 %0, p, %2;\n\t}"
                 : "=r"(result)
                 : "r"(predicate), "r"(mask)
                 : "memory");
    return result;
}
__prelude__ unsigned __activemask()
{
    unsigned result;
    asm volatile("activemask.b32 %0;" : "=r"(result));
    return result;
}

#define __prelude_match__(T, type, code)                                                                               \
    __prelude__ unsigned __match_any_sync(unsigned mask, T value)                                                      \
    {                                                                                                                  \
        unsigned result;                                                                                               \
        asm volatile("match.any.sync." type " %0, %1, %2;" : "=r"(result) : code(value), "r"(mask) : "memory");        \
        return result;                                                                                                 \
    }                                                                                                                  \
    __prelude__ unsigned __match_all_sync(unsigned mask, T value, int* isSame)                                         \
    {                                                                                                                  \
        unsigned result;                                                                                               \
        int same;                                                                                                      \
        asm volatile("{\n\t.reg .pred p;\n\tmatch.all.sync." type " %0|p, %2, %3;\n\tselp.s32 %1, 1, 0, p;\n\t}"         \
                     : "=r"(result), "=r"(same)                                                                        \
                     : code(value), "r"(mask)                                                                          \
                     : "memory");                                                                                      \
        *isSame = same;                                                                                                \
        return result;                                                                                                 \
    }
__prelude_match__(int, "b32", "r")
__prelude_match__(unsigned, "b32", "r")
__prelude_match__(float, "b32", "f")
__prelude_match__(long, "b64", "l")
__prelude_match__(unsigned long, "b64", "l")
__prelude_match__(long long, "b64", "l")
__prelude_match__(unsigned long long, "b64", "l")
__prelude_match__(double, "b64", "d")

// One instruction from compute capability 8.0 on; not available before.
#if __CUDA_ARCH__ >= 800
#define __prelude_reduce__(name, T, code, operation)                                                                   \
    __prelude__ T name(unsigned mask, T value)                                                                         \
    {                                                                                                                  \
        T result;                                                                                                      \
        asm volatile("redux.sync." operation " %0, %1, %2;" : "=r"(result) : "r"(value), "r"(mask) : "memory");        \
        return result;                                                                                                 \
    }
#define __prelude_reduce_both__(name, operation)                                                                       \
    __prelude_reduce__(name, unsigned, "r", operation ".u32") __prelude_reduce__(name, int, "r", operation ".s32")
__prelude_reduce_both__(__reduce_add_sync, "add")
__prelude_reduce_both__(__reduce_min_sync, "min")
__prelude_reduce_both__(__reduce_max_sync, "max")
__prelude_reduce__(__reduce_and_sync, unsigned, "r", "and.b32")
__prelude_reduce__(__reduce_or_sync, unsigned, "r", "or.b32")
__prelude_reduce__(__reduce_xor_sync, unsigned, "r", "xor.b32")
#endif

// The last operand of shfl holds the segment (width) in bits 8–12 and the clamp lane in bits 0–4.
#define __prelude_shuffle__(name, mode, clamp)                                                                         \
    __prelude__ unsigned __prelude_##name(unsigned mask, unsigned value, unsigned lane, int width)                     \
    {                                                                                                                  \
        unsigned result, control = unsigned(32 - width) << 8 | clamp;                                                  \
        asm volatile("shfl.sync." mode ".b32 %0, %1, %2, %3, %4;"                                                      \
                     : "=r"(result)                                                                                    \
                     : "r"(value), "r"(lane), "r"(control), "r"(mask)                                                  \
                     : "memory");                                                                                      \
        return result;                                                                                                 \
    }                                                                                                                  \
    __prelude__ int name(unsigned mask, int value, unsigned lane, int width = 32)                                      \
    {                                                                                                                  \
        return int(__prelude_##name(mask, unsigned(value), lane, width));                                              \
    }                                                                                                                  \
    __prelude__ unsigned name(unsigned mask, unsigned value, unsigned lane, int width = 32)                            \
    {                                                                                                                  \
        return __prelude_##name(mask, value, lane, width);                                                             \
    }                                                                                                                  \
    __prelude__ float name(unsigned mask, float value, unsigned lane, int width = 32)                                  \
    {                                                                                                                  \
        return __builtin_bit_cast(float, __prelude_##name(mask, __builtin_bit_cast(unsigned, value), lane, width));    \
    }                                                                                                                  \
    __prelude__ unsigned long long name(unsigned mask, unsigned long long value, unsigned lane, int width = 32)        \
    {                                                                                                                  \
        unsigned low = __prelude_##name(mask, unsigned(value), lane, width);                                           \
        return (unsigned long long)__prelude_##name(mask, unsigned(value >> 32), lane, width) << 32 | low;             \
    }                                                                                                                  \
    __prelude__ long long name(unsigned mask, long long value, unsigned lane, int width = 32)                          \
    {                                                                                                                  \
        return (long long)name(mask, (unsigned long long)value, lane, width);                                          \
    }                                                                                                                  \
    __prelude__ unsigned long name(unsigned mask, unsigned long value, unsigned lane, int width = 32)                  \
    {                                                                                                                  \
        return (unsigned long)name(mask, (unsigned long long)value, lane, width);                                      \
    }                                                                                                                  \
    __prelude__ long name(unsigned mask, long value, unsigned lane, int width = 32)                                    \
    {                                                                                                                  \
        return (long)name(mask, (unsigned long long)value, lane, width);                                               \
    }                                                                                                                  \
    __prelude__ double name(unsigned mask, double value, unsigned lane, int width = 32)                                \
    {                                                                                                                  \
        return __builtin_bit_cast(double,                                                                              \
                                  name(mask, __builtin_bit_cast(unsigned long long, value), lane, width));             \
    }
__prelude_shuffle__(__shfl_sync, "idx", 31u)
__prelude_shuffle__(__shfl_up_sync, "up", 0u)
__prelude_shuffle__(__shfl_down_sync, "down", 31u)
__prelude_shuffle__(__shfl_xor_sync, "bfly", 31u)

// --- atomics; the compiler determines whether the address is shared or global ---
#define __prelude_atomic__(name, builtin, T, B)                                                                        \
    __prelude__ T name(T* address, T value) { return (T)__nvvm_atom_##builtin((B*)address, (B)value); }
#define __prelude_atomic_32_64__(name, operation)                                                                      \
    __prelude_atomic__(name, operation##_gen_i, int, int)                                                              \
    __prelude_atomic__(name, operation##_gen_i, unsigned, int)                                                         \
    __prelude_atomic__(name, operation##_gen_ll, unsigned long long, long long)
#define __prelude_atomic_ordered__(name, operation)                                                                    \
    __prelude_atomic__(name, operation##_gen_i, int, int)                                                              \
    __prelude_atomic__(name, operation##_gen_ui, unsigned, unsigned)                                                   \
    __prelude_atomic__(name, operation##_gen_ll, long long, long long)                                                 \
    __prelude_atomic__(name, operation##_gen_ull, unsigned long long, unsigned long long)
__prelude_atomic_32_64__(atomicAdd, add)
__prelude_atomic__(atomicAdd, add_gen_f, float, float)
__prelude_atomic__(atomicAdd, add_gen_d, double, double)
__prelude_atomic__(atomicSub, sub_gen_i, int, int)
__prelude_atomic__(atomicSub, sub_gen_i, unsigned, int)
__prelude_atomic_ordered__(atomicMin, min)
__prelude_atomic_ordered__(atomicMax, max)
__prelude_atomic_32_64__(atomicExch, xchg)
__prelude_atomic_32_64__(atomicAnd, and)
__prelude_atomic_32_64__(atomicOr, or)
__prelude_atomic_32_64__(atomicXor, xor)
__prelude_atomic__(atomicInc, inc_gen_ui, unsigned, unsigned)
__prelude_atomic__(atomicDec, dec_gen_ui, unsigned, unsigned)
__prelude__ float atomicExch(float* address, float value)
{
    return __builtin_bit_cast(float, atomicExch((int*)address, __builtin_bit_cast(int, value)));
}
__prelude__ int atomicCAS(int* address, int expected, int value)
{
    return __nvvm_atom_cas_gen_i(address, expected, value);
}
__prelude__ unsigned atomicCAS(unsigned* address, unsigned expected, unsigned value)
{
    return (unsigned)__nvvm_atom_cas_gen_i((int*)address, (int)expected, (int)value);
}
__prelude__ unsigned long long atomicCAS(unsigned long long* address, unsigned long long expected,
                                         unsigned long long value)
{
    return (unsigned long long)__nvvm_atom_cas_gen_ll((long long*)address, (long long)expected, (long long)value);
}

// Every atomic is one of the whole device here, which is more than a block's and, of one process, all of the system's.
#define __prelude_scoped_as__(name, scope)                                                                             \
    template <class T, class V>                                                                                        \
    __prelude__ T name##scope(T* address, V value)                                                                     \
    {                                                                                                                  \
        return name(address, (T)value);                                                                                \
    }
#define __prelude_scoped__(name) __prelude_scoped_as__(name, _block) __prelude_scoped_as__(name, _system)
__prelude_scoped__(atomicAdd)
__prelude_scoped__(atomicSub)
__prelude_scoped__(atomicMin)
__prelude_scoped__(atomicMax)
__prelude_scoped__(atomicExch)
__prelude_scoped__(atomicAnd)
__prelude_scoped__(atomicOr)
__prelude_scoped__(atomicXor)
__prelude_scoped__(atomicInc)
__prelude_scoped__(atomicDec)
#define __prelude_scoped_cas__(scope)                                                                                  \
    template <class T, class E, class V>                                                                               \
    __prelude__ T atomicCAS##scope(T* address, E expected, V value)                                                    \
    {                                                                                                                  \
        return atomicCAS(address, (T)expected, (T)value);                                                              \
    }
__prelude_scoped_cas__(_block)
__prelude_scoped_cas__(_system)

// --- bits and small integers ---
__prelude__ int __popc(unsigned value) { return __builtin_popcount(value); }
__prelude__ int __popcll(unsigned long long value) { return __builtin_popcountll(value); }
__prelude__ int __clz(int value) { return value == 0 ? 32 : __builtin_clz((unsigned)value); }
__prelude__ int __clzll(long long value) { return value == 0 ? 64 : __builtin_clzll((unsigned long long)value); }
__prelude__ int __ffs(int value) { return __builtin_ffs(value); }
__prelude__ int __ffsll(long long value) { return __builtin_ffsll(value); }
__prelude__ unsigned __brev(unsigned value) { return __builtin_bitreverse32(value); }
__prelude__ unsigned long long __brevll(unsigned long long value) { return __builtin_bitreverse64(value); }
__prelude__ unsigned __byte_perm(unsigned low, unsigned high, unsigned selector)
{
    return (unsigned)__nvvm_prmt(low, high, selector & 0x7777u);
}
__prelude__ int __mul24(int a, int b) { return (a << 8 >> 8) * (b << 8 >> 8); }
__prelude__ unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffffu) * (b & 0xffffffu); }
__prelude__ int __mulhi(int a, int b) { return (int)((long long)a * b >> 32); }
__prelude__ unsigned __umulhi(unsigned a, unsigned b) { return (unsigned)((unsigned long long)a * b >> 32); }
__prelude__ long long __mul64hi(long long a, long long b)
{
    long long result;
    asm("mul.hi.s64 %0, %1, %2;" : "=l"(result) : "l"(a), "l"(b));
    return result;
}
__prelude__ unsigned long long __umul64hi(unsigned long long a, unsigned long long b)
{
    unsigned long long result;
    asm("mul.hi.u64 %0, %1, %2;" : "=l"(result) : "l"(a), "l"(b));
    return result;
}
// Half of a sum, rounded down or up.
__prelude__ int __hadd(int a, int b) { return (int)(((long long)a + b) >> 1); }
__prelude__ int __rhadd(int a, int b) { return (int)(((long long)a + b + 1) >> 1); }
__prelude__ unsigned __uhadd(unsigned a, unsigned b) { return (unsigned)(((unsigned long long)a + b) >> 1); }
__prelude__ unsigned __urhadd(unsigned a, unsigned b) { return (unsigned)(((unsigned long long)a + b + 1) >> 1); }
__prelude__ unsigned __usad(unsigned a, unsigned b, unsigned sum) { return sum + (a > b ? a - b : b - a); }
__prelude__ unsigned __sad(int a, int b, unsigned sum)
{
    return sum + (a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a);
}
#define __prelude_funnel__(name, direction)                                                                            \
    __prelude__ unsigned name(unsigned low, unsigned high, unsigned shift)                                             \
    {                                                                                                                  \
        unsigned result;                                                                                               \
        asm("shf." direction ".wrap.b32 %0, %1, %2, %3;" : "=r"(result) : "r"(low), "r"(high), "r"(shift));            \
        return result;                                                                                                 \
    }
__prelude_funnel__(__funnelshift_l, "l")
__prelude_funnel__(__funnelshift_r, "r")
__prelude__ unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned shift)
{
    return shift >= 32 ? low : __funnelshift_l(low, high, shift);
}
__prelude__ unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned shift)
{
    return shift >= 32 ? high : __funnelshift_r(low, high, shift);
}

// --- memory, clock ---
#define __prelude_space__(name, number)                                                                                \
    __prelude__ size_t name(const void* address)                                                                       \
    {                                                                                                                  \
        return (size_t)(const __attribute__((address_space(number))) void*)address;                                    \
    }
__prelude_space__(__cvta_generic_to_global, 1)
__prelude_space__(__cvta_generic_to_shared, 3)
#define __prelude_is_space__(name, space)                                                                              \
    __prelude__ unsigned name(const void* address)                                                                     \
    {                                                                                                                  \
        unsigned result;                                                                                               \
        asm("{\n\t.reg .pred p;\n\tisspacep." space " p, %1;\n\tselp.u32 %0, 1, 0, p;\n\t}" : "=r"(result) : "l"(address)); \
        return result;                                                                                                 \
    }
__prelude_is_space__(__isGlobal, "global")
__prelude_is_space__(__isShared, "shared")
__prelude_is_space__(__isLocal, "local")
__prelude_is_space__(__isConstant, "const")

__prelude__ void* memcpy(void* to, const void* from, size_t bytes) { return __builtin_memcpy(to, from, bytes); }
__prelude__ void* memmove(void* to, const void* from, size_t bytes) { return __builtin_memmove(to, from, bytes); }
__prelude__ void* memset(void* to, int value, size_t bytes) { return __builtin_memset(to, value, bytes); }
extern "C" __attribute__((device)) void* malloc(size_t bytes);
extern "C" __attribute__((device)) void free(void* address);
#ifndef __TILESCOPE_PROGRAM__ // clang's <new> has them
__prelude_inline__ void* operator new(size_t bytes) { return malloc(bytes); }
__prelude_inline__ void* operator new[](size_t bytes) { return malloc(bytes); }
__prelude_inline__ void operator delete(void* address) noexcept { free(address); }
__prelude_inline__ void operator delete[](void* address) noexcept { free(address); }
__prelude_inline__ void operator delete(void* address, size_t) noexcept { free(address); }
__prelude_inline__ void operator delete[](void* address, size_t) noexcept { free(address); }
#endif

__prelude__ void __trap() { asm volatile("trap;"); }
__prelude__ void __nanosleep(unsigned nanoseconds) { asm volatile("nanosleep.u32 %0;" ::"r"(nanoseconds)); }

// Loads and stores with cache hints are ordinary ones here.
#define __prelude_load__(name)                                                                                         \
    template <class T>                                                                                                 \
    __prelude__ T name(const T* address)                                                                               \
    {                                                                                                                  \
        return *address;                                                                                               \
    }
#define __prelude_store__(name)                                                                                        \
    template <class T>                                                                                                 \
    __prelude__ void name(T* address, T value)                                                                         \
    {                                                                                                                  \
        *address = value;                                                                                              \
    }
__prelude_load__(__ldg)
__prelude_load__(__ldca)
__prelude_load__(__ldcg)
__prelude_load__(__ldcs)
__prelude_load__(__ldlu)
__prelude_load__(__ldcv)
__prelude_store__(__stcg)
__prelude_store__(__stcs)
__prelude_store__(__stwb)
__prelude_store__(__stwt)
__prelude__ unsigned __prelude_clock__()
{
    unsigned result;
    asm volatile("mov.u32 %0, %%clock;" : "=r"(result)::"memory");
    return result;
}
__prelude__ long clock() { return (long)__prelude_clock__(); }
__prelude__ long long clock64()
{
    long long result;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(result)::"memory");
    return result;
}

// --- textures: one element per texel; programs have more ---
#ifndef __TILESCOPE_PROGRAM__
template <class T>
__prelude__ T tex2D(cudaTextureObject_t texture, float x, float y) = delete;
template <class T>
__prelude__ T tex1Dfetch(cudaTextureObject_t texture, int x) = delete;
#define __prelude_texture__(T, read, type, constraint)                                                                 \
    template <>                                                                                                        \
    __prelude_inline__ T tex2D<T>(cudaTextureObject_t texture, float x, float y)                                              \
    {                                                                                                                  \
        read r, g, b, a;                                                                                               \
        asm volatile("tex.2d.v4." type ".f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"                                        \
                     : "=" constraint(r), "=" constraint(g), "=" constraint(b), "=" constraint(a)                      \
                     : "l"(texture), "f"(x), "f"(y));                                                                  \
        return (T)r;                                                                                                   \
    }                                                                                                                  \
    template <>                                                                                                        \
    __prelude_inline__ T tex1Dfetch<T>(cudaTextureObject_t texture, int x)                                                    \
    {                                                                                                                  \
        read r, g, b, a;                                                                                               \
        asm volatile("tex.1d.v4." type ".s32 {%0, %1, %2, %3}, [%4, {%5}];"                                            \
                     : "=" constraint(r), "=" constraint(g), "=" constraint(b), "=" constraint(a)                      \
                     : "l"(texture), "r"(x));                                                                          \
        return (T)r;                                                                                                   \
    }
__prelude_texture__(unsigned char, unsigned, "u32", "r")
__prelude_texture__(unsigned short, unsigned, "u32", "r")
__prelude_texture__(unsigned, unsigned, "u32", "r")
__prelude_texture__(signed char, int, "s32", "r")
__prelude_texture__(short, int, "s32", "r")
__prelude_texture__(int, int, "s32", "r")
__prelude_texture__(float, float, "f32", "f")
#endif
