#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/adaptive_threshold/sum_mistakes.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/mistake_parts.h"

#include <cstdint>

namespace tilescope::operations
{

namespace
{

constexpr char radiusLine[] = "int radius = window / 2;";
constexpr char tileSize[] =
    "int tileWidth = blockDim.x + 2 * radius, tilePixels = tileWidth * (blockDim.y + 2 * radius);";

/// The lines that fill the tile.
std::string filling()
{
    return passage(kernelText("adaptive_threshold/shared.cu"),
                   "for (int i = threadIdx.y * blockDim.x + threadIdx.x; i <",
                   "mirrored(y0 + i / tileWidth, height));");
}

Mistake ownPixelsOnly()
{
    return haloForgotten(
        {{filling(),
          "// Mistake: the halo is forgotten; each thread fetches its own pixel only.\n"
          "    tile[(threadIdx.y + radius) * tileWidth + threadIdx.x + radius] = tex2D<unsigned char>(picture, "
          "x, y);"}});
}

Mistake piecesOfTheBlock()
{
    Mistake mistake = fourPieces(
        {{filling(),
          "// Mistake: four pieces of the block's size each, however wide the halo is.\n"
          "    for (int piece = 0; piece < 4; ++piece)\n"
          "        if (int row = threadIdx.y + piece / 2 * blockDim.y, column = threadIdx.x + piece % 2 * blockDim.x;\n"
          "            row < blockDim.y + 2 * radius && column < tileWidth)\n"
          "            tile[row * tileWidth + column] = tex2D<unsigned char>(picture, mirrored(x0 + column, width),\n"
          "                                                                  mirrored(y0 + row, height));"}});
    mistake.parameters = {{"window", std::int64_t{31}}};
    return mistake;
}

Mistake pitchOfBankRows()
{
    return conflictingPitch(
        {{tileSize, std::string(tileSize) + "\n    int pitch = (tileWidth + 127) / 128 * 128; // Mistake: every "
                                            "row of the tile begins at bank 0."},
         {filling(),
          "for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < tilePixels; i += blockDim.x * blockDim.y)\n"
          "        tile[i / tileWidth * pitch + i % tileWidth] =\n"
          "            tex2D<unsigned char>(picture, mirrored(x0 + i % tileWidth, width),\n"
          "                                 mirrored(y0 + i / tileWidth, height));"},
         {"(threadIdx.y + radius) * tileWidth", "(threadIdx.y + radius) * pitch"},
         {"(threadIdx.y + row) * tileWidth", "(threadIdx.y + row) * pitch"}});
}

/// A thread's place in the tile follows the exchange.
Mistake exchangedInTile()
{
    Mistake mistake = exchangedThreads(std::string(radiusLine) + "\n    ");
    mistake.edits.push_back({"(threadIdx.y + radius) * tileWidth + threadIdx.x + radius",
                             "(threadIdx.x + radius) * tileWidth + threadIdx.y + radius"});
    mistake.edits.push_back({"(threadIdx.y + row) * tileWidth + threadIdx.x + column",
                             "(threadIdx.x + row) * tileWidth + threadIdx.y + column"});
    return mistake;
}

} // namespace

std::vector<Mistake> thresholdMistakes(const std::string& strategy)
{
    const Mistake grid = gridRoundedDown(radiusLine);
    const Mistake exchanged = exchangedThreads(std::string(radiusLine) + "\n    ");
    if (strategy == "texture") // clamps by itself
        return {grid, exchanged};
    if (strategy == "global")
        return {clampedOnOneSide(), grid, exchanged};
    if (strategy != "shared")
        return sumMistakes(strategy);
    return {noBarrier(),
            barrierInBranch(),
            earlyReturn(tileSize),
            ownPixelsOnly(),
            piecesOfTheBlock(),
            grid,
            wrongPrecedence("(blockDim.x + 2 radius) × (blockDim.y + 2 radius) pixels",
                            "blockDim.x + 2 * radius * blockDim.y + 2 * radius pixels"),
            pitchOfBankRows(),
            exchangedInTile()};
}

} // namespace tilescope::operations
