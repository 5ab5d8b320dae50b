// Measures how fast the emulator runs each class of instructions:  bench_instructions [baseline] [RUNS] [CLASS]
// One row a class, as Markdown: PTX warp instructions, in millions, per second of processor time of one thread, without
// and with counters, and the factor between them; the least time of RUNS counts. A kernel repeats one instruction (or
// a few, where one alone is not possible) in a loop, with operands that differ between lanes unless the row says
// otherwise.

#include "gpu/emulator/emulator.h"
#include "tests/bench/processor_time.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using namespace tilescope;

namespace
{

constexpr unsigned threads = 256, blocks = 4, repeats = 32;
constexpr int textureSide = 64;

/// What `$` stands for in a body: 0 to 3 in turn. Registers 0 to 7 are to be changed, 8 to 13 differ between lanes, 14
/// and 15 do not. %a0 is the lane's address in shared memory, %g0 in global memory; %x and %y its texel; %q a
/// predicate.
struct Row {
    const char* name;
    const char* body;
    Texture texture{};
};

Texture texture(PixelFormat format, Texture::Address address, Texture::Filter filter, bool normalised = false)
{
    Texture t;
    t.width = t.height = textureSide;
    t.format = format;
    t.address = address;
    t.filter = filter;
    t.normalisedRead = filter == Texture::Filter::Linear && format == PixelFormat::Grey8;
    t.normalisedCoordinates = normalised;
    return t;
}

constexpr auto clamp = Texture::Address::Clamp, border = Texture::Address::Border, wrap = Texture::Address::Wrap;
constexpr auto point = Texture::Filter::Point, linear = Texture::Filter::Linear;
constexpr auto bytes = PixelFormat::Grey8, floats = PixelFormat::Float32;

/// To and fro, so that the coordinates stay in the texture.
const char* const fetch = "tex.2d.v4.u32.f32 {%r$, %r4, %r5, %r6}, [%texture, {%x, %y}];\nadd.f32 %x, %x, %f15;\n"
                          "tex.2d.v4.u32.f32 {%r$, %r4, %r5, %r6}, [%texture, {%x, %y}];\nsub.f32 %x, %x, %f15;\n";

const Row rows[] = {
    {"f32 add", "add.f32 %f$, %f$, %f8;\n"},
    {"f32 mul", "mul.f32 %f$, %f$, %f15;\n"},
    {"f32 fma", "fma.rn.f32 %f$, %f$, %f9, %f8;\n"},
    {"f32 fma, two operands uniform", "fma.rn.f32 %f$, %f$, %f14, %f15;\n"},
    {"f32 min", "min.f32 %f$, %f$, %f8;\n"},
    {"f32 div", "div.rn.f32 %f$, %f$, %f9;\n"},
    {"f32 sqrt", "sqrt.rn.f32 %f$, %f$;\n"},
    {"f32 ex2.approx", "ex2.approx.f32 %f$, %f$;\n"},
    {"f32 sin.approx", "sin.approx.f32 %f$, %f$;\n"},
    {"f64 fma", "fma.rn.f64 %d$, %d$, %d9, %d8;\n"},
    {"int add", "add.u32 %r$, %r$, %r8;\n"},
    {"int mad.lo", "mad.lo.u32 %r$, %r$, %r9, %r8;\n"},
    {"int mad.wide", "mad.wide.u32 %rd$, %r8, %r9, %rd$;\n"},
    {"int shl", "shl.b32 %r$, %r$, 1;\n"},
    {"int lop3", "lop3.b32 %r$, %r$, %r8, %r9, 0x96;\n"},
    {"int bfe", "bfe.u32 %r$, %r$, 1, 30;\n"},
    {"int shf", "shf.l.wrap.b32 %r$, %r$, %r8, 8;\n"},
    {"int popc", "popc.b32 %r$, %r$;\n"},
    {"int clz", "clz.b32 %r$, %r$;\n"},
    {"int div", "div.u32 %r$, %r$, %r8;\n"},
    {"setp, selp", "setp.lt.u32 %q, %r$, %r8;\nselp.u32 %r$, %r9, %r8, %q;\n"},
    {"f16x2 add", "add.f16x2 %r$, %r$, %r12;\n"},
    {"f16x2 mul", "mul.f16x2 %r$, %r$, %r12;\n"},
    {"f16x2 fma", "fma.rn.f16x2 %r$, %r$, %r12, %r13;\n"},
    {"f16x2 min", "min.f16x2 %r$, %r$, %r12;\n"},
    {"cvt f32 to f16", "cvt.rn.f16.f32 %h$, %f$;\ncvt.f32.f16 %f$, %h$;\n"},
    {"cvt f32 to s32", "cvt.rzi.s32.f32 %r$, %f$;\ncvt.rn.f32.s32 %f$, %r$;\n"},
    {"cvt f32 to u32", "cvt.rzi.u32.f32 %r$, %f$;\ncvt.rn.f32.u32 %f$, %r$;\n"},
    {"dp4a", "dp4a.u32.u32 %r$, %r8, %r9, %r$;\n"},
    {"dp4a signed", "dp4a.s32.s32 %r$, %r8, %r9, %r$;\n"},
    {"dp2a", "dp2a.lo.u32.u32 %r$, %r8, %r9, %r$;\n"},
    {"prmt, selector uniform", "prmt.b32 %r$, %r$, %r8, 0x4321;\n"},
    {"prmt", "prmt.b32 %r$, %r$, %r8, %r9;\n"},
    {"vabsdiff4", "vabsdiff4.u32.u32.u32.add %r$, %r8, %r9, %r$;\n"},
    {"shfl.idx", "shfl.sync.idx.b32 %r$, %r$, %r8, 31, -1;\n"},
    {"shfl.down", "shfl.sync.down.b32 %r$, %r$, 1, 31, -1;\n"},
    {"shfl.bfly", "shfl.sync.bfly.b32 %r$, %r$, 16, 31, -1;\n"},
    {"shfl.up with its predicate", "shfl.sync.up.b32 %r$|%q, %r$, 1, 0, -1;\n"},
    {"vote.ballot", "setp.lt.u32 %q, %r$, %r8;\nvote.sync.ballot.b32 %r$, %q, -1;\n"},
    {"vote.any", "setp.lt.u32 %q, %r$, %r8;\nvote.sync.any.pred %q, %q, -1;\nselp.u32 %r$, %r9, %r8, %q;\n"},
    {"match.any", "match.any.sync.b32 %r$, %r$, -1;\n"},
    {"redux.add", "redux.sync.add.u32 %r4, %r$, -1;\nadd.u32 %r$, %r$, %r4;\n"},
    {"ld.shared u8", "ld.shared.u8 %r$, [%a0+$];\n"},
    {"ld.shared u32", "ld.shared.u32 %r$, [%a0+4096];\n"},
    {"ld.shared u32, 2 banks", "ld.shared.u32 %r$, [%a2];\n"},
    {"ld.shared u32, scattered", "ld.shared.u32 %r$, [%a1];\n"},
    {"ld.shared v4", "ld.shared.v4.u32 {%r$, %r5, %r6, %r7}, [%a4];\n"},
    {"st.shared v4", "st.shared.v4.u32 [%a4], {%r8, %r9, %r10, %r11};\n"},
    {"st.shared u8", "st.shared.u8 [%a0+$], %r8;\n"},
    {"st.shared u32", "st.shared.u32 [%a0], %r8;\n"},
    {"st.shared u32, scattered", "st.shared.u32 [%a1], %r8;\n"},
    {"ld.global u8", "ld.global.u8 %r$, [%g0+$];\n"},
    {"ld.global u32", "ld.global.u32 %r$, [%g0];\n"},
    {"ld.global u32, scattered", "ld.global.u32 %r$, [%g1];\n"},
    {"st.global u32", "st.global.u32 [%g0], %r8;\n"},
    {"ld.const, uniform", "ld.const.f32 %f4, [table];\nadd.f32 %f$, %f$, %f4;\n"},
    {"ld.local u32", "ld.local.u32 %r$, [frame];\n"},
    {"tex bytes, point, clamp", fetch, texture(bytes, clamp, point)},
    {"tex bytes, point, border", fetch, texture(bytes, border, point)},
    {"tex bytes, point, wrap", fetch, texture(bytes, wrap, point, true)},
    {"tex bytes, linear, clamp", fetch, texture(bytes, clamp, linear)},
    {"tex floats, point, clamp", fetch, texture(floats, clamp, point)},
    {"tex floats, linear, clamp", fetch, texture(floats, clamp, linear)},
    {"tex floats, linear, wrap", fetch, texture(floats, wrap, linear, true)},
    {"tex bytes, at integers", "tex.2d.v4.u32.s32 {%r$, %r4, %r5, %r6}, [%texture, {%r10, %r11}];\n",
     texture(bytes, clamp, point)},
    {"mma m16n8k8 tf32", "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%f0,%f1,%f2,%f3}, "
                         "{%r8,%r9,%r10,%r11}, {%r12,%r13}, {%f0,%f1,%f2,%f3};\n"},
    {"mma m16n8k16 f16", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f0,%f1,%f2,%f3}, {%r12,%r13,%r12,%r13}, "
                         "{%r12,%r13}, {%f0,%f1,%f2,%f3};\n"},
    {"mma m16n8k16 bf16", "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%f0,%f1,%f2,%f3}, "
                          "{%r12,%r13,%r12,%r13}, {%r12,%r13}, {%f0,%f1,%f2,%f3};\n"},
    {"mma m16n8k32 u8", "mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 {%r0,%r1,%r2,%r3}, {%r8,%r9,%r10,%r11}, "
                        "{%r12,%r13}, {%r0,%r1,%r2,%r3};\n"},
    {"mma m8n8k4 f64", "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%d0,%d1}, {%d8}, {%d9}, {%d0,%d1};\n"},
    {"ldmatrix x4", "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r0,%r1,%r2,%r3}, [%a4];\n"},
    {"atom.shared.add", "atom.shared.add.u32 %r$, [%a0], %r8;\n"},
    {"atom.shared.add, one place", "atom.shared.add.u32 %r$, [tile], %r8;\n"},
    {"red.shared.add", "red.shared.add.u32 [%a1], 1;\n"},
    {"atom.global.add", "atom.global.add.u32 %r$, [%g0], %r8;\n"},
    {"red.global.add f32", "red.global.add.f32 [%g0], %f15;\n"},
    {"atom.global.cas", "atom.global.cas.b32 %r$, [%g0], %r8, %r9;\n"},
    {"branch, divergent", "setp.lt.u32 %q, %r$, %r8;\n@%q bra L&;\nadd.u32 %r$, %r$, %r9;\nL&:\n"},
};

