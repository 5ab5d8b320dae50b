#include "gpu/run/effort.h"

#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "tests/gpu/operations/device_only.h"

#include <gtest/gtest.h>

#include <cstdio>

using namespace tilescope;

namespace
{

constexpr double perSecond = 300e6;

struct Demand {
    const char* operation;
    const char* strategy;
    ParameterValues values;
    int side; ///< of the picture; blank, since only its size counts
    const char* field;
    BlockSize block = {16, 16};
};

/// Each would take the emulator far longer than a minute.
std::vector<Demand> demands()
{
    const auto whole = [](std::int64_t value) { return ParameterValue(value); };
    return {
        // With 300,000 images far more are there than can be had in a minute; the default only bounds what is there.
        {"covariance", "shared", {{"patch", "64x64"}, {"stride", whole(1)}, {"rows", whole(300'000)}}, 512, "rows"},
        {"covariance", "shared", {{"patch", "64x64"}}, 512, "rows"},
        {"adaptive_threshold", "global", {{"window", whole(101)}}, 4096, "window"},
        {"adaptive_threshold", "texture", {{"window", whole(61)}}, 4096, "window"},
        {"adaptive_threshold", "shared", {{"window", whole(101)}}, 4096, "window"},
        {"blur", "texture", {{"width", whole(31)}}, 4096, "width"},
        {"template_matching", "shared", {{"template", "0,0,64,64"}}, 4096, "template"},
        {"template_matching", "texture_texture", {{"template", "4064,4064,32,32"}}, 4096, "template"},
        {"sobel", "texture", {}, 8192, "image", {1, 1}},
    };
}

double secondsOf(const Operation& operation, const Recipe& recipe, const Image& picture)
{
    return operation.warpInstructions(recipe, picture) / perSecond;
}

/// The picture of the size that a sentence offers: "With a picture of 1500x1000 pixels it takes …".
Image offeredPicture(const std::string& sentence)
{
    int width = 0, height = 0;
    const std::size_t at = sentence.find("a picture of ");
    if (at == std::string::npos || std::sscanf(sentence.c_str() + at, "a picture of %dx%d", &width, &height) != 2)
        return {};
    return {width, height, PixelFormat::Grey8};
}

} // namespace

TEST(Effort, isRefusedWithASettingThatTakesAboutAMinute)
{
    const Registry registry;
    for (const Demand& demand : demands()) {
        SCOPED_TRACE(std::string(demand.operation) + " " + demand.strategy);
        const Operation& operation = registry.operation(demand.operation);
        Recipe recipe;
        recipe.operation = demand.operation;
        recipe.strategy = demand.strategy;
        recipe.block = demand.block;
        recipe.parameters = demand.values;
        Image picture(demand.side, demand.side, PixelFormat::Grey8);
        Recipe completed = registry.completed(recipe);
        ASSERT_GT(secondsOf(operation, completed, picture), 60);
        try {
            checkEffort(operation, operation.warpInstructions, completed, picture, perSecond);
            ADD_FAILURE() << "was accepted";
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, demand.field);
            if (error.nearest) {
                recipe.parameters[demand.field] = *error.nearest;
                completed = registry.completed(recipe); // so it is an allowed value
            } else {
                picture = offeredPicture(error.what());
                ASSERT_FALSE(picture.isEmpty()) << error.what();
            }
            EXPECT_NO_THROW(checkEffort(operation, operation.warpInstructions, completed, picture, perSecond))
                << error.what();
            EXPECT_GT(secondsOf(operation, completed, picture), 40) << error.what();
        }
    }
}

TEST(Effort, allowsEveryDefaultOnAPictureOfAPhotograph)
{
    const Registry registry;
    const Image picture(2048, 1536, PixelFormat::Grey8);
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies) {
            if (!operation.warpInstructions)
                continue; // measured, not estimated
            Recipe recipe;
            recipe.operation = operation.name;
            recipe.strategy = strategy.name;
            recipe.block = operation.defaultBlock;
            EXPECT_NO_THROW(
                checkEffort(operation, operation.warpInstructions, registry.completed(recipe), picture, perSecond))
                << operation.name << " " << strategy.name;
        }
}

TEST(Effort, isWithinReachOfWhatTheEmulatorCounts)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    RunRequest request;
    request.image = std::make_shared<const Image>(makeSample("board", 128, 96));
    request.check = false;
    for (const Operation& operation : runner.registry().operations())
        for (const Strategy& strategy : operation.strategies)
            for (const BlockSize block :
                 operation.warpInstructions
                     ? std::vector<BlockSize>{operation.defaultBlock, BlockSize{8, 8}, BlockSize{12, 1}}
                     : std::vector<BlockSize>()) {
                if (isDeviceOnly(runner.registry(), operation.name, strategy.name))
                    continue;
                request.recipe.operation = operation.name;
                request.recipe.strategy = strategy.name;
                request.recipe.block = block;
                if (!strategy.library.empty())
                    continue;
                Report report;
                try {
                    report = runner.run(request, {});
                } catch (const SettingError& error) {
                    EXPECT_EQ(error.field, "block"); // the strategy takes others
                    continue;
                }
                const Image grey = operation.greyOnly ? toGrey(*request.image) : *request.image;
                const double estimate = operation.warpInstructions(report.recipe, grey);
                const auto counted = static_cast<double>(report.emulation->warpInstructions);
                // A texture fetch is one instruction and takes as long as many.
                const bool fetches = strategy.name.find("texture") != std::string::npos ||
                                     (strategy.name == "shared" && operation.name != "blur");
                // The estimates follow NVRTC; clang 14 leaves loops that it unrolls and splits wide loads.
                const double least = report.compiler.starts_with("clang") ? 0.3 : 0.7;
                EXPECT_GT(estimate, least * counted) << operation.name << " " << strategy.name << " " << toText(block);
                EXPECT_LT(estimate, (fetches ? 7 : 2) * counted)
                    << operation.name << " " << strategy.name << " " << toText(block);
            }
}

TEST(Effort, isSaidInWords)
{
    const std::pair<double, const char*> cases[] = {
        {0.2, "1 second"},       {20, "20 seconds"},          {49.4, "49 seconds"}, {55, "a minute"},
        {61, "a minute"},        {90, "a minute and a half"}, {106, "2 minutes"},   {3600, "60 minutes"},
        {2.4 * 3600, "2 hours"}, {60.0 * 3600, "3 days"},     {3e9, "34722 days"},
    };
    for (const auto& [seconds, words] : cases)
        EXPECT_EQ(durationInWords(seconds), words) << seconds;
}
