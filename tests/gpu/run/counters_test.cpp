#include "gpu/image/sample.h"
#include "tests/gpu/operations/device_only.h"
#include "tests/gpu/run/emulator_only.h"
#include "tests/gpu/thinned.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

// Counters, occupancy, band and advice in a run's report.

using namespace tilescope;
using testing::HasSubstr;

namespace
{

Report reportOf(const Recipe& recipe, int width = 67, int height = 49, RunDepth depth = RunDepth::Full)
{
    RunRequest request;
    request.recipe = recipe;
    request.image = std::make_shared<const Image>(makeSample("board", width, height));
    request.imageName = "sample:board";
    request.depth = depth;
    request.check = false;
    return Runner(emulatorOnly()).run(request, {});
}

Recipe recipeOf(const std::string& operation, const std::string& strategy, BlockSize block = {16, 16})
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    recipe.block = block;
    return recipe;
}

const Finding* findingOf(const Report& report, FindingKind kind)
{
    const auto found = std::find_if(report.findings.begin(), report.findings.end(),
                                    [&](const Finding& finding) { return finding.kind == kind; });
    return found == report.findings.end() ? nullptr : &*found;
}

} // namespace

TEST(RunCounters, LinesAndLaunchesAddUpToTheTotals)
{
    const Report report = reportOf(recipeOf("sobel", "block_copy"));
    ASSERT_TRUE(report.counters && report.lines);
    EXPECT_TRUE(report.counters->exact);
    EXPECT_GT(report.counters->globalLoad.sectors, 0U);
    EXPECT_GT(report.counters->sharedLoad.wavefronts, 0U);
    Counters lines, launches;
    for (const LineCounters& line : *report.lines)
        lines += line.counters;
    for (const LaunchReport& launch : report.launches) {
        ASSERT_TRUE(launch.counters);
        launches += *launch.counters;
    }
    EXPECT_EQ(lines, *report.counters);
    EXPECT_EQ(launches, *report.counters);
    EXPECT_EQ(report.launches.size(), 2U);
}

TEST(RunCounters, AreTheSameFromClassesAndFromAllBlocks)
{
    for (const char* operation : {"sobel", "blur", "template_matching", "covariance", "adaptive_threshold"}) {
        Recipe recipe = recipeOf(operation, "shared");
        recipe.counters = CounterMode::Auto;
        const Report automatic = reportOf(recipe);
        recipe.counters = CounterMode::Full;
        const Report full = reportOf(recipe);
        ASSERT_TRUE(automatic.counters && full.counters) << operation;
        EXPECT_EQ(*automatic.counters, *full.counters) << operation;
        EXPECT_EQ(automatic.lines, full.lines) << operation;
    }
}

/// Kernels that compute several pixels per thread, in rows with a pitch, still have block classes.
TEST(RunCounters, OfSobelsRoadAreTheSameFromClassesAndFromAllBlocks)
{
    const Registry registry;
    for (const Strategy& strategy : thinned(registry.operation("sobel").strategies, 3)) {
        if (strategy.after.empty() || isDeviceOnly(registry, "sobel", strategy.name))
            continue;
        Recipe recipe = recipeOf("sobel", strategy.name, {4, 2});
        recipe.counters = CounterMode::Auto;
        const Report automatic = reportOf(recipe, 1003, 211);
        recipe.counters = CounterMode::Full;
        const Report full = reportOf(recipe, 1003, 211);
        ASSERT_TRUE(automatic.counters && full.counters) << strategy.name;
        EXPECT_TRUE(automatic.counters->exact) << strategy.name;
        EXPECT_EQ(*automatic.counters, *full.counters) << strategy.name;
    }
}

TEST(RunCounters, CanBeLeftOut)
{
    Recipe recipe = recipeOf("sobel", "shared");
    recipe.counters = CounterMode::None;
    const Report report = reportOf(recipe);
    EXPECT_FALSE(report.counters);
    EXPECT_FALSE(report.lines);
    EXPECT_FALSE(report.estimate) << "the band is made from counters";
    EXPECT_TRUE(report.occupancy) << "occupancy is not";
}

TEST(RunCounters, AreThereWhileASliderMoves)
{
    const Report report = reportOf(recipeOf("blur", "shared_constant"), 131, 97, RunDepth::Picture);
    ASSERT_TRUE(report.counters);
    EXPECT_TRUE(report.counters->exact);
    EXPECT_TRUE(report.estimate);
}

