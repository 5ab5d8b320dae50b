#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstdint>

/// Both filters are a row times a column: the strategies sum along rows first, then those sums along columns.
namespace tilescope::operations
{

namespace
{

// The plans

constexpr std::size_t Input = 0, Output = 1;
constexpr int sumBytes = 2; ///< bytes of a sum between the passes: units of 1/256 of a level in 16 bits

/// The tile of row sums that the column pass reads.
void setSumsTile(TileGeometry& geometry, int width, int height, PixelFormat format)
{
    geometry.hasSharedTile = true;
    geometry.tileWidth = geometry.tilePitch = width;
    geometry.tileHeight = height;
    geometry.elementBytes = sumBytes * channelCount(format);
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) *
                           static_cast<std::size_t>(geometry.tileHeight) *
                           static_cast<std::size_t>(geometry.elementBytes);
}

Constant rowOfWeights(const Recipe& recipe)
{
    return {.source = 0, .symbol = "filter", .content = bytesOf(blurLine(recipe.parameters))};
}

/// Rows in one launch, columns in another; a buffer holds the sums between them.
Plan planTwoLaunches(const Recipe& recipe, const Inputs& inputs)
{
    constexpr std::size_t Sums = 2;
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const std::int32_t filterWidth = blurWidth(recipe.parameters);
    const std::size_t bytes = pictureBytes(width, height, input.format());

    Plan plan = blurPlan(recipe, inputs);
    plan.constants = {rowOfWeights(recipe)};
    plan.buffers = {inputBuffer(input), resultBuffer("output", bytes), resultBuffer("sums", sumBytes * bytes)};
    const Dim3 grid = gridOver(width, height, recipe.block);
    Launch rows = blurLaunch("rows", input, grid, recipe.block);
    rows.arguments = {BufferArgument{Input}, BufferArgument{Sums}, width, height, filterWidth};
    Launch columns = blurLaunch("blur", input, grid, recipe.block);
    columns.arguments = {BufferArgument{Sums}, BufferArgument{Output}, width, height, filterWidth};
    plan.launches = {rows, columns};
    plan.mainLaunch = 1;
    plan.geometry = haloGeometry(recipe.block, filterWidth / 2);
    plan.geometry.haloX = 0; // of the columns' launch
    return plan;
}

/// One thread per pixel; the row sums are in a shared tile.
Plan planFused(const Recipe& recipe, const Inputs& inputs)
{
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const std::int32_t filterWidth = blurWidth(recipe.parameters);
    const int halo = filterWidth / 2;

    Plan plan = blurPlan(recipe, inputs);
    plan.constants = {rowOfWeights(recipe)};
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, input.format()))};
    plan.geometry = haloGeometry(recipe.block, halo);
    setSumsTile(plan.geometry, recipe.block.width, recipe.block.height + 2 * halo, input.format());
    Launch blur = blurLaunch("blur", input, gridOver(width, height, recipe.block), recipe.block);
    blur.dynamicSharedBytes = plan.geometry.sharedBytes;
    blur.arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height, filterWidth};
    plan.launches = {blur};
    return plan;
}

/// A thread takes 16 pixels as words; the outermost threads of a row are halo.
Plan planWords(const Recipe& recipe, const Inputs& inputs)
{
    constexpr int groupPixels = 16; // three words of 16 bytes of an RGB picture, one of a grey one
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const std::int32_t filterWidth = blurWidth(recipe.parameters);
    const BlockSize written{std::max(recipe.block.width - 2, 1) * groupPixels, recipe.block.height};

    Plan plan = blurPlan(recipe, inputs);
    plan.constants = {rowOfWeights(recipe)};
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, input.format())};
    plan.geometry = haloGeometry(written, filterWidth / 2);
    setSumsTile(plan.geometry, recipe.block.width * groupPixels, recipe.block.height, input.format());
    Launch blur = blurLaunch("blur", input, gridOver(width, height, written), recipe.block);
    blur.dynamicSharedBytes = plan.geometry.sharedBytes;
    blur.arguments = {BufferArgument{Input},
                      BufferArgument{Output},
                      width,
                      height,
                      static_cast<std::int32_t>(pitchOf(width, input.format())),
                      filterWidth};
    plan.launches = {blur};
    return plan;
}

Message refusalOfWords(const Recipe& recipe)
{
    constexpr int mostThreads = 256;
    if (recipe.block.threads() <= mostThreads && recipe.block.width >= 3)
        return {};
    return gpu::phrase("a thread keeps the sums of 16 pixels in registers, and the outermost threads of each row of "
                       "the block load its halo, so the block must have at least 3 columns and at most 256 threads.");
}

// The mistakes

