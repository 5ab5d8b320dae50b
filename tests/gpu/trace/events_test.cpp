#include "tests/gpu/trace/traced.h"

#include "gpu/emulator/trace/access_picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <numeric>

// Small kernels whose events are known, in their order, with lanes, places and values.

using namespace tilescope;
using namespace tilescope::test;
using testing::ElementsAre;

namespace
{

using Words = std::vector<std::string>;

std::vector<std::uint32_t> upTo(std::uint32_t count)
{
    std::vector<std::uint32_t> values(count);
    std::iota(values.begin(), values.end(), 100U);
    return values;
}

const std::string tile = ".shared .align 4 .b8 tile[512];";

/// Each thread's element to `tile`, a barrier, the neighbour's from there to the output.
KernelRun tileKernel(unsigned threads)
{
    KernelRun run(kernelOf(2,
                           "mul.wide.u32 %rd0, %tid, 4;\n"
                           "add.u64 %rd1, %in0, %rd0;\n"
                           "ld.global.u32 %r0, [%rd1];\n"
                           "mov.u32 %r1, tile;\n"
                           "shl.b32 %r2, %tid, 2;\n"
                           "add.u32 %r3, %r1, %r2;\n"
                           ".loc 1 9 1\n"
                           "st.shared.u32 [%r3], %r0;\n"
                           "bar.sync 0;\n"
                           "xor.b32 %r4, %r2, 4;\n"
                           "add.u32 %r4, %r1, %r4;\n"
                           "ld.shared.u32 %r5, [%r4];\n"
                           "add.u64 %rd2, %in1, %rd0;\n"
                           "st.global.u32 [%rd2], %r5;",
                           tile),
                  "k");
    run.block(threads).input("input", upTo(threads)).output("output", threads * std::size_t{4});
    return run;
}

} // namespace

TEST(Trace, WarpsTakeTurnsEventByEvent)
{
    const BlockTrace trace = traceOf(tileKernel(48));
    EXPECT_THAT(wordsOf(trace),
                ElementsAre("0:load global ffffffff", "1:load global ffff", "0:store shared ffffffff",
                            "1:store shared ffff", "0:barrier ffffffff", "1:barrier ffff", "1:release 3",
                            "0:load shared ffffffff", "1:load shared ffff", "0:store global ffffffff",
                            "1:store global ffff", "0:exit ffffffff", "1:exit ffff"));
    EXPECT_TRUE(trace.isWhole());
    EXPECT_EQ(trace.totalEvents, 13U);
    EXPECT_EQ(trace.warps(), 2U);
    EXPECT_EQ(trace.fault, "");
}

TEST(Trace, KnowsPlacesValuesAndText)
{
    const BlockTrace trace = traceOf(tileKernel(48));
    const TraceLanes &load = lanesOf(trace, 1), &store = lanesOf(trace, 2), &back = lanesOf(trace, 7),
                     &out = lanesOf(trace, 10);
    for (unsigned lane = 0; lane < 16; ++lane) { // of warp 1
        EXPECT_EQ(load.offsets[lane], 4 * (32 + lane));
        EXPECT_EQ(load.values[lane], 132 + lane);
        EXPECT_EQ(out.offsets[lane], 4 * (32 + lane));
        EXPECT_EQ(out.values[lane], 100 + ((32 + lane) ^ 1));
    }
    EXPECT_EQ(load.values[16], 0U) << "lanes that are not there";
    for (unsigned lane = 0; lane < 32; ++lane) {
        EXPECT_EQ(store.offsets[lane], 4 * lane);
        EXPECT_EQ(store.values[lane], 100 + lane);
        EXPECT_EQ(back.values[lane], 100 + (lane ^ 1));
    }
    EXPECT_EQ(regionOf(trace, 0).name, "input");
    EXPECT_EQ(regionOf(trace, 0).buffer, 0);
    EXPECT_EQ(regionOf(trace, 0).bytes, 192U);
    EXPECT_EQ(regionOf(trace, 2).name, "tile");
    EXPECT_EQ(regionOf(trace, 2).buffer, -1);
    EXPECT_EQ(regionOf(trace, 10).name, "output");

    const TraceSite& site = trace.sites[trace.events[2].site];
    EXPECT_EQ(site.text, "st.shared.u32 [%r3], %r0;");
    EXPECT_EQ(site.line, 9);
    EXPECT_EQ(site.source, "kernel.cu");
}

