#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "tests/fakes/fake_gpu.h"
#include "tests/fakes/sobel_text.h"
#include "tests/gpu/thinned.h"

#include <gtest/gtest.h>

#include <cstdlib>

// Edited kernels for a GPU, which is a fake that counts what it receives.

using namespace tilescope;
using namespace tilescope::test;

namespace
{

const char* const outside = "if (x == 3 && y == 3) output[(size_t)width * height + 1000000] = 1;";

class GuardedRuns : public testing::Test
{
protected:
    GuardedRuns() : gpu(std::make_shared<FakeGpu>()), options(RunnerOptions::fromEnvironment())
    {
        options.checkEdited = true;
        useFakeGpu(options, gpu);
    }

    static RunRequest request(const std::optional<std::string>& source, RunDepth depth = RunDepth::Full)
    {
        RunRequest made;
        made.recipe.strategy = "global";
        made.recipe.source = source;
        made.image = picture();
        made.imageName = "sample:board";
        made.depth = depth;
        return made;
    }

    static ImagePtr picture()
    {
        static const ImagePtr image = std::make_shared<const Image>(makeSample("board", 65, 49));
        return image;
    }

    std::shared_ptr<FakeGpu> gpu;
    RunnerOptions options;
};

} // namespace

TEST_F(GuardedRuns, AKernelWithoutErrorReachesTheGpu)
{
    Runner runner(options);
    const Report report = runner.run(request(copyingText("")), {});
    EXPECT_EQ(report.backend, BackendChoice::Cuda);
    EXPECT_TRUE(report.picture);
    EXPECT_FALSE(report.emulation) << "what the check spent is not the run's";
    EXPECT_FALSE(report.keptFromDevice);
    EXPECT_EQ(gpu->runs, 1);
    EXPECT_TRUE(gpu->measured);
    ASSERT_TRUE(report.counters);
    EXPECT_GT(report.counters->instructions, 0U);
}

TEST_F(GuardedRuns, AnErrorKeepsAKernelFromTheGpu)
{
    struct Row {
        const char* body;
        const char* kind;
    };
    for (const Row& row :
         {Row{outside, "out_of_bounds"}, Row{"*(int*)(output + 1 + 4 * threadIdx.x) = 1;", "misaligned"},
          Row{"output[0] = blockIdx.x;", "race"}})
        for (const RunDepth depth : {RunDepth::Picture, RunDepth::Full}) {
            SCOPED_TRACE(row.body);
            Runner runner(options);
            const Report report = runner.run(request(copyingText(row.body), depth), {});
            EXPECT_TRUE(report.failed()) << "there is no result, so that the last picture stays";
            EXPECT_TRUE(report.keptFromDevice);
            EXPECT_FALSE(report.picture);
            EXPECT_EQ(report.backend, BackendChoice::Emulator);
            EXPECT_EQ(report.launches.size(), 1U);
            ASSERT_FALSE(report.findings.empty());
            EXPECT_EQ(nameOf(report.findings[0].kind), row.kind);
            EXPECT_GT(report.findings[0].line, 0);
            EXPECT_EQ(gpu->opened, 0);
            EXPECT_EQ(gpu->runs, 0);
            EXPECT_FALSE(runner.deviceLost());
        }
}

/// What the emulator does not know may run by the user's word, and only then; what it found wrong never may.
TEST_F(GuardedRuns, WhatCannotBeCheckedRunsByTheUsersWordAlone)
{
    RunRequest unknown = request(copyingText("asm volatile(\"pmevent 1;\");"));
    try {
        Runner(options).run(unknown, {});
        FAIL() << "the emulator does not know pmevent";
    } catch (const UncheckedKernel& error) {
        EXPECT_NE(english(error.message).find("pmevent"), std::string::npos) << english(error.message);
        EXPECT_GT(error.line, 0);
    }
    EXPECT_EQ(gpu->runs, 0);
    unknown.unchecked = true;
    const Report report = Runner(options).run(unknown, {});
    EXPECT_EQ(report.backend, BackendChoice::Cuda);
    EXPECT_TRUE(report.picture);
    EXPECT_FALSE(report.counters);
    EXPECT_FALSE(gpu->measured) << "it may write to its input";
    EXPECT_NE(english(report.notes.back()).find("unchecked, as you requested"), std::string::npos)
        << english(report.notes.back());
    EXPECT_EQ(gpu->runs, 1);

    RunRequest wrong = request(copyingText(outside));
    wrong.unchecked = true;
    EXPECT_TRUE(Runner(options).run(wrong, {}).failed());
    EXPECT_EQ(gpu->runs, 1);
}

TEST_F(GuardedRuns, CodeForTheDeviceAloneIsLookedAt)
{
    const std::string body = "#if __CUDA_ARCH__ >= 800\n" + std::string(outside) + "\n#endif\n";
    EXPECT_TRUE(Runner(options).run(request(copyingText(body)), {}).failed());
    EXPECT_EQ(gpu->runs, 0);
}

