#include "gpu/operations/blur/blur.h"
#include "gpu/operations/effort_parts.h"

namespace tilescope::operations
{

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
    return perWarp * warpsOver(inputs.picture.width(), inputs.picture.height(), recipe.block);
}

} // namespace tilescope::operations
