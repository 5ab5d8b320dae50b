#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/road.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/mistake_parts.h"

#include <cstdint>

namespace tilescope::operations
{

namespace
{

constexpr int kernels = 2; ///< of a file: for RGB and for grey
constexpr char radiusLine[] = "int radius = filterWidth / 2;";
constexpr char tileSize[] = "int tileWidth = blockDim.x + 2 * radius, tileHeight = blockDim.y + 2 * radius;";
constexpr char tileSides[] = "(blockDim.x + 2 radius) × (blockDim.y + 2 radius) pixels";

Mistake greenReadsBlue(const TextEdit& edit)
{
    return {.name = "green_reads_blue",
            .title = "Green reads blue",
            .lesson = "A line was copied for the next channel and one letter forgotten: the green channel repeats the "
                      "blue one. Nothing but the colours gives it away.",
            .edits = {edit},
            .pictureChanges = true,
            .onlyColour = true};
}

Mistake greenOfPixel()
{
    return greenReadsBlue({"green += weight * pixel.y;", //
                           "green += weight * pixel.z; // Mistake: the green channel reads blue."});
}

Mistake greenOfTexture()
{
    return greenReadsBlue({"green += weight * tex2D<unsigned char>(picture, 3 * fromX + 1, fromY);",
                           "// Mistake: the green channel reads blue.\n"
                           "                green += weight * tex2D<unsigned char>(picture, 3 * fromX + 2, fromY);"});
}

/// A level is the tolerance: the check passes.
Mistake truncated()
{
    return {.name = "truncated",
            .title = "Truncated, not rounded",
            .lesson =
                "A float given to a byte loses its fraction: half of all values come out one level too dark. That is "
                "within the tolerance, so the check passes; the difference view shows it.",
            .edits = {{"make_uchar3(red + 0.5f, green + 0.5f, blue + 0.5f);",
                       "make_uchar3(red, green, blue); // Mistake: truncated, not rounded."},
                      {"= grey + 0.5f;", "= grey; // Mistake: truncated, not rounded."}}};
}

/// Beyond the last texel the texture repeats it, and that is a lone channel.
Mistake textureClampedOnOneSide()
{
    return {.name = "clamp_one_side",
            .title = "Clamped on one side only",
            .lesson =
                "Beyond the right edge the texture repeats its last texel, which is the blue of the last pixel: all "
                "three channels are mixed with it, and the right edge is tinted.",
            .edits = {{"fromX = min(max(fromX, 0), width - 1);",
                       "fromX = max(fromX, 0); // Mistake: clamped on one side only."}},
            .pictureChanges = true,
            .onlyColour = true,
            .parameters = {{"border", std::string("replicate")}}};
}

/// The exercise's (a + (W >> 1) << 1).
Mistake shiftAfterSum()
{
    return {
        .name = "shift_after_sum",
        .title = "Shift after the sum",
        .lesson = "A shift binds after a sum, so the whole side is doubled and not the radius: the picture is right, "
                  "but a block takes up to four times the shared memory and fewer of them share a multiprocessor.",
        .edits = {{std::string("// ") + tileSides,
                   "// Mistake of the host: the block is given\n"
                   "    // (blockDim.x + radius << 1) × (blockDim.y + radius << 1) pixels, where only radius is to be "
                   "doubled.",
                   kernels}},
        .sharedBytes = [](const TileGeometry& own) {
            return static_cast<std::size_t>(2 * (own.blockWidth + own.haloX)) *
                   static_cast<std::size_t>(2 * (own.blockHeight + own.haloY)) *
                   static_cast<std::size_t>(own.elementBytes);
        }};
}

/// The loops that fill a tile with their body, of both kernels.
Mistake ownPixelsOnly(const std::string& text)
{
    constexpr char loops[] = "for (int row = threadIdx.y; row < tileHeight; row += blockDim.y)";
    constexpr char end[] = "input[fromY * width + fromX];\n        }";
    const auto own = [](const std::string& tile) {
        return "// Mistake: the halo is forgotten; each thread loads its own pixel only.\n"
               "    if (x < width && y < height)\n        " +
               tile + "[(threadIdx.y + radius) * tileWidth + threadIdx.x + radius] = input[y * width + x];";
    };
    return haloForgotten({{passage(text, loops, end), own("tile")},
                          {passage(text.substr(text.find("blur_grey")), loops, end), own("greyTile")}});
}

Mistake piecesOfTheBlock()
{
    Mistake mistake = fourPieces(
        {{"for (int row = threadIdx.y; row < tileHeight; row += blockDim.y)\n"
          "        for (int column = threadIdx.x; column < tileWidth; column += blockDim.x) {",
          "// Mistake: four pieces of the block's size each, however wide the halo is.\n"
          "    for (int piece = 0; piece < 4; ++piece)\n"
          "        if (int row = threadIdx.y + piece / 2 * blockDim.y, column = threadIdx.x + piece % 2 * blockDim.x;\n"
          "            row < tileHeight && column < tileWidth) {",
          kernels}});
    mistake.parameters = {{"width", std::int64_t{19}}};
    return mistake;
}

std::vector<Mistake> sharedMistakes(const std::string& strategy)
{
    return {
        noBarrier(kernels),
        barrierInBranch(kernels),
        earlyReturn(tileSize, kernels),
        ownPixelsOnly(kernelText("blur/" + strategy + ".cu")),
        piecesOfTheBlock(),
        clampedOnOneSide(),
        gridRoundedDown(radiusLine, kernels),
        wrongPrecedence(tileSides, "blockDim.x + 2 * radius * blockDim.y + 2 * radius pixels", kernels),
        shiftAfterSum(),
        conflictingPitch({{tileSize,
                           std::string(tileSize) + "\n    int pitch = (tileWidth + 127) / 128 * 128; // Mistake: every "
                                                   "row of the tile begins at bank 0.",
                           kernels},
                          {"[row * tileWidth + column]", "[row * pitch + column]", kernels},
                          {"(threadIdx.y + row) * tileWidth", "(threadIdx.y + row) * pitch", kernels}}),
        filledByColumns("tileHeight", "tileWidth", kernels),
        greenOfPixel(),
        truncated()};
}

} // namespace

std::vector<Mistake> blurMistakes(const std::string& strategy)
{
    if (strategy == "shared" || strategy == "shared_constant")
        return sharedMistakes(strategy);
    if (isSeparable(strategy))
        return roadMistakes(strategy);
    const bool texture = strategy == "texture";
    return {texture ? textureClampedOnOneSide() : clampedOnOneSide(), gridRoundedDown(radiusLine, kernels),
            exchangedThreads(std::string(radiusLine) + "\n    ", kernels), texture ? greenOfTexture() : greenOfPixel(),
            truncated()};
}

} // namespace tilescope::operations