TEST(Trace, CountsTheInstructionsBetweenEvents)
{
    const BlockTrace trace = traceOf(tileKernel(32));
    // Two ld.param, two cvta and the mov of tid come before the kernel's own three.
    std::vector<std::uint32_t> counts;
    for (const TraceEvent& event : trace.events)
        counts.push_back(event.instructions);
    EXPECT_THAT(counts, ElementsAre(8, 4, 1, 0, 3, 2, 1)) << "the release is nobody's instruction";
}

TEST(Trace, TellsHowAWarpParts)
{
    KernelRun run(kernelOf(1, "setp.lt.u32 %p0, %tid, 5;\n"
                              "mul.wide.u32 %rd0, %tid, 4;\n"
                              "add.u64 %rd0, %in0, %rd0;\n"
                              "@%p0 bra LOW;\n"
                              "st.global.u32 [%rd0], %tid;\n"
                              "bra.uni END;\n"
                              "LOW:\n"
                              "st.global.u32 [%rd0], 7;\n"
                              "END:\n"
                              "bar.warp.sync -1;"),
                  "k");
    run.block(32).output("output", 128);
    const BlockTrace trace = traceOf(run);
    EXPECT_THAT(wordsOf(trace), ElementsAre("0:branch 1f/ffffffff", "0:store global 1f", "0:store global ffffffe0",
                                            "0:sync ffffffff", "0:exit ffffffff"));
    EXPECT_EQ(meetingAfter(trace, 0), 3U);
    EXPECT_EQ(meetingAfter(trace, 1), std::nullopt) << "not a branch";
    EXPECT_EQ(lanesOf(trace, 1).values[4], 7U);
    EXPECT_EQ(lanesOf(trace, 1).values[5], 0U) << "asleep";
}

