#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

Plan planSobel(const Recipe& recipe, const Inputs& inputs)
{
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    constexpr std::size_t Input = 0, Output = 1, Padded = 2;

    Plan plan;
    plan.sources = {kernelSource("sobel/" + recipe.strategy + ".cu")};
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, PixelFormat::Grey8))};
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Grey8;
    plan.geometry =
        recipe.strategy == "global" ? haloGeometry(recipe.block, 1) : sharedTileGeometry(recipe.block, 1, 1);

    Launch sobel{.kernel = "sobel",
                 .source = 0,
                 .grid = gridOver(width, height, recipe.block),
                 .block = blockOf(recipe.block),
                 .dynamicSharedBytes = plan.geometry.sharedBytes,
                 .arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height}};

    // The block copy has a launch of its own before the main one, which replicates the border.
    if (recipe.strategy == "block_copy") {
        plan.buffers.push_back(resultBuffer("padded", pictureBytes(width + 2, height + 2, PixelFormat::Grey8)));
        plan.launches.push_back({.kernel = "replicate_border",
                                 .source = 0,
                                 .grid = gridOver(width + 2, height + 2, recipe.block),
                                 .block = blockOf(recipe.block),
                                 .dynamicSharedBytes = 0,
                                 .arguments = {BufferArgument{Input}, BufferArgument{Padded}, width, height}});
        sobel.arguments[0] = BufferArgument{Padded};
    }
    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back(std::move(sobel));
    return plan;
}

} // namespace tilescope::operations
