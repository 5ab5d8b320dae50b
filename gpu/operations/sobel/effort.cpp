#include "gpu/operations/effort_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

namespace
{

BlockSize pixelsOfBlock(const Recipe& recipe, const Inputs& inputs)
{
    for (const auto& family : {sobelPixels(), sobelWords(), sobelVectors()})
        for (const Strategy& own : family)
            if (own.name == recipe.strategy) {
                const TileGeometry geometry = own.plan(recipe, inputs).geometry;
                return {geometry.blockWidth, geometry.blockHeight};
            }
    return recipe.block;
}

/// Warp instructions of a strategy of the road: once for a warp, and for each row that its threads read or make.
struct RoadCost {
    const char* strategy;
    double once, perRow;
};

constexpr RoadCost roadCosts[] = {
    {"words", 200, 0},          {"tile_words", 280, 0}, {"tile_pitch", 280, 0},     {"async_copy", 100, 280},
    {"bulk_copy", 100, 280},    {"vectors", 600, 0},    {"sliding_rows", 300, 300}, {"separated", 300, 260},
    {"shuffle_halo", 300, 280}, {"packed16", 200, 200}, {"half2", 200, 180},        {"diagonals", 300, 190},
    {"loads_first", 300, 190},
};

} // namespace

// Coefficients: warp instructions counted in what NVRTC 13 and clang 14 make of the kernels, the larger of the two.
double sobelInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const BlockSize pixels = pixelsOfBlock(recipe, inputs);
    double perWarp = 120;
    for (const RoadCost& cost : roadCosts)
        if (recipe.strategy == cost.strategy)
            perWarp = cost.once + cost.perRow * pixels.height / recipe.block.height;
    if (recipe.strategy == "texture")
        perWarp = 66 + 9 * textureFetchInstructions;
    else if (recipe.strategy == "local") // its loop is not unrolled
        perWarp = 320;
    else if (recipe.strategy == "shared")
        perWarp = 140;
    else if (recipe.strategy == "block_copy") // the padding pass with it
        perWarp = 120 + 40 * tileElementsPerThread(recipe.block, 1);
    const Dim3 grid = gridOver(inputs.picture.width(), inputs.picture.height(), pixels);
    return perWarp * warpsOver(static_cast<int>(grid.x) * recipe.block.width,
                               static_cast<int>(grid.y) * recipe.block.height, recipe.block);
}

} // namespace tilescope::operations
