#include "gpu/operations/published.h"

#include "gpu/operations/registry.h"
#include "gpu/recipe/words/figures.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <random>

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
    // Sobel: the CPU and three kernels; blur: three kernels; covariance: two sizes of a chunk.
    EXPECT_EQ(count, 1 + 1 + 2 * 4 + 3 * 5 + 2);
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

/// The mean difference of a box blur that truncates fused sums from one that truncates unfused sums, each in float.
double errorOfTruncation(int width)
{
    constexpr int side = 160;
    std::mt19937 random(1);
    std::vector<float> picture(side * side);
    std::ranges::generate(picture, [&] { return static_cast<float>(random() % 256); });
    const float weight = 1.0F / static_cast<float>(width * width);
    double sum = 0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            float fused = 0, unfused = 0;
            for (int i = -width / 2; i <= width / 2; ++i)
                for (int j = -width / 2; j <= width / 2; ++j) {
                    const int row = std::clamp(y + i, 0, side - 1), column = std::clamp(x + j, 0, side - 1);
                    const float value = picture[static_cast<std::size_t>(row * side + column)];
                    const volatile float product = weight * value; // rounded before it is added
                    fused = std::fma(weight, value, fused);
                    unfused += product;
                }
            sum += std::abs(static_cast<int>(fused) - static_cast<int>(unfused));
        }
    return sum / (side * side);
}

/// The printed kernel 3 reads blue for green, so it did not print the error of kernel 1. That all truncate is no such
/// proof: the error is of the size that a truncating CPU leaves.
TEST(Published, TheErrorIsThatOfTruncationOnBothSides)
{
    const Registry registry;
    const Published& error = registry.strategy(registry.operation("blur"), "shared_constant").published.back();
    EXPECT_EQ(error.figure, "mean_difference");
    EXPECT_THAT(error.caveat, testing::HasSubstr("002.txt:184"));
    EXPECT_THAT(error.caveat, testing::Not(testing::HasSubstr("not those that ran")));
    EXPECT_NEAR(errorOfTruncation(9), error.value, 0.7 * error.value);
    EXPECT_GT(errorOfTruncation(5), 4 * error.value);
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

/// A common launch taken out of both moves a ratio away from 1; one of another model may not.
TEST(PublishedRatios, DivideTimesOfOneModel)
{
    const auto predicted = [](const std::vector<double>& us) {
        Report report = publishedReport("sobel", "shared", {16, 16});
        report.estimate = Estimate{"GTX 560 Ti 448", 1, 100, "memory"};
        report.timing.emplace().us = 2; // the start of the launches
        for (const double one : us) {
            LaunchReport launch = publishedLaunch("k", 1);
            launch.model = LaunchModel{.multiprocessors = 14, .blocksPerSm = 8, .lowerUs = 4 * one, .upperUs = 9 * one};
            report.launches.push_back(launch);
            report.timing->launches.emplace_back().us = one;
            report.timing->us += one;
        }
        report.mainLaunch = us.size() - 1;
        return report;
    };
    const Figure& time = figureNamed("estimate_us");
    const RunRatio both = runRatio(time, predicted({10, 48}), predicted({50}));
    EXPECT_DOUBLE_EQ(both.ours.value(), 60.0 / 52);
    EXPECT_DOUBLE_EQ(both.mainLaunches.value(), 48.0 / 50);
    EXPECT_THAT(both.launches, testing::ElementsAre(testing::Pair("k", 10), testing::Pair("k", 48)));
    Report unpredicted = predicted({50});
    unpredicted.timing.reset();
    unpredicted.estimate = Estimate{"GTX 560 Ti 448", 200, 450, "memory"};
    const RunRatio ceilings = runRatio(time, predicted({10, 48}), unpredicted);
    EXPECT_DOUBLE_EQ(ceilings.ours.value(), 58.0 / 50);
    EXPECT_DOUBLE_EQ(ceilings.mainLaunches.value(), 48.0 / 50);
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

/// As of "run --block 32x32,8x8 --published" and of a sweep: each block and each value beside its own.
TEST(PublishedRatios, OfSeveralSettingsDivideRunsOfOne)
{
    std::vector<Report> runs;
    for (const BlockSize block : {BlockSize{32, 32}, BlockSize{8, 8}})
        for (const std::int64_t width : {3, 9})
            for (const char* strategy : {"global", "shared"}) {
                runs.push_back(publishedReport("blur", strategy, block));
                runs.back().recipe.parameters = {{"width", width}};
                const double part = strategy == std::string("global") ? 1 : 1.0 / static_cast<double>(width);
                runs.back().time.emplace().medianUs = part * block.width;
                runs.back().check.emplace().meanDifference = part;
            }
    std::vector<const Report*> reports;
    for (const Report& run : runs)
        reports.push_back(&run);
    const Registry registry;
    int timed = 0, compared = 0;
    for (const PublishedRatio& ratio : publishedRatios(registry.operation("blur"), reports)) {
        if (ratio.strategy != "shared" || !ratio.run)
            continue;
        const auto width = static_cast<double>(std::get<std::int64_t>(ratio.run->parameters.at("width")));
        EXPECT_DOUBLE_EQ(ratio.ours.value(), 1 / width);
        EXPECT_TRUE(!ratio.figure.block || *ratio.figure.block == ratio.run->block);
        ++(ratio.figure.quantity == "time" ? timed : compared);
    }
    EXPECT_EQ(timed, 3 * 2); // three settings of the text are of these blocks; two widths
    EXPECT_EQ(compared, 2 * 2);
}

TEST(PublishedRatios, OfTwoFiguresOfNothingAreOne)
{
    Report global = publishedReport("blur", "global", {8, 8}), shared = publishedReport("blur", "shared", {8, 8});
    global.check.emplace();
    shared.check.emplace();
    EXPECT_DOUBLE_EQ(runRatio(figureNamed("mean_difference"), shared, global).ours.value(), 1);
    shared.check->meanDifference = 0.5;
    EXPECT_FALSE(runRatio(figureNamed("mean_difference"), shared, global).ours);
}

} // namespace
} // namespace tilescope