TEST(Trace, TellsWhoLeavesAndWhoWaits)
{
    KernelRun run(kernelOf(1, "setp.ge.u32 %p0, %tid, 40;\n"
                              "@%p0 ret;\n"
                              "bar.sync 0;\n"
                              "st.global.u32 [%in0], %tid;"),
                  "k");
    run.block(64).output("output", 4);
    const BlockTrace trace = traceOf(run);
    EXPECT_THAT(wordsOf(trace),
                ElementsAre("0:branch 0/ffffffff", "1:branch ffffff00/ffffffff", "1:exit ffffff00",
                            "0:barrier ffffffff", "1:barrier ff", "1:release 3", "0:store global ffffffff",
                            "1:store global ff", "0:exit ffffffff", "1:exit ff"));
    EXPECT_EQ(meetingAfter(trace, 1), std::nullopt) << "those that left come to nobody";

    const auto middle = warpsAfter(trace, 4);
    EXPECT_TRUE(middle[0].waits);
    EXPECT_FALSE(middle[1].waits);
    EXPECT_EQ(middle[1].exited, 0xFFFF'FF00U);
    EXPECT_FALSE(middle[1].ended);
    EXPECT_EQ(middle[1].lastEvent, 2U);
    const auto after = warpsAfter(trace, 6);
    EXPECT_FALSE(after[0].waits);
    EXPECT_FALSE(after[1].waits);
    const auto end = warpsAfter(trace, 99);
    EXPECT_TRUE(end[0].ended);
    EXPECT_TRUE(end[1].ended);
    EXPECT_EQ(warpsAfter(trace, 0)[0].lastEvent, std::nullopt);
}

TEST(Trace, TellsArrivalsThatDoNotWait)
{
    KernelRun run(kernelOf(1, "setp.ge.u32 %p0, %tid, 32;\n"
                              "@%p0 bra LATE;\n"
                              "bar.arrive 1, 64;\n"
                              "bra.uni END;\n"
                              "LATE:\n"
                              "bar.sync 1, 64;\n"
                              "END:\n"
                              "st.global.u32 [%in0], 1;"),
                  "k");
    run.block(64).output("output", 4);
    const BlockTrace trace = traceOf(run);
    EXPECT_THAT(wordsOf(trace), testing::IsSupersetOf({"0:arrive ffffffff", "1:barrier ffffffff", "1:release 2"}));
    for (std::size_t i = 0; i <= trace.events.size(); ++i)
        EXPECT_FALSE(warpsAfter(trace, i)[0].waits) << i;
}

TEST(Trace, KeepsWhatAnAtomicFindsAndLeaves)
{
    KernelRun run(kernelOf(1,
                           "mov.u32 %r0, counts;\n"
                           "and.b32 %r1, %tid, 1;\n"
                           "shl.b32 %r1, %r1, 2;\n"
                           "add.u32 %r0, %r0, %r1;\n"
                           "st.shared.u32 [%r0], 10;\n"
                           "atom.shared.add.u32 %r2, [%r0], 3;\n"
                           "st.global.u32 [%in0], %r2;",
                           ".shared .align 4 .b8 counts[8];"),
                  "k");
    run.block(32).output("output", 4);
    const BlockTrace trace = traceOf(run);
    const auto shared = accessesTo(trace, TraceSpace::Shared);
    ASSERT_EQ(shared.size(), 2U);
    EXPECT_TRUE(trace.events[shared[1]].atomic);
    EXPECT_FALSE(trace.events[shared[1]].store);
    for (unsigned lane = 0; lane < 32; ++lane) {
        EXPECT_EQ(lanesOf(trace, shared[1]).values[lane], 10U);
        EXPECT_EQ(lanesOf(trace, shared[1], 1).values[lane], 10U + 16 * 3);
    }
    const SharedState state = sharedAfter(trace, trace.events.size());
    EXPECT_EQ(valuesOf<std::uint32_t>(state.bytes), (std::vector<std::uint32_t>{58, 58}));
}

TEST(Trace, KeepsAllSixteenBytesOfALane)
{
    std::vector<std::uint32_t> input(128);
    std::iota(input.begin(), input.end(), 0U);
    KernelRun run(kernelOf(2,
                           "mul.wide.u32 %rd0, %tid, 16;\n"
                           "add.u64 %rd1, %in0, %rd0;\n"
                           "ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%rd1];\n"
                           "mov.u32 %r4, tile;\n"
                           "mad.lo.u32 %r4, %tid, 16, %r4;\n"
                           "st.shared.v4.u32 [%r4], {%r0, %r1, %r2, %r3};\n"
                           "st.global.u32 [%in1], %r0;",
                           tile),
                  "k");
    run.block(32).input("input", input).output("output", 4);
    const BlockTrace trace = traceOf(run);
    const auto bits = [&](std::size_t event, std::size_t entry) { return lanesOf(trace, event, entry).values[5]; };
    EXPECT_EQ(trace.events[0].bytes, 16);
    for (const std::size_t event : {0, 1}) {
        EXPECT_EQ(bits(event, 0), 20 | std::uint64_t{21} << 32);
        EXPECT_EQ(bits(event, 1), 22 | std::uint64_t{23} << 32);
        EXPECT_EQ(lanesOf(trace, event, 1).offsets[5], 88U);
    }
    EXPECT_EQ(valuesOf<std::uint32_t>(sharedAfter(trace, 2).bytes), input);
}

TEST(Trace, TellsJoinedAccessesOneByOneInTheOrderOfTheText)
{
    KernelRun run(kernelOf(2, "mul.wide.u32 %rd0, %tid, 4;\n"
                              "add.u64 %rd1, %in0, %rd0;\n"
                              "ld.global.u8 %r2, [%rd1+2];\n"
                              "ld.global.u8 %r0, [%rd1];\n"
                              "ld.global.u8 %r1, [%rd1+1];\n"
                              "add.u32 %r0, %r0, %r1;\n"
                              "add.u32 %r0, %r0, %r2;\n"
                              "st.global.u32 [%in1], %r0;"),
                  "k");
    run.block(32).input("input", upTo(32)).output("output", 4);
    const BlockTrace trace = traceOf(run);
    ASSERT_EQ(trace.events.size(), 5U);
    EXPECT_EQ(lanesOf(trace, 0).offsets[1], 6U);
    EXPECT_EQ(lanesOf(trace, 1).offsets[1], 4U);
    EXPECT_EQ(lanesOf(trace, 2).offsets[1], 5U);
    EXPECT_EQ(lanesOf(trace, 1).values[1], 101U);
    std::uint64_t instructions = 0;
    for (const TraceEvent& event : trace.events)
        instructions += event.instructions;
    EXPECT_EQ(instructions, 14U) << "every instruction once";
}

TEST(Trace, KnowsConstantAndLocalMemory)
{
    KernelRun run(kernelOf(1,
                           ".local .align 4 .b8 own[16];\n"
                           "mov.u64 %rd0, own;\n"
                           "and.b32 %r0, %tid, 3;\n"
                           "mul.wide.u32 %rd1, %r0, 4;\n"
                           "add.u64 %rd0, %rd0, %rd1;\n"
                           "st.local.u32 [%rd0], %tid;\n"
                           "ld.const.f32 %f0, [weights+4];\n"
                           "ld.local.u32 %r1, [%rd0];\n"
                           "st.global.f32 [%in0], %f0;\n"
                           "st.global.u32 [%in0+4], %r1;",
                           ".const .align 4 .b8 weights[12];"),
                  "k");
    run.block(32).output("output", 8).constant("weights", std::vector<float>{1, 2.5F, 3});
    const BlockTrace trace = traceOf(run);
    const auto constant = accessesTo(trace, TraceSpace::Constant), local = accessesTo(trace, TraceSpace::Local);
    ASSERT_EQ(constant.size(), 1U);
    ASSERT_EQ(local.size(), 2U);
    EXPECT_EQ(regionOf(trace, constant[0]).name, "weights");
    EXPECT_EQ(lanesOf(trace, constant[0]).offsets[31], 4U);
    EXPECT_EQ(lanesOf(trace, constant[0]).values[31], std::bit_cast<std::uint32_t>(2.5F));
    EXPECT_EQ(lanesOf(trace, local[1]).offsets[7], 12U);
    EXPECT_EQ(lanesOf(trace, local[1]).values[7], 7U);
    EXPECT_EQ(constantPicture(trace.events[constant[0]], lanesOf(trace, constant[0])).addresses.size(), 1U);
    // Word 0 to 3 of eight lanes each fill a sector a word and a quarter of the warp.
    const SectorPicture picture = sectorPicture(trace, trace.events[local[0]]);
    EXPECT_EQ(picture.sectors.size(), 16U);
    EXPECT_EQ(picture.ideal, 4U);
    EXPECT_EQ(picture.bytesUsed, 128U);
}

TEST(Trace, TellsTextureFetches)
{
    KernelRun run(kernelOf(1, "cvt.rn.f32.u32 %f0, %tid;\n"
                              "mov.f32 %f1, 0f00000000;\n"
                              "ld.param.u64 %rd5, [pixels];\n"
                              "tex.2d.v4.u32.f32 {%r0, %r1, %r2, %r3}, [%rd5, {%f0, %f1}];\n"
                              "mul.wide.u32 %rd0, %tid, 4;\n"
                              "add.u64 %rd0, %in0, %rd0;\n"
                              "st.global.u32 [%rd0], %r0;"),
                  "k");
    const std::string parameter = ".param .u64 p0";
    const std::size_t at = run.module.ptx.find(parameter);
    run.module.ptx.insert(at, ".param .u64 pixels, ");
    run.plan.buffers.push_back({"image", 32, Buffer::Fill::Bytes, bytesOf(std::vector<std::uint8_t>(32, 9))});
    run.plan.textures.push_back({0, 32, 1});
    run.argument(TextureArgument{0});
    run.block(32).output("output", 128);
    const BlockTrace trace = traceOf(run);
    EXPECT_THAT(wordsOf(trace), ElementsAre("0:texture ffffffff", "0:store global ffffffff", "0:exit ffffffff"));
    EXPECT_EQ(lanesOf(trace, 1).values[3], 9U);
}

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
    EXPECT_THAT(trace.fault, testing::HasSubstr("output[128]"));
    EXPECT_EQ(trace.faultLine, 7);
    EXPECT_NE(trace.faultCure, "");
}