std::string bodyOf(const Row& row)
{
    std::string body;
    for (unsigned i = 0; i < repeats; ++i)
        for (const char* c = row.body; *c; ++c)
            if (*c == '$')
                body += static_cast<char>('0' + i % 4);
            else if (*c == '&')
                body += std::to_string(i);
            else
                body += *c;
    return body;
}

std::string kernelOf(const Row& row, unsigned rounds)
{
    std::string text = ".version 8.0\n.target sm_80\n.address_size 64\n.const .align 4 .f32 table[4] = {0f3F800000, "
                       "0f3F800000, 0f3F800000, 0f3F800000};\n"
                       ".visible .entry k(.param .u64 texture, .param .u64 memory)\n{\n"
                       ".reg .pred %q, %again;\n.reg .b16 %h<16>;\n.reg .b32 %r<16>, %tid, %round, %a<8>, %t;\n"
                       ".reg .f32 %f<16>, %x, %y;\n.reg .b64 %rd<16>, %g<4>, %texture, %memory;\n.reg .f64 %d<16>;\n"
                       ".shared .align 16 .b8 tile[16384];\n.local .align 4 .b8 frame[16];\n"
                       "ld.param.u64 %texture, [texture];\nld.param.u64 %memory, [memory];\n"
                       "cvta.to.global.u64 %memory, %memory;\nmov.u32 %tid, %tid.x;\n"
                       "mov.u32 %a3, tile;\nshl.b32 %t, %tid, 2;\nadd.u32 %a0, %a3, %t;\n"
                       "shl.b32 %t, %tid, 3;\nadd.u32 %a2, %a3, %t;\n"
                       "shl.b32 %t, %tid, 4;\nadd.u32 %a4, %a3, %t;\n"
                       "mul.lo.u32 %t, %tid, 1103515245;\nshr.u32 %t, %t, 7;\nand.b32 %t, %t, 4092;\n"
                       "add.u32 %a1, %a3, %t;\ncvt.u64.u32 %g2, %t;\nadd.u64 %g1, %memory, %g2;\n"
                       "mul.wide.u32 %g2, %tid, 4;\nadd.u64 %g0, %memory, %g2;\n"
                       "and.b32 %t, %tid, 15;\ncvt.rn.f32.u32 %x, %t;\nshr.u32 %t, %tid, 4;\ncvt.rn.f32.u32 %y, %t;\n"
                       "st.local.u32 [frame], %tid;\n";
    for (int i = 0; i < 14; ++i) {
        const std::string n = std::to_string(i);
        text += "mad.lo.u32 %r" + n + ", %tid, 2654435761, " + std::to_string(12345 * (i + 1)) + ";\n";
        text += "cvt.rn.f32.u32 %f" + n + ", %tid;\nfma.rn.f32 %f" + n + ", %f" + n + ", 0f3A000000, 0f3F800000;\n";
        text += "cvt.f64.f32 %d" + n + ", %f" + n + ";\ncvt.rn.f16.f32 %h" + n + ", %f" + n + ";\n";
        text += "cvt.u64.u32 %rd" + n + ", %r" + n + ";\n";
    }
    text += "and.b32 %r10, %tid, 15;\nshr.u32 %r11, %tid, 4;\n"          // a texel
            "mov.b32 %r12, {%h12, %h13};\nmov.b32 %r13, {%h13, %h12};\n" // halves a little above 1
            "mov.f32 %f14, 0f3F000000;\nmov.f32 %f15, 0f3F800000;\n"
            "mov.u32 %round, 0;\nbody:\n" +
            bodyOf(row) + "add.u32 %round, %round, 1;\nsetp.lt.u32 %again, %round, " + std::to_string(rounds) +
            ";\n@%again bra body;\n";
    for (int i = 0; i < 8; ++i) { // every result is used
        const std::string n = std::to_string(i);
        text += "cvt.rzi.u32.f32 %t, %f" + n + ";\nadd.u32 %r8, %r8, %t;\nadd.u32 %r8, %r8, %r" + n +
                ";\ncvt.rzi.u32.f64 %t, %d" + n + ";\nadd.u32 %r8, %r8, %t;\ncvt.u32.u64 %t, %rd" + n +
                ";\nadd.u32 %r8, %r8, %t;\ncvt.u32.u16 %t, %h" + n + ";\nadd.u32 %r8, %r8, %t;\n";
    }
    return text + "st.global.u32 [%g0+8192], %r8;\nret;\n}\n";
}

