#include "gpu/operations/registry.h"
#include "gpu/recipe/text/tile_padding.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"
#include "tests/gpu/operations/noise.h"

#include <gtest/gtest.h>

#include <memory>

// Padded tiles of the built-in texts: the text and its host belong together.

namespace tilescope
{
namespace
{

constexpr int padding = 3;

struct PaddedRow {
    const char* operation;
    const char* strategy;
};

class PaddedTile : public testing::TestWithParam<PaddedRow>
{
};

} // namespace

TEST_P(PaddedTile, GivesTheSameResult)
{
    const Registry registry;
    const Operation& operation = registry.operation(GetParam().operation);
    const auto text = withTilePadding(registry.strategy(operation, GetParam().strategy).source.text, padding);
    ASSERT_TRUE(text && hasSharedElements(*text, 1));
    RunRequest request;
    request.recipe.operation = operation.name;
    request.recipe.strategy = GetParam().strategy;
    request.recipe.block = {8, 8};
    request.recipe.backend = BackendChoice::Emulator;
    request.recipe.source = text;
    if (operation.name == "template_matching")
        request.recipe.parameters["template"] = std::string("31,20,7,6");
    request.image = std::make_shared<const Image>(noiseImage(75, 45, PixelFormat::Grey8));
    RunnerOptions options = RunnerOptions::fromEnvironment();
    options.allowCuda = false;
    Runner runner(options);
    for (const BlockSize block : {BlockSize{8, 8}, BlockSize{32, 4}}) { // the shared memory follows the block
        request.recipe.block = block;
        const Report report = runner.run(request, {});
        ASSERT_TRUE(report.check);
        EXPECT_EQ(report.check->mismatches, 0U);
        for (const Finding& finding : report.findings)
            EXPECT_NE(finding.severity, Severity::Error) << english(finding.message);
    }
}

INSTANTIATE_TEST_SUITE_P(Strategies, PaddedTile,
                         testing::Values(PaddedRow{"blur", "shared"}, PaddedRow{"blur", "shared_constant"},
                                         PaddedRow{"sobel", "shared"}, PaddedRow{"sobel", "block_copy"},
                                         PaddedRow{"template_matching", "shared"},
                                         PaddedRow{"template_matching", "window_sums"}),
                         [](const auto& row) { return std::string(row.param.operation) + "_" + row.param.strategy; });

} // namespace tilescope
