#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/road.h"
#include "gpu/operations/effort_parts.h"
#include "gpu/operations/plan_parts.h"

#include <cmath>

namespace tilescope::operations
{

namespace
{

/// A warp of blur by rows and columns, both passes together.
double separableInstructions(const Recipe& recipe, double width, double channels)
{
    const double row = width * (8 + 3.8 * channels) + 30, column = width * (5 + 3.6 * channels) + 90;
    if (recipe.strategy == "separable")
        return 2 * (58 + width * (8.2 + 3.5 * channels));
    if (recipe.strategy == "separable_fused") // rows in the halo are summed too
        return row * (recipe.block.height + width - 1) / recipe.block.height + column;
    return 250 + channels * (215 + 129 * width);
}

} // namespace

// Coefficients: warp instructions counted in what NVRTC 13 and clang 14 make of the kernels, the larger of the two.
double blurInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const auto width = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("width")));
    const double channels = channelCount(inputs.picture.format());
    const double reads = channels * width * width;
    double perWarp = 130 + 6.5 * reads;
    if (recipe.strategy == "texture")
        perWarp = 80 + (10 + textureFetchInstructions) * reads;
    else if (recipe.strategy == "shared" || recipe.strategy == "shared_constant")
        perWarp = 130 + 5.5 * reads + 28 * tileElementsPerThread(recipe.block, width / 2);
    else if (isSeparable(recipe.strategy))
        perWarp = separableInstructions(recipe, width, channels);
    const Dim3 grid = gridOver(inputs.picture.width(), inputs.picture.height(), pixelsOfBlock(recipe));
    return perWarp * grid.x * grid.y * std::ceil(recipe.block.threads() / 32.0);
}

} // namespace tilescope::operations
