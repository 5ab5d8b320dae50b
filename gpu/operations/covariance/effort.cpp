#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/covariance/image_set.h"
#include "gpu/operations/covariance/layout.h"

#include <cmath>
#include <map>
#include <string>

namespace tilescope::operations
{

namespace
{

/// Of one warp of the products' launch, between what NVRTC and clang make of it.
struct Cost {
    double perImage = 0, perChunk = 0; ///< and chunk of images
    double ending = 0;                 ///< its results
};

Cost costOf(const std::string& strategy)
{
    static const std::map<std::string, Cost> costs{
        {"global", {9, 0, 20}},        // two reads, their addresses, a multiply-add and the loop
        {"shared", {10, 40, 20}},      // the same, and the filling of both tiles and two barriers
        {"registers", {69, 130, 800}}, // 64 multiply-adds and four reads
        {"padded", {69, 20, 800}},     {"split", {69, 20, 60}}, {"async_copy", {69, 25, 60}},
    };
    return costs.at(strategy);
}

} // namespace

double covarianceInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const ImageSet set = imageSetOf(recipe, inputs);
    const Layout layout = layoutOf(recipe.strategy, recipe.block, set);
    const Cost cost = costOf(recipe.strategy);
    const double rows = layout.rows, parts = std::max(layout.parts, 1), pixels = set.pixels();
    const double blocksAcross = std::ceil(pixels / layout.side);
    const double blocks = blocksAcross * (blocksAcross + 1) / 2;
    const bool isOneEach = recipe.strategy == "global" || recipe.strategy == "shared";
    const double warps = blocks * (isOneEach ? std::ceil(layout.side * layout.side / 32.0) : 8);
    const double chunks = layout.chunk > 0 ? rows / layout.chunk : 0;
    const double products = warps * (rows * cost.perImage + chunks * cost.perChunk + parts * cost.ending);
    constexpr double perNumber = 40, perPart = 6; // gathering, summing and centring; adding
    return products + std::ceil(pixels / 32) * (set.rows * perNumber + layout.parts * pixels * perPart);
}

} // namespace tilescope::operations
