#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/effort_parts.h"

namespace tilescope::operations
{

// Coefficients: warp instructions counted in what NVRTC 13 and clang 14 make of the kernels, the larger of the two.
double thresholdInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const auto window = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("window")));
    const double pixels = static_cast<double>(window) * window;
    double perWarp = 50 + 9.6 * pixels;
    if (recipe.strategy == "texture")
        perWarp = 40 + (9.2 + textureFetchInstructions) * pixels;
    else if (recipe.strategy == "shared")
        perWarp = 40 + 5.6 * pixels + (56 + textureFetchInstructions) * tileElementsPerThread(recipe.block, window / 2);
    if (std::get<bool>(recipe.parameters.at("projections")))
        perWarp += 70;
    return perWarp * warpsOver(inputs.picture.width(), inputs.picture.height(), recipe.block);
}

} // namespace tilescope::operations
