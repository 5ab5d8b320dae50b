#include "gpu/image/sample.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

using namespace tilescope;

namespace
{

RunRequest requestFor(const Recipe& recipe, int width = 65, int height = 49)
{
    RunRequest request;
    request.recipe = recipe;
    request.image = std::make_shared<const Image>(makeSample("board", width, height));
    request.imageName = "sample:board";
    return request;
}

std::string refusalOf(const Recipe& recipe, const RunnerOptions& options = emulatorOnly())
{
    try {
        Runner(options).run(requestFor(recipe), {});
    } catch (const SettingError& error) {
        return error.what();
    }
    return "accepted";
}

/// A kernel with Sobel's name and arguments and the test's body.
std::string sobelKernel(const std::string& body)
{
    return "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int "
           "height)\n"
           "{\n" +
           body + "\n}\n";
}

} // namespace

TEST(Runner, reportsWhatRan)
{
    Recipe recipe;
    recipe.strategy = "shared";
    const Report report = Runner(emulatorOnly()).run(requestFor(recipe), {});
    EXPECT_EQ(report.backend, BackendChoice::Emulator);
    EXPECT_EQ(report.image, (ImageInfo{"sample:board", 65, 49, 3}));
    EXPECT_FALSE(report.compiler.empty());
    EXPECT_FALSE(report.time) << "an emulator has no GPU time";
    ASSERT_TRUE(report.emulation);
    EXPECT_GT(report.emulation->warpInstructions, 0u);
    EXPECT_EQ(report.emulation->blocksRun, report.emulation->blocksTotal);
    ASSERT_EQ(report.launches.size(), 1u);
    EXPECT_EQ(report.launches[0].grid, (Dim3{5, 4, 1}));
    EXPECT_GE(report.launches[0].sharedBytes, 18u * 18u);
    EXPECT_EQ(report.check, CheckReport());
    EXPECT_TRUE(report.cpuReferenceMs);
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(report.picture->format(), PixelFormat::Grey8);
    ASSERT_TRUE(report.reference);
    EXPECT_EQ(*report.reference, *report.picture);
}

TEST(Runner, givesOnlyThePictureWhenAskedFor)
{
    RunRequest request = requestFor({});
    request.depth = RunDepth::Picture;
    const Report report = Runner(emulatorOnly()).run(request, {});
    EXPECT_TRUE(report.picture);
    EXPECT_FALSE(report.check);
}

TEST(Runner, refusesWhatCannotBe)
{
    Recipe recipe;
    recipe.block = {33, 32};
    EXPECT_NE(refusalOf(recipe).find("The nearest valid block is 32x32."), std::string::npos) << refusalOf(recipe);
    recipe = {};
    recipe.operation = "sharpen";
    EXPECT_NE(refusalOf(recipe).find("sobel"), std::string::npos) << refusalOf(recipe);
    recipe = {};
    recipe.strategy = "magic";
    EXPECT_NE(refusalOf(recipe).find("block_copy"), std::string::npos) << refusalOf(recipe);
    recipe = {};
    recipe.operation = "blur";
    recipe.parameters["width"] = std::int64_t(8);
    EXPECT_NE(refusalOf(recipe).find("odd"), std::string::npos) << refusalOf(recipe);
    recipe = {};
    recipe.backend = BackendChoice::Cuda;
    EXPECT_NE(refusalOf(recipe).find("emulator"), std::string::npos) << refusalOf(recipe);
    RunRequest empty = requestFor({});
    empty.image = nullptr;
    EXPECT_THROW(Runner(emulatorOnly()).run(empty, {}), SettingError);
}

TEST(Runner, namesTheBlockAndTheWindowThatFitIntoSharedMemory)
{
    Recipe recipe;
    recipe.operation = "adaptive_threshold";
    recipe.strategy = "shared";
    recipe.block = {1024, 1};
    recipe.parameters["window"] = std::int64_t{101};
    // (1024 + 90) × (1 + 90) = 101,374 bytes fit into 99 KB = 101,376; a window of 93 needs 103,788. (903 + 100) × (1 +
    // 100) = 101,303 bytes: one more column does not fit.
    EXPECT_NE(refusalOf(recipe).find("Use a block of 903x1, or keep this block and set window to 91."),
              std::string::npos)
        << refusalOf(recipe);
}

TEST(Runner, saysWhichCompilerToInstall)
{
    RunnerOptions options = emulatorOnly();
    options.toolchain.allowClang = options.toolchain.allowNvrtc = false;
    options.toolchain.cacheFolder.reset();
    try {
        Runner(options).run(requestFor({}), {});
        FAIL() << "ran without a compiler";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("apt install clang"), std::string::npos) << error.what();
    }
}

TEST(Runner, keepsTheCompilersMessagesWithTheirPlace)
{
    Recipe recipe;
    recipe.source = sobelKernel("int a = 1;\nint b = nothing;");
    try {
        Runner(emulatorOnly()).run(requestFor(recipe), {});
        FAIL() << "compiled";
    } catch (const CompileError& error) {
        ASSERT_FALSE(error.diagnostics.empty());
        EXPECT_GT(error.diagnostics[0].line, 1);
        EXPECT_NE(error.diagnostics[0].message.find("nothing"), std::string::npos);
    }
}

TEST(Runner, stopsAKernelThatNeverEnds)
{
    Recipe recipe;
    recipe.strategy = "global";
    recipe.source = sobelKernel("volatile int spin = 1; while (spin) { }");
    std::stop_source source;
    RunControl control;
    control.stop = source.get_token();
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        source.request_stop();
    });
    EXPECT_THROW(Runner(emulatorOnly()).run(requestFor(recipe), control), Cancelled);
}

TEST(Runner, findsAWriteOutOfBounds)
{
    Recipe recipe;
    recipe.strategy = "global";
    recipe.source = sobelKernel("output[(size_t)width * height] = 1;");
    Runner runner(emulatorOnly());
    const Report report = runner.run(requestFor(recipe), {});
    ASSERT_TRUE(report.failed());
    EXPECT_EQ(report.findings[0].kind, FindingKind::OutOfBounds);
    EXPECT_NE(english(report.findings[0].message).find("output"), std::string::npos)
        << english(report.findings[0].message);
    EXPECT_GT(report.findings[0].line, 0);
    EXPECT_FALSE(report.picture);
    EXPECT_FALSE(runner.run(requestFor({}), {}).failed()) << "the next run is well again";
}