TEST(RunModel, FollowsTheChosenGpu)
{
    Recipe recipe = recipeOf("blur", "shared", {32, 32});
    recipe.gpu = "GTX 560";
    const Report fermi = reportOf(recipe, 640, 480);
    recipe.gpu = "H200";
    const Report hopper = reportOf(recipe, 640, 480);
    ASSERT_TRUE(fermi.occupancy && hopper.occupancy && fermi.estimate && hopper.estimate);
    EXPECT_EQ(fermi.occupancy->blocksPerSm, 1) << "1536 threads a multiprocessor hold one block of 1024";
    EXPECT_EQ(hopper.occupancy->blocksPerSm, 2);
    EXPECT_EQ(fermi.estimate->gpu, "GTX 560");
    EXPECT_LT(hopper.estimate->upperUs, fermi.estimate->lowerUs) << "twelve years lie between the two";
    ASSERT_TRUE(fermi.launches[0].registers);
    EXPECT_EQ(fermi.launches[0].registersFrom, RegisterSource::Estimate) << "no compiler of today makes code for it";
}

TEST(RunModel, RefusesTilesThatTheChosenGpuCannotHold)
{
    Recipe recipe = recipeOf("adaptive_threshold", "shared", {32, 32});
    recipe.parameters["window"] = std::int64_t{101}; // (32 + 100)² bytes = 17 KB: available on every GPU
    recipe.gpu = "GTX 560";
    EXPECT_TRUE(reportOf(recipe).picture);
    recipe = recipeOf("template_matching", "shared", {32, 32});
    recipe.gpu = "GTX 9999";
    try {
        reportOf(recipe);
        FAIL() << "there is no such GPU";
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "gpu");
        EXPECT_THAT(error.what(), HasSubstr("RTX 3060"));
    }
}

TEST(RunAdvice, NamesABankConflictWithItsLineAndCure)
{
    // An RGB tile with a block 8 wide: four rows of a warp, 48 bytes apart, share banks.
    const Report report = reportOf(recipeOf("blur", "shared_constant", {8, 8}));
    const Finding* conflict = findingOf(report, FindingKind::BankConflict);
    ASSERT_TRUE(conflict);
    EXPECT_GT(conflict->line, 0);
    EXPECT_EQ(conflict->source, "blur/shared_constant.cu");
    EXPECT_THAT(english(conflict->cure), HasSubstr("elements apart instead of 16"));
}

TEST(RunAdvice, ItsPitchCuresWhenApplied)
{
    // The same kernel with the row pitch that the advice names: the finding must be gone, and the picture unchanged.
    const Recipe before = recipeOf("blur", "shared_constant", {8, 8});
    const Report conflicting = reportOf(before);
    const Finding* conflict = findingOf(conflicting, FindingKind::BankConflict);
    ASSERT_TRUE(conflict);
    const std::string pitch = english(conflict->cure).substr(english(conflict->cure).find("tile ") + 5);
    Recipe after = before;
    const Registry registry;
    after.source = registry.strategy(registry.operation("blur"), "shared_constant").source.text;
    after.sharedBytes = 16 * 3 * std::stoi(pitch); // 16 rows of RGB pixels
    const std::string declaration = "int tileWidth = blockDim.x + 2 * radius, tileHeight";
    const std::string padded = "const int pitch = " + std::to_string(std::stoi(pitch)) +
                               ";\n    int tileWidth = blockDim.x + 2 * radius, tileHeight";
    std::string text = *after.source;
    for (std::size_t at = text.find(declaration); at != std::string::npos;
         at = text.find(declaration, at + padded.size()))
        text.replace(at, declaration.size(), padded);
    for (std::size_t at = text.find("* tileWidth"); at != std::string::npos; at = text.find("* tileWidth", at))
        text.replace(at, 11, "* pitch");
    after.source = text;
    const Report cured = reportOf(after);
    ASSERT_TRUE(cured.picture) << (cured.findings.empty() ? "" : english(cured.findings[0].message));
    EXPECT_EQ(*cured.picture, *conflicting.picture);
    EXPECT_FALSE(findingOf(cured, FindingKind::BankConflict));
    EXPECT_LT(cured.counters->sharedLoad.wavefronts, conflicting.counters->sharedLoad.wavefronts);
}
