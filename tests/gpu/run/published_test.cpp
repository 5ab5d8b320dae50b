#include "gpu/compile/toolchain.h"
#include "gpu/image/sample.h"
#include "gpu/model/gpu_model.h"
#include "gpu/operations/experiment.h"
#include "gpu/operations/published.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tilescope
{

namespace
{

Report ranAsInThePaper(const std::string& strategy)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    RunRequest request;
    request.recipe.operation = "sobel";
    request.recipe.strategy = strategy;
    request.recipe.block = {16, 16};
    request.image = std::make_shared<const Image>(makeSample("board", 512, 512));
    request.depth = RunDepth::Picture;
    return runner.run(request, {});
}

} // namespace

/// The paper has 0.80, 0.30 and 0.19. The operation's remarks say what follows from these.
TEST(PaperOfSobel, HasOurDirectionWithoutThePassOnly)
{
    if (!Toolchain(ToolchainOptions::fromEnvironment()).has(CompilerChoice::Nvrtc))
        GTEST_SKIP() << "The figures are those of NVRTC's PTX.";
    const Report shared = ranAsInThePaper("shared"), copy = ranAsInThePaper("block_copy");
    const Registry registry;
    std::map<std::string, PublishedRatio> ratios;
    for (const PublishedRatio& ratio : publishedRatios(registry.operation("sobel"), {&shared, &copy}))
        if (ratio.strategy == "block_copy")
            ratios[ratio.figure.quantity] = ratio;
    const auto expect = [&](const std::string& quantity, double withPass, double withoutPass) {
        SCOPED_TRACE(quantity);
        EXPECT_NEAR(ratios.at(quantity).ours.value(), withPass, 0.005);
        EXPECT_NEAR(ratios.at(quantity).mainLaunches.value(), withoutPass, 0.005);
    };
    expect("instructions", 1.16, 0.87);
    expect("branches", 0.76, 0.65);
    expect("divergent branches", 0.42, 0.41);
    EXPECT_EQ(shared.counters->instructions / 14, 76'288u); // of one of 14 multiprocessors
    EXPECT_EQ(copy.launches.at(copy.mainLaunch).counters->instructions / 14, 66'048u);
}

TEST(Experiments, NameGpusOfTheTable)
{
    const Registry registry;
    for (const Operation* operation : experimentsOf(registry))
        if (const std::string& gpu = operation->experiment->gpu; !gpu.empty()) {
            EXPECT_EQ(gpuNamed(gpu).name, gpu);
        }
}

} // namespace tilescope
