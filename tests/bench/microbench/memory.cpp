#include "tests/bench/microbench/memory.h"

#include "tests/bench/microbench/gpu_launch.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace tilescope::bench
{

namespace
{

constexpr std::size_t lineBytes = 128;
constexpr int chased = 4096; ///< loads that are timed

/// A chain through all lines of the array, in an order that visits each once: x → 5x + 1 modulo a power of two.
std::string chaseText(const char* load)
{
    return "__global__ void run(unsigned* out, unsigned* array, unsigned lines)\n{\n"
           "    const unsigned wordsOfLine = " +
           std::to_string(lineBytes / 4) +
           ";\n"
           "    for (unsigned i = threadIdx.x; i < lines; i += blockDim.x)\n"
           "        array[i * wordsOfLine] = ((5 * i + 1) & (lines - 1)) * wordsOfLine;\n"
           "    __threadfence();\n    __syncthreads();\n"
           "    if (threadIdx.x > 0) return;\n"
           "    unsigned p = 0, begin, end;\n"
           "    for (unsigned i = 0; i < min(lines, 1u << 19); ++i) asm volatile(\"" +
           std::string(load) +
           " %0, [%1];\" : \"=r\"(p) : \"l\"(array + p) : \"memory\");\n"
           "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
           "    #pragma unroll 16\n"
           "    for (int i = 0; i < " +
           std::to_string(chased) + "; ++i) asm volatile(\"" + std::string(load) +
           " %0, [%1];\" : \"=r\"(p) : \"l\"(array + p) : \"memory\");\n"
           "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
           "    out[0] = end - begin;\n    out[1] = p;\n}\n";
}

/// A chain in shared memory, in which each lane reads its own word again: `conflict` of them lie in one bank.
std::string sharedText(int conflict)
{
    return "__global__ void run(unsigned* out, unsigned seed)\n{\n"
           "    __shared__ unsigned tile[1024];\n"
           "    for (unsigned i = threadIdx.x; i < 1024; i += blockDim.x) tile[i] = i;\n"
           "    __syncthreads();\n"
           "    const unsigned stride = " +
           std::to_string(conflict) +
           ";\n"
           "    unsigned p = threadIdx.x % 32 * stride, begin, end;\n"
           "    unsigned base; asm(\"{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }\" : \"=r\"(base) : "
           "\"l\"(tile));\n"
           "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
           "    #pragma unroll 16\n"
           "    for (int i = 0; i < " +
           std::to_string(chased) +
           "; ++i) asm volatile(\"ld.shared.u32 %0, [%1];\" : \"=r\"(p) : "
           "\"r\"(base + p * 4) : \"memory\");\n"
           "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
           "    if (threadIdx.x == 0) out[0] = end - begin;\n    if (p == seed + 5000) out[1] = 1;\n}\n";
}

const char* const constantText = "__constant__ unsigned table[512] = {0};\n"
                                 "__global__ void run(unsigned* out, unsigned seed)\n{\n"
                                 "    unsigned p = seed - 1, begin = 0, end = 0;\n"
                                 "    for (int warm = 0; warm < 2; ++warm) {\n"
                                 "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
                                 "        #pragma unroll 16\n"
                                 "        for (int i = 0; i < 4096; ++i) p = table[(p + i) & 511] + p;\n"
                                 "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
                                 "    }\n"
                                 "    out[0] = end - begin;\n    out[1] = p;\n}\n";

const char* const barrierText = "__global__ void run(unsigned* out, unsigned seed)\n{\n"
                                "    unsigned begin, end;\n    __syncthreads();\n"
                                "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
                                "    #pragma unroll 16\n"
                                "    for (int i = 0; i < 4096; ++i) __syncthreads();\n"
                                "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
                                "    if (threadIdx.x == 0) out[0] = end - begin;\n    if (seed == 0) out[1] = 1;\n}\n";

std::string sizeText(std::size_t bytes)
{
    return bytes >= 1 << 20 ? std::to_string(bytes >> 20) + " MB" : std::to_string(bytes >> 10) + " KB";
}

void printRow(const std::string& what, double cycles)
{
    std::printf("| %s | %.1f |\n", what.c_str(), cycles);
    std::fflush(stdout);
}

/// Every block reads the whole working set (`isEach`), or its share of it, `rounds` times, 16 bytes a lane.
std::string streamText(const char* load, bool isEach)
{
    return "__global__ void run(unsigned* out, unsigned* array, unsigned vectors, unsigned rounds)\n{\n"
           "    const uint4* const from = (const uint4*)array;\n"
           "    unsigned first = " +
           std::string(isEach ? "threadIdx.x" : "blockIdx.x * blockDim.x + threadIdx.x") +
           ", step = " + (isEach ? "blockDim.x" : "gridDim.x * blockDim.x") +
           ";\n"
           "    unsigned sum = 0, begin, end;\n    __syncthreads();\n"
           "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
           "    for (unsigned round = 0; round < rounds; ++round)\n"
           "        #pragma unroll 4\n"
           "        for (unsigned i = first; i < vectors; i += step) {\n"
           "            uint4 v;\n"
           "            asm volatile(\"" +
           std::string(load) +
           ".v4.u32 {%0, %1, %2, %3}, [%4];\" : \"=r\"(v.x), \"=r\"(v.y), \"=r\"(v.z), \"=r\"(v.w) : \"l\"(from + i) : "
           "\"memory\");\n"
           "            sum += v.x ^ v.y ^ v.z ^ v.w;\n        }\n"
           "    __syncthreads();\n"
           "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
           "    if (threadIdx.x == 0) atomicMax(out, end - begin);\n    if (sum == 12345) out[1] = 1;\n}\n";
}

const char* const sharedStreamText =
    "__global__ void run(unsigned* out, unsigned seed)\n{\n"
    "    __shared__ uint4 tile[1024];\n    tile[threadIdx.x] = make_uint4(seed, 1, 2, 3);\n"
    "    unsigned sum = 0, begin, end, base = (unsigned)__cvta_generic_to_shared(tile + threadIdx.x);\n    "
    "__syncthreads();\n"
    "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
    "    #pragma unroll 8\n"
    "    for (int i = 0; i < 4096; ++i) {\n"
    "        uint4 v;\n"
    "        asm volatile(\"ld.volatile.shared.v4.u32 {%0, %1, %2, %3}, [%4];\" : \"=r\"(v.x), \"=r\"(v.y), "
    "\"=r\"(v.z), "
    "\"=r\"(v.w) "
    ": \"r\"(base) : \"memory\");\n"
    "        sum += v.x ^ v.y ^ v.z ^ v.w;\n    }\n"
    "    __syncthreads();\n"
    "    asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
    "    if (threadIdx.x == 0) out[0] = end - begin;\n    if (sum == 12345) out[1] = 1;\n}\n";

} // namespace

void printLatencies()
{
    std::printf("\n| a chain of loads | latency, cycles |\n|---|---|\n");
    for (const int conflict : {1, 2, 4, 8, 16, 32})
        printRow("shared memory, " + std::to_string(conflict) + (conflict == 1 ? " lane" : " lanes") + " in a bank",
                 runOnGpu({sharedText(conflict), 1, 32, 2, {{"seed", "1"}}}).out[0] / double(chased));
    printRow("constant memory, uniform (with two additions)",
             runOnGpu({constantText, 1, 1, 2, {{"seed", "1"}}}).out[0] / double(chased));
    for (const unsigned warps : {1U, 2U, 4U, 8U, 16U, 32U})
        printRow("__syncthreads() of " + std::to_string(warps) + (warps == 1 ? " warp" : " warps"),
                 runOnGpu({barrierText, 1, 32 * warps, 2, {{"seed", "1"}}}).out[0] / 4096.0);
    for (const char* const load : {"ld.global.ca.u32", "ld.global.cg.u32"})
        for (std::size_t bytes = 16 << 10; bytes <= std::size_t{1} << 30; bytes *= bytes < 64 << 10  ? 2
                                                                                   : bytes < 1 << 20 ? 2
                                                                                                     : 4) {
            const std::size_t lines = bytes / lineBytes;
            const GpuResult result =
                runOnGpu({chaseText(load),
                          1,
                          1024,
                          2,
                          {{"array", "empty:uint32:" + std::to_string(bytes / 4)}, {"lines", std::to_string(lines)}}});
            printRow("`" + std::string(load) + "`, " + sizeText(bytes), result.out[0] / double(chased));
        }
}

void printBandwidths(unsigned multiprocessors)
{
    std::printf("\n| loads of 16 bytes a lane | bytes a cycle of a multiprocessor | GB/s of all |\n|---|---|---|\n");
    const double sharedCycles = runOnGpu({sharedStreamText, 1, 1024, 2, {{"seed", "1"}}}).out[0];
    std::printf("| shared memory | %.1f | |\n", 4096.0 * 1024 * 16 / sharedCycles);
    const auto row = [&](const char* load, std::size_t bytes, bool isEach) {
        const double target = isEach ? 64e6 : 8e9; // bytes that are read
        const auto rounds = static_cast<unsigned>(std::max(target / static_cast<double>(bytes), 2.0));
        const unsigned blocks = multiprocessors * (isEach ? 1 : 2);
        const GpuResult result = runOnGpu({streamText(load, isEach),
                                           blocks,
                                           1024,
                                           2,
                                           {{"array", "zeros:uint32:" + std::to_string(bytes / 4)},
                                            {"vectors", std::to_string(bytes / 16)},
                                            {"rounds", std::to_string(rounds)}}});
        const double each = static_cast<double>(bytes) * rounds;
        const double all = isEach ? each * blocks : each;
        std::printf("| `%s`, %s %s | %.1f | %.0f |\n", load, sizeText(bytes).c_str(),
                    isEach ? "by each block" : "shared out", all / multiprocessors / result.out[0],
                    all / result.microseconds / 1e3);
        std::fflush(stdout);
    };
    for (const std::size_t kilobytes : {16, 32, 64, 128, 192, 256, 512, 1024})
        row("ld.global.ca", kilobytes << 10, true);
    for (const std::size_t megabytes : {1, 4, 8, 16, 24, 32, 48, 64, 128, 256, 1024})
        row("ld.global.cg", megabytes << 20, false);
}

} // namespace tilescope::bench
