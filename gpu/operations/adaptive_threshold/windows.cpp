#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/border.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"

#include <cstdint>
#include <string>

/// Each thread sums the whole window of one pixel.
namespace tilescope::operations
{

namespace
{

// The plan

struct Memories {
    bool texture = false, sharedTile = false; ///< neither: global memory
};

template <Memories memories>
Plan planWindow(const Recipe& recipe, const Inputs& inputs)
{
    constexpr std::size_t Input = 0, Output = 1;
    const ThresholdSettings settings = thresholdSettings(recipe);
    Plan plan = thresholdPlan(recipe, inputs);
    plan.geometry = memories.sharedTile ? sharedTileGeometry(recipe.block, settings.window / 2, 1)
                                        : haloGeometry(recipe.block, settings.window / 2);
    Argument picture = BufferArgument{Input};
    if (memories.texture) {
        plan.textures = {pixelTexture(Input, plan.pictureWidth, plan.pictureHeight, borderAddress(borderOf(recipe)))};
        picture = TextureArgument{0};
    }
    plan.launches = {{.kernel = "adaptive_threshold",
                      .source = 0,
                      .grid = gridOver(plan.pictureWidth, plan.pictureHeight, recipe.block),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = plan.geometry.sharedBytes,
                      .arguments = {picture, BufferArgument{Output}, plan.pictureWidth, plan.pictureHeight,
                                    settings.window, settings.offsetSum, settings.invert}}};
    addProjections(plan, recipe, true);
    return plan;
}

// The mistakes

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
          "// Mistake: the halo is missing; each thread fetches its own pixel only.\n"
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

/// The exchange also changes a thread's place in the tile.
Mistake exchangedInTile()
{
    Mistake mistake = exchangedThreads(std::string(radiusLine) + "\n    ");
    mistake.edits.push_back({"(threadIdx.y + radius) * tileWidth + threadIdx.x + radius",
                             "(threadIdx.x + radius) * tileWidth + threadIdx.y + radius"});
    mistake.edits.push_back({"(threadIdx.y + row) * tileWidth + threadIdx.x + column",
                             "(threadIdx.x + row) * tileWidth + threadIdx.y + column"});
    return mistake;
}

Mistake gridOfPixels() { return gridRoundedDown(radiusLine); }
Mistake exchangedPixels() { return exchangedThreads(std::string(radiusLine) + "\n    "); }

} // namespace

std::vector<Strategy> thresholdWindows()
{
    return {
        {.name = "texture",
         .title = "Texture",
         .idea = "Each thread reads its window through the texture cache, which handles borders.",
         .source = kernelSource("adaptive_threshold/texture.cu"),
         .isOfText = true,
         .isBasic = true,
         .plan = planWindow<Memories{.texture = true}>,
         .mistakes = {gridOfPixels(), exchangedPixels()}},
        {.name = "global",
         .title = "Global memory",
         .idea = "Each thread reads its window from global memory and handles the border.",
         .source = kernelSource("adaptive_threshold/global.cu"),
         .isBasic = true,
         .plan = planWindow<Memories{}>,
         .mistakes = {clampedOnOneSide(), gridOfPixels(), exchangedPixels()}},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block copies its pixels and halo from the texture once, then sums the copy.",
         .source = kernelSource("adaptive_threshold/shared.cu"),
         .isOfText = true,
         .isBasic = true,
         .after = "texture",
         .plan = planWindow<Memories{.texture = true, .sharedTile = true}>,
         .mistakes = {noBarrier(), barrierInBranch(), earlyReturn(tileSize), ownPixelsOnly(), piecesOfTheBlock(),
                      gridOfPixels(),
                      wrongPrecedence("(blockDim.x + 2 radius) × (blockDim.y + 2 radius) pixels",
                                      "blockDim.x + 2 * radius * blockDim.y + 2 * radius pixels"),
                      pitchOfBankRows(), exchangedInTile()}},
    };
}

} // namespace tilescope::operations
