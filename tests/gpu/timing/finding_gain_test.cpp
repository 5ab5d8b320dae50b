#include "gpu/timing/finding_gain.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/image/sample.h"
#include "gpu/recipe/message.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/timing/ptx_block.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>

// What is left of a kernel's paths without what a finding describes, and what findings of a run say of the time.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

/// All accesses of the sites that are marked, in the order of the warps.
std::vector<PathAccess> accessesOf(const LaunchPaths& paths)
{
    std::vector<PathAccess> all;
    for (const WarpPath& warp : paths.paths.front().warps)
        all.insert(all.end(), warp.accesses.begin(), warp.accesses.end());
    return all;
}

Sites everywhere(const PtxBlock& block) { return Sites(block.module().kernels.front().instructions.size(), true); }

int sectorsOf(const LaunchPaths& paths, const PathAccess& access)
{
    int sectors = 0;
    for (std::size_t i = access.firstLine; i < access.firstLine + access.lines; ++i)
        sectors += std::popcount(paths.paths.front().lines[i].sectors);
    return sectors;
}

/// Lane i at i × bytes.
std::string apart(const char* to, int bytes)
{
    return "mul.wide.u32 %rd2, %r0, " + std::to_string(bytes) + ";\n add.s64 %rd1, " + to + ", %rd2;\n";
}

} // namespace

TEST(FindingGain, OneWavefrontIsLeftOfABankConflict)
{
    const PtxBlock block("mov.u32 %r2, tile;\n mad.lo.u32 %r3, %r0, 128, %r2;\n ld.shared.u32 %r4, [%r3];\n", 32);
    ASSERT_EQ(accessesOf(block.paths()).front().passes, 32);
    EXPECT_EQ(accessesOf(pathsWithout(FindingKind::BankConflict, block.paths(), everywhere(block))).front().passes, 1);
    const Sites nowhere(everywhere(block).size(), false);
    EXPECT_EQ(accessesOf(pathsWithout(FindingKind::BankConflict, block.paths(), nowhere)).front().passes, 32);
}

TEST(FindingGain, OfAScatteredAccessItsBytesAreLeft)
{
    const PtxBlock block("ld.param.u64 %rd1, [out];\n" + apart("%rd1", 128) +
                             "ld.global.u32 %r4, [%rd1];\n ld.global.u32 %r5, [%rd1+32];\n",
                         32);
    const LaunchPaths left = pathsWithout(FindingKind::Uncoalesced, block.paths(), everywhere(block));
    for (const PathAccess& access : accessesOf(left)) {
        EXPECT_EQ(access.lines, 1);
        EXPECT_EQ(sectorsOf(left, access), 4) << "32 lanes of 4 bytes";
    }
    const auto lines = accessesOf(left);
    ASSERT_EQ(lines.size(), 2U);
    const auto lineOf = [&](const PathAccess& access) { return left.paths.front().lines[access.firstLine].line; };
    EXPECT_NE(lineOf(lines[0]), lineOf(lines[1])) << "else one would find the other's data in L1";
}

TEST(FindingGain, ARowOfAPictureIsNotScattered)
{
    const PtxBlock block("ld.param.u64 %rd1, [out];\n" + apart("%rd1", 4) + "ld.global.u32 %r4, [%rd1];\n", 64);
    const LaunchPaths left = pathsWithout(FindingKind::Uncoalesced, block.paths(), everywhere(block));
    for (const PathAccess& access : accessesOf(left))
        EXPECT_EQ(sectorsOf(left, access), 4);
    EXPECT_EQ(left.paths.front().lines.size(), block.paths().paths.front().lines.size());
}

TEST(FindingGain, AtomicsOnOneAddressBecomeAtomicsOnMany)
{
    const PtxBlock block("ld.param.u64 %rd1, [out];\n mov.u32 %r1, tile;\n"
                         "atom.global.add.u32 %r2, [%rd1], %r0;\n atom.shared.max.u32 %r3, [%r1], %r0;\n",
                         32);
    ASSERT_EQ(block.paths().paths.front().lines.front().weight[0], 32);
    ASSERT_EQ(accessesOf(block.paths())[1].passes, 32);
    const LaunchPaths left = pathsWithout(FindingKind::Contention, block.paths(), everywhere(block));
    EXPECT_EQ(left.paths.front().lines.front().weight[0], 1);
    EXPECT_EQ(accessesOf(left)[1].passes, 1);
}

