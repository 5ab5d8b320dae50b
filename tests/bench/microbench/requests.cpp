#include "tests/bench/microbench/requests.h"

#include "tests/bench/microbench/gpu_launch.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace tilescope::bench
{

namespace
{

/// A memory instruction on `at`, the address of the lane, and registers a, b, c, d.
struct Request {
    const char* name;
    const char* ptx;
    const char* lane; ///< the lane's offset in bytes, from its number
    bool isShared = false;
};

const Request requests[] = {
    {"ld.global.u8, 32 bytes", "ld.global.ca.u8 a, [at];", "lane"},
    {"ld.global.u8, 2 rows of 16", "ld.global.ca.u8 a, [at];", "lane % 16 + lane / 16 * 1024"},
    {"ld.global.u32, 1 line", "ld.global.ca.u32 a, [at];", "lane * 4"},
    {"ld.global.u32, 1 address", "ld.global.ca.u32 a, [at];", "0"},
    {"ld.global.u32, 2 lines", "ld.global.ca.u32 a, [at];", "lane % 16 * 4 + lane / 16 * 1024"},
    {"ld.global.u32, 4 lines", "ld.global.ca.u32 a, [at];", "lane % 8 * 4 + lane / 8 * 1024"},
    {"ld.global.u32, 8 lines", "ld.global.ca.u32 a, [at];", "lane % 4 * 4 + lane / 4 * 1024"},
    {"ld.global.u32, 32 lines", "ld.global.ca.u32 a, [at];", "lane * 128"},
    {"ld.global.u32, 32 lines, other banks", "ld.global.ca.u32 a, [at];", "lane * 132"},
    {"ld.global.u32, 4 lines, other banks", "ld.global.ca.u32 a, [at];", "lane % 8 * 4 + lane / 8 * (1024 + 32)"},
    {"ld.global.u32, 2 lines, other banks", "ld.global.ca.u32 a, [at];", "lane % 16 * 4 + lane / 16 * (1024 + 64)"},
    {"ld.global.v2.u32, 2 lines", "ld.global.ca.v2.u32 {a, b}, [at];", "lane * 8"},
    {"ld.global.v4.u32, 4 lines", "ld.global.ca.v4.u32 {a, b, c, d}, [at];", "lane * 16"},
    {"ld.global.v4.u32, 1 address", "ld.global.ca.v4.u32 {a, b, c, d}, [at];", "0"},
    {"st.global.u32, 1 line", "st.global.u32 [at], a;", "lane * 4"},
    {"st.global.u8, 32 bytes", "st.global.u8 [at], a;", "lane"},
    {"st.global.v4.u32, 4 lines", "st.global.v4.u32 [at], {a, b, c, d};", "lane * 16"},
    {"ld.shared.u32", "ld.shared.u32 a, [to];", "lane * 4", true},
    {"ld.shared.u8", "ld.shared.u8 a, [to];", "lane", true},
    {"ld.shared.u32, 1 address", "ld.shared.u32 a, [to];", "0", true},
    {"ld.shared.u32, 2 lanes in a bank", "ld.shared.u32 a, [to];", "lane * 8", true},
    {"ld.shared.v2.u32", "ld.shared.v2.u32 {a, b}, [to];", "lane * 8", true},
    {"ld.shared.v4.u32", "ld.shared.v4.u32 {a, b, c, d}, [to];", "lane * 16", true},
    {"ld.shared.v4.u32, 1 address", "ld.shared.v4.u32 {a, b, c, d}, [to];", "0", true},
    {"st.shared.u32", "st.shared.u32 [to], a;", "lane * 4", true},
    {"st.shared.v4.u32", "st.shared.v4.u32 [to], {a, b, c, d};", "lane * 16", true},
    {"red.shared.add.u32, own words", "red.shared.add.u32 [to], b;", "lane * 4", true},
    {"red.shared.add.u32, 1 address", "red.shared.add.u32 [to], b;", "0", true},
    {"red.global.add.u32, 1 line", "red.global.add.u32 [at], b;", "lane * 4"},
};

constexpr int requestRounds = 256, requestsUnrolled = 4;

std::string requestText(const Request& request)
{
    std::string body;
    for (int i = 0; i < requestsUnrolled; ++i)
        body += "            asm volatile(\"{ .reg .u32 a, b, c, d, to; .reg .u64 at; mov.u32 a, %0; mov.u32 b, 1; "
                "mov.u32 c, 2; mov.u32 d, 3; add.u64 at, %1, " +
                std::to_string(2048 * i) + "; add.u32 to, %2, " + std::to_string(2048 * i) + "; " + request.ptx +
                " xor.b32 %0, %0, a; xor.b32 %0, %0, b; xor.b32 %0, %0, c; xor.b32 %0, %0, d; }\" : \"+r\"(x) : "
                "\"l\"(at), \"r\"(to) : \"memory\");\n";
    return "__global__ void run(unsigned* out, unsigned* array, unsigned seed)\n{\n"
           "    __shared__ __align__(16) unsigned char tile[32768];\n    __shared__ unsigned begins, ends;\n"
           "    if (threadIdx.x == 0) { begins = 0xFFFFFFFFu; ends = 0; }\n"
           "    const unsigned lane = threadIdx.x % 32, offset = " +
           std::string(request.lane) +
           ";\n"
           "    unsigned char* at = (unsigned char*)array + offset;\n"
           "    unsigned to = (unsigned)__cvta_generic_to_shared(tile + offset), x = seed;\n"
           "    for (int warm = 0; warm < 2; ++warm) {\n        __syncthreads();\n        unsigned begin, end;\n"
           "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
           "        #pragma unroll 1\n        for (int round = 0; round < " +
           std::to_string(requestRounds) + "; ++round) {\n" + body +
           "            at += seed - 1;\n            to += seed - 1;\n        }\n"
           "        __syncthreads();\n"
           "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
           "        if (warm == 1) { atomicMin(&begins, begin); atomicMax(&ends, end); }\n    }\n"
           "    __syncthreads();\n    if (threadIdx.x == 0) out[0] = ends - begins;\n"
           "    if (x == 12345) out[1] = x;\n}\n";
}

const char* const branchText = "__global__ void run(unsigned* out, unsigned count)\n{\n"
                               "    unsigned begin = 0, end = 0, x = count;\n"
                               "    for (int warm = 0; warm < 2; ++warm) {\n"
                               "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
                               "        #pragma unroll 1\n"
                               "        for (unsigned i = 0; i < count; ++i)\n"
                               "            asm volatile(\"lop3.b32 %0, %0, %1, %1, 0x96;\" : \"+r\"(x) : \"r\"(i));\n"
                               "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n    }\n"
                               "    if (threadIdx.x == 0) out[0] = end - begin;\n    if (x == 77) out[1] = 1;\n}\n";

const char* const emptyText =
    "__global__ void run(unsigned* out, unsigned seed)\n{\n    if (seed == 0) out[0] = 1;\n}\n";

} // namespace

void printRequests()
{
    std::printf("\n| a memory instruction of each of 32 warps | cycles |\n|---|---|\n");
    for (const Request& request : requests) {
        double best = 1e9;
        for (const unsigned warps : {16U, 32U})
            best = std::min(
                best,
                runOnGpu({requestText(request), 1, warps * 32, 2, {{"array", "zeros:uint32:65536"}, {"seed", "1"}}})
                        .out[0] /
                    (double(requestRounds) * requestsUnrolled * warps));
        std::printf("| `%s` | %.2f |\n", request.name, best);
        std::fflush(stdout);
    }
    for (const unsigned warps : {1U, 4U, 16U})
        std::printf("| a loop of lop3, add, setp, bra, %u warps: a round | %.1f |\n", warps,
                    runOnGpu({branchText, 1, 32 * warps, 2, {{"count", "4096"}}}).out[0] / 4096.0);
}

void printStarts(unsigned multiprocessors)
{
    std::printf("\n| blocks of an empty kernel for each multiprocessor | 32 threads, µs | 256 threads | 1024 threads "
                "|\n|---|---|---|---|\n");
    for (const unsigned blocks : {1U, 2U, 8U, 32U, 128U, 512U}) {
        std::printf("| %u ", blocks);
        for (const unsigned threads : {32U, 256U, 1024U})
            std::printf("| %.2f ",
                        runOnGpu({emptyText, blocks * multiprocessors, threads, 2, {{"seed", "1"}}}).microseconds);
        std::printf("|\n");
        std::fflush(stdout);
    }
}

} // namespace tilescope::bench
