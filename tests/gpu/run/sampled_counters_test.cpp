#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/image/sample.h"
#include "gpu/operations/registry.h"
#include "gpu/run/stages/report_model.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>

// Counters of launches whose blocks depend on the picture: an estimate at once, exact when the settings are at rest.

using namespace tilescope;

namespace
{

Recipe thresholdWithProjections(std::int64_t window)
{
    Recipe recipe;
    recipe.operation = "adaptive_threshold";
    recipe.strategy = "shared";
    recipe.block = {32, 4};
    recipe.parameters = {{"projections", true}, {"window", window}};
    return recipe;
}

/// Sobel that leaves dark pixels black without reading their neighbours.
Recipe sobelOfBrightPixels()
{
    Recipe recipe;
    recipe.operation = "sobel";
    recipe.strategy = "global";
    recipe.source = R"(
extern "C" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    int result = 0;
    if (input[y * width + x] >= 128)
        for (int row = -1; row <= 1; ++row)
            for (int column = -1; column <= 1; ++column) {
                int fromX = min(max(x + column, 0), width - 1), fromY = min(max(y + row, 0), height - 1);
                result += column * input[fromY * width + fromX];
            }
    output[y * width + x] = min(abs(result), 255);
})";
    return recipe;
}

struct Counted {
    std::vector<LaunchCounters> sample, full;
};

/// Both methods of counting, on a sample picture converted to grey.
Counted countBothWays(const Recipe& chosen, const std::string& sample, int width, int height)
{
    const Registry registry;
    const Recipe recipe = registry.completed(chosen);
    const Image picture = registry.prepared(registry.operation(recipe.operation), makeSample(sample, width, height));
    const Plan plan = registry.plan(recipe, Inputs(picture));
    Toolchain toolchain(emulatorOnly().toolchain);
    std::vector<CompiledModule> modules;
    for (const KernelSource& source : plan.sources)
        modules.push_back(toolchain.compile(CompilerChoice::Auto, {source, plan.definitions}, {}));
    Emulator emulator;
    return {samplePlan({emulator, plan, modules}, picture, countPlan({emulator, plan, modules}, {}), {}),
            emulator.run(plan, modules, picture, {.counters = true}, {}).counters};
}

void expectNear(std::uint64_t estimate, std::uint64_t exact, double tolerance, const char* what)
{
    const auto value = static_cast<double>(exact);
    EXPECT_NEAR(static_cast<double>(estimate), value, tolerance * value) << what;
}

RunRequest uncheckedRequest(const Recipe& recipe, const ImagePtr& image, RunDepth depth)
{
    RunRequest request;
    request.recipe = recipe;
    request.image = image;
    request.imageName = "sample:page";
    request.depth = depth;
    request.check = false;
    return request;
}

ImagePtr page(int width, int height) { return std::make_shared<const Image>(makeSample("page", width, height)); }

} // namespace

TEST(SampledCounters, AreNearTheFullCount)
{
    // Text is everywhere on the page; the board's bright places are few and small, so a sample of 64 blocks of 1,200
    // contains them only by chance.
    const struct {
        const char* picture;
        Recipe recipe;
        double tolerance;
    } cases[] = {{"page", thresholdWithProjections(7), 0.02},
                 {"board", thresholdWithProjections(7), 0.02},
                 {"page", sobelOfBrightPixels(), 0.03},
                 {"board", sobelOfBrightPixels(), 0.3}};
    for (const auto& [picture, recipe, tolerance] : cases) {
        SCOPED_TRACE(recipe.operation + " of " + picture);
        const Counted counted = countBothWays(recipe, picture, 640, 480);
        const Counters& sample = counted.sample.back().total;
        const Counters& full = counted.full.back().total;
        EXPECT_FALSE(sample.exact);
        EXPECT_FALSE(counted.sample.back().reason.empty());
        EXPECT_TRUE(full.exact);
        expectNear(sample.instructions, full.instructions, tolerance, "instructions");
        expectNear(sample.threadInstructions, full.threadInstructions, tolerance, "thread instructions");
        expectNear(sample.globalLoad.sectors, full.globalLoad.sectors, tolerance, "sectors loaded");
        expectNear(sample.globalStore.sectors, full.globalStore.sectors, tolerance, "sectors stored");
        expectNear(sample.branches, full.branches, tolerance, "branches");
        expectNear(sample.atomics, full.atomics, tolerance, "atomics");
    }
}

