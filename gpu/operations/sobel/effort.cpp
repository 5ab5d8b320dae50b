#include "gpu/operations/effort_parts.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

// Coefficients: warp instructions counted in what NVRTC 13 and clang 14 make of the kernels, the larger of the two.
double sobelInstructions(const Recipe& recipe, const Inputs& inputs)
{
    double perWarp = 120;
    if (recipe.strategy == "texture")
        perWarp = 66 + 9 * textureFetchInstructions;
    else if (recipe.strategy == "shared")
        perWarp = 140;
    else if (recipe.strategy == "block_copy") // the padding pass with it
        perWarp = 120 + 40 * tileElementsPerThread(recipe.block, 1);
    return perWarp * warpsOver(inputs.picture.width(), inputs.picture.height(), recipe.block);
}

} // namespace tilescope::operations
