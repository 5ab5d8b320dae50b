#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <gtest/gtest.h>

using namespace tilescope;

namespace
{

/// A preview's picture that stays on the GPU, as the window asks for it when OpenGL shares the GPU. Needs a GPU.
Report keptOnGpu(const char* operation, const char* strategy)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = true; // that of tests/emulated_gpu is not what TILESCOPE_HIDE hides
    Runner runner(options);
    RunRequest request;
    request.image = std::make_shared<const Image>(makeSample("board", 96, 64));
    request.recipe.operation = operation;
    request.recipe.strategy = strategy;
    request.recipe.backend = BackendChoice::Cuda;
    request.depth = RunDepth::Picture;
    request.keepOnDevice = true;
    request.readBack = false;
    return runner.run(request, {});
}

bool hasGpu()
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = true;
    return !gpusHere(options).empty();
}

} // namespace

/// The colours of an automatic scale go from the smallest value to the largest, which the host finds. Without them a
/// covariance was drawn in the colours of 0 to 1.
TEST(KeptPicture, ComesToTheHostIfItsColoursNeedItsRange)
{
    if (!hasGpu())
        GTEST_SKIP() << "There is no GPU.";
    const Report covariance = keptOnGpu("covariance", "shared");
    ASSERT_TRUE(covariance.display.automatic);
    EXPECT_TRUE(covariance.devicePicture);
    EXPECT_TRUE(covariance.picture);
}

TEST(KeptPicture, StaysThereIfItsColoursAreKnown)
{
    if (!hasGpu())
        GTEST_SKIP() << "There is no GPU.";
    for (const auto& [operation, strategy] :
         {std::pair{"template_matching", "texture_constant"}, {"sobel", "shared"}}) {
        const Report report = keptOnGpu(operation, strategy);
        EXPECT_TRUE(report.devicePicture) << operation;
        EXPECT_FALSE(report.picture) << operation;
    }
}
