#include "gpu/operations/operation.h"

#include "gpu/operations/border.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

Plan sobelPlan(const Recipe& recipe, const Inputs& inputs, const TileGeometry& geometry)
{
    constexpr std::size_t Input = 0, Output = 1;
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();

    Plan plan;
    plan.sources = {kernelSource("sobel/" + recipe.strategy + ".cu")};
    plan.definitions = {borderDefinition(borderOf(recipe))};
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, PixelFormat::Grey8))};
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Grey8;
    plan.geometry = geometry;
    plan.launches = {{.kernel = "sobel",
                      .source = 0,
                      .grid = gridOver(width, height, {geometry.blockWidth, geometry.blockHeight}),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = geometry.sharedBytes,
                      .arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height}}};
    return plan;
}

static ScaledRun scaledSobel(const Recipe& recipe, const Inputs&, int)
{
    return {.recipe = recipe, .reach = 1, .terms = 9};
}

Operation sobel()
{
    Operation operation;
    operation.name = "sobel";
    operation.title = "Sobel edges";
    operation.summary = "How steeply the brightness changes at each pixel, computed with two 3×3 masks: |gx| + |gy|.";
    operation.text = "Ji-Hoon Jo, Sang-Gu Lee: “Sobel mask operations using shared memory in CUDA environment”, 2012";
    operation.parameters = {borderParameter()};
    for (const auto& family : {sobelPixels(), sobelWords(), sobelVectors(), sobelLibraries()})
        operation.strategies.insert(operation.strategies.end(), family.begin(), family.end());
    operation.publishedCpu = sobelPublishedCpu();
    operation.publishedRemarks = sobelPublishedRemarks();
    operation.experiment = sobelExperiment();
    operation.defaultBlock = {16, 16};
    operation.greyOnly = true;
    operation.tolerance = 0;
    operation.toleranceReason = "Sums of integers have no rounding, so every strategy matches the reference exactly.";
    operation.scaled = scaledSobel;
    operation.reference = sobelReference;
    operation.formula = sobelFormula;
    return operation;
}

} // namespace tilescope::operations
