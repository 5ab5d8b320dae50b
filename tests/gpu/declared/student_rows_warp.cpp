#include "tests/gpu/declared/student_rows.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace tilescope
{

std::vector<StudentRow> warpRows()
{
    return {
        {"__shfl_sync", "", "out[i] = __shfl_sync(0xffffffff, i, 5);", [](int i) { return i / 32 * 32 + 5.0; }},
        {"__shfl_sync of parts", "", "out[i] = __shfl_sync(0xffffffff, i, 1, 8);",
         [](int i) { return i / 8 * 8 + 1.0; }},
        {"__shfl_up_sync", "", "out[i] = __shfl_up_sync(0xffffffffu, i, 3);",
         [](int i) { return i % 32 < 3 ? i : i - 3.0; }},
        {"__shfl_down_sync", "", "out[i] = __shfl_down_sync(0xffffffffu, (unsigned)i, 2, 16);",
         [](int i) { return i % 16 < 14 ? i + 2.0 : i; }},
        {"__shfl_xor_sync of floats", "",
         "float sum = i; for (int d = 16; d > 0; d /= 2) sum += __shfl_xor_sync(0xffffffff, sum, d); out[i] = sum;",
         [](int i) { return i / 32 * 32 * 32 + 496.0; }},
        {"__shfl_down_sync of doubles", "", "out[i] = __shfl_down_sync(0xffffffff, i * 0.5, 1);",
         [](int i) { return (i % 32 < 31 ? i + 1 : i) * 0.5; }},
        {"__shfl_sync of 64 bits", "", "out[i] = __shfl_sync(0xffffffff, i * 0x100000000LL, 3) >> 32;",
         [](int i) { return i / 32 * 32 + 3.0; }},
        {"__shfl_sync of halves", "#include <cuda_fp16.h>\n",
         "out[i] = __half2float(__shfl_xor_sync(0xffffffff, __float2half((float)i), 1));",
         [](int i) { return double(i ^ 1); }},
        {"warp sum in the first warp's lanes", "",
         "if (threadIdx.x < 32) { int s = 1; for (int d = 16; d; d >>= 1) s += __shfl_down_sync(~0u, s, d);\n"
         "out[i] = threadIdx.x == 0 ? s : 0; } else out[i] = -1;",
         [](int i) { return i % 64 == 0   ? 32.0
                            : i % 64 < 32 ? 0
                                          : -1; }},
        {"__ballot_sync", "", "out[i] = __ballot_sync(0xffffffff, i % 3 == 0) & 0xffff;",
         [](int i) {
             int bits = 0;
             for (int lane = 0; lane < 16; ++lane)
                 bits |= (i / 32 * 32 + lane) % 3 == 0 ? 1 << lane : 0;
             return double(bits);
         }},
        {"__ballot_sync of some lanes", "", "out[i] = 0; if (i % 32 < 12) out[i] = __ballot_sync(0xfff, i & 1);",
         [](int i) { return i % 32 < 12 ? double(0xaaa) : 0; }},
        {"__any_sync, __all_sync", "", "out[i] = 2 * __any_sync(~0u, i == 40) + __all_sync(~0u, i >= 32);",
         [](int i) { return 2.0 * (i / 32 == 1) + (i >= 32); }},
        {"__match_any_sync", "", "out[i] = __popc(__match_any_sync(0xffffffff, i % 5));",
         [](int i) {
             int count = 0;
             for (int lane = 0; lane < 32; ++lane)
                 count += (i / 32 * 32 + lane) % 5 == i % 5;
             return double(count);
         }},
        {"__match_any_sync of 64 bits", "",
         "out[i] = __match_any_sync(0xffffffff, (unsigned long long)(i % 32 / 16) << 40) >> 16;",
         [](int i) { return i % 32 < 16 ? 0.0 : 65535.0; }},
        {"__match_all_sync", "",
         "int same, other; unsigned a = __match_all_sync(~0u, i / 32, &same), b = __match_all_sync(~0u, i, &other);\n"
         "out[i] = 8 * same + 4 * other + 2 * (a == ~0u) + (b != 0);",
         [](int) { return 10.0; }},
        {"__reduce_add_sync", "", "out[i] = __reduce_add_sync(0xffffffff, i);",
         [](int i) { return i / 32 * 32 * 32 + 496.0; }},
        {"__reduce_min_sync, __reduce_max_sync", "",
         "out[i] = 1000 * __reduce_max_sync(~0u, i) + __reduce_min_sync(~0u, i);",
         [](int i) { return (i / 32 * 32 + 31) * 1000.0 + i / 32 * 32; }},
        {"__reduce_and_sync and others", "",
         "unsigned x = i; out[i] = __reduce_and_sync(~0u, x) + 256 * __reduce_or_sync(~0u, x) + 65536 * "
         "__reduce_xor_sync(~0u, x & 1 ? 0u : x % 32 / 2 == 3);",
         [](int i) { return i / 32 * 32 + 256.0 * (i / 32 * 32 + 31) + 65536; }},
        {"__activemask", "", "out[i] = 0; if (i % 32 < 8) out[i] = __popc(__activemask());",
         [](int i) { return i % 32 < 8 ? 8.0 : 0; }},
        {"__syncwarp", "__shared__ int exchanged[64];\n",
         "exchanged[threadIdx.x] = i; __syncwarp(); out[i] = exchanged[threadIdx.x ^ 1];",
         [](int i) { return double(i ^ 1); }},
        {"__syncwarp of some lanes", "__shared__ int exchanged[64];\n",
         "out[i] = 0; if (i % 32 < 16) { exchanged[threadIdx.x] = i; __syncwarp(0xffff); out[i] = "
         "exchanged[threadIdx.x ^ 1]; }",
         [](int i) { return i % 32 < 16 ? double(i ^ 1) : 0; }},
        {"__syncthreads_count and others", "",
         "out[i] = __syncthreads_count(i % 2) + 100 * __syncthreads_or(i == 70) + 200 * __syncthreads_and(i >= 64);",
         [](int i) { return 32 + 100.0 * (i / 64 == 1) + 200 * (i >= 64); }},
        {"warpSize, %laneid", "",
         "unsigned lane; asm(\"mov.u32 %0, %%laneid;\" : \"=r\"(lane)); out[i] = warpSize * 100 + lane;",
         [](int i) { return 3200.0 + i % 32; }},
        {"__popc, __popcll", "", "out[i] = __popc(i * 2654435761u) + 100 * __popcll(i * 0x9E3779B97F4A7C15ull);",
         [](int i) {
             return std::popcount(static_cast<std::uint32_t>(i) * 2654435761U) +
                    100.0 * std::popcount(static_cast<std::uint64_t>(i) * 0x9E3779B97F4A7C15U);
         }},
        {"__ffs, __ffsll", "", "out[i] = __ffs(i) + 100 * __ffsll((long long)i << 40);",
         [](int i) {
             const int first = i == 0 ? 0 : std::countr_zero(static_cast<unsigned>(i)) + 1;
             return first + 100.0 * (i == 0 ? 0 : first + 40);
         }},
        {"__clz, __clzll", "", "out[i] = __clz(i) + 100 * __clzll(i);",
         [](int i) {
             const int zeros = std::countl_zero(static_cast<std::uint32_t>(i));
             return zeros + 100.0 * (zeros + 32);
         }},
        {"__brev, __brevll", "", "out[i] = (__brev(i) >> 24) + 256 * (unsigned)(__brevll(i) >> 56);",
         [](int i) {
             int reversed = 0;
             for (int bit = 0; bit < 8; ++bit)
                 reversed |= (i >> bit & 1) << (7 - bit);
             return reversed * 257.0;
         }},
        {"__byte_perm", "", "out[i] = __byte_perm(0x03020100 + i, 0x07060504, 0x7240) & 0xffff;",
         [](int i) { return double((i & 255) + 0x0400); }},
        {"__funnelshift_l, __funnelshift_r", "",
         "out[i] = (__funnelshift_l(0x89abcdef, 0x01234567, i) & 0xfff) * 4096.0f + (__funnelshift_r(0x89abcdef, "
         "0x01234567, i) & 0xfff);",
         [](int i) {
             const std::uint64_t both = 0x0123456789abcdef;
             return double((both << i % 32 >> 32 & 0xfff) * 4096 + (both >> i % 32 & 0xfff));
         }},
        {"__funnelshift_lc, __funnelshift_rc", "",
         "out[i] = (__funnelshift_lc(0x89abcdef, 0x01234567, i) & 0xfff) * 4096.0f + (__funnelshift_rc(0x89abcdef, "
         "0x01234567, i) & 0xfff);",
         [](int i) {
             const std::uint64_t both = 0x0123456789abcdef;
             const int shift = std::min(i, 32);
             return double((both << shift >> 32 & 0xfff) * 4096 + (both >> shift & 0xfff));
         }},
        {"__mul24, __umul24", "", "out[i] = __mul24(i - 128, 3) + (int)(__umul24(i, 5) * 1000);",
         [](int i) { return (i - 128) * 3.0 + i * 5000; }},
        {"__mulhi, __umulhi", "", "out[i] = __mulhi(-(i << 20), 1 << 16) + 1000 * (int)__umulhi(i << 20, 1 << 18);",
         [](int i) {
             const std::int64_t product = -(std::int64_t{i} << 36);
             return double(product >> 32) + 1000.0 * static_cast<double>(std::int64_t{i} << 38 >> 32);
         }},
        {"__mul64hi, __umul64hi", "",
         "out[i] = __mul64hi(-(long long)i << 40, 1ll << 28) + 1000 * (int)__umul64hi((unsigned long long)i << 40, "
         "1ull << 27);",
         [](int i) { return -16.0 * i + 1000.0 * 8 * i; }},
        {"__sad, __usad", "", "out[i] = __sad(i - 200, 7, 1u) + 1000 * __usad(i, 100u, 2u);",
         [](int i) { return std::max(i - 207, 207 - i) + 1 + 1000.0 * (std::max(i - 100, 100 - i) + 2); }},
        {"__hadd, __rhadd, __uhadd, __urhadd", "",
         "out[i] = __hadd(-i, 3) + 10 * __rhadd(i, 4) + 100 * (int)__uhadd(i, 5u) + 1000 * (int)__urhadd(i, 6u);",
         [](int i) { return ((3 - i) >> 1) + 10 * ((i + 5) >> 1) + 100 * ((i + 5) >> 1) + 1000.0 * ((i + 7) >> 1); }},
        {"__dp4a", "", "out[i] = __dp4a(0x01ff0203, (i % 100) * 0x01010101, 7);",
         [](int i) { return i % 100 * 5 + 7.0; }},
        {"__vadd4, __vabsdiffu4", "",
         "out[i] = (__vadd4(0x01020304, i) & 255) + (__vabsdiffu4(0x0a0b0c0d, 0x0d0c0b0a) & 255) * 1000;",
         [](int i) { return (4 + i) % 256 + 3000.0; }},
    };
}

} // namespace tilescope