/// Two roundings of half a level each: within the tolerance.
Mistake roundedBetween()
{
    return {
        .name = "rounded_between",
        .title = "Rounding between the passes",
        .lesson =
            "The row sums are rounded to whole levels before the columns are summed. Rounding twice leaves 20 % of all "
            "values one level off. This is within the tolerance, so the check passes; the difference view shows it.",
        .edits = {{"make_ushort3(256 * red + 0.5f, 256 * green + 0.5f, 256 * blue + 0.5f);",
                   "make_ushort3(256 * (int)(red + 0.5f), 256 * (int)(green + 0.5f),\n"
                   "                         256 * (int)(blue + 0.5f)); // Mistake: rounded to whole levels."},
                  {"= 256 * grey + 0.5f;", "= 256 * (int)(grey + 0.5f); // Mistake: rounded to whole levels."}}};
}

Mistake greenOfRow()
{
    return greenReadsBlue({"green += filter[column] * pixel.y;",
                           "green += filter[column] * pixel.z; // Mistake: the green channel reads blue."});
}

Mistake rowsOfTheHaloForgotten()
{
    return haloForgotten({{"for (int row = threadIdx.y; row < blockDim.y + 2 * radius; row += blockDim.y) {",
                           "// Mistake: the rows of the halo are missing.\n"
                           "    for (int row = threadIdx.y; row < blockDim.y; row += blockDim.y) {",
                           2}});
}

Mistake rowsWithoutPitch()
{
    return {.name = "rows_without_pitch",
            .title = "Rows without pitch",
            .lesson = "The rows are assumed to be contiguous. If the size of a row is not a multiple of 16 bytes, the "
                      "next row starts in the middle of a word, and a 16-byte load from there is an error.",
            .edits = {{"        const uint4* segment = (const uint4*)(input + (size_t)max(fromY, 0) * pitch + from);",
                       "        // Mistake: the rows' pitch is missing.\n"
                       "        const uint4* segment =\n"
                       "            (const uint4*)(input + (size_t)max(fromY, 0) * width * channels + from);"}},
            .finds = {FindingKind::Misaligned},
            .pictureChanges = true};
}

Mistake neighbourIsNextByte()
{
    return {.name = "next_byte",
            .title = "The next byte is not the next pixel",
            .lesson = "The neighbouring pixel is assumed to be one byte away, where the next channel is: the three "
                      "channels are mixed, and the image is grey and barely blurred.",
            .edits = {{"sums + i + column * channels;",
                       "sums + i + column; // Mistake: a byte further is another channel."}},
            .pictureChanges = true,
            .onlyColour = true};
}

} // namespace

std::vector<Strategy> blurSeparable()
{
    return {
        {.name = "separable",
         .title = "Separable, two launches",
         .idea = "One launch sums rows, the next columns: 2 W products per pixel instead of W².",
         .source = kernelSource("blur/separable.cu"),
         .isBasic = true,
         .after = "constant",
         .expects = "10 products instead of 25 at W = 5, and 30 instead of 225 at W = 15, in exchange for 12 more "
                    "bytes of memory traffic per pixel: about 2× and 5× as fast as Constant filter on an H200.",
         .plan = planTwoLaunches,
         .mistakes = {clampedOnOneSide(), gridRoundedDown(blurRadiusLine, 4), roundedBetween(), greenOfRow()}},
        {.name = "separable_fused",
         .title = "Separable, one launch",
         .idea = "The row sums stay in a shared tile, and the column pass reads them there.",
         .source = kernelSource("blur/separable_fused.cu"),
         .after = "separable",
         .expects = "Saves 12 bytes per pixel and one launch, but rows in the halo are summed twice, 1.5 times as many "
                    "at W = 9 in blocks of 16×16: about 1.2× as fast as two launches on an H200 for small W, with no "
                    "gain from W = 15 on.",
         .plan = planFused,
         .mistakes = {noBarrier(2), barrierInBranch(2), rowsOfTheHaloForgotten(), clampedOnOneSide(),
                      gridRoundedDown(blurRadiusLine, 2), roundedBetween(), greenOfRow()}},
        {.name = "words",
         .title = "16 pixels per thread, in words",
         .idea = "A thread sums columns of 48 interleaved bytes, loading 16 bytes at a time.",
         .source = kernelSource("blur/words.cu"),
         .after = "separable_fused",
         .expects = "1/16 of the load instructions in the column pass and a quarter of the stores; the conversions "
                    "from bytes to floats remain: about 1.5× as fast as one launch on an H200.",
         .plan = planWords,
         .blockRefusal = refusalOfWords,
         .mistakes = {rowsWithoutPitch(), neighbourIsNextByte()}},
    };
}

} // namespace tilescope::operations
