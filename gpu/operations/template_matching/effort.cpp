#include "gpu/operations/effort_parts.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/operations/template_matching/template_picture.h"

#include <algorithm>
#include <cmath>

namespace tilescope::operations
{

// Coefficients: warp instructions counted in what NVRTC 13 and clang 14 make of the kernels, the larger of the two.
double matchingInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const int width = inputs.picture.width(), height = inputs.picture.height();
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const double pixels = static_cast<double>(pattern.width()) * pattern.height();
    const TileGeometry tile = planTemplateMatching(recipe, inputs).geometry;
    if (tile.hasSharedTile) { // else it may have fallen back
        const double threads = static_cast<double>(recipe.block.threads());
        const double fetches = static_cast<double>(tile.tileWidth) * tile.tileHeight / threads;
        const double results = std::ceil(static_cast<double>(tile.blockWidth) / recipe.block.width);
        const double perWarp = 50 + results * (100 + 10.3 * pixels) + fetches * (48 + textureFetchInstructions);
        const double blocks = warpsOver(width, height, {tile.blockWidth, tile.blockHeight}) /
                              std::ceil(static_cast<double>(tile.blockWidth) * tile.blockHeight / 32);
        return perWarp * blocks * std::ceil(threads / 32);
    }
    const double fetches = recipe.strategy == "texture_texture" ? 2 : 1;
    return (130 + (16.4 + fetches * textureFetchInstructions) * pixels) * warpsOver(width, height, recipe.block);
}

std::vector<ParameterValue> smallerTemplates(const Recipe& recipe, const Inputs& inputs)
{
    const TemplatePicture pattern = templatePicture(recipe, inputs);
    if (!pattern.place)
        return {};
    Box box = *pattern.place; // kept about its middle
    std::vector<ParameterValue> smaller;
    const auto shrink = [](int& from, int& length) {
        const int shorter = std::max(2, length - std::max(1, length / 16));
        from += (length - shorter) / 2;
        length = std::min(length, shorter);
    };
    while (box.width > 2 || box.height > 2) {
        shrink(box.x, box.width);
        shrink(box.y, box.height);
        smaller.emplace_back(std::to_string(box.x) + "," + std::to_string(box.y) + "," + std::to_string(box.width) +
                             "," + std::to_string(box.height));
    }
    return smaller;
}

} // namespace tilescope::operations
