#include "gpu/image/sample.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/gpu/mistakes/mistake_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

// A mistake that changes the picture does so on every built-in sample, with the settings that it sets.

namespace tilescope
{
namespace
{

/// As the command line builds it from an operation, a strategy and a mistake alone.
Recipe mistakenRecipe(const Registry& registry, const MistakeRow& row)
{
    Recipe recipe;
    recipe.operation = row.operation;
    recipe.strategy = row.strategy;
    recipe.block = registry.operation(row.operation).defaultBlock;
    recipe.backend = BackendChoice::Emulator;
    recipe.counters = CounterMode::None;
    recipe = registry.withMistake(recipe, row.mistake.name);
    try {
        registry.checkBlock(registry.completed(recipe));
    } catch (const SettingError& error) {
        EXPECT_FALSE(row.mistake.block) << row.mistake.name << ": " << error.what();
        recipe.block = parseBlockSize(toText(error.nearest.value()));
    }
    return recipe;
}

/// For any block, as its lesson says.
bool needsRaggedSides(const Mistake& mistake)
{
    return mistake.lesson.find("The mistake stays hidden while the width is a multiple of the word size.") !=
               std::string::npos ||
           mistake.lesson.find("The mistake stays hidden while the height is a multiple of the rows per thread.") !=
               std::string::npos;
}

/// Samples that lack what a mistake needs: the star is grey and its edges are of one colour; the coins have contrast
/// everywhere.
bool isNothingFor(const MistakeRow& row, const Sample& sample)
{
    const std::string& name = row.mistake.name;
    if (sample.name == "star")
        return row.mistake.onlyColour || name == "clamp_one_side" || name == "tile_overwritten";
    return sample.name == "coins" && name == "float_sums";
}

std::vector<MistakeRow> changingRows()
{
    std::vector<MistakeRow> rows = mistakeRows();
    std::erase_if(rows, [](const MistakeRow& row) { return !row.mistake.pictureChanges; });
    return rows;
}

class MistakeOnSamples : public testing::TestWithParam<Sample>
{
};

/// Small samples, whose sides have the same divisors as the full-size ones.
TEST_P(MistakeOnSamples, ChangesThePicture)
{
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    const std::string& sample = GetParam().name;
    const auto picture = std::make_shared<const Image>(makeSample(sample, 128, 96)),
               ragged = std::make_shared<const Image>(makeSample(sample, 125, 93));
    for (const MistakeRow& row : changingRows()) {
        if (isNothingFor(row, GetParam()))
            continue;
        RunRequest request;
        request.recipe = mistakenRecipe(runner.registry(), row);
        request.recipe.compiler = compilerFor(row, runner.toolchain());
        request.image = needsRaggedSides(row.mistake) ? ragged : picture;
        request.annotate = false;
        request.timing = false;
        const Report report = runner.run(request, {});
        EXPECT_TRUE(!report.check || report.check->mismatches > 0)
            << rowName(row) << " in blocks of " << toText(request.recipe.block);
        if (row.mistake.name == "grid_rounded_down") {
            EXPECT_TRUE(std::any_of(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
                return finding.kind == FindingKind::NeverWritten;
            })) << rowName(row);
        }
    }
}

/// For any size: the mistake's blocks extend beyond the picture.
TEST_P(MistakeOnSamples, AGridRoundedDownIsTooSmall)
{
    const Registry registry;
    for (const MistakeRow& row : changingRows()) {
        if (row.mistake.name != "grid_rounded_down")
            continue;
        const Recipe recipe = registry.completed(mistakenRecipe(registry, row));
        const Image picture(GetParam().defaultWidth, GetParam().defaultHeight, PixelFormat::Grey8);
        const Plan plan = registry.plan(recipe, picture);
        EXPECT_TRUE(plan.pictureWidth % plan.geometry.blockWidth != 0 ||
                    plan.pictureHeight % plan.geometry.blockHeight != 0)
            << rowName(row);
    }
}

INSTANTIATE_TEST_SUITE_P(Every, MistakeOnSamples, testing::ValuesIn(samples()),
                         [](const auto& sample) { return sample.param.name; });

} // namespace
} // namespace tilescope
