#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/sobel.h"
#include "gpu/recipe/message.h"

/// A thread computes four neighbouring pixels, which it loads and stores as a word. Where "instructions" are counted
/// they are machine instructions per lane and pixel.
namespace tilescope::operations
{

namespace
{

// The plans

constexpr PixelsPerThread fourPixels{4, 1};
constexpr PixelsPerThread fourTiles{4, 4}; ///< for a block that computes four tiles

Plan planWords(const Recipe& recipe, const Inputs& inputs)
{
    return pitchedSobelPlan(recipe, inputs, haloGeometry(pixelsOfBlock(recipe.block, fourPixels), 1));
}

/// A shared tile of words of four pixels, with one more on each side. In a narrow block the rows that a warp reads at
/// once lie in different banks if the pitch is an odd multiple of the block's width.
TileGeometry wordTileGeometry(BlockSize block, bool banksMinded)
{
    TileGeometry geometry = haloGeometry({4 * block.width, block.height}, 1);
    geometry.haloX = 4;
    geometry.hasSharedTile = true;
    geometry.tileWidth = geometry.blockWidth + 2 * geometry.haloX;
    geometry.tileHeight = block.height + 2;
    geometry.tilePitch = banksMinded && block.width < 32 ? 3 * geometry.blockWidth : geometry.tileWidth;
    geometry.elementBytes = 1;
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) * static_cast<std::size_t>(geometry.tileHeight);
    return geometry;
}

Plan planTileOfWords(const Recipe& recipe, const Inputs& inputs)
{
    return pitchedSobelPlan(recipe, inputs, wordTileGeometry(recipe.block, false));
}

Plan planTileWithPitch(const Recipe& recipe, const Inputs& inputs)
{
    return pitchedSobelPlan(recipe, inputs, wordTileGeometry(recipe.block, true));
}

/// Two tiles of words, used alternately.
Plan planAsyncCopy(const Recipe& recipe, const Inputs& inputs)
{
    TileGeometry geometry = wordTileGeometry(recipe.block, false);
    geometry.blockHeight = pixelsOfBlock(recipe.block, fourTiles).height;
    geometry.tileHeight *= 2;
    geometry.sharedBytes *= 2;
    Plan plan = pitchedSobelPlan(recipe, inputs, geometry);
    plan.minimumCapability = 80;
    return plan;
}

/// Two tiles, used alternately, each with sixteen more bytes on each side: the Tensor Memory Accelerator (TMA)
/// copies from and to multiples of sixteen bytes.
Plan planBulkCopy(const Recipe& recipe, const Inputs& inputs)
{
    TileGeometry geometry = haloGeometry(pixelsOfBlock(recipe.block, fourTiles), 1);
    geometry.haloX = 16;
    geometry.hasSharedTile = true;
    geometry.tileWidth = geometry.tilePitch = geometry.blockWidth + 2 * geometry.haloX;
    geometry.tileHeight = 2 * (recipe.block.height + 2);
    geometry.elementBytes = 1;
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) * static_cast<std::size_t>(geometry.tileHeight);
    Plan plan = pitchedSobelPlan(recipe, inputs, geometry);
    plan.minimumCapability = 90;
    plan.deviceOnly = gpu::phrase("The Tensor Memory Accelerator (TMA), which fills this strategy's tiles, is "
                                  "available only in GPUs since Hopper; the emulator does not support it.");
    return plan;
}

Message refusalOfBulkCopy(const Recipe& recipe)
{
    const bool isWhole = recipe.block.width % 4 == 0;
    return isWhole
               ? Message()
               : gpu::phrase(
                     "bulk copies consist of whole groups of 16 bytes, that is, the pixels of four adjacent threads.");
}

// The mistakes

constexpr char firstOfTileY[] = "int y = y0 + threadIdx.y;";

Mistake waitForgotten()
{
    return {.name = "missing_wait",
            .title = "Missing wait for copies",
            .lesson = "The warps read the tile while its copies are still in flight: a barrier waits for threads, not "
                      "for asynchronous copies.",
            .edits = {{"        __pipeline_wait_prior(1);\n",
                       "        // Mistake: nobody waits for the copies of this tile.\n"}},
            .finds = {FindingKind::UnwaitedCopy},
            .pictureChanges = true};
}

