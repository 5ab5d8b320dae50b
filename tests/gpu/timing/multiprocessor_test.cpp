#include "gpu/timing/sector_cache.h"
#include "tests/gpu/timing/ptx_block.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

// The simulated multiprocessor measured as an H100 was (tests/bench/microbench, tests/bench/RESULTS.md).

using namespace tilescope;
using namespace tilescope::test;

namespace
{

constexpr int times = 256;

/// A chain, in which each instruction waits for the one before it.
struct Chain {
    const char* name;
    const char* setUp;
    const char* instruction;
    double latency; ///< cycles, as measured
};

std::ostream& operator<<(std::ostream& out, const Chain& chain) { return out << chain.name; }

class Latency : public testing::TestWithParam<Chain>
{
};

/// What lanes of many warps start in a cycle of the multiprocessor.
struct Rate {
    const char* name;
    const char* setUp;
    std::vector<std::string> instructions; ///< that do not wait for one another
    double cycles;                         ///< of a warp instruction, as measured
};

std::ostream& operator<<(std::ostream& out, const Rate& rate) { return out << rate.name; }

class Throughput : public testing::TestWithParam<Rate>
{
};

} // namespace

TEST_P(Latency, IsAsMeasured)
{
    const Chain& chain = GetParam();
    const PtxBlock once(chain.setUp + repeated(chain.instruction, times), 32);
    const PtxBlock twice(chain.setUp + repeated(chain.instruction, 2 * times), 32);
    EXPECT_NEAR((twice.cycles() - once.cycles()) / times, chain.latency, 0.1 * chain.latency);
}

INSTANTIATE_TEST_SUITE_P(
    Chains, Latency,
    testing::Values(
        Chain{"fma", "mov.f32 %f1, 0f3F800000;\n mov.f32 %f2, 0f3F800000;\n", "fma.rn.f32 %f1, %f1, %f2, %f2;", 4.2},
        Chain{"mad", "mov.u32 %r1, %r0;\n", "mad.lo.s32 %r1, %r1, %r0, %r0;", 4.2},
        Chain{"ex2", "mov.f32 %f1, 0f3F800000;\n", "ex2.approx.ftz.f32 %f1, %f1;", 17},
        Chain{"shuffle", "mov.u32 %r1, %r0;\n", "shfl.sync.bfly.b32 %r1, %r1, 1, 31, -1;", 24},
        Chain{"shared",
              "mul.lo.u32 %r1, %r0, 0;\n mov.u32 %r2, tile;\n add.u32 %r1, %r1, %r2;\n st.shared.u32 [%r1], %r2;\n",
              "ld.shared.u32 %r1, [%r1];", 29},
        Chain{"global, in L1",
              "ld.param.u64 %rd1, [out];\n st.global.u64 [%rd1], %rd1;\n ld.global.u64 %rd1, [%rd1];\n",
              "ld.global.u64 %rd1, [%rd1];", 40}),
    [](const testing::TestParamInfo<Chain>& one) { return "Number" + std::to_string(one.index); });

TEST_P(Throughput, IsAsMeasured)
{
    const Rate& rate = GetParam();
    std::string body;
    for (const std::string& instruction : rate.instructions)
        body += "    " + instruction + "\n";
    constexpr unsigned warps = 32;
    const auto count = static_cast<double>(rate.instructions.size());
    const PtxBlock few(rate.setUp + repeated(body, times / 4), 32 * warps);
    const PtxBlock many(rate.setUp + repeated(body, times / 2), 32 * warps);
    EXPECT_NEAR((many.cycles() - few.cycles()) / (count * warps * (times / 4)), rate.cycles, 0.12 * rate.cycles);
}