Plan planOf(const Row& row)
{
    Plan plan;
    plan.sources.push_back({"k.cu", ""});
    std::vector<std::byte> texels(std::size_t{textureSide} * textureSide * 4);
    for (std::size_t i = 0; i < texels.size(); ++i)
        texels[i] = static_cast<std::byte>(i % 63);
    plan.buffers.push_back({"texels", texels.size(), Buffer::Fill::Bytes, texels});
    plan.buffers.push_back({"memory", 16384, Buffer::Fill::None, {}});
    plan.pictureBuffer = 1;
    Texture used = row.texture;
    if (used.width == 0)
        used = texture(bytes, clamp, point);
    plan.textures.push_back(used);
    Launch launch;
    launch.kernel = "k";
    launch.block = {threads, 1, 1};
    launch.grid = {blocks, 1, 1};
    launch.arguments = {TextureArgument{0}, BufferArgument{1}};
    plan.launches.push_back(launch);
    return plan;
}

/// The least of several runs, in M instructions a second.
double speed(Emulator& emulator, const Row& row, unsigned rounds, const Observation& observation, int runs)
{
    const Plan plan = planOf(row);
    CompiledModule module;
    module.ptx = kernelOf(row, rounds);
    double best = 0;
    for (int i = 0; i <= runs; ++i) { // the first one decodes
        const double before = processorMs();
        const EmulatorResult result = emulator.run(plan, std::span(&module, 1), Image(), observation, {});
        const double spent = processorMs() - before;
        if (!result.findings.empty()) {
            std::printf("%s: %s\n", row.name, english(result.findings[0].message).c_str());
            return 0;
        }
        best = std::max(best, static_cast<double>(result.emulation.warpInstructions) / spent / 1e3);
    }
    return best;
}

} // namespace

