#include "gpu/operations/published.h"

#include "gpu/operations/registry.h"
#include "gpu/recipe/figures.h"

#include <gmock/gmock.h>

#include <algorithm>

// The figures that the operations' texts give: where they are from, and their ratios beside those of runs.

namespace tilescope
{
namespace
{

using testing::AllOf;
using testing::Field;

TEST(Published, NameTheirTextAndItsLine)
{
    const Registry registry;
    int count = 0;
    for (const Operation& operation : registry.operations()) {
        std::vector<Published> figures = operation.publishedCpu;
        for (const Strategy& strategy : operation.strategies)
            figures.insert(figures.end(), strategy.published.begin(), strategy.published.end());
        EXPECT_EQ(operation.publishedRemarks.empty(), figures.empty()) << operation.name;
        for (const Published& figure : figures) {
            EXPECT_THAT(figure.place, testing::MatchesRegex("[0-9][0-9][0-9]\\.txt:[0-9]+")) << figure.quantity;
            EXPECT_FALSE(figure.source.empty() || figure.gpu.empty()) << figure.quantity;
            if (!figure.figure.empty()) {
                EXPECT_NO_THROW(figureNamed(figure.figure));
            }
            ++count;
        }
    }
    EXPECT_EQ(count, 1 + 1 + 2 * 4 + 3 * 5); // Sobel: the CPU and three kernels; blur: three kernels
}

TEST(Published, KeepBothRunsOfTheExerciseAndItsError)
{
    const Registry registry;
    const Operation& blur = registry.operation("blur");
    const auto figure = [](const char* quantity, const char* setting, double value, const char* place) {
        return AllOf(Field(&Published::quantity, quantity), Field(&Published::setting, setting),
                     Field(&Published::value, value), Field(&Published::place, place),
                     Field(&Published::gpu, "Tesla P100 PCIe"));
    };
    EXPECT_THAT(registry.strategy(blur, "shared_constant").published,
                testing::ElementsAre(figure("time", "block 32×32", 0.125984, "002.txt:219"),
                                     figure("time", "block 32×32, an earlier run", 0.108640, "002.txt:53"),
                                     figure("time", "block 32×16", 0.113376, "002.txt:245"),
                                     figure("time", "block 8×8", 0.107424, "002.txt:271"),
                                     figure("error", "every block", 0.000703, "002.txt:220")));
}

TEST(Published, PlacesAreListedOnceByTheirFiles)
{
    const auto at = [](const char* place) {
        Published figure;
        figure.place = place;
        return figure;
    };
    EXPECT_EQ(placesOf({at("001.txt:171"), at("001.txt:160"), at("001.txt:171"), at("002.txt:47")}),
              "001.txt:160, 171, 002.txt:47");
}

Report publishedReport(const std::string& operation, const std::string& strategy, BlockSize block)
{
    Report report;
    report.recipe.operation = operation;
    report.recipe.strategy = strategy;
    report.recipe.block = block;
    return report;
}

LaunchReport publishedLaunch(const std::string& kernel, std::uint64_t instructions)
{
    LaunchReport launch;
    launch.kernel = kernel;
    launch.counters.emplace().instructions = instructions;
    return launch;
}

const PublishedRatio& publishedRatio(const std::vector<PublishedRatio>& ratios, const std::string& strategy,
                                     const std::string& quantity, const std::string& setting)
{
    return *std::ranges::find_if(ratios, [&](const PublishedRatio& ratio) {
        return ratio.strategy == strategy && ratio.figure.quantity == quantity && ratio.figure.setting == setting;
    });
}

TEST(PublishedRatios, AreOfAllLaunchesAndOfTheMainOnes)
{
    Report shared = publishedReport("sobel", "shared", {16, 16}),
           copy = publishedReport("sobel", "block_copy", {16, 16});
    shared.launches = {publishedLaunch("sobel", 1000)};
    shared.counters = shared.launches[0].counters;
    copy.launches = {publishedLaunch("add_border", 400), publishedLaunch("sobel", 800)};
    copy.counters.emplace().instructions = 1200;
    copy.mainLaunch = 1;
    const Registry registry;
    const auto ratios = publishedRatios(registry.operation("sobel"), {&copy, &shared});
    const PublishedRatio& own = publishedRatio(ratios, "block_copy", "instructions", "image 512×512");
    EXPECT_EQ(own.before, "shared");
    EXPECT_NEAR(own.text, 0.80, 0.005);
    EXPECT_DOUBLE_EQ(own.ours.value(), 1.2);
    EXPECT_DOUBLE_EQ(own.mainLaunches.value(), 0.8);
    EXPECT_EQ(own.otherLaunches, "add_border");
    EXPECT_THAT(own.launches, testing::ElementsAre(testing::Pair("add_border", 400), testing::Pair("sobel", 800)));
    const PublishedRatio& time = publishedRatio(ratios, "shared", "time", "image 512×512");
    EXPECT_NEAR(time.text, 0.60, 0.005);
    EXPECT_FALSE(time.ours || time.mainLaunches) << "nothing was timed, and global was not run";
}

TEST(PublishedRatios, OfABlockNeedRunsInThatBlock)
{
    Report global = publishedReport("blur", "global", {8, 8}), shared = publishedReport("blur", "shared", {8, 8});
    global.time.emplace().medianUs = 10;
    shared.time.emplace().medianUs = 5;
    global.launches = shared.launches = {publishedLaunch("blur_rgb", 1)};
    const Registry registry;
    const auto ratios = publishedRatios(registry.operation("blur"), {&global, &shared});
    EXPECT_DOUBLE_EQ(publishedRatio(ratios, "shared", "time", "block 8×8").ours.value(), 0.5);
    EXPECT_FALSE(publishedRatio(ratios, "shared", "time", "block 8×8").mainLaunches);
    EXPECT_FALSE(publishedRatio(ratios, "shared", "time", "block 32×32").ours);
}

} // namespace
} // namespace tilescope