TEST(Trace, RefusesWhatIsNotThere)
{
    KernelRun run = tileKernel(32);
    run.grid(3, 2);
    const auto refusal = [&](std::size_t launch, Dim3 block) -> std::string {
        try {
            Emulator({.threads = 1}).trace(run.plan, std::span(&run.module, 1), Image(), launch, block, {}, {});
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

/// Stores 1 to the output's first word, and with a thread index of 0 once more `beyond` bytes further.
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
        Emulator(options).trace(run.plan, std::span(&run.module, 1), Image(), 1, {0, 0, 0}, {}, {});
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
    for (const std::size_t launch : {0U, 1U, 0U}) { // whatever was traced before
        const BlockTrace trace =
            emulator.trace(run.plan, std::span(&run.module, 1), Image(), launch, {0, 0, 0}, {}, {});
        EXPECT_EQ(lanesOf(trace, 0).values[0], 41 + launch);
    }
}

TEST(Trace, SaysWhichLaunchBeforeKeepsItFromTheBlock)
{
    EXPECT_THAT(
        refusalOfSecond(twoLaunches(8), {.threads = 1}),
        testing::AllOf(testing::HasSubstr("the launch before it, \"k\", goes wrong"), testing::HasSubstr("input[8]")));
    KernelRun many = twoLaunches(4);
    for (Launch& launch : many.plan.launches)
        launch.grid = {4, 1, 1};
    EXPECT_EQ(refusalOfSecond(many, {.threads = 1, .warpInstructionLimit = 100}), "accepted");
    EXPECT_EQ(refusalOfSecond(many, {.threads = 1, .warpInstructionLimit = 5}),
              "What the block finds in memory is not known: the launch before it, \"k\", takes more than 5 warp "
              "instructions. Use a smaller picture.");
}