int main(int argc, char** argv)
{
    int runs = 5;
    std::string only;
    EmulatorOptions options{.threads = 1};
    for (int i = 1; i < argc; ++i) {
        if (std::atoi(argv[i]) > 0)
            runs = std::atoi(argv[i]);
        else if (std::strcmp(argv[i], "baseline") == 0)
            options.code = EmulatorOptions::Code::Baseline;
        else
            only = argv[i];
    }
    Emulator emulator(options);
    std::puts("| class | M/s | with counters | factor |\n|---|---|---|---|");
    for (const Row& row : rows) {
        if (std::string(row.name).find(only) == std::string::npos)
            continue;
        const double rate = speed(emulator, row, 16, {}, 1);
        // About 10 ms a run, so that what a launch costs by itself does not count.
        const unsigned rounds =
            std::clamp(static_cast<unsigned>(rate * 10e3 / (threads / 32 * blocks * repeats)), 16U, 8000U);
        const double off = speed(emulator, row, rounds, {}, runs);
        const double on = speed(emulator, row, rounds, {.counters = true}, runs);
        const auto digits = [](double value) { return value < 20 ? 1 : 0; };
        std::printf("| %s | %.*f | %.*f | %.2f |\n", row.name, digits(off), off, digits(on), on, off / on);
        std::fflush(stdout);
    }
    return 0;
}
