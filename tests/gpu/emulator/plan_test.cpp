#include "kernel_run.h"

#include "gpu/emulator/execute/free_memory.h"
#include "gpu/ptx/module.h"

#include <gtest/gtest.h>

// Invalid plans are refused with a sentence; results depend neither on threads nor on earlier runs.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

template <class F>
std::string refusal(F&& run)
{
    try {
        run();
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "(accepted)";
}

const std::string writer = kernelOf(1, R"(
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    mad.lo.u32 %r3, %r1, %r2, %tid;
    mul.wide.u32 %rd1, %r3, 4;
    add.s64 %rd2, %in0, %rd1;
    st.global.u32 [%rd2], %r3;)");

} // namespace

TEST(PlanCheck, SaysWhatMemoryIsNeededBeforeItIsTaken)
{
    KernelRun run(writer, "k");
    run.output("o", 4).plan.buffers[0].bytes = std::size_t{100} << 40;
    const std::string sentence = refusal([&] { run.run(); });
    EXPECT_NE(sentence.find("need 109951163 MB of memory, but only "), std::string::npos) << sentence;
    EXPECT_NE(sentence.find(" MB are available"), std::string::npos) << sentence;
    const std::uint64_t free = emulator::freeMemory();
    EXPECT_GT(free, std::uint64_t{1} << 24);
    EXPECT_NO_THROW(emulator::checkRoom(KernelRun(writer, "k").output("o", 4).plan, {}, 4));
    EXPECT_THROW(emulator::checkRoom(KernelRun(writer, "k").output("o", 4).plan, {}, 3), std::runtime_error);
}

TEST(PlanCheck, NamesWhatIsWrong)
{
    EXPECT_NE(refusal([] { KernelRun(writer, "other").output("o", 4).run(); }).find("no kernel \"other\""),
              std::string::npos);
    EXPECT_NE(refusal([] { KernelRun(writer, "k").run(); }).find("no buffer for its image"), std::string::npos);
    KernelRun none(writer, "k");
    none.output("o", 4).plan.launches[0].arguments.clear();
    EXPECT_NE(refusal([&] { none.run(); }).find("takes 1 arguments, but the launch passes 0"), std::string::npos);
    EXPECT_NE(refusal([] { KernelRun(writer, "k").output("o", 4).argument(3).run(); }).find("passes 2"),
              std::string::npos);
    KernelRun wrongSize(writer, "k");
    wrongSize.output("o", 4).plan.launches[0].arguments[0] = 3;
    EXPECT_NE(refusal([&] { wrongSize.run(); }).find("has 8 bytes, but the launch passes an int of 4 bytes"),
              std::string::npos);
    EXPECT_NE(refusal([] { KernelRun(writer, "k").block(1025).output("o", 4).run(); }).find("the maximum is 1024"),
              std::string::npos);
    EXPECT_NE(refusal([] { KernelRun(writer, "k").grid(0).output("o", 4).run(); }).find("grid has no width"),
              std::string::npos);
    EXPECT_NE(refusal([] {
                  KernelRun(writer, "k").output("o", 4).constant("filter", std::vector<u32>{1}).run();
              }).find("no __constant__ variable \"filter\""),
              std::string::npos);
    EXPECT_NE(refusal([] {
                  KernelRun(kernelOf(1, "", ".const .align 4 .b8 filter[4];\n"), "k")
                      .output("o", 4)
                      .constant("filter", std::vector<u32>{1, 2})
                      .run();
              }).find("has 4 bytes, but 8 are to be copied"),
              std::string::npos);
    KernelRun fill(writer, "k");
    fill.output("o", 4).plan.buffers[0].fill = Buffer::Fill::Input;
    EXPECT_NE(refusal([&] { fill.run(); }).find("Buffer \"o\" has 4 bytes"), std::string::npos);
}

TEST(PlanCheck, UnknownInstructionIsNamedWithItsLine)
{
    try {
        KernelRun(kernelOf(1, "tld4.r.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%in0, {%f1, %f2}];"), "k")
            .output("o", 4)
            .run();
        FAIL() << "accepted";
    } catch (const ptx::PtxError& error) {
        EXPECT_EQ(error.sourceLine, 7);
        EXPECT_NE(std::string(error.what()).find("tex"), std::string::npos) << error.what();
        EXPECT_NE(std::string(error.what()).find("line 7"), std::string::npos) << error.what();
    }
}

