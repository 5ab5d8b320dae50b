#include "gpu/image/sample.h"
#include "gpu/recipe/words/duration.h"
#include "tests/gpu/operations/device_only.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/run/measured_effort.h"
#include "tests/gpu/thinned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <limits>

using namespace tilescope;

namespace
{

struct Demand {
    const char* operation;
    const char* strategy;
    ParameterValues values;
    int side; ///< of the picture; blank, since only its size counts
    const char* field;
    BlockSize block = {16, 16};
};

/// Each would take the emulator far longer than two seconds.
std::vector<Demand> demands()
{
    const auto whole = [](std::int64_t value) { return ParameterValue(value); };
    return {
        // 300,000 images are far more than can be emulated in a minute; the default limits them to those available.
        {"covariance", "shared", {{"patch", "64x64"}, {"stride", whole(1)}, {"rows", whole(300'000)}}, 512, "rows"},
        {"adaptive_threshold", "texture", {{"window", whole(101)}}, 4096, "window"},
        {"adaptive_threshold", "shared", {{"window", whole(101)}}, 4096, "window"},
        {"blur", "texture", {{"width", whole(31)}}, 4096, "width"},
        {"template_matching", "shared", {{"template", "0,0,64,64"}}, 4096, "template"},
        {"template_matching", "texture_texture", {{"template", "4064,4064,32,32"}}, 4096, "template"},
        {"sobel", "texture", {}, 8192, "image", {1, 1}},
    };
}

/// What the runner says to a run that takes too long.
std::vector<std::string> refusalOrNotes(Runner& runner, const RunRequest& request)
{
    try {
        const Report report = runner.run(request, {});
        EXPECT_TRUE(report.uncomputed);
        return english(report.notes);
    } catch (const SettingError& error) { // its blocks have no classes
        return {error.what()};
    }
}

class Effort : public testing::Test, protected MeasuredEffort
{
};

} // namespace

TEST_F(Effort, isWhatTheEmulatorInterprets)
{
    const Image sample = makeSample("board", 128, 96);
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            SCOPED_TRACE(operation.name + " " + strategy.name);
            if (isDeviceOnly(registry, operation.name, strategy.name))
                continue;
            const Image picture = registry.prepared(operation, sample);
            const Plan plan = registry.plan(defaultRecipe(registry, operation.name, strategy.name, picture), picture);
            const auto code = emulatorCode(toolchain, CompilerChoice::Auto, plan, {});
            const auto interpreted =
                static_cast<double>(emulator.run(plan, code, picture, {}, {}).emulation.warpInstructions);
            const RunEffort& effort = meter.of(plan, code, picture, {});
            std::uint64_t fetches = 0;
            for (const LaunchCounters& launch : effort.counted)
                fetches += launch.total.textureRequests;
            EXPECT_FALSE(effort.isLeast);
            EXPECT_GE(effort.warpInstructions, 0.7 * interpreted);
            EXPECT_LE(effort.warpInstructions, 1.4 * interpreted + 33 * static_cast<double>(fetches));
        }
}

TEST_F(Effort, namesForWhatTakesTooLongWhatTakesAboutTheLongest)
{
    if (isSanitized)
        GTEST_SKIP() << "Durations are measured here, and sanitizers change them.";
    RunnerOptions options = emulatorOnly();
    options.emulatorThreads = 2;
    options.longestEmulationSeconds = 2;
    Runner runner(options);
    for (const Demand& demand : thinned(demands(), 3)) {
        SCOPED_TRACE(std::string(demand.operation) + " " + demand.strategy);
        RunRequest request;
        request.recipe.operation = demand.operation;
        request.recipe.strategy = demand.strategy;
        request.recipe.block = demand.block;
        request.recipe.parameters = demand.values;
        request.image = std::make_shared<const Image>(demand.side, demand.side, PixelFormat::Grey8);
        request.depth = RunDepth::Picture;
        const std::clock_t begin = std::clock();
        const std::vector<std::string> said = refusalOrNotes(runner, request);
        EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 20); // CPU seconds
        const std::optional<OfferedSetting> offer = offerOf(said, registry.operation(demand.operation));
        ASSERT_TRUE(offer) << testing::PrintToString(said);
        EXPECT_EQ(offer->field, demand.field);
        if (offer->field != "image")
            request.recipe.parameters[offer->field] = offer->value;
        const Image picture =
            offer->field == "image" ? Image(offer->width, offer->height, PixelFormat::Grey8) : *request.image;
        const double seconds = secondsOf(request.recipe, picture);
        EXPECT_LE(seconds, 1.8 * options.longestEmulationSeconds) << testing::PrintToString(said);
        EXPECT_GT(seconds, 0.25 * options.longestEmulationSeconds) // the speed may be measured in a slow moment
            << testing::PrintToString(said);
    }
}

/// What a sentence promises is what a run takes, whatever the instructions that the strategy consists of. In processor
/// time, because other programs may use the machine too.
TEST_F(Effort, isKeptByTheSmallerRunThatIsOffered)
{
    const std::pair<const char*, const char*> strategies[] = {
        {"covariance", "tf32"},
        {"adaptive_threshold", "texture"},
        {"template_matching", "shared"},
    };
    RunnerOptions options = emulatorOnly();
    options.emulatorThreads = 2;
    options.longestEmulationSeconds = isSanitized ? 4 : 0.4;
    Runner runner(options);
    for (const auto& [operation, strategy] : thinned(std::vector(std::begin(strategies), std::end(strategies)), 3)) {
        SCOPED_TRACE(std::string(operation) + " " + strategy);
        RunRequest request;
        request.recipe.operation = operation;
        request.recipe.strategy = strategy;
        request.image = std::make_shared<const Image>(makeSample("board", 4096, 4096));
        if (request.recipe.operation == "covariance")
            request.recipe.parameters = {{"data", "generated"}, {"patch", "24x24"}, {"rows", std::int64_t{100'000}}};
        request.recipe = defaultRecipe(registry, request.recipe, *request.image);
        request.recipe.counters = CounterMode::None;
        request.depth = RunDepth::Picture;
        const std::vector<std::string> said = refusalOrNotes(runner, request);
        const std::optional<OfferedSetting> offer = offerOf(said, registry.operation(operation));
        ASSERT_TRUE(offer) << testing::PrintToString(said);
        if (offer->field != "image")
            request.recipe.parameters[offer->field] = offer->value;
        else
            request.image = std::make_shared<const Image>(makeSample("board", offer->width, offer->height));

        const Image picture = registry.prepared(registry.operation(operation), *request.image);
        const Plan plan = registry.plan(registry.completed(request.recipe), picture);
        const auto code = emulatorCode(toolchain, CompilerChoice::Auto, plan, {});
        emulator.run(plan, code, picture, {}, {}); // its memory is there
        // A neighbour on the same cores can nearly double the processor time of either measurement.
        double promised = 0, taken = std::numeric_limits<double>::infinity();
        const auto isKept = [&] { return taken < 1.5 * promised && taken > promised / 1.5; };
        constexpr int attempts = 4;
        for (int attempt = 0; attempt < attempts && !isKept(); ++attempt) {
            EffortMeter measuredAnew(registry, toolchain, emulator);
            promised = measuredAnew.secondsOf(meter.of(plan, code, picture, {}), plan, code, picture, 0, {});
            const std::clock_t begin = std::clock();
            emulator.run(plan, code, picture, {}, {});
            taken = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / 2; // of two threads
        }
        EXPECT_LT(taken, 1.5 * promised) << testing::PrintToString(said);
        EXPECT_GT(taken, promised / 1.5) << testing::PrintToString(said);
        // The runner's own pace, which a neighbour may change between the two measurements, decided what was offered.
        EXPECT_LT(promised, 2 * options.longestEmulationSeconds) << testing::PrintToString(said);
        EXPECT_GT(promised, options.longestEmulationSeconds / 4) << testing::PrintToString(said);
    }
}

TEST_F(Effort, ofAnEditedKernelIsThatOfItsOwnText)
{
    Recipe recipe;
    recipe.block = {16, 16};
    recipe.strategy = "global";
    const Image picture(256, 256, PixelFormat::Grey8);
    const double own = of(recipe, picture);
    recipe.source = "extern \"C\" __global__ void sobel(const unsigned char*, unsigned char* output, int width, int)\n"
                    "{\n    for (int i = 0; i < 10000; ++i)\n        ((volatile unsigned char*)output)[0] = i;\n}\n";
    EXPECT_GT(of(recipe, picture), 50 * own);
}

TEST_F(Effort, isSaidInWords)
{
    const std::pair<double, const char*> cases[] = {
        {0.2, "1 second"},       {20, "20 seconds"},          {49.4, "49 seconds"}, {55, "a minute"},
        {61, "a minute"},        {90, "a minute and a half"}, {106, "2 minutes"},   {3600, "60 minutes"},
        {2.4 * 3600, "2 hours"}, {60.0 * 3600, "3 days"},     {3e9, "34,722 days"},
    };
    for (const auto& [seconds, words] : cases)
        EXPECT_EQ(english(durationInWords(seconds)), words) << seconds;
}
