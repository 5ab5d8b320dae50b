#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/blur/own_filter.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstdint>
#include <optional>

/// Rows, then columns, as in separable.cpp: the 32 lanes of a warp take 512 pixels of a row; the outermost lanes are
/// halo.
namespace tilescope::operations
{

namespace
{

// The plans

constexpr int warpLanes = 32;

/// `rows` is how many rows each warp walks down; without it a warp writes one row, and the kernel has no such
/// parameter.
Plan planWarps(const Recipe& recipe, const Inputs& inputs, std::optional<std::int32_t> rows = {})
{
    constexpr std::size_t Input = 0, Output = 1;
    constexpr int lanePixels = 16;
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const std::int32_t filterWidth = blurWidth(recipe.parameters);
    const int warps = std::max(recipe.block.threads() / warpLanes, 1);
    const BlockSize written{(warpLanes - 2) * lanePixels, warps * rows.value_or(1)};

    Plan plan = blurPlan(recipe, inputs);
    plan.definitions.push_back("FILTER_WIDTH=" + std::to_string(filterWidth));
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, input.format())};
    plan.geometry = haloGeometry(written, filterWidth / 2);
    Launch blur = blurLaunch("blur", input, gridOver(width, height, written), recipe.block);
    blur.arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height,
                      static_cast<std::int32_t>(pitchOf(width, input.format()))};
    if (rows)
        blur.arguments.emplace_back(*rows);
    plan.launches = {blur};
    return plan;
}

/// The row of weights as pairs of halves, for each of the two passes.
std::vector<Constant> pairsOfWeights(const Recipe& recipe)
{
    constexpr int columnScale = 15; // a byte as the bits of a half is 2^-24 times as much: back to 2^-9
    return {{.source = 0, .symbol = "columnWeights", .content = bytesOf(blurHalves(recipe.parameters, columnScale))},
            {.source = 0, .symbol = "rowWeights", .content = bytesOf(blurHalves(recipe.parameters, 0))}};
}

Plan planPacked(const Recipe& recipe, const Inputs& inputs)
{
    Plan plan = planWarps(recipe, inputs);
    plan.constants = pairsOfWeights(recipe);
    return plan;
}

/// A warp starts with only a few loads, and many short pieces balance the load of the multiprocessors.
Plan planSlidingRows(const Recipe& recipe, const Inputs& inputs)
{
    constexpr std::int64_t widest = 11; // a thread has 255 registers
    constexpr std::int32_t rows = 32;
    if (blurWidth(recipe.parameters) > widest) {
        const bool isOwn = isOwnFilter(recipe.parameters);
        throw SettingError(
            isOwn ? "weights" : "width",
            say(gpu::phrase("A thread keeps as many 48-byte rows in registers as the filter is wide, and each row "
                            "takes 12 of the 255 registers. Use a filter up to %1 wide, or the strategy \"packed\"."),
                widest),
            isOwn ? ParameterValue(std::string(exampleWeights)) : ParameterValue(widest));
    }
    Plan plan = planWarps(recipe, inputs, rows);
    plan.constants = pairsOfWeights(recipe);
    return plan;
}

/// How many rows a warp with running sums walks down. A picture 16384 pixels wide has 35 strips of 480 columns; cut
/// into 60 pieces they are 2,100 warps, all resident on the 132 multiprocessors of an H200 with 16 each. Pieces of a
/// lower picture must not be so small that the sums they begin with outweigh their rows.
std::int32_t rowsOfRunningSums(BlockSize block, int height)
{
    constexpr int pieces = 60, fewest = 16;
    const int warps = std::max(block.threads() / warpLanes, 1);
    const int warpsHigh = std::max(pieces / warps, 1) * warps;
    return std::max((height - 1) / warpsHigh + 1, fewest);
}

Plan planRunningSums(const Recipe& recipe, const Inputs& inputs)
{
    if (!isBoxFilter(recipe.parameters)) // running sums support no weights
        throw SettingError(
            "filter",
            isOwnFilter(recipe.parameters)
                ? gpu::phrase("Running sums subtract each column exactly as it was added, so they support only the box "
                              "filter. Choose \"box\", or the strategy \"shared_constant\", which accepts any weights.")
                : gpu::phrase("Running sums subtract each column exactly as it was added, so all weights must be "
                              "equal, which those of a Gaussian are not. Choose \"box\", or the strategy \"packed\"."),
            ParameterValue(std::string("box")));
    return planWarps(recipe, inputs, rowsOfRunningSums(recipe.block, inputs.picture.height()));
}