namespace
{

const char* const atRow = "ld.param.u64 %rd1, [out];\n mul.wide.u32 %rd2, %r0, 4;\n and.b64 %rd2, %rd2, 127;\n"
                          " add.s64 %rd1, %rd1, %rd2;\n";
/// Lane i at 16 (i mod 2) words, so that two lanes each ask for different lines of one bank.
const char* const atTwoRows = "ld.param.u64 %rd1, [out];\n and.b32 %r3, %r0, 15;\n and.b32 %r4, %r0, 16;\n"
                              " shl.b32 %r4, %r4, 6;\n shl.b32 %r3, %r3, 2;\n add.u32 %r3, %r3, %r4;\n"
                              " cvt.u64.u32 %rd2, %r3;\n add.s64 %rd1, %rd1, %rd2;\n";
const char* const atTile =
    "mov.u32 %r2, tile;\n and.b32 %r3, %r0, 31;\n shl.b32 %r3, %r3, 2;\n add.u32 %r2, %r2, %r3;\n";
const char* const atPairs =
    "mov.u32 %r2, tile;\n and.b32 %r3, %r0, 31;\n shl.b32 %r3, %r3, 3;\n add.u32 %r2, %r2, %r3;\n";

} // namespace

INSTANTIATE_TEST_SUITE_P(
    Rates, Throughput,
    testing::Values(
        Rate{"lop3",
             "mov.u32 %r5, 7;\n",
             {"lop3.b32 %r1, %r0, %r5, %r1, 0x96;", "lop3.b32 %r2, %r0, %r5, %r2, 0x96;",
              "lop3.b32 %r3, %r0, %r5, %r3, 0x96;", "lop3.b32 %r4, %r0, %r5, %r4, 0x96;"},
             0.52},
        Rate{"ex2",
             "mov.f32 %f1, 0f3F800000;\n mov.f32 %f2, 0f3F800000;\n",
             {"ex2.approx.ftz.f32 %f1, %f1;", "ex2.approx.ftz.f32 %f2, %f2;"},
             2.1},
        Rate{"shared, one row", atTile, {"ld.shared.u32 %r4, [%r2];", "ld.shared.u32 %r5, [%r2+128];"}, 1.03},
        Rate{"shared, two lanes in a bank",
             atPairs,
             {"ld.shared.u32 %r4, [%r2];", "ld.shared.u32 %r5, [%r2+256];"},
             2.0},
        Rate{"computed constants", // as template matching's with constants, 2.1 to 2.3 (Nsight Compute on an H200)
             "mul.lo.u32 %r2, %r0, 0;\n mov.u32 %r3, table;\n add.u32 %r2, %r2, %r3;\n",
             {"ld.const.u32 %r4, [%r2];", "ld.const.u32 %r5, [%r2+4];"},
             2.1},
        Rate{"global, one line in L1", atRow, {"ld.global.u32 %r4, [%rd1];", "ld.global.u32 %r5, [%rd1+128];"}, 1.14},
        Rate{"global, two lines of the same banks",
             atTwoRows,
             {"ld.global.u32 %r5, [%rd1];", "ld.global.u32 %r6, [%rd1+64];", "ld.global.u32 %r7, [%rd1];",
              "ld.global.u32 %r8, [%rd1+64];"},
             2.0},
        Rate{"stores of a word to each of 32 lines", // 77 of 10^9 sectors a second on an H200
             "ld.param.u64 %rd1, [out];\n mul.wide.u32 %rd2, %r0, 128;\n add.u64 %rd1, %rd1, %rd2;\n",
             {"st.global.u32 [%rd1], %r0;"},
             109},
        Rate{"atomics on one address", // 1.37 of 10^9 a second on an H200
             "ld.param.u64 %rd1, [out];\n mul.wide.u32 %rd2, %r0, 0;\n add.u64 %rd1, %rd1, %rd2;\n",
             {"red.global.add.u32 [%rd1], %r0;"},
             46},
        Rate{"atomics on one address, which the text tells", // the warp adds its values up first
             "ld.param.u64 %rd1, [out];\n",
             {"red.global.add.u32 [%rd1], %r0;"},
             1.45},
        Rate{"float atomics on one address, which ptxas does not join",
             "ld.param.u64 %rd1, [out];\n cvt.rn.f32.u32 %f1, %r0;\n",
             {"red.global.add.f32 [%rd1], %f1;"},
             46}),
    [](const testing::TestParamInfo<Rate>& one) { return "Number" + std::to_string(one.index); });

