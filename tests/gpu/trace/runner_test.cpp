#include "gpu/image/sample.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/trace/traced.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// From a recipe to one block's trace.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

RunRequest requestOf(const std::string& operation, const std::string& strategy, int side = 64)
{
    RunRequest request;
    request.recipe.operation = operation;
    request.recipe.strategy = strategy;
    request.image = std::make_shared<const Image>(makeSample("board", side, side));
    request.imageName = "sample:board";
    return request;
}

std::string refusalOf(const RunRequest& request, const Dim3& block, int launch = -1)
{
    try {
        Runner(emulatorOnly()).trace(request, block, {}, {}, launch);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "accepted";
}

std::uint64_t stored(const BlockTrace& trace, const std::vector<std::byte>& expected)
{
    std::uint64_t count = 0;
    for (const std::size_t i : accessesTo(trace, TraceSpace::Global)) {
        const TraceEvent& event = trace.events[i];
        if (!event.store)
            continue;
        for (unsigned lane = 0; lane < 32; ++lane)
            if ((event.mask >> lane) & 1) {
                EXPECT_EQ(lanesOf(trace, i).values[lane],
                          std::to_integer<std::uint64_t>(expected.at(lanesOf(trace, i).offsets[lane])));
                ++count;
            }
    }
    return count;
}

} // namespace

/// "block_copy" has a launch before the main one, whose result its block reads.
TEST(RunnerTraces, StoreWhatARunGives)
{
    Runner runner(emulatorOnly());
    for (const char* strategy : {"global", "shared", "block_copy", "texture"}) {
        SCOPED_TRACE(strategy);
        const RunRequest request = requestOf("sobel", strategy);
        const Report report = runner.run(request, {});
        ASSERT_TRUE(report.picture);
        const auto bytes = report.picture->bytes();
        const BlockTrace trace = runner.trace(request, {3, 1, 0}, {}, {});
        EXPECT_TRUE(trace.fault.empty());
        EXPECT_EQ(trace.kernel, "sobel");
        EXPECT_EQ(trace.grid, (Dim3{4, 4, 1}));
        EXPECT_EQ(trace.index, (Dim3{3, 1, 0}));
        EXPECT_EQ(stored(trace, {bytes.begin(), bytes.end()}), 256U);
    }
}

/// In the order of a run a warp goes on until it waits; what is done is the same in either order.
TEST(RunnerTraces, TakeTurnsAsARunIfTold)
{
    Runner runner(emulatorOnly());
    const RunRequest request = requestOf("sobel", "shared");
    const BlockTrace alternating = runner.trace(request, {1, 1, 0}, {}, {});
    const BlockTrace inRunOrder = runner.trace(request, {1, 1, 0}, {}, {}, -1, runTurns);
    EXPECT_FALSE(alternating.isInRunOrder);
    EXPECT_TRUE(inRunOrder.isInRunOrder);
    EXPECT_EQ(inRunOrder.totalEvents, alternating.totalEvents);
    const auto changesOfWarp = [](const BlockTrace& trace) {
        int changes = 0;
        for (std::size_t i = 1; i < trace.events.size(); ++i)
            changes += trace.events[i].warp != trace.events[i - 1].warp ? 1 : 0;
        return changes;
    };
    EXPECT_GT(changesOfWarp(alternating), 100);
    EXPECT_EQ(changesOfWarp(inRunOrder), 7 + 1 + 7); // eight warps to the barrier, and from there to the end
}

TEST(RunnerTraces, NameWhatIsRead)
{
    const BlockTrace trace = Runner(emulatorOnly()).trace(requestOf("sobel", "shared"), {1, 1, 0}, {}, {});
    const auto shared = accessesTo(trace, TraceSpace::Shared), global = accessesTo(trace, TraceSpace::Global);
    ASSERT_FALSE(shared.empty());
    ASSERT_FALSE(global.empty());
    EXPECT_EQ(regionOf(trace, shared[0]).name, "tile");
    EXPECT_EQ(regionOf(trace, global[0]).name, "input");
    const TraceSite& site = trace.sites[trace.events[global[0]].site];
    EXPECT_EQ(site.source, "sobel/shared.cu");
    EXPECT_GT(site.line, 0);
    EXPECT_THAT(site.text, testing::StartsWith("ld.global"));
}

TEST(RunnerTraces, TakeAnotherLaunch)
{
    const RunRequest request = requestOf("sobel", "block_copy");
    const BlockTrace trace = Runner(emulatorOnly()).trace(request, {0, 0, 0}, {}, {}, 0);
    EXPECT_NE(trace.kernel, "sobel");
    EXPECT_FALSE(trace.events.empty());
}

TEST(RunnerTraces, KeepTheFaultOfAnEditedKernel)
{
    RunRequest request = requestOf("sobel", "global");
    request.recipe.source =
        "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)\n"
        "{\n"
        "    int x = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "    int y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "    output[(y + 1) * width + x] = input[y * width + x];\n"
        "}\n";
    Runner runner(emulatorOnly());
    const BlockTrace good = runner.trace(request, {0, 0, 0}, {}, {});
    EXPECT_TRUE(good.fault.empty());
    const BlockTrace bad = runner.trace(request, {0, 3, 0}, {}, {});
    EXPECT_THAT(english(bad.fault), testing::HasSubstr("output["));
    EXPECT_EQ(bad.faultLine, 5);
    ASSERT_FALSE(bad.events.empty());
    EXPECT_NE(bad.events.back().outside, 0U);
}

TEST(RunnerTraces, RefuseWithASentence)
{
    const RunRequest request = requestOf("sobel", "shared");
    EXPECT_EQ(refusalOf(request, {4, 0, 0}),
              "There is no block (4, 0): the blocks of this grid are x 0 to 3, y 0 to 3.");
    EXPECT_EQ(refusalOf(request, {0, 0, 1}),
              "There is no block (0, 0, 1): the blocks of this grid are x 0 to 3, y 0 to 3, z 0.");
    EXPECT_EQ(refusalOf(request, {0, 0, 0}, 1), "There is no launch 1: this run has 1, counted from 0.");
    RunRequest none = request;
    none.image = nullptr;
    EXPECT_THAT(refusalOf(none, {0, 0, 0}), testing::HasSubstr("no image"));
    RunRequest wrong = request;
    wrong.recipe.block = {64, 64};
    EXPECT_THAT(refusalOf(wrong, {0, 0, 0}), testing::HasSubstr("1024"));
}

TEST(RunnerTraces, CanBeCancelled)
{
    std::stop_source stop;
    stop.request_stop();
    RunControl control;
    control.stop = stop.get_token();
    EXPECT_THROW(Runner(emulatorOnly()).trace(requestOf("sobel", "shared"), {0, 0, 0}, {}, control), Cancelled);
}