Message refusalOfWarps(const Recipe& recipe)
{
    constexpr int mostThreads = 256; // each keeps many sums in registers
    if (const int threads = recipe.block.threads(); threads <= mostThreads && threads % warpLanes == 0)
        return {};
    return gpu::phrase("the 32 lanes of a warp lie side by side in a row, whatever the block's shape, and pass sums to "
                       "one another, so the block must have a multiple of 32 threads, up to 256.");
}

// The mistakes

Mistake maskForgotten()
{
    return {.name = "mask_forgotten",
            .title = "Two bytes in a half-word",
            .lesson = "A word's even bytes are taken without masking the odd bytes, which remain in the upper bits of "
                      "each half. The values are about 256 times too large, and are neither pixels nor sums of pixels.",
            .edits = {{"return word & 0x00ff00ff; }", "return word; } // Mistake: the odd bytes are still there."}},
            .pictureChanges = true};
}

Mistake shuffledTheWrongWay()
{
    return {.name = "wrong_way",
            .title = "Shuffled the wrong way",
            .lesson = "__shfl_up_sync passes a value to the lane above, so a lane receives the value of the lane "
                      "below, its left neighbour. With the wrong direction, there is a seam every 16 pixels.",
            .edits = {{"__shfl_up_sync(0xffffffff, pairs[count - 1 - i], 1);",
                       "__shfl_down_sync(0xffffffff, pairs[count - 1 - i], 1); // Mistake: from the right"}},
            .pictureChanges = true};
}

Mistake wrongRowLeaves()
{
    return {.name = "wrong_row_leaves",
            .title = "Wrong row subtracted",
            .lesson = "The row that is subtracted is one too far down, so a row that was added remains. A running sum "
                      "never forgets: every row below carries the error on and adds its own.",
            .edits = {{"int leaving = inside(y - radius - 1, height), coming",
                       "// Mistake: the row that leaves is not the one above the window.\n"
                       "        int leaving = inside(y - radius, height), coming"}},
            .pictureChanges = true};
}

Mistake rowTooEarly()
{
    return {.name = "row_twice",
            .title = "Row counted twice",
            .lesson = "The row fetched for the next step is one that the window already has. It counts twice, and the "
                      "whole image moves down by up to a row. Only the first row of each piece is correct.",
            .edits = {{"int fromY = inside(y + 1 + radius, height);",
                       "int fromY = inside(y + radius, height); // Mistake: the window has this row."}},
            .pictureChanges = true};
}

} // namespace

std::vector<Strategy> blurWarps()
{
    return {
        {.name = "packed",
         .title = "Packed FP16, shuffled halo",
         .idea = "Two column sums share a register as FP16 values; lanes exchange them directly.",
         .source = kernelSource("blur/packed.cu"),
         .after = "words",
         .expects = "9 instructions per byte at W = 5 and 26 at W = 15, with three out of four issue cycles used: for "
                    "16384² RGB on an H200, 383 µs at W = 5, as fast as a copy, and 850 µs at W = 15.",
         .plan = planPacked,
         .blockRefusal = refusalOfWarps,
         .mistakes = {maskForgotten(), shuffledTheWrongWay()}},
        {.name = "sliding_rows",
         .title = "Sliding rows",
         .idea = "A warp moves down with the filter's rows in registers and reads each row once.",
         .source = kernelSource("blur/sliding_rows.cu"),
         .after = "packed",
         .expects = "Three 16-byte loads per row instead of 15 at W = 5, in flight while the sums of the row are "
                    "computed, in exchange for 10 % more move instructions: 480 µs instead of 557 µs for 16384² RGB on "
                    "an H200. From W = 9 on, too few warps fit, and packed remains faster.",
         .plan = planSlidingRows,
         .blockRefusal = refusalOfWarps,
         .mistakes = {rowTooEarly(), maskForgotten(), shuffledTheWrongWay()}},
        {.name = "running_box",
         .title = "Running sums (box)",
         .idea = "The sum of a window is its neighbour's plus one column minus another. Box only.",
         .source = kernelSource("blur/running_box.cu"),
         .after = "sliding_rows",
         .expects = "8 instructions per byte up to W = 15 and 12 up to W = 31, with rows read twice: 400 to 450 µs at "
                    "any W for 16384² RGB on an H200, little more than a copy.",
         .plan = planRunningSums,
         .blockRefusal = refusalOfWarps,
         .mistakes = {wrongRowLeaves(), maskForgotten(), shuffledTheWrongWay()}},
    };
}

} // namespace tilescope::operations
