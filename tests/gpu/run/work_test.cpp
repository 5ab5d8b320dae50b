#include "gpu/image/sample.h"
#include "gpu/run/sweep_table.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tilescope
{

namespace
{

Report counted(const std::string& operation, const std::string& strategy, int side,
               const std::optional<std::string>& source = {})
{
    Runner runner(emulatorOnly());
    RunRequest request;
    request.recipe.operation = operation;
    request.recipe.strategy = strategy;
    request.recipe.block = {side, side};
    request.recipe.source = source;
    request.image = std::make_shared<const Image>(makeSample("board", 256, 256));
    request.depth = RunDepth::Picture;
    return runner.run(request, {});
}

Work worked(const std::string& operation, const std::string& strategy, int side)
{
    return counted(operation, strategy, side).work.value();
}

/// Which of the nine values a thread writes is known only at run time, so they are in local memory.
const char* const spilling = R"(
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    int values[9];
    for (int i = 0; i < 9; ++i)
        values[(i + x) % 9] = input[y * width + x] + i;
    output[y * width + x] = values[input[y * width + x] % 9];
}
)";

} // namespace

/// Kirk and Hwu's measure as in the text on covariance: c/8 for a shared tile of c × c, 1/8 without one. The rest of
/// the kernel, such as the mean, adds a few per cent.
TEST(Work, GivesTheCovarianceTextsCgma)
{
    EXPECT_NEAR(worked("covariance", "global", 8).cgma().value(), 1 / 8.0, 0.02);
    EXPECT_NEAR(worked("covariance", "shared", 8).cgma().value(), 8 / 8.0, 0.15);
    EXPECT_NEAR(worked("covariance", "shared", 16).cgma().value(), 16 / 8.0, 0.3);
}

TEST(Work, MovesFewerBytesWithASharedTileAndTheSameOnce)
{
    const Work global = worked("blur", "global", 16), shared = worked("blur", "shared", 16);
    EXPECT_GT(global.movedBytes, 2 * shared.movedBytes);
    EXPECT_EQ(global.onceBytes, shared.onceBytes);
}

/// All figures of a report that sum the traffic are equal.
TEST(Work, MovesWhatLocalMemoryTakesToo)
{
    const Report report = counted("sobel", "global", 16, spilling);
    ASSERT_TRUE(report.counters && report.work);
    const Counters& c = *report.counters;
    ASSERT_GT(c.localLoad.sectors + c.localStore.sectors, c.globalLoad.sectors + c.globalStore.sectors);
    const std::uint64_t sectors =
        c.globalLoad.sectors + c.globalStore.sectors + c.localLoad.sectors + c.localStore.sectors;
    EXPECT_EQ(report.work->movedBytes, 32.0 * static_cast<double>(sectors));
    const nlohmann::json document = toJson(report);
    EXPECT_EQ(document["work"]["moved_bytes"].get<double>(),
              document["per_pixel"]["moved_bytes"].get<double>() * 256 * 256);
    const nlohmann::json cache = kernelTunerCache({{report.recipe, report, {}}}, "global", {}, {});
    EXPECT_EQ(cache["cache"]["16,16"]["sectors"], sectors);
}

/// Texture traffic is not counted, so a figure without it would look better than it is.
TEST(Work, SaysNothingOfBytesWhereTexturesAreRead)
{
    for (const auto& [operation, strategy] :
         {std::pair{"sobel", "texture"}, std::pair{"blur", "texture"}, std::pair{"adaptive_threshold", "texture"},
          std::pair{"template_matching", "texture_constant"}}) {
        SCOPED_TRACE(operation);
        const Report report = counted(operation, strategy, 16);
        ASSERT_TRUE(report.counters && report.work);
        EXPECT_GT(report.counters->textureRequests, 0U);
        const nlohmann::json document = toJson(report);
        EXPECT_TRUE(document["work"]["moved_bytes"].is_null());
        EXPECT_TRUE(document["per_pixel"]["moved_bytes"].is_null());
        EXPECT_TRUE(document["per_pixel"]["ideal_bytes"].is_null());
        const nlohmann::json cache = kernelTunerCache({{report.recipe, report, {}}}, strategy, {}, {});
        EXPECT_FALSE(cache["cache"]["16,16"].contains("sectors"));
    }
}

} // namespace tilescope
