#include "gpu/image/sample.h"
#include "gpu/run/runner.h"

#include <gtest/gtest.h>

namespace tilescope
{

namespace
{

Work worked(const std::string& operation, const std::string& strategy, int side)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = operation;
    request.recipe.strategy = strategy;
    request.recipe.block = {side, side};
    request.image = std::make_shared<const Image>(makeSample("board", 256, 256));
    request.depth = RunDepth::Picture;
    return runner.run(request, {}).work.value();
}

} // namespace

/// Kirk and Hwu's measure as the text on covariance states it: c/8 for a shared tile of c × c, 1/8 without one. What
/// else the kernel computes, such as the mean, adds a few per cent.
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

} // namespace tilescope