TEST(SampledCounters, LeaveALaunchWithClassesExact)
{
    const Counted counted = countBothWays(thresholdWithProjections(7), "page", 640, 480);
    ASSERT_EQ(counted.sample.size(), 2U);
    EXPECT_TRUE(counted.sample[0].total.exact);
    EXPECT_EQ(counted.sample[0].total, counted.full[0].total);
    EXPECT_FALSE(counted.sample[1].total.exact);
}

TEST(SampledCounters, OfOnePixelAreExact)
{
    for (const Recipe& recipe : {thresholdWithProjections(3), sobelOfBrightPixels()}) {
        const Counted counted = countBothWays(recipe, "page", 1, 1);
        EXPECT_EQ(counted.sample.back().total, counted.full.back().total);
        EXPECT_TRUE(allExact(counted.sample));
    }
}

TEST(SampledCounters, AreShownWhileASliderMovesAndReplacedWhenItRests)
{
    // Large enough that counting every block would delay the picture.
    Runner runner(emulatorOnly());
    const ImagePtr image = page(640, 480);
    Recipe recipe = thresholdWithProjections(15);
    const Report live = runner.run(uncheckedRequest(recipe, image, RunDepth::Picture), {});
    ASSERT_TRUE(live.counters && live.launches.size() == 2);
    EXPECT_FALSE(live.counters->exact);
    EXPECT_TRUE(live.launches[0].counters->exact) << "the threshold itself does the same whatever the picture";
    EXPECT_FALSE(live.launches[1].counters->exact);
    EXPECT_EQ(toJson(live).at("counters").at("exact"), false);
    EXPECT_TRUE(live.estimate) << "the band may be made of estimates";

    const Report settled = runner.run(uncheckedRequest(recipe, image, RunDepth::Full), {});
    ASSERT_TRUE(settled.counters);
    EXPECT_TRUE(settled.counters->exact);
    EXPECT_EQ(toJson(settled).at("counters").at("exact"), true);
    EXPECT_EQ(*settled.picture, *live.picture);
    recipe.counters = CounterMode::Full;
    EXPECT_EQ(runner.run(uncheckedRequest(recipe, image, RunDepth::Picture), {}).counters, settled.counters)
        << "every block when that is asked for, slider or not";
}

TEST(SampledCounters, AreNotNeededForASmallPicture)
{
    const Report live =
        Runner(emulatorOnly()).run(uncheckedRequest(thresholdWithProjections(3), page(64, 48), RunDepth::Picture), {});
    ASSERT_TRUE(live.counters);
    EXPECT_TRUE(live.counters->exact);
}

TEST(SampledCounters, OfARunOnADeviceAreReplacedUnlessThatTakesTooLong)
{
    Runner runner(RunnerOptions::fromEnvironment());
    if (!runner.device().device)
        GTEST_SKIP() << english(runner.device().reason);
    const auto countedOf = [&](std::int64_t window, RunDepth depth) {
        return runner.run(uncheckedRequest(thresholdWithProjections(window), page(1024, 1024), depth), {});
    };
    const auto isEstimate = [](const Message& note) {
        return english(note).find("estimated from at most") != std::string::npos;
    };
    EXPECT_FALSE(countedOf(7, RunDepth::Picture).counters.value().exact);
    EXPECT_TRUE(countedOf(7, RunDepth::Full).counters.value().exact);
    EXPECT_FALSE(countedOf(101, RunDepth::Picture).counters.value().exact);
    const Report large = countedOf(101, RunDepth::Full);
    EXPECT_FALSE(large.counters.value().exact);
    const auto note = std::find_if(large.notes.begin(), large.notes.end(), isEstimate);
    ASSERT_NE(note, large.notes.end());
    EXPECT_NE(english(*note).find("line "), std::string::npos) << english(*note);
}

