#include "gpu/operations/kernel_text.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/sobel/pixels_per_thread.h"
#include "gpu/operations/sobel/sobel.h"

namespace tilescope::operations
{

namespace
{

constexpr char threadY[] = "int y = blockIdx.y * blockDim.y + threadIdx.y;";
constexpr char copiedY[] = "int y = y0 + threadIdx.y;"; ///< the same line of block_copy

Mistake notSaturated()
{
    return {.name = "not_saturated",
            .title = "Sum not limited to 255",
            .lesson = "A byte keeps the lowest eight bits of a sum: the strongest edges, above 255, turn up as dark "
                      "speckles within the bright lines.",
            .edits = {{"min(255, abs(gx) + abs(gy));",
                       "abs(gx) + abs(gy); // Mistake: not limited to 255; a byte keeps the lowest eight bits."}},
            .pictureChanges = true};
}

Mistake sharedSize()
{
    return wrongPrecedence("(blockDim.x + 2) × (blockDim.y + 2) pixels", "blockDim.x + 2 * blockDim.y + 2 pixels");
}

/// The tile's place of a thread, and who is at the rim, follow the exchange.
Mistake exchangedInTile()
{
    Mistake mistake = exchangedThreads();
    mistake.edits.push_back({"(threadIdx.y + 1) * tileWidth + threadIdx.x + 1", //
                             "(threadIdx.x + 1) * tileWidth + threadIdx.y + 1"});
    mistake.edits.push_back({"atLeft = threadIdx.x == 0, atRight = threadIdx.x == blockDim.x - 1",
                             "atLeft = threadIdx.y == 0, atRight = threadIdx.y == blockDim.y - 1"});
    mistake.edits.push_back({"atTop = threadIdx.y == 0, atBottom = threadIdx.y == blockDim.y - 1",
                             "atTop = threadIdx.x == 0, atBottom = threadIdx.x == blockDim.x - 1"});
    return mistake;
}

Mistake cornersForgotten()
{
    return {.name = "corners_forgotten",
            .title = "Corners of the halo forgotten",
            .lesson = "The halo's four corner pixels are never loaded, so a wrong pixel sits at every corner of every "
                      "block: easy to overlook in the picture, found at the first read.",
            .edits = {{passage(kernelText("sobel/shared.cu"), "if (atTop && atLeft) tile",
                               "tile[centre + tileWidth + 1] = below < 0 || right < 0 ? 0 : input[below * width + "
                               "right];"),
                       "// Mistake: the corners of the halo are forgotten."}},
            .finds = {"uninitialised"},
            .pictureChanges = true};
}

/// Here a thread without a pixel has nothing to load either.
Mistake harmlessReturn()
{
    Mistake mistake = earlyReturn(threadY);
    mistake.lesson =
        "Threads without a pixel leave before the barrier. Here they had nothing to load and the picture is "
        "right, but others wait for them: CUDA counts on every thread of the block coming to a barrier.";
    mistake.finds = {"early_return"};
    mistake.pictureChanges = false;
    return mistake;
}

std::vector<Mistake> sharedMistakes()
{
    return {noBarrier(),
            barrierInBranch(),
            harmlessReturn(),
            haloForgotten({{passage(kernelText("sobel/shared.cu"), "// Warps at the block's rim diverge here",
                                    "tile[centre + tileWidth + 1] = below < 0 || right < 0 ? 0 : input[below * width + "
                                    "right];"),
                            "// Mistake: the halo is forgotten; the threads at the block's rim load no more than the "
                            "others."}}),
            cornersForgotten(),
            clampedOnOneSide(),
            gridRoundedDown(threadY),
            sharedSize(),
            conflictingPitch({{"int tileWidth = blockDim.x + 2;",
                               "int tileWidth = (blockDim.x + 2 + 127) / 128 * 128; // Mistake: every row begins at "
                               "bank 0."}}),
            exchangedInTile(),
            notSaturated()};
}

/// A tile is always whole, also where the padded picture ends before it.
Mistake tileBeyondPicture()
{
    return {
        .name = "tile_beyond_picture",
        .title = "Whole tile at the picture's end",
        .lesson = "The last blocks' tiles reach beyond the padded picture: to the right they read the next row, "
                  "below it memory that is not theirs. It hides while the size is a multiple of the block.",
        .edits = {{"int columns = min(tileWidth, width + 2 - x0), rows = min(tileHeight, height + 2 - y0);",
                   "int columns = tileWidth, rows = tileHeight; // Mistake: the tile does not end with the picture."}},
        .finds = {"out_of_bounds"},
        .pictureChanges = true,
        .block = overhangingBlock};
}

std::vector<Mistake> blockCopyMistakes()
{
    return {noBarrier(),
            barrierInBranch(),
            earlyReturn(copiedY),
            haloForgotten({{passage(kernelText("sobel/block_copy.cu"), "int columns = min(",
                                    "padded[(y0 + row) * (width + 2) + x0 + column];"),
                            "// Mistake: the halo is forgotten; each thread copies its own pixel only.\n"
                            "    if (x < width && y < height)\n"
                            "        tile[centre] = padded[(y + 1) * (width + 2) + x + 1];"}}),
            tileBeyondPicture(),
            clampedOnOneSide(),
            gridRoundedDown(copiedY),
            sharedSize(),
            conflictingPitch({{"int tileWidth = blockDim.x + 2, tileHeight",
                               "// Mistake: every row of the tile begins at bank 0.\n"
                               "    int tileWidth = (blockDim.x + 2 + 127) / 128 * 128, tileHeight"},
                              {"columns = min(tileWidth, width", "columns = min((int)blockDim.x + 2, width"}}),
            filledByColumns("rows", "columns"),
            notSaturated()};
}

} // namespace

std::vector<Mistake> sobelMistakes(const std::string& strategy)
{
    if (strategy == "shared")
        return sharedMistakes();
    if (strategy == "block_copy")
        return blockCopyMistakes();
    if (sobelWantsPitch(strategy))
        return sobelRoadMistakes(strategy);
    std::vector<Mistake> mistakes{gridRoundedDown(threadY), exchangedThreads(), notSaturated()};
    if (strategy != "texture") // a texture clamps by itself
        mistakes.insert(mistakes.begin(), clampedOnOneSide());
    return mistakes;
}

} // namespace tilescope::operations