/// Eight blocks' local variables, which differ by the highest bits of their lines, and half of the cache.
TEST(SectorCache, KeepsTheLocalVariablesOfEveryBlock)
{
    constexpr std::uint64_t blocks = 8, warps = 8, words = 16;
    timing::SectorCache cache(2.0 * blocks * warps * words * 128);
    const auto lineOf = [](std::uint64_t block, std::uint64_t warp, std::uint64_t word) {
        return localLine | block << 52 | warp << 32 | word;
    };
    std::size_t kept = 0;
    for (const bool again : {false, true})
        for (std::uint64_t i = 0; i < blocks * warps * words; ++i) {
            timing::SectorCache::Line& line = cache.find(lineOf(i % blocks, i / blocks % warps, i / blocks / warps));
            kept += again && line.sectors != 0;
            line.sectors = 0xF;
        }
    EXPECT_GE(kept, blocks * warps * words * 9 / 10);
}

TEST(Multiprocessor, ABarrierTakesLongerTheMoreWarpsMeet)
{
    const auto cyclesOf = [](unsigned warps) {
        return (PtxBlock(repeated("bar.sync 0;", 2 * times), 32 * warps).cycles() -
                PtxBlock(repeated("bar.sync 0;", times), 32 * warps).cycles()) /
               times;
    };
    EXPECT_NEAR(cyclesOf(1), 14.6, 2);
    EXPECT_NEAR(cyclesOf(8), 28.6, 3);
    EXPECT_NEAR(cyclesOf(32), 76.8, 5);
}

/// The text's argument for occupancy: with one warp nothing hides the latency, with enough warps it costs nothing.
TEST(Multiprocessor, WarpsHideLatency)
{
    const std::string chain = "mov.f32 %f1, 0f3F800000;\n" + repeated("fma.rn.f32 %f1, %f1, %f1, 0f3F800000;", times);
    const PtxBlock oneWarp(chain, 32), sixteenWarps(chain, 512);
    EXPECT_NEAR(sixteenWarps.cycles(), oneWarp.cycles(), 0.1 * oneWarp.cycles())
        << "four warps of each scheduler take turns";
    const PtxBlock block(chain, 128);
    const double alone = block.simulate(8, 1).cycles, together = block.simulate(8, 8).cycles;
    EXPECT_GT(alone, 3 * together) << "blocks one after the other, and eight at a time";
}

/// No scheduler issues twice in a cycle; a warp's instructions follow one another; nothing waits after it has issued.
TEST(Multiprocessor, EventsArePossible)
{
    const PtxBlock block("mov.f32 %f1, 0f3F800000;\n mov.u32 %r2, tile;\n" +
                             repeated("fma.rn.f32 %f1, %f1, %f1, %f1;\n bar.sync 0;\n ld.shared.u32 %r3, [%r2];\n "
                                      "add.u32 %r4, %r4, %r3;",
                                      20),
                         256);
    const MultiprocessorRun run = block.simulate(3, 2, 16);
    EXPECT_TRUE(run.isWhole);
    EXPECT_EQ(run.blocksDone, 3u);
    ASSERT_EQ(run.lives.size(), 16u);
    std::map<std::uint32_t, std::set<float>> issued;
    std::size_t events = 0;
    for (const WarpLife& warp : run.lives) {
        float before = warp.begin;
        for (const IssueEvent& event : warp.events) {
            EXPECT_LE(before, event.issue);
            EXPECT_LE(event.begin, event.ready);
            EXPECT_LE(event.ready, event.issue);
            EXPECT_TRUE(issued[warp.scheduler].insert(event.issue).second) << "two instructions in one cycle";
            before = event.issue;
            ++events;
        }
        EXPECT_GE(warp.end, before);
    }
    EXPECT_GT(events, 16u * 60);
    for (std::size_t i = 0; i < run.blocks.size(); ++i)
        EXPECT_LT(run.blocks[i].begin, run.blocks[i].end);
}

/// A block of the PTX of which nothing is left: the machine has no instruction for it.
TEST(Multiprocessor, PassesBlocksWithoutInstructions)
{
    const PtxBlock block("mov.u32 %r1, 1;\n setp.eq.s32 %p1, %r0, 5;\n @%p1 bra after;\n mov.u32 %r1, 2;\n after:\n"
                         " mov.u32 %r2, 3;\n next:\n bar.sync 0;\n",
                         64);
    const MultiprocessorRun run = block.simulate(2);
    EXPECT_TRUE(run.isWhole);
    EXPECT_EQ(run.blocksDone, 2u);
}
