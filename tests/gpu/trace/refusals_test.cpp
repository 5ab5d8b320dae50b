#include "tests/gpu/trace/traced.h"

#include "gpu/emulator/observe/trace/access_picture.h"
#include "gpu/emulator/observe/trace/plan_trace.h"
#include "gpu/emulator/prepared_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Faulting blocks, blocks that do not exist, and launches before the traced one.

using namespace tilescope;
using namespace tilescope::test;

TEST(Trace, KeepsTheEventsUpToAFault)
{
    KernelRun run(kernelOf(1, "mul.wide.u32 %rd0, %tid, 4;\n"
                              "add.u64 %rd0, %in0, %rd0;\n"
                              "st.global.u32 [%rd0], 1;\n"
                              "st.global.u32 [%rd0+64], 2;"),
                  "k");
    run.block(32).output("output", 128);
    const BlockTrace trace = traceOf(run);
    ASSERT_EQ(trace.events.size(), 2U);
    EXPECT_EQ(trace.events[0].outside, 0U);
    EXPECT_EQ(trace.events[1].mask, 0xFFFF'FFFFU);
    EXPECT_EQ(trace.events[1].outside, 0xFFFF'0000U);
    EXPECT_EQ(lanesOf(trace, 1).offsets[16], 128U);
    EXPECT_EQ(sectorPicture(trace, trace.events[1]).sectors.size(), 2U) << "those of lanes within";
    EXPECT_THAT(english(trace.fault), testing::HasSubstr("byte 128 of output"));
    EXPECT_EQ(trace.faultLine, 7);
    EXPECT_FALSE(trace.faultCure.empty());
}

TEST(Trace, RefusesWhatIsNotThere)
{
    KernelRun run = tileKernel(32);
    run.grid(3, 2);
    const auto refusal = [&](std::size_t launch, Dim3 block) -> std::string {
        try {
            Emulator emulator({.threads = 1});
            tracePlan({emulator, run.plan, std::span(&run.module, 1)}, Image(), launch, block, {}, {});
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return "accepted";
    };
    EXPECT_EQ(refusal(0, {2, 1, 0}), "accepted");
    EXPECT_EQ(refusal(0, {3, 1, 0}), "There is no block (3, 1, 0): the grid's blocks are x 0…2, y 0…1, z 0.");
    EXPECT_EQ(refusal(0, {0, 0, 1}), "There is no block (0, 0, 1): the grid's blocks are x 0…2, y 0…1, z 0.");
    EXPECT_THAT(refusal(1, {0, 0, 0}), testing::StartsWith("There is no launch 1"));
    run.plan.buffers[1].bytes = std::size_t{1} << 32;
    EXPECT_THAT(refusal(0, {0, 0, 0}), testing::HasSubstr("4 GB"));
}

namespace
{

/// Stores 1 to the output's first word; thread 0 stores again `beyond` bytes further.
KernelRun twoLaunches(int beyond)
{
    KernelRun run(kernelOf(1, "ld.global.u32 %r0, [%in0];\n"
                              "add.u32 %r0, %r0, 1;\n"
                              "st.global.u32 [%in0], %r0;\n"
                              "st.global.u32 [%in0+" +
                                  std::to_string(beyond) + "], %r0;"),
                  "k");
    run.block(1).input("input", std::vector<std::uint32_t>{41, 0});
    run.plan.launches.push_back(run.plan.launches[0]);
    return run;
}

std::string refusalOfSecond(const KernelRun& run, const EmulatorOptions& options)
{
    try {
        Emulator emulator(options);
        tracePlan({emulator, run.plan, std::span(&run.module, 1)}, Image(), 1, {0, 0, 0}, {}, {});
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "accepted";
}

} // namespace

TEST(Trace, FindsWhatLaunchesBeforeLeft)
{
    const KernelRun run = twoLaunches(4);
    Emulator emulator({.threads = 1});
    for (const std::size_t launch : {0U, 1U, 0U}) { // independent of earlier traces
        const BlockTrace trace =
            tracePlan({emulator, run.plan, std::span(&run.module, 1)}, Image(), launch, {0, 0, 0}, {}, {});
        EXPECT_EQ(lanesOf(trace, 0).values[0], 41 + launch);
    }
}

TEST(Trace, SaysWhichLaunchBeforeKeepsItFromTheBlock)
{
    EXPECT_THAT(refusalOfSecond(twoLaunches(8), {.threads = 1}),
                testing::AllOf(testing::HasSubstr("the launch before it, \"k\", failed"),
                               testing::HasSubstr("byte 8 of input")));
    KernelRun many = twoLaunches(4);
    for (Launch& launch : many.plan.launches)
        launch.grid = {4, 1, 1};
    EXPECT_EQ(refusalOfSecond(many, {.threads = 1, .warpInstructionLimit = 100}), "accepted");
    EXPECT_EQ(refusalOfSecond(many, {.threads = 1, .warpInstructionLimit = 5}),
              "The contents of memory at the start of the block are unknown: the launch before it, \"k\", takes more "
              "than 5 warp instructions. Use a smaller image.");
}