TEST(EmulatedRuns, AreNotRepeatedWhenNothingIsToBeLookedAtAnew)
{
    // Too large to check for races, and counted exactly by classes: the slider's run is reused.
    Runner runner(emulatorOnly());
    const ImagePtr image = page(640, 480);
    Recipe recipe;
    recipe.operation = "adaptive_threshold";
    recipe.strategy = "shared";
    recipe.parameters = {{"projections", false}, {"window", std::int64_t{55}}};
    const Report live = runner.run(uncheckedRequest(recipe, image, RunDepth::Picture), {});
    const Report settled = runner.run(uncheckedRequest(recipe, image, RunDepth::Full), {});
    EXPECT_EQ(live.picture, settled.picture) << "the very same";
    EXPECT_EQ(live.counters, settled.counters);
    EXPECT_TRUE(settled.counters && settled.counters->exact);
    EXPECT_EQ(live.emulation, settled.emulation);
    EXPECT_EQ(live.launches, settled.launches);
}

TEST(EmulatedRuns, SayWhatTheirTimeIsTheTimeOf)
{
    Runner runner(emulatorOnly());
    const ImagePtr image = page(64, 48);
    const auto emulationOf = [&](RunDepth depth, CounterMode counters = CounterMode::Auto) {
        Recipe recipe;
        recipe.counters = counters;
        return runner.run(uncheckedRequest(recipe, image, depth), {}).emulation.value();
    };
    const EmulationReport live = emulationOf(RunDepth::Picture);
    EXPECT_FALSE(live.isWatched()) << "classes are counted beside it";
    EXPECT_EQ(live.plainMs, live.wallMs);
    const EmulationReport settled = emulationOf(RunDepth::Full);
    EXPECT_TRUE(settled.racesLookedFor);
    EXPECT_EQ(settled.plainMs, live.wallMs) << "that of the same run, which was made already";
    EXPECT_EQ(settled.comparableMs(), live.wallMs);
    const EmulationReport again = emulationOf(RunDepth::Full);
    ASSERT_TRUE(again.plainMs) << "made for the time";
    EXPECT_NE(*again.plainMs, again.wallMs);
    const EmulationReport counted = emulationOf(RunDepth::Picture, CounterMode::Full);
    EXPECT_TRUE(counted.counted && !counted.racesLookedFor);
    EXPECT_FALSE(counted.plainMs) << "no such run was made";
    EXPECT_EQ(counted.comparableMs(), counted.wallMs);
}

TEST(EmulatedRuns, AreOfOneRecipeAndPicture)
{
    Runner runner(emulatorOnly());
    const ImagePtr image = page(64, 48);
    Recipe recipe;
    const auto pictureOf = [&](const ImagePtr& of) {
        return runner.run(uncheckedRequest(recipe, of, RunDepth::Picture), {}).picture;
    };
    const ImagePtr first = pictureOf(image);
    EXPECT_EQ(pictureOf(image), first) << "the very same";
    EXPECT_NE(pictureOf(page(64, 48)), first) << "another picture, though it looks the same";
    const ImagePtr second = pictureOf(image);
    recipe.block = {8, 8};
    EXPECT_NE(pictureOf(image), second);
    const ImagePtr third = pictureOf(image);
    recipe.parameters["border"] = std::string("zero");
    EXPECT_NE(pictureOf(image), third);
}

TEST(EmulatedRuns, AreRepeatedToLookForRaces)
{
    Runner runner(emulatorOnly());
    const ImagePtr image = page(64, 48);
    const Report live = runner.run(uncheckedRequest({}, image, RunDepth::Picture), {});
    EXPECT_NE(runner.run(uncheckedRequest({}, image, RunDepth::Full), {}).picture, live.picture);
}
