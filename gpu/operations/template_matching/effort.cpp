#include "gpu/operations/effort_parts.h"
#include "gpu/operations/template_matching/template_matching.h"

#include <algorithm>
#include <cmath>

namespace tilescope::operations
{

namespace
{

double warpsOf(const Launch& launch)
{
    return static_cast<double>(launch.grid.x) * launch.grid.y * launch.grid.z *
           std::ceil(launch.block.x * launch.block.y / 32.0);
}

/// Of one warp of the kernel `match`. Coefficients here and below: warp instructions counted in what NVRTC 13 and clang
/// 14 make of the kernels; the larger of the two, or between them where they are far apart.
double matchInstructions(const std::string& strategy, const Image& pattern)
{
    const double rows = pattern.height(), pixels = rows * pattern.width(), words = (pattern.width() + 3) / 4;
    if (strategy == "padded")
        return 120 + 10 * rows + 6 * pixels;
    if (strategy == "dp4a")
        return 140 + rows * (15 + 9.5 * words);
    if (strategy == "dp4a_outputs")
        return 210 + rows * (15 + 17.5 * words);
    if (strategy == "dp4a_rows")
        return 600 + words * (120 + 45 * rows);
    if (strategy == "shifted_templates")
        return 1100 + (pattern.width() + 6) / 4 * (60 + 50 * rows);
    const double fetches = strategy == "texture_texture" ? 2 : 1;
    return 130 + (16.4 + fetches * textureFetchInstructions) * pixels;
}

double tileInstructions(const Recipe& recipe, const TileGeometry& tile, const Image& pattern)
{
    const double threads = static_cast<double>(recipe.block.threads());
    const double fetches = static_cast<double>(tile.tileWidth) * tile.tileHeight / threads;
    const double results = std::ceil(static_cast<double>(tile.blockWidth) / recipe.block.width);
    const double perPixel = recipe.strategy == "shared" ? 10.3 : 8.3;
    return 50 + results * (100 + perPixel * pattern.width() * pattern.height()) +
           fetches * (48 + textureFetchInstructions);
}

Plan planOf(const Recipe& recipe, const Inputs& inputs)
{
    for (const auto& family : {pixelStrategies(), wordStrategies(), transformStrategies()})
        for (const Strategy& strategy : family)
            if (strategy.name == recipe.strategy)
                return strategy.plan(recipe, inputs);
    return nppStrategy().plan(recipe, inputs);
}

} // namespace

double matchingInstructions(const Recipe& given, const Inputs& inputs)
{
    const Recipe recipe = chosenRecipe(given, inputs);
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const Plan plan = planOf(recipe, inputs);
    double sum = 0;
    for (const Launch& launch : plan.launches) {
        double each = 0;
        if (launch.kernel == "pad")
            each = 60;
        else if (launch.kernel == "windowSums")
            each = 10700 + 33 * pattern.height();
        else if (launch.kernel == "rows")
            each = 900;
        else if (launch.kernel == "columns")
            each = 1800;
        else if (recipe.strategy == "ntt")
            each = 650 + 75 * std::ceil(plan.geometry.blockWidth / 16.0);
        else if (plan.geometry.hasSharedTile) // else it may have fallen back
            each = tileInstructions(recipe, plan.geometry, pattern);
        else
            each = matchInstructions(recipe.strategy, pattern);
        sum += each * warpsOf(launch);
    }
    return sum;
}

} // namespace tilescope::operations
