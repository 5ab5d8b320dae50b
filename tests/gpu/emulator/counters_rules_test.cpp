#include "kernel_run.h"

#include <gtest/gtest.h>

#include <set>

// One counting rule per test, on kernels of a few instructions executed by one warp.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

LaunchCounters count(const KernelRun& run)
{
    const EmulatorResult result = run.observed({.threads = 1});
    EXPECT_TRUE(result.findings.empty()) << english(result.findings[0].message);
    return result.counters.empty() ? LaunchCounters() : result.counters[0];
}

/// A kernel over one buffer of 16 KB (its address is a multiple of 256), one warp unless said otherwise.
Counters countBody(const std::string& body, unsigned threads = 32)
{
    return count(KernelRun(kernelOf(1, body, ".shared .align 16 .b8 tile[8192];"), "k")
                     .block(threads)
                     .output("buffer", 16'384))
        .total;
}

struct AccessCase {
    const char* what;
    std::string body;
    unsigned threads;
    std::uint64_t requests, units, ideal;
};

/// Each lane's address: base + scale × thread + offset.
std::string at(const char* base, int scale, int offset = 0)
{
    return "mul.wide.u32 %rd1, %tid, " + std::to_string(scale) + ";\nadd.s64 %rd2, " + base +
           ", %rd1;\nadd.s64 %rd2, %rd2, " + std::to_string(offset) + ";\n";
}

void expectCounts(const AccessCase& c, std::uint64_t requests, std::uint64_t units, std::uint64_t ideal)
{
    EXPECT_EQ(requests, c.requests) << c.what;
    EXPECT_EQ(units, c.units) << c.what;
    EXPECT_EQ(ideal, c.ideal) << c.what;
}

std::string tile(int scale, int offset = 0) { return "mov.u64 %rd5, tile;\n" + at("%rd5", scale, offset); }

} // namespace

TEST(CountingRules, DistinctSectorsOfABlock)
{
    struct Case {
        const char* what;
        std::string body;
        unsigned threads, blocks;
        std::uint64_t loaded, stored;
    };
    const std::string load = "ld.global.f32 %f1, [%rd2];\n";
    const Case cases[] = {
        {"32 floats: 128 bytes", at("%in0", 4) + load, 32, 1, 4, 0},
        {"loaded twice", at("%in0", 4) + load + load, 32, 1, 4, 0},
        {"and once more, a float further", at("%in0", 4) + load + at("%in0", 4, 4) + load, 32, 1, 5, 0},
        {"two warps, side by side", at("%in0", 4) + load, 64, 1, 8, 0},
        {"a float a sector", at("%in0", 32) + load, 32, 1, 32, 0},
        {"more than the table holds at first", at("%in0", 32) + load, 512, 1, 512, 0},
        {"all lanes at one address", at("%in0", 0, 8) + load, 64, 1, 1, 0},
        {"joined loads of neighbours", at("%in0", 8) + "ld.global.f32 %f1, [%rd2];\nld.global.f32 %f2, [%rd2+4];\n", 32,
         1, 8, 0},
        {"three blocks that load the same", at("%in0", 4) + load, 32, 3, 12, 0},
        {"stored twice", at("%in0", 4) + "st.global.u32 [%rd2], %tid;\nst.global.u32 [%rd2], %tid;\n", 32, 1, 0, 4},
        {"atomics do not count", at("%in0", 4) + "atom.global.add.u32 %r1, [%rd2], %tid;\n", 32, 1, 0, 0},
        {"shared memory has no sectors", tile(4) + "ld.shared.f32 %f1, [%rd2];\n", 32, 1, 0, 0},
    };
    for (const Case& c : cases) {
        const BlockSectors sectors = count(KernelRun(kernelOf(1, c.body, ".shared .align 16 .b8 tile[8192];"), "k")
                                               .grid(c.blocks)
                                               .block(c.threads)
                                               .output("buffer", 16'384))
                                         .blockSectors;
        EXPECT_EQ(sectors.loaded, c.loaded) << c.what;
        EXPECT_EQ(sectors.stored, c.stored) << c.what;
    }
}

TEST(CountingRules, GlobalSectors)
{
    const AccessCase cases[] = {
        {"32 floats side by side: 128 bytes", at("%in0", 4) + "ld.global.f32 %f1, [%rd2];", 32, 1, 4, 4},
        {"the same, one float further: five sectors touched", at("%in0", 4, 4) + "ld.global.f32 %f1, [%rd2];", 32, 1, 5,
         4},
        {"every second float: 256 bytes for 128", at("%in0", 8) + "ld.global.f32 %f1, [%rd2];", 32, 1, 8, 4},
        {"a float a sector", at("%in0", 32) + "ld.global.f32 %f1, [%rd2];", 32, 1, 32, 4},
        {"all the same float", at("%in0", 0, 8) + "ld.global.f32 %f1, [%rd2];", 32, 1, 1, 1},
        {"the same address in a register", "ld.global.f32 %f1, [%in0];", 32, 1, 1, 1},
        {"32 bytes side by side", at("%in0", 1) + "ld.global.u8 %r1, [%rd2];", 32, 1, 1, 1},
        {"32 bytes across a sector's edge", at("%in0", 1, 31) + "ld.global.u8 %r1, [%rd2];", 32, 1, 2, 1},
        {"a channel of RGB pixels: 94 bytes apart, 32 bytes wanted", at("%in0", 3) + "ld.global.u8 %r1, [%rd2];", 32, 1,
         3, 1},
        {"16-bit values side by side", at("%in0", 2) + "ld.global.u16 %r1, [%rd2];", 32, 1, 2, 2},
        {"8 bytes a lane: 256 bytes", at("%in0", 8) + "ld.global.f64 %d1, [%rd2];", 32, 1, 8, 8},
        {"the same moved by 8: one sector more", at("%in0", 8, 8) + "ld.global.f64 %d1, [%rd2];", 32, 1, 9, 8},
        {"8 bytes, all the same", at("%in0", 0) + "ld.global.f64 %d1, [%rd2];", 32, 1, 1, 1},
        {"16 bytes a lane: 512 bytes", at("%in0", 16) + "ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];", 32, 1, 16,
         16},
        {"16 bytes moved by 16: one sector more", at("%in0", 16, 16) + "ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];",
         32, 1, 17, 16},
        {"a pair of floats is one request", at("%in0", 8) + "ld.global.v2.f32 {%f1, %f2}, [%rd2];", 32, 1, 8, 8},
        {"four bytes at once are a 4-byte access", at("%in0", 4) + "ld.global.v4.u8 {%r1, %r2, %r3, %r4}, [%rd2];", 32,
         1, 4, 4},
        {"10 threads", at("%in0", 4) + "ld.global.f32 %f1, [%rd2];", 10, 1, 2, 2},
        {"20 threads, 8 bytes a lane", at("%in0", 8) + "ld.global.f64 %d1, [%rd2];", 20, 1, 5, 5},
        {"two warps", at("%in0", 4) + "ld.global.f32 %f1, [%rd2];", 64, 2, 8, 8},
        {"two warps, the second of 4 threads", at("%in0", 4) + "ld.global.f32 %f1, [%rd2];", 36, 2, 5, 5},
        {"descending addresses", at("%in0", -4, 124) + "ld.global.f32 %f1, [%rd2];", 32, 1, 4, 4}};
    for (AccessCase c : cases) {
        // A negative step is a multiplication of signed numbers.
        if (c.body.find("-4;") != std::string::npos)
            c.body.replace(c.body.find("mul.wide.u32"), 12, "mul.wide.s32");
        const Counters counters = countBody(c.body, c.threads);
        expectCounts(c, counters.globalLoad.requests, counters.globalLoad.sectors, counters.globalLoad.sectorsIdeal);
        EXPECT_EQ(counters.globalStore, AccessCounters()) << c.what;
    }
}

TEST(CountingRules, RowsOfABlockNeedNotBeAligned)
{
    // 16 × 2 threads read floats in rows of 100 floats (400 bytes, not a multiple of 32): row 0 is two sectors; row 1
    // is bytes 400 to 463, which touch sectors 12 (384 to 415), 13 and 14.
    const Counters counters = countBody(R"(
and.b32 %r1, %tid, 15;
shr.u32 %r2, %tid, 4;
mad.lo.u32 %r3, %r2, 100, %r1;
mul.wide.u32 %rd1, %r3, 4;
add.s64 %rd2, %in0, %rd1;
ld.global.f32 %f1, [%rd2];)");
    EXPECT_EQ(counters.globalLoad, (AccessCounters{1, 2 + 3, 4}));
}

TEST(CountingRules, StoresAreCountedApart)
{
    const Counters counters = countBody(at("%in0", 4) + "st.global.u32 [%rd2], %tid;\nst.global.u32 [%in0], %tid;");
    EXPECT_EQ(counters.globalStore, (AccessCounters{2, 4 + 1, 4 + 1}));
    EXPECT_EQ(counters.globalLoad, AccessCounters());
}

TEST(CountingRules, SharedWavefronts)
{
    const AccessCase cases[] = {
        {"32 words in 32 banks", tile(4) + "ld.shared.f32 %f1, [%rd2];", 32, 1, 1, 1},
        {"every second word: two words a bank", tile(8) + "ld.shared.f32 %f1, [%rd2];", 32, 1, 2, 1},
        {"a column of a tile 32 words wide: all in one bank", tile(128) + "ld.shared.f32 %f1, [%rd2];", 32, 1, 32, 1},
        {"the same, 33 words wide", tile(132) + "ld.shared.f32 %f1, [%rd2];", 32, 1, 1, 1},
        {"one word for all: broadcast", tile(0, 64) + "ld.shared.f32 %f1, [%rd2];", 32, 1, 1, 1},
        {"one word for all, by its name", "ld.shared.f32 %f1, [tile+64];", 32, 1, 1, 1},
        {"four lanes share each word", tile(1) + "ld.shared.u8 %r1, [%rd2];", 32, 1, 1, 1},
        {"bytes 64 apart: two banks, 16 words each", tile(64) + "ld.shared.u8 %r1, [%rd2];", 32, 1, 16, 1},
        {"16-bit values side by side", tile(2) + "ld.shared.u16 %r1, [%rd2];", 32, 1, 1, 1},
        {"8 bytes a lane: one a half", tile(8) + "ld.shared.f64 %d1, [%rd2];", 32, 1, 2, 2},
        {"8 bytes, every second: two a half", tile(16) + "ld.shared.f64 %d1, [%rd2];", 32, 1, 4, 2},
        {"16 bytes a lane: one a group of eight", tile(16) + "ld.shared.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];", 32, 1, 4,
         4},
        {"16 bytes for all: one a half", tile(0) + "ld.shared.v4.f32 {%f1, %f2, %f3, %f4}, [%rd2];", 32, 1, 2, 2},
        {"8 bytes, 10 threads: the second half sleeps", tile(8) + "ld.shared.f64 %d1, [%rd2];", 10, 1, 1, 1},
        {"every second word, 16 threads", tile(8) + "ld.shared.f32 %f1, [%rd2];", 16, 1, 1, 1}};
    for (const AccessCase& c : cases) {
        const Counters counters = countBody(c.body, c.threads);
        expectCounts(c, counters.sharedLoad.requests, counters.sharedLoad.wavefronts,
                     counters.sharedLoad.wavefrontsIdeal);
        EXPECT_EQ(counters.sharedStore, SharedCounters()) << c.what;
        EXPECT_EQ(counters.globalLoad, AccessCounters()) << c.what;
    }
    EXPECT_EQ(countBody(tile(8) + "st.shared.u32 [%rd2], %tid;").sharedStore, (SharedCounters{1, 2, 1}));
}

TEST(CountingRules, ConflictPatternsAreThoseOfTheLanes)
{
    // Two warps store every second word: warp 0 at 0, 8, … 248, warp 1 at 256, 264, …; each twice.
    const std::string store = "st.shared.u32 [%rd2], %tid;\n";
    const LaunchCounters counters = count(KernelRun(kernelOf(1,
                                                             tile(8) + "mov.u32 %r1, 0;\nAGAIN:\n" + store +
                                                                 "add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p1, %r1, 2;\n"
                                                                 "@%p1 bra AGAIN;",
                                                             ".shared .align 16 .b8 tile[8192];"),
                                                    "k")
                                              .block(64)
                                              .output("buffer", 4));
    ASSERT_EQ(counters.conflicts.size(), 2U);
    for (unsigned warp = 0; warp < 2; ++warp) {
        const ConflictPattern& conflict = counters.conflicts[warp];
        EXPECT_TRUE(conflict.store);
        EXPECT_EQ(conflict.bytes, 4U);
        EXPECT_EQ(conflict.mask, 0xFFFF'FFFFU);
        EXPECT_EQ(conflict.wavefronts, 2U);
        EXPECT_EQ(conflict.wavefrontsIdeal, 1U);
        EXPECT_EQ(conflict.times, 2U);
        for (unsigned lane = 0; lane < 32; ++lane)
            EXPECT_EQ(conflict.addresses[lane], 256 * warp + 8 * lane);
    }
}

TEST(CountingRules, ConflictPatternsOfJoinedLoadsAreThoseOfEach)
{
    // Each lane loads three neighbouring bytes of every second word, twice.
    const std::string loads = "ld.shared.u8 %r2, [%rd2];\nld.shared.u8 %r3, [%rd2+1];\nld.shared.u8 %r4, [%rd2+2];\n";
    const LaunchCounters counters =
        count(KernelRun(kernelOf(1,
                                 tile(8) + "mov.u32 %r1, 0;\nmov.u32 %r5, 0;\nAGAIN:\n" + loads +
                                     "add.u32 %r5, %r5, %r2;\nadd.u32 %r5, %r5, %r3;\nadd.u32 %r5, %r5, %r4;\n"
                                     "add.u32 %r1, %r1, 1;\nsetp.lt.u32 %p1, %r1, 2;\n@%p1 bra AGAIN;\n"
                                     "st.global.u32 [%in0], %r5;",
                                 ".shared .align 16 .b8 tile[8192];"),
                        "k")
                  .block(32)
                  .output("buffer", 4));
    ASSERT_EQ(counters.conflicts.size(), 3U);
    for (unsigned i = 0; i < 3; ++i) {
        const ConflictPattern& conflict = counters.conflicts[i];
        EXPECT_EQ(conflict.site, counters.conflicts[0].site + i);
        EXPECT_EQ(conflict.bytes, 1U);
        EXPECT_EQ(conflict.wavefronts, 2U);
        EXPECT_EQ(conflict.wavefrontsIdeal, 1U);
        EXPECT_EQ(conflict.times, 2U);
        for (unsigned lane = 0; lane < 32; ++lane)
            EXPECT_EQ(conflict.addresses[lane], 8 * lane + i);
    }
}

TEST(CountingRules, ConstantMemoryCountsDistinctAddresses)
{
    const auto constant = [](const std::string& body) {
        return count(KernelRun(kernelOf(1, body, ".const .align 4 .b8 table[256];"), "k").block(32).output("out", 4))
            .total;
    };
    const Counters one = constant("ld.const.f32 %f1, [table+8];");
    EXPECT_EQ(one.constantRequests, 1U);
    EXPECT_EQ(one.constantUniqueAddresses, 1U);
    const Counters eight = constant("and.b32 %r1, %tid, 7;\nmul.wide.u32 %rd1, %r1, 4;\nmov.u64 %rd3, table;\n"
                                    "add.s64 %rd2, %rd3, %rd1;\nld.const.f32 %f1, [%rd2];");
    EXPECT_EQ(eight.constantRequests, 1U);
    EXPECT_EQ(eight.constantUniqueAddresses, 8U);
    EXPECT_EQ(eight.globalLoad, AccessCounters());
}

TEST(CountingRules, LocalMemoryIsInterleavedByWords)
{
    // Word w of 32 lanes is contiguous. All lanes at the same word: 128 bytes, 4 sectors. Lane t at word t % 2: each
    // group of eight touches two rows, 8 sectors instead of 4. Eight bytes per lane: two rows of 128 bytes. One byte
    // per lane: one word per lane is touched, although 32 bytes would be enough.
    const std::string depot = ".local .align 16 .b8 depot[64];\n";
    const Counters same = countBody(depot + "st.local.u32 [depot+8], %tid;\nld.local.u32 %r1, [depot+8];");
    EXPECT_EQ(same.localStore, (AccessCounters{1, 4, 4}));
    EXPECT_EQ(same.localLoad, (AccessCounters{1, 4, 4}));
    const Counters alternate = countBody(depot + "and.b32 %r1, %tid, 1;\nmul.wide.u32 %rd1, %r1, 4;\n"
                                                 "mov.u64 %rd3, depot;\nadd.s64 %rd2, %rd3, %rd1;\n"
                                                 "st.local.u32 [%rd2], %tid;");
    EXPECT_EQ(alternate.localStore, (AccessCounters{1, 8, 4}));
    const Counters wide = countBody(depot + "mov.f64 %d1, 0d0000000000000000;\nst.local.f64 [depot], %d1;");
    EXPECT_EQ(wide.localStore, (AccessCounters{2, 8, 8})) << "a request for each word";
    const Counters byte = countBody(depot + "st.local.u8 [depot+5], %tid;");
    EXPECT_EQ(byte.localStore, (AccessCounters{1, 4, 1}));
    const Counters few = countBody(depot + "st.local.u32 [depot], %tid;", 9);
    EXPECT_EQ(few.localStore, (AccessCounters{1, 2, 2}));
}

TEST(CountingRules, GenericPointersCountWhereTheyLead)
{
    // Even lanes write shared memory, odd lanes global memory: one request of each, with half a warp. Words 0, 2, 4 …
    // of the tile are in 16 banks; odd words of the buffer touch all four sectors of 128 bytes, 64 bytes of them.
    const Counters counters = countBody(tile(4) + R"(
cvta.shared.u64 %rd6, %rd2;
mul.wide.u32 %rd7, %tid, 4;
add.s64 %rd8, %in0, %rd7;
and.b32 %r1, %tid, 1;
setp.eq.s32 %p1, %r1, 0;
selp.b64 %rd9, %rd6, %rd8, %p1;
st.u32 [%rd9], %tid;)");
    EXPECT_EQ(counters.sharedStore, (SharedCounters{1, 1, 1}));
    EXPECT_EQ(counters.globalStore, (AccessCounters{1, 4, 2}));
    const Counters local = countBody(".local .align 4 .b8 depot[8];\nmov.u64 %rd1, depot;\ncvta.local.u64 %rd2, %rd1;\n"
                                     "st.u32 [%rd2], %tid;");
    EXPECT_EQ(local.localStore, (AccessCounters{1, 4, 4}));
}

TEST(CountingRules, AtomicsAreNoLoadsOrStores)
{
    // Two warps, each with one atomic on one word of global memory and one on one word of the tile: 32 turns each.
    const Counters counters = countBody("atom.global.add.u32 %r1, [%in0], 1;\nred.shared.add.u32 [tile], %tid;", 64);
    EXPECT_EQ(counters.atomics, 4U);
    EXPECT_EQ(counters.globalAtomic, (AccessCounters{2, 64, 2}));
    EXPECT_EQ(counters.sharedAtomic, (SharedCounters{2, 64, 2}));
    EXPECT_EQ(counters.globalLoad, AccessCounters());
    EXPECT_EQ(counters.globalStore, AccessCounters());
    EXPECT_EQ(counters.sharedStore, SharedCounters());
}

TEST(CountingRules, BranchesBarriersAndInstructions)
{
    // 48 threads, two warps. In warp 0 the first 8 lanes jump: divergent; in warp 1 none. An unconditional jump is no
    // branch. The instructions: 3 of kernelOf (ld.param, cvta, mov), bar, setp, bra in the first block; add and bra.uni
    // in the second, skipped by 8 lanes; ret.
    const Counters counters = countBody(R"(
bar.sync 0;
setp.lt.u32 %p1, %tid, 8;
@%p1 bra DONE;
add.u32 %r1, %tid, 1;
bra.uni DONE;
DONE:)",
                                        48);
    EXPECT_EQ(counters.barriers, 2U);
    EXPECT_EQ(counters.branches, 2U);
    EXPECT_EQ(counters.divergentBranches, 1U);
    EXPECT_EQ(counters.instructions, 2U * (6 + 2 + 1));
    EXPECT_EQ(counters.threadInstructions, 48U * 6 + 40U * 2 + 48U);
}

TEST(CountingRules, GuardedReturnIsNoBranch)
{
    const Counters counters = countBody("setp.ge.u32 %p1, %tid, 20;\n@%p1 ret;\nst.global.u32 [%in0], %tid;");
    EXPECT_EQ(counters.branches, 0U);
    EXPECT_EQ(counters.globalStore, (AccessCounters{1, 1, 1}));
}

TEST(CountingRules, MemoHoldsForEveryFirstAddressAndManyPatterns)
{
    // Iteration i of a loop of 64 reads floats at (i × 4) + step × lane, steps 1, 2, … 12 in turn: more patterns than
    // are cached, each at every offset in a sector. The expected values are computed address by address.
    const Counters counters = countBody(R"(
mov.u32 %r1, 0;
AGAIN:
rem.u32 %r2, %r1, 12;
add.u32 %r2, %r2, 1;
mad.lo.u32 %r3, %r2, %tid, %r1;
mul.wide.u32 %rd1, %r3, 4;
add.s64 %rd2, %in0, %rd1;
ld.global.f32 %f1, [%rd2];
add.u32 %r1, %r1, 1;
setp.lt.u32 %p1, %r1, 64;
@%p1 bra AGAIN;)");
    std::uint64_t sectors = 0;
    for (unsigned i = 0; i < 64; ++i) {
        std::set<unsigned> touched;
        for (unsigned lane = 0; lane < 32; ++lane)
            touched.insert((i + (i % 12 + 1) * lane) * 4 / 32);
        sectors += touched.size();
    }
    EXPECT_EQ(counters.globalLoad, (AccessCounters{64, sectors, 64 * 4}));
}

TEST(CountingRules, TexturesCountRequestsOnly)
{
    KernelRun run(".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 t, .param .u64 p)\n{\n"
                  ".reg .b64 %rd<4>;\n.reg .f32 %f<8>;\n.reg .b32 %r<4>;\n"
                  "ld.param.u64 %rd1, [t];\nmov.f32 %f1, 0f00000000;\n"
                  "tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%rd1, {%f1, %f1}];\n"
                  "tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%rd1, {%f1, %f1}];\nret;\n}\n",
                  "k");
    run.block(48).argument(TextureArgument{0}).output("texels", 64);
    Texture texture;
    texture.buffer = 0;
    texture.width = texture.height = 4;
    texture.format = PixelFormat::Float32;
    run.plan.textures.push_back(texture);
    const Counters counters = count(run).total;
    EXPECT_EQ(counters.textureRequests, 4U);
    EXPECT_EQ(counters.globalLoad, AccessCounters());
}

TEST(CountingRules, NothingIsCountedOfARunThatFailed)
{
    const EmulatorResult result = KernelRun(kernelOf(1, at("%in0", 4) + "ld.global.f32 %f1, [%rd2];"), "k")
                                      .block(32)
                                      .output("too short", 64)
                                      .observed({});
    EXPECT_FALSE(result.findings.empty());
    EXPECT_TRUE(result.counters.empty());
}
