#include "gpu/operations/blur/blur.h"
#include "gpu/operations/effort_parts.h"
#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <cmath>

namespace tilescope::operations
{

namespace
{

bool isAmong(const std::string& strategy, const std::vector<Strategy>& family)
{
    return std::ranges::find(family, strategy, &Strategy::name) != family.end();
}

/// The pixels that a block writes, by the strategy's plan.
BlockSize pixelsOfBlock(const Recipe& recipe, const Inputs& inputs)
{
    for (const auto& family : {blurWindows(), blurSeparable(), blurWarps()})
        if (const auto own = std::ranges::find(family, recipe.strategy, &Strategy::name); own != family.end()) {
            const TileGeometry geometry = own->plan(recipe, inputs).geometry;
            return {geometry.blockWidth, geometry.blockHeight};
        }
    return recipe.block;
}

/// A warp of blur by rows and columns, both passes together.
double separableInstructions(const Recipe& recipe, double width, double channels)
{
    const double row = width * (8 + 3.8 * channels) + 30, column = width * (5 + 3.6 * channels) + 90;
    if (recipe.strategy == "separable")
        return 2 * (58 + width * (8.2 + 3.5 * channels));
    if (recipe.strategy == "separable_fused") // rows in the halo are summed too
        return row * (recipe.block.height + width - 1) / recipe.block.height + column;
    if (recipe.strategy == "packed")
        return 172 + 193 * channels + width * (7 + 27 * channels);
    return 250 + channels * (215 + 129 * width);
}

/// All warps of a strategy that walks down the picture: a strip's rows, and what each of its pieces begins with.
double walkingInstructions(const Recipe& recipe, const Inputs& inputs, double width)
{
    const Image& picture = inputs.picture;
    const double channels = channelCount(picture.format());
    const BlockSize written = pixelsOfBlock(recipe, inputs);
    const double strips = gridOver(picture.width(), picture.height(), written).x;
    const double pieces = std::ceil(picture.height() / (written.height / std::ceil(recipe.block.threads() / 32.0)));
    double row = 55 + 195 * channels + (2 + 6 * channels) * std::min(width, 15.0); // further lanes' sums stay
    double beginning = 200 + width * (2 + 26 * channels);
    if (recipe.strategy == "sliding_rows") {
        row = 33 + 184 * channels + width * (3 + 29.5 * channels);
        beginning = 100 + 30 * width;
    }
    return strips * (picture.height() * row + pieces * beginning);
}

} // namespace

// Coefficients: warp instructions counted in what NVRTC 13 and clang 14 make of the kernels, the larger of the two.
double blurInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const auto width = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("width")));
    const double channels = channelCount(inputs.picture.format());
    if (recipe.strategy == "running_box" || recipe.strategy == "sliding_rows")
        return walkingInstructions(recipe, inputs, width);
    const double reads = channels * width * width;
    double perWarp = 130 + 6.5 * reads;
    if (recipe.strategy == "texture")
        perWarp = 80 + (10 + textureFetchInstructions) * reads;
    else if (recipe.strategy == "shared" || recipe.strategy == "shared_constant")
        perWarp = 130 + 5.5 * reads + 28 * tileElementsPerThread(recipe.block, width / 2);
    else if (!isAmong(recipe.strategy, blurWindows()))
        perWarp = separableInstructions(recipe, width, channels);
    const Dim3 grid = gridOver(inputs.picture.width(), inputs.picture.height(), pixelsOfBlock(recipe, inputs));
    return perWarp * grid.x * grid.y * std::ceil(recipe.block.threads() / 32.0);
}

} // namespace tilescope::operations
