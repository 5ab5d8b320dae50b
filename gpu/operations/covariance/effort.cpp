#include "gpu/operations/covariance/covariance.h"
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
    Layout layout = {.text = ""};
};

Layout tile(int warps, bool isPadded, int imagesOfPart, Numbers numbers = Numbers::Floats, int side = usualTileSide,
            int chunk = 16)
{
    return {.text = "",
            .block = {32, warps},
            .side = side,
            .chunk = chunk,
            .imagesOfPart = imagesOfPart,
            .isPadded = isPadded,
            .numbers = numbers};
}

Cost costOf(const std::string& strategy, BlockSize block)
{
    constexpr int part = usualImagesOfPart;
    static const std::map<std::string, Cost> costs{
        {"global", {9, 0, 20}},                           // two reads, their addresses, a multiply-add and the loop
        {"shared", {10, 40, 20}},                         // the same, and the filling of both tiles and two barriers
        {"registers", {69, 130, 800, tile(8, false, 0)}}, // 64 multiply-adds and four reads
        {"padded", {69, 20, 800, tile(8, true, 0)}},
        {"split", {69, 20, 60, tile(8, true, part)}},
        {"async_copy", {69, 25, 60, tile(8, true, part)}},
        {"tf32",
         {12, 70, 400,
          tile(4, true, part,
               Numbers::Rounded)}}, // of a chunk 64 products of fragments, in two ops each, and 48 reads of them
        {"tf32x3", {30, 110, 500, tile(8, true, part)}},
        {"half", {12, 70, 400, tile(4, true, part, Numbers::Halves)}},
        {"half3", {20, 98, 500, tile(8, true, part, Numbers::HalfPairs)}},
        {"integer", {12, 70, 400, tile(4, true, part, Numbers::Levels)}},
        {"warpgroup", {0, 50, 250, tile(8, true, part, Numbers::Turned, usualTileSide, 32)}},
        {"large_tiles",
         {0, 50, 300, tile(12, true, 7'000, Numbers::Turned, 192, 32)}}, // of a chunk four products, and waiting
    };
    const auto found = costs.find(strategy);
    if (found == costs.end()) // a library's own are not known
        return {.layout = {.text = "", .side = 32, .isPadded = true}};
    Cost cost = found->second;
    if (!cost.layout.isPadded && cost.layout.chunk == 0) { // the block is a tile
        cost.layout.block = block;
        cost.layout.side = std::clamp(block.width, 2, 32);
        cost.layout.chunk = cost.perChunk > 0 ? cost.layout.side : 0;
    }
    return cost;
}

} // namespace

double covarianceInstructions(const Recipe& recipe, const Inputs& inputs)
{
    const ImageSet set = imageSetOf(recipe, inputs);
    const Cost cost = costOf(recipe.strategy, recipe.block);
    const Layout layout = fitted(cost.layout, set);
    const double rows = layout.rows, parts = std::max(layout.parts, 1), pixels = set.pixels();
    const double blocksAcross = std::ceil(pixels / layout.side);
    const double blocks = blocksAcross * (blocksAcross + 1) / 2;
    const double warps = blocks * std::ceil(layout.block.threads() / 32.0);
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
