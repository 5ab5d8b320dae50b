#include "gpu/operations/covariance/covariance.h"
#include "gpu/operations/covariance/image_set.h"
#include "gpu/operations/covariance/layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace tilescope::operations
{

namespace
{

/// Of one warp of the products' launch, between what NVRTC and clang make of it.
struct Cost {
    double perImage = 0, perChunk = 0; ///< an image: or four, where they are a word
    double ending = 0;                 ///< its results
};

Cost costOf(const std::string& strategy)
{
    static const std::map<std::string, Cost> costs{
        {"global", {9, 0, 20}},        // two reads, their addresses, a multiply-add and the loop
        {"shared", {10, 40, 20}},      // the same, and the filling of both tiles and two barriers
        {"registers", {69, 130, 800}}, // 64 multiply-adds and four reads
        {"padded", {69, 20, 800}},
        {"split", {69, 20, 60}},
        {"async_copy", {69, 25, 60}},
        {"tf32", {12, 70, 400}}, // of a chunk 64 products of fragments, in two ops each, and 48 reads of them
        {"tf32x3", {30, 110, 500}},
        {"half", {12, 70, 400}},
        {"half3", {20, 98, 500}},
        {"integer", {12, 70, 400}},
        {"warpgroup", {0, 50, 250}},
        {"large_tiles", {0, 50, 300}}, // of a chunk four products, and waiting
    };
    const auto found = costs.find(strategy);
    return found == costs.end() ? Cost{} : found->second; // a library's own are not known
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
    const double warps = blocks * layout.warps;
    const double chunks = layout.chunk > 0 ? rows / layout.chunk : 0;
    const double products = warps * (rows * cost.perImage + chunks * cost.perChunk + parts * cost.ending);
    // Gathering, summing and centring; making words; what the threads of those launches, of which there are not more
    // for more images, begin with; adding.
    constexpr double perNumber = 40, perWord = 15, perThread = 90, perThreadOfWords = 30, perPart = 6,
                     mostThreads = 2048;
    const bool hasWords = layout.imagesOfWord() > 1;
    const double threads = std::min<double>(set.rows, mostThreads);
    const double preparation =
        set.rows * (perNumber + (hasWords ? perWord : 0)) + threads * (perThread + (hasWords ? perThreadOfWords : 0));
    return products + std::ceil(pixels / 32) * (preparation + layout.parts * pixels * perPart);
}

} // namespace tilescope::operations