TEST(FindingGain, PartedThreadsOfSeveralWarpsFillWholeOnes)
{
    const std::string sides = "and.b32 %r1, %r0, 1;\n setp.eq.u32 %p1, %r1, 0;\n @%p1 bra even;\n" +
                              repeated("mul.lo.u32 %r2, %r2, %r0;\n", 40) + "bra done;\neven:\n" +
                              repeated("xor.b32 %r2, %r2, %r0;\n", 40) + "done:\n";
    const PtxBlock block(sides, 256);
    const LaunchPaths left = pathsWithout(FindingKind::Divergence, block.paths(), everywhere(block));
    std::map<std::size_t, int> stepsOfWarps;
    for (const WarpPath& warp : left.paths.front().warps)
        ++stepsOfWarps[warp.steps.size()];
    const std::size_t whole = block.paths().paths.front().warps.front().steps.size();
    EXPECT_EQ(stepsOfWarps, (std::map<std::size_t, int>{{whole - 1, 8}})) << "each warp has one of the sides";
    EXPECT_LT(left.paths.front().instructions, 0.65 * double(block.paths().paths.front().instructions));
}

namespace
{

/// A tile whose columns conflict on every bank, and a load of every 8th value.
const char* const twoFaults = R"(//@ block 256x1
//@ result float ceil(width * height / 8) x 1
//@ grid ceil(width * height / 8 / 256)
//@ threads 256, 1
__global__ void slow(const float* in, float* out, int n)
{
    __shared__ float t[32][32];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32, i = blockIdx.x * 256 + threadIdx.x;
    for (int k = 0; k < 4; ++k) t[warp * 4 + k][lane] = k;
    __syncthreads();
    float s = i < n / 8 ? in[i * 8] : 0;
    for (int k = 0; k < 8; ++k)
        s += t[lane][(k * 4 + warp) % 32];
    if (i < n / 8) out[i] = s;
}
)";

Report reportOf(const char* text)
{
    RunnerOptions options = emulatorOnly();
    options.operations = {operationOfKernel("own.cu", text)};
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "own";
    request.recipe.strategy = options.operations.front().strategies.front().name;
    request.recipe.block = options.operations.front().defaultBlock;
    request.recipe.gpu = "H200";
    request.recipe.counters = CounterMode::Auto;
    request.image = std::make_shared<const Image>(makeSample("board", 512, 512));
    return runner.run(request, {});
}

const Finding* findingOf(const Report& report, FindingKind kind)
{
    const auto found = std::ranges::find(report.findings, kind, &Finding::kind);
    return found == report.findings.end() ? nullptr : &*found;
}

} // namespace

TEST(FindingGain, FindingsSayWhatTheyCostAndTheMostCostlyComesFirst)
{
    const Report report = reportOf(twoFaults);
    const Finding *conflict = findingOf(report, FindingKind::BankConflict),
                  *scatter = findingOf(report, FindingKind::Uncoalesced);
    ASSERT_TRUE(conflict && scatter);
    ASSERT_TRUE(conflict->gain && scatter->gain);
    EXPECT_GT(*conflict->gain, 0.1) << "eight accesses of 32 wavefronts";
    EXPECT_LT(*conflict->gain, 0.9);
    EXPECT_GE(*scatter->gain, 0);
    EXPECT_LT(conflict, scatter);
    EXPECT_THAT(english(messageOf(*conflict)), testing::HasSubstr(" of the time (predicted)."));
}

TEST(FindingGain, AnErrorComesFirstAndWhatWasNotPredictedSaysNothing)
{
    Finding error{.kind = FindingKind::Race, .severity = Severity::Error, .source = "b.cu", .line = 9, .message = {}};
    Finding large{
        .kind = FindingKind::Uncoalesced, .severity = Severity::Warning, .source = "a.cu", .line = 8, .message = {}};
    Finding hidden = large, unknown = large;
    large.gain = 0.4;
    hidden.gain = 0.001;
    hidden.line = 1;
    unknown.line = 2;
    std::vector<Finding> findings{unknown, hidden, large, error};
    sortFindings(findings);
    EXPECT_EQ(findings, (std::vector<Finding>{error, large, hidden, unknown}));
    EXPECT_EQ(english(messageOf(large)), "It costs 40 % of the time (predicted).");
    EXPECT_EQ(english(messageOf(hidden)), "It costs no time (predicted): other work hides it.");
    EXPECT_EQ(english(messageOf(unknown)), "");
}
