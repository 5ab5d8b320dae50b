#include "tests/gpu/trace/traced.h"

#include "gpu/emulator/observe/trace/access_picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <numeric>

// Every kind of access: atomics, wide and joined ones, constant, local and generic memory, textures.

using namespace tilescope;
using namespace tilescope::test;
using testing::ElementsAre;

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
                           tileText),
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
    // Words 0 to 3 of eight lanes each fill one sector per word and quarter of the warp.
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

/// A generic pointer may lead to a different region in each lane; each region has one event.
TEST(Trace, TellsLanesOfDifferentRegionsApart)
{
    KernelRun run(kernelOf(2,
                           "mov.u64 %rd1, tile;\n"
                           "cvta.shared.u64 %rd1, %rd1;\n"
                           "mul.wide.u32 %rd0, %tid, 4;\n"
                           "add.u64 %rd1, %rd1, %rd0;\n"
                           "add.u64 %rd2, %in0, %rd0;\n"
                           "and.b32 %r0, %tid, 1;\n"
                           "setp.eq.u32 %p0, %r0, 0;\n"
                           "selp.b64 %rd3, %rd1, %rd2, %p0;\n"
                           "st.u32 [%rd3], %tid;\n"
                           "atom.add.u32 %r1, [%rd3], 100;\n"
                           "st.global.u32 [%in1], %r1;",
                           tileText),
                  "k");
    run.block(32).input("input", upTo(32)).output("output", 4);
    const BlockTrace trace = traceOf(run);
    EXPECT_THAT(wordsOf(trace),
                ElementsAre("0:store shared 55555555", "0:store global aaaaaaaa", "0:atomic shared 55555555",
                            "0:atomic global aaaaaaaa", "0:store global ffffffff", "0:exit ffffffff"));
    EXPECT_EQ(regionOf(trace, 0).name, "tile");
    EXPECT_EQ(regionOf(trace, 1).name, "input");
    EXPECT_EQ(lanesOf(trace, 1).offsets[3], 12U);
    EXPECT_EQ(lanesOf(trace, 2).values[4], 4U);
    EXPECT_EQ(lanesOf(trace, 3, 1).values[3], 103U);
    EXPECT_EQ(trace.events[0].instructions + trace.events[1].instructions, trace.events[0].instructions)
        << "one instruction";
}