TEST(PlanCheck, UnknownInstructionOfAnotherKernelIsLetBe)
{
    const std::string text = kernelOf(1, "mov.u32 %r9, 5;\nst.global.u32 [%in0], %r9;") +
                             "\n.visible .entry other()\n{\nfrobnicate.u32 1;\nret;\n}\n";
    const auto run = KernelRun(text, "k").output("o", 4).run();
    EXPECT_EQ(valuesOf<u32>(run.picture), std::vector<u32>{5});
    EXPECT_NE(refusal([&] {
                  KernelRun(text, "other").output("o", 4).run();
              }).find("\"frobnicate.u32\" is not an instruction"),
              std::string::npos);
}

TEST(PlanCheck, KernelThatIsTooLargeIsRefused)
{
    std::string body;
    for (int i = 0; i < 20'001; ++i)
        body += "bra.uni L" + std::to_string(i) + ";\nL" + std::to_string(i) + ":\n";
    EXPECT_NE(refusal([&] { KernelRun(kernelOf(1, body), "k").output("o", 4).run(); }).find("too large"),
              std::string::npos);
}

TEST(Runs, SameResultForAnyNumberOfThreads)
{
    const auto run = KernelRun(writer, "k").grid(1000).block(37).output("results", 37'000 * 4);
    const auto one = run.run({.threads = 1});
    for (const unsigned threads : {2U, 3U, 8U}) {
        const auto many = run.run({.threads = threads});
        EXPECT_EQ(many.picture, one.picture);
        EXPECT_EQ(many.emulation.warpInstructions, one.emulation.warpInstructions);
        EXPECT_EQ(many.emulation.blocksRun, 1000U);
    }
    const auto values = valuesOf<u32>(one.picture);
    for (u32 i = 0; i < values.size(); ++i)
        ASSERT_EQ(values[i], i);
}

TEST(Runs, EmulatorKeepsNothingBetweenRuns)
{
    Emulator emulator({.threads = 2});
    const auto big = KernelRun(writer, "k").grid(100).block(64).output("results", 6400 * 4);
    const auto small = KernelRun(writer, "k").grid(2).block(5).output("results", 48);
    const auto first = big.run(emulator);
    const auto between = small.run(emulator);
    const auto faulty = KernelRun(writer, "k").grid(3).block(64).output("results", 100).run(emulator);
    ASSERT_EQ(faulty.findings.size(), 1U);
    EXPECT_EQ(big.run(emulator).picture, first.picture);
    EXPECT_EQ(small.run(emulator).picture, between.picture);
    EXPECT_EQ(valuesOf<u32>(between.picture)[10], 0xCDCD'CDCDU);
}

TEST(Runs, ThreeDimensionalBlocksAndGrids)
{
    const std::string text = kernelOf(1, R"(
        mov.u32 %r1, %tid.y;
        mov.u32 %r2, %tid.z;
        mov.u32 %r3, %ctaid.y;
        mov.u32 %r4, %ctaid.z;
        mov.u32 %r5, %ctaid.x;
        mad.lo.u32 %r6, %r2, 3, %r1;
        mad.lo.u32 %r6, %r6, 5, %tid;
        mad.lo.u32 %r7, %r4, 3, %r3;
        mad.lo.u32 %r7, %r7, 2, %r5;
        mad.lo.u32 %r8, %r7, 60, %r6;
        mul.wide.u32 %rd1, %r8, 4;
        add.s64 %rd2, %in0, %rd1;
        st.global.u32 [%rd2], %r8;)");
    const auto result = KernelRun(text, "k").grid(2, 3, 4).block(5, 3, 4).output("results", 24 * 60 * 4).run();
    ASSERT_TRUE(result.findings.empty());
    const auto values = valuesOf<u32>(result.picture);
    for (u32 i = 0; i < values.size(); ++i)
        ASSERT_EQ(values[i], i);
}

TEST(PlanCheck, SaysWhatIsNotModelledAndWhereItRuns)
{
    for (const char* body :
         {"mbarrier.arrive.expect_tx.shared::cta.b64 %rd1, [%r1], %r2;",
          "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%in0], 64, [%r2];"}) {
        const std::string text = refusal([&] { KernelRun(kernelOf(1, body), "k").output("o", 4).run(); });
        EXPECT_NE(
            text.find("belongs to the TMA, which Tilescope's emulator does not model: this strategy runs on GPUs of "
                      "compute capability 9.0 and newer only"),
            std::string::npos)
            << text;
        EXPECT_NE(text.find('7'), std::string::npos) << "the line: " << text;
    }
    const std::string text =
        refusal([] { KernelRun(kernelOf(1, "wgmma.fence.sync.aligned;"), "k").output("o", 4).run(); });
    EXPECT_NE(text.find("does not model"), std::string::npos) << text;
}