TEST_F(GuardedRuns, AfterAnErrorTheGpuGoesOn)
{
    Runner runner(options);
    EXPECT_EQ(runner.run(request(copyingText("")), {}).backend, BackendChoice::Cuda);
    EXPECT_TRUE(runner.run(request(copyingText(outside)), {}).failed());
    EXPECT_EQ(runner.run(request(copyingText("")), {}).backend, BackendChoice::Cuda);
    EXPECT_EQ(gpu->runs, 2);
}

TEST_F(GuardedRuns, AKernelThatWritesToItsInputIsTimedOnce)
{
    const Report report = Runner(options).run(
        request(copyingText("if (x < width && y < height) ((unsigned char*)input)[y * width + x] += 1;")), {});
    EXPECT_EQ(report.backend, BackendChoice::Cuda);
    EXPECT_FALSE(gpu->measured);
    EXPECT_NE(english(report.notes.back()).find("timed only once"), std::string::npos);
}

TEST_F(GuardedRuns, WithoutTheCheckAStickyErrorLosesTheGpuAndTheEmulatorTakesOver)
{
    options.checkEdited = false;
    Runner runner(options);
    gpu->breaks = true;
    try {
        runner.run(request(copyingText(outside)), {});
        FAIL() << "ran";
    } catch (const CudaError& error) {
        EXPECT_TRUE(error.sticky);
    }
    EXPECT_TRUE(runner.deviceLost());
    gpu->breaks = false;
    const Report after = runner.run(request(std::nullopt), {});
    EXPECT_EQ(after.backend, BackendChoice::Emulator);
    EXPECT_TRUE(after.picture);
    EXPECT_TRUE(runner.run(request(copyingText(outside)), {}).failed()) << "found by the emulator, now";
    EXPECT_EQ(gpu->runs, 1) << "no call after the error";
    RunRequest onGpu = request(std::nullopt);
    onGpu.recipe.backend = BackendChoice::Cuda;
    EXPECT_THROW(runner.run(onGpu, {}), SettingError);
}

TEST_F(GuardedRuns, WhatTakesTooLongToLookAtIsRefusedWithWhatWorks)
{
    if (isSanitized)
        GTEST_SKIP() << "Durations are measured here, and sanitizers change them.";
    RunRequest large = request(std::nullopt);
    large.recipe.operation = "blur";
    large.recipe.parameters["width"] = std::int64_t{31};
    const std::string store = "output[y * width + x] = grey";
    std::string text = Registry().strategy(Registry().operation("blur"), "global").source.text;
    const std::size_t at = text.find(store);
    ASSERT_NE(at, std::string::npos);
    large.recipe.source = text.replace(at, store.size(), "output[input[y * width + x]] = grey");
    large.image = std::make_shared<const Image>(4000, 4000, PixelFormat::Grey8);
    options.emulatorThreads = 1;
    options.longestEmulationSeconds = 1;
    try {
        Runner(options).run(large, {});
        FAIL() << "ran";
    } catch (const SettingError& error) {
        const std::string sentence = error.what();
        EXPECT_NE(sentence.find("read from memory at line "), std::string::npos) << sentence;
        EXPECT_NE(sentence.find("the run takes about"), std::string::npos) << sentence;
        EXPECT_TRUE(error.nearest);
    }
    EXPECT_EQ(gpu->runs, 0);
}

TEST_F(GuardedRuns, EveryKernelOfOursPasses)
{
    Runner runner(options);
    int expected = 0;
    for (const Operation& operation : runner.registry().operations()) {
        // Some of each: tests/gpu/faults looks for errors in all of them.
        for (std::size_t i = 0; i < operation.strategies.size(); i += isSanitized ? 9 : 4) {
            const Strategy& strategy = operation.strategies[i];
            SCOPED_TRACE(operation.name + " " + strategy.name);
            RunRequest edited = request(strategy.source.text + "\n// edited\n", RunDepth::Picture);
            edited.recipe.operation = operation.name;
            edited.recipe.strategy = strategy.name;
            edited.recipe.block = operation.defaultBlock;
            try {
                const Report report = runner.run(edited, {});
                EXPECT_FALSE(report.failed()) << english(report.findings.front().message);
                ++expected;
            } catch (const SettingError&) { // it needs a file or another block
            }
        }
    }
    EXPECT_EQ(gpu->runs, expected);
    EXPECT_GE(expected, isSanitized ? 4 : 12);
}

TEST(RunnerOptions, TheCheckIsSwitchedOffByOneValueAlone)
{
    const char* before = std::getenv("TILESCOPE_TEST_UNCHECKED");
    const std::string kept = before ? before : "";
    for (const auto& [value, checks] : {std::pair{"1", false}, {"0", true}, {"", true}, {"yes", true}}) {
        setenv("TILESCOPE_TEST_UNCHECKED", value, 1);
        EXPECT_EQ(RunnerOptions::fromEnvironment().checkEdited, checks) << value;
    }
    unsetenv("TILESCOPE_TEST_UNCHECKED");
    EXPECT_TRUE(RunnerOptions::fromEnvironment().checkEdited);
    if (before)
        setenv("TILESCOPE_TEST_UNCHECKED", kept.c_str(), 1);
}
