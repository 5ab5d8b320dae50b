#include "tests/gpu/trace/traced.h"

#include "gpu/emulator/observe/trace/access_picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// Small kernels with known events, in order, with lanes, addresses and values.

using namespace tilescope;
using namespace tilescope::test;
using testing::ElementsAre;

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
    EXPECT_TRUE(trace.fault.empty());
}

TEST(Trace, TellsACopyWhereItBeginsAndWhereItLands)
{
    const std::string body = "mul.wide.u32 %rd1, %tid, 8;\nadd.s64 %rd2, %in0, %rd1;\nmov.u32 %r1, tile;\n"
                             "mad.lo.s32 %r2, %tid, 8, %r1;\ncp.async.ca.shared.global [%r2], [%rd2], 8;\n"
                             "cp.async.commit_group;\nbar.sync 0;\ncp.async.wait_group 0;\n"
                             "ld.shared.u32 %r3, [%r2+4];\nst.global.u32 [%rd2], %r3;";
    const BlockTrace trace = traceOf(KernelRun(kernelOf(1, body, tileText), "k").block(32).input("input", upTo(64)));
    EXPECT_THAT(wordsOf(trace),
                ElementsAre("0:load global ffffffff", "0:barrier ffffffff", "0:release 1", "0:store shared ffffffff",
                            "0:load shared ffffffff", "0:store global ffffffff", "0:exit ffffffff"));
    EXPECT_TRUE(trace.events[0].copies && trace.events[3].copies);
    EXPECT_FALSE(trace.events[4].copies || trace.events[5].copies);
    EXPECT_EQ(trace.events[3].site, trace.events[0].site) << "the copy's, not the wait's";
    for (unsigned lane = 0; lane < 32; ++lane) {
        EXPECT_EQ(lanesOf(trace, 3).offsets[lane], 8 * lane);
        EXPECT_EQ(lanesOf(trace, 3).values[lane], (100 + 2 * lane) | std::uint64_t{101 + 2 * lane} << 32);
        EXPECT_EQ(lanesOf(trace, 4).values[lane], 101 + 2 * lane);
    }
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