Mistake tileOverwritten()
{
    return {
        .name = "tile_overwritten",
        .title = "Tile overwritten too early",
        .lesson = "Without the second barrier, the first warps start to copy the tile after the next one into memory "
                  "that other warps are still reading for the current tile.",
        .edits =
            {{"        // Nobody's tile is overwritten before every warp is through with it.\n        __syncthreads();",
              "        // Mistake: no barrier before the next but one tile is copied to the same place."}},
        .finds = {FindingKind::Race, FindingKind::UnwaitedCopy},
        .pictureChanges = true};
}

Mistake missingWait()
{
    return {.name = "missing_wait",
            .title = "Missing wait for a copy",
            .lesson = "The warps read the tile while the TMA is still filling it: they get some values of the previous "
                      "tile and some of this one, different on every run.",
            .edits = {{"        waitFor(&full[i % 2], i / 2 % 2);\n",
                       "        // Mistake: no thread waits for the TMA.\n"}},
            .pictureChanges = true};
}

/// `pitchLine` is the line of the text that computes the tile's pitch.
std::vector<Mistake> tileMistakes(const std::string& pitchLine)
{
    return {
        clampedOnOneSide(),
        noBarrier(),
        earlyReturn(firstOfTileY),
        conflictingPitch(
            {{pitchLine, "int tilePitch = (blockDim.x + 2 + 31) / 32 * 32; // Mistake: every row begins at bank 0."}}),
        overflowingPixel("8 * i"),
        gridOfThreads(firstOfTileY, fourPixels)};
}

} // namespace

std::vector<Strategy> sobelWords()
{
    return {
        {.name = "words",
         .title = "Words",
         .idea = "A thread computes four adjacent pixels, with 4-byte loads and stores.",
         .source = kernelSource("sobel/words.cu"),
         .after = "global",
         .expects = "41 instructions per pixel instead of 73, and a third of the loads: about 1.8 times as fast as "
                    "global on an H200.",
         .plan = planWords,
         .mistakes = {clampedOnOneSide(), unpitchedRow("unsigned"),
                      edgeForgotten("word = __byte_perm(word, after, bytes);",
                                    "// Mistake: the row may end within the word, after any of its pixels."),
                      overflowingPixel("8 * i"), gridOfThreads(firstY, fourPixels)}},
        {.name = "tile_words",
         .title = "Tile of words",
         .idea = "The shared tile is filled and read in words, four pixels per thread.",
         .source = kernelSource("sobel/tile_words.cu"),
         .after = "shared",
         .expects = "50 instructions per pixel instead of 123: about 2.3 times as fast as shared on an H200, but "
                    "slower than words, which reads as many words from the L1 cache and does not fill a tile.",
         .plan = planTileOfWords,
         .mistakes = tileMistakes("int tilePitch = blockDim.x + 2; // words from one row of the tile to the next")},
        {.name = "tile_pitch",
         .title = "Tile with pitch",
         .idea = "In narrow blocks, the pitch of the tile places the rows that a warp reads in different banks.",
         .source = kernelSource("sobel/tile_pitch.cu"),
         .after = "tile_words",
         .expects = "Half the shared wavefronts in blocks of 16×16, but this saves less than 10 % of the time of "
                    "tile_words on an H200, because instruction issue is the limit.",
         .plan = planTileWithPitch,
         .mistakes =
             tileMistakes("int tilePitch = blockDim.x < 32 ? 3 * blockDim.x : blockDim.x + 2; // words from one "
                          "row of the tile to the next")},
        {.name = "async_copy",
         .title = "Asynchronous copies",
         .idea = "A block computes four tiles; meanwhile the next one is copied asynchronously.",
         .source = kernelSource("sobel/async_copy.cu"),
         .after = "tile_words",
         .expects =
             "No fewer instructions, and other warps already hid the latency: within 10 % of tile_words on an H200.",
         .plan = planAsyncCopy,
         .mistakes = {clampedOnOneSide(), waitForgotten(), tileOverwritten(), overflowingPixel("8 * k")}},
        {.name = "bulk_copy",
         .title = "Bulk copies",
         .idea = "The Tensor Memory Accelerator (TMA, Hopper and later) loads the next tile during computation.",
         .source = kernelSource("sobel/bulk_copy.cu"),
         .after = "async_copy",
         .expects = "Filling a tile takes no instructions of the warps, but the sums take as many as before, and other "
                    "warps already hid the latency: within 10 % of tile_words on an H200.",
         .plan = planBulkCopy,
         .blockRefusal = refusalOfBulkCopy,
         .mistakes = {clampedOnOneSide(), missingWait(), overflowingPixel("8 * k")}},
    };
}

} // namespace tilescope::operations
