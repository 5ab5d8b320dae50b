#include "gpu/declared/declared_operation.h"
#include "gpu/image/sample.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/registry.h"
#include "tests/gpu/run/emulator_only.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

using namespace tilescope;

namespace
{

/// Sobel as a document with the kernels of the built-in operation.
Operation expressedSobel()
{
    return operationOfFolder("expressed", "/expressed", [](const std::string& file) {
        if (file != "operation.json")
            return kernelText("sobel/" + file);
        std::ifstream document(TILESCOPE_TEST_DATA "/declared/sobel/operation.json");
        return std::string{std::istreambuf_iterator<char>(document), {}};
    });
}

std::vector<FindingKind> kindsIn(const Report& report)
{
    std::vector<FindingKind> kinds;
    for (const Finding& finding : report.findings)
        kinds.push_back(finding.kind);
    return kinds;
}

} // namespace

/// What a folder can declare is enough for a built-in operation: the same pictures and the same counts.
TEST(ExpressedOperation, SobelRunsAndCountsAsTheBuiltInOne)
{
    RunnerOptions options = emulatorOnly();
    options.operations = allOperations();
    options.operations.push_back(expressedSobel());
    Runner runner(options);
    const Operation& expressed = runner.registry().operation("expressed");
    EXPECT_EQ(expressed.strategies.size(), 16u);
    const auto picture = std::make_shared<const Image>(makeSample("board", 619, 275));
    int compared = 0;
    for (const BlockSize block : {BlockSize{16, 16}, BlockSize{32, 4}, BlockSize{8, 3}})
        for (const char* const border : {"replicate", "zero", "mirror"})
            for (const Strategy& strategy : expressed.strategies) {
                if (compared++ % 7 != 0 &&
                    !(block.height == 16 &&
                      border == std::string("zero"))) // thinned: each strategy, each border, each block
                    continue;
                SCOPED_TRACE(strategy.name + " " + toText(block) + " " + border);
                RunRequest request;
                request.image = picture;
                request.recipe.strategy = strategy.name;
                request.recipe.block = block;
                request.recipe.parameters["border"] = std::string(border);
                request.recipe.operation = "sobel";
                const Report own = runner.run(request, {});
                request.recipe.operation = "expressed";
                const Report declared = runner.run(request, {});
                ASSERT_TRUE(own.picture && declared.picture);
                EXPECT_EQ(*own.picture, *declared.picture);
                EXPECT_EQ(own.counters, declared.counters);
                if (strategy.name != "tile_pitch") { // more padding than a block's stores show to be a tile
                    EXPECT_EQ(kindsIn(own), kindsIn(declared));
                }
                EXPECT_EQ(own.geometry.blockWidth, declared.geometry.blockWidth);
                EXPECT_EQ(own.geometry.blockHeight, declared.geometry.blockHeight);
                ASSERT_TRUE(declared.check);
                EXPECT_EQ(declared.check->mismatches, 0u);
            }
}
