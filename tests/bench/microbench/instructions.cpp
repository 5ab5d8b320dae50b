#include "tests/bench/microbench/instructions.h"

#include "tests/bench/microbench/gpu_launch.h"

#include <algorithm>
#include <cstdio>

namespace tilescope::bench
{

namespace
{

/// An instruction on registers: %0 is what it changes, and what the next one of its chain waits for; %1 and %2 are
/// others.
struct Class {
    const char* name;
    const char* ptx;
    const char* type;       ///< of the registers
    const char* constraint; ///< of inline PTX: "r", "f", "d", "l"
    int instructions = 1;   ///< of the machine, that one line is
};

const Class classes[] = {
    {"fma.rn.f32", "fma.rn.f32 %0, %0, %1, %2;", "float", "f"},
    {"add.rn.f32", "add.rn.f32 %0, %0, %1;", "float", "f"},
    {"mul.rn.f32", "mul.rn.f32 %0, %0, %1;", "float", "f"},
    {"min.f32", "min.f32 %0, %0, %1;", "float", "f"},
    {"add.s32", "add.s32 %0, %0, %1;", "int", "r"},
    {"mad.lo.s32", "mad.lo.s32 %0, %0, %1, %2;", "int", "r"},
    {"lop3.b32", "lop3.b32 %0, %0, %1, %2, 0x96;", "int", "r"},
    {"shf.l.wrap.b32", "shf.l.wrap.b32 %0, %0, %1, 7;", "int", "r"},
    {"min.s32", "min.s32 %0, %0, %1;", "int", "r"},
    {"prmt.b32", "prmt.b32 %0, %0, %1, 0x6512;", "int", "r"},
    {"setp + selp", "{ .reg .pred p; setp.lt.s32 p, %0, %1; selp.b32 %0, %1, %2, p; }", "int", "r", 2},
    {"popc.b32", "popc.b32 %0, %0;", "int", "r"},
    {"bfind.u32", "bfind.u32 %0, %0;", "int", "r"},
    {"dp4a.s32.s32", "dp4a.s32.s32 %0, %0, %1, %2;", "int", "r"},
    {"cvt f32 to s32 and back", "{ .reg .s32 t; cvt.rzi.s32.f32 t, %0; cvt.rn.f32.s32 %0, t; }", "float", "f", 2},
    {"rcp.approx.ftz.f32 + add", "rcp.approx.ftz.f32 %0, %0; add.rn.f32 %0, %0, %1;", "float", "f", 2},
    {"ex2.approx.ftz.f32", "ex2.approx.ftz.f32 %0, %0;", "float", "f"},
    {"lg2.approx.ftz.f32", "lg2.approx.ftz.f32 %0, %0;", "float", "f"},
    {"sin.approx.ftz.f32", "sin.approx.ftz.f32 %0, %0;", "float", "f", 2},
    {"rsqrt.approx.ftz.f32", "rsqrt.approx.ftz.f32 %0, %0;", "float", "f"},
    {"fma.rn.f64", "fma.rn.f64 %0, %0, %1, %2;", "double", "d"},
    {"add.rn.f64", "add.rn.f64 %0, %0, %1;", "double", "d"},
    {"fma.rn.f16x2", "fma.rn.f16x2 %0, %0, %1, %2;", "int", "r"},
    {"add.s64", "add.s64 %0, %0, %1;", "long long", "l", 2},
    {"mul.wide.u32 + cvt", "{ .reg .u64 t; mul.wide.u32 t, %0, %1; cvt.u32.u64 %0, t; }", "int", "r"},
    {"shfl.sync.bfly.b32", "shfl.sync.bfly.b32 %0, %0, 1, 31, -1;", "int", "r"},
    {"vote.sync.ballot.b32", "{ .reg .pred p; setp.ne.s32 p, %0, %1; vote.sync.ballot.b32 %0, p, -1; }", "int", "r", 2},
    {"redux.sync.add.s32", "redux.sync.add.s32 %0, %0, -1;", "int", "r"},
};

constexpr int unrolled = 32, rounds = 32, mostChains = 4;

/// Each warp makes `chains` chains side by side; out[0] is the time from the first warp's begin to the last one's end.
std::string textOf(const Class& one, int chains)
{
    const std::string type = one.type, constraint = one.constraint;
    std::string registers, body, used;
    for (int chain = 0; chain < chains; ++chain) {
        const std::string x = "x" + std::to_string(chain);
        registers +=
            "    " + type + " " + x + " = (" + type + ")(seed + threadIdx.x + " + std::to_string(chain) + ");\n";
        body += "            asm volatile(\"" + std::string(one.ptx) + "\" : \"+" + constraint + "\"(" + x + ") : \"" +
                constraint + "\"(b), \"" + constraint + "\"(c));\n";
        used += (used.empty() ? "" : " + ") + x;
    }
    return "__global__ void run(unsigned* out, unsigned seed)\n{\n"
           "    __shared__ unsigned begins, ends;\n"
           "    if (threadIdx.x == 0) { begins = 0xFFFFFFFFu; ends = 0; }\n" +
           registers + "    " + type + " b = (" + type + ")(seed + 3), c = (" + type + ")(seed + 5);\n" +
           "    for (int warm = 0; warm < 2; ++warm) {\n" // the second time the code is in the cache
           "        __syncthreads();\n"
           "        unsigned begin, end;\n"
           "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(begin) :: \"memory\");\n"
           "        #pragma unroll 1\n"
           "        for (int round = 0; round < " +
           std::to_string(rounds) + "; ++round) {\n        #pragma unroll\n        for (int i = 0; i < " +
           std::to_string(unrolled) + "; ++i) {\n" + body +
           "        }\n        }\n"
           "        asm volatile(\"mov.u32 %0, %%clock;\" : \"=r\"(end) :: \"memory\");\n"
           "        if (warm == 1) { atomicMin(&begins, begin); atomicMax(&ends, end); }\n"
           "    }\n"
           "    __syncthreads();\n"
           "    if (threadIdx.x == 0) out[0] = ends - begins;\n"
           "    if ((" +
           used + ") == (" + type + ")123456789) out[1] = 1;\n}\n";
}

double cyclesOf(const Class& one, int chains, unsigned warps)
{
    const GpuResult result = runOnGpu({textOf(one, chains), 1, warps * 32, 2, {{"seed", "1"}}});
    return static_cast<double>(result.out[0]);
}

} // namespace

void printInstructions()
{
    std::printf("\n| instruction | latency, cycles | lanes a cycle of a multiprocessor | machine instructions "
                "|\n|---|---|---|---|\n");
    for (const Class& one : classes)
        try {
            constexpr double count = double(unrolled) * rounds;
            const double latency = cyclesOf(one, 1, 1) / count;
            double lanes = 0;
            for (const unsigned warps : {8U, 16U, 32U})
                lanes = std::max(lanes, count * mostChains * warps * 32 / cyclesOf(one, mostChains, warps));
            std::printf("| `%s` | %.1f | %.1f | %d |\n", one.name, latency, lanes, one.instructions);
            std::fflush(stdout);
        } catch (const std::exception& error) {
            std::printf("| `%s` | – | – | %s |\n", one.name, error.what());
        }
}

} // namespace tilescope::bench
