#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/template_matching/template_matching.h"

#include <cstdint>

namespace tilescope::operations
{

namespace
{

constexpr char threadY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;";
constexpr char tileY[] = "int y = y0 + threadIdx.y;"; ///< the same line of the shared strategy
constexpr char filling[] =
    "for (int row = threadIdx.y; row < blockDim.y + templateHeight; row += blockDim.y)\n"
    "        for (int column = threadIdx.x; column < tileWidth + templateWidth; column += blockDim.x)";

Mistake flatWindows()
{
    return {.name = "flat_windows",
            .title = "Flat windows divide by zero",
            .lesson =
                "A window of one colour has no variance: 0 / 0 is no number, and limiting it to -1 … 1 makes it -1. "
                "Flat parts of the picture become the worst match of all instead of none.",
            .edits = {{"(float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);",
                       "(float)covariance / bound, -1.0f), 1.0f); // Mistake: 0 / 0 where flat."}},
            .pictureChanges = true};
}

Mistake floatSums()
{
    return {
        .name = "float_sums",
        .title = "Products in floats",
        .lesson = "A float keeps 24 bits. Where the picture is bright and has little contrast, the variance is the "
                  "small difference of two large products, and what is left of it is rounding.",
        .edits = {{"long long pixels = templateWidth * templateHeight;",
                   "float pixels = templateWidth * templateHeight; // Mistake: floats are too short for what follows."},
                  {"long long covariance = pixels * products - (long long)sum",
                   "float covariance = pixels * products - (float)sum"},
                  {"long long variance = pixels * squares - (long long)sum",
                   "float variance = pixels * squares - (float)sum"},
                  {"long long templateVariance = pixels * templateSquares - (long long)templateSum",
                   "float templateVariance = pixels * templateSquares - (float)templateSum"}},
        .pictureChanges = true};
}

Mistake returnFromTile()
{
    Mistake mistake = earlyReturn(tileY);
    mistake.edits = {{tileY, std::string(tileY) +
                                 "\n    // Mistake: these threads leave before the barrier that all must come to.\n"
                                 "    if (x0 + threadIdx.x >= width || y >= height)\n        return;"}};
    return mistake;
}

Mistake blockPixelsOnly()
{
    return haloForgotten(
        {{filling, "// Mistake: the halo is forgotten; what the windows reach beyond the block is not "
                   "loaded.\n"
                   "    for (int row = threadIdx.y; row < blockDim.y; row += blockDim.y)\n"
                   "        for (int column = threadIdx.x; column < tileWidth; column += blockDim.x)"}});
}

Mistake piecesOfTheBlock()
{
    Mistake mistake = fourPieces(
        {{filling,
          "// Mistake: four pieces of the block's size each, however large the template is.\n"
          "    for (int piece = 0; piece < 4; ++piece)\n"
          "        if (int row = threadIdx.y + piece / 2 * blockDim.y, column = threadIdx.x + piece % 2 * blockDim.x;\n"
          "            row < blockDim.y + templateHeight && column < tileWidth + templateWidth)"}});
    mistake.lesson =
        "A block, a piece on its right, one below and one in the corner: right as long as the template is no "
        "larger than the block, wrong as soon as it outgrows it.";
    mistake.block = BlockSize{32, 8};
    return mistake;
}

/// Older printings' pitch.
Mistake pitchRoundedDown()
{
    return {
        .name = "pitch_rounded_down",
        .title = "Pitch rounded down",
        .lesson =
            "The pitch must be rounded up to a multiple of 64. Rounded down it is shorter than a row of the tile, "
            "and the end of each row is overwritten by the beginning of the next.",
        .edits = {{tileY, std::string(tileY) + "\n    tilePitch = (tileWidth + templateWidth) / 64 * 64; // Mistake: "
                                               "rounded down, a row is longer."}},
        .finds = {"race"},
        .pictureChanges = true,
        .parameters = {{"tile_width", std::int64_t{96}}}};
}

/// Where a thread stands in the tile follows the exchange.
Mistake exchangedInTile()
{
    Mistake mistake = exchangedThreads();
    mistake.edits = {{tileY, "int y = y0 + threadIdx.x; // Mistake: threadIdx.x and threadIdx.y are exchanged."},
                     {"for (int tileX = threadIdx.x; tileX < tileWidth; tileX += blockDim.x)",
                      "for (int tileX = threadIdx.y; tileX < tileWidth; tileX += blockDim.y)"},
                     {"tile[(threadIdx.y + row) * tilePitch + tileX + column]",
                      "tile[(threadIdx.x + row) * tilePitch + tileX + column]"}};
    return mistake;
}

} // namespace

std::vector<Mistake> matchingMistakes(const std::string& strategy)
{
    if (strategy != "shared") // textures clamp by themselves
        return {gridRoundedDown(threadY), exchangedThreads(), flatWindows(), floatSums()};
    return {
        noBarrier(),
        barrierInBranch(),
        returnFromTile(),
        blockPixelsOnly(),
        piecesOfTheBlock(),
        gridRoundedDown(tileY, 1, "width / tileWidth"),
        wrongPrecedence("blockDim.y + templateHeight rows of tileWidth + templateWidth pixels",
                        "tileWidth + templateWidth * blockDim.y + templateHeight pixels"),
        pitchRoundedDown(),
        conflictingPitch({{tileY, std::string(tileY) + "\n    tilePitch = (tilePitch + 127) / 128 * 128; // Mistake: "
                                                       "every row of the tile begins at bank 0."}}),
        exchangedInTile(),
        flatWindows(),
        floatSums()};
}

} // namespace tilescope::operations
