#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/blur/own_filter.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"

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
            say(gpu::phrase("A thread keeps as many rows of 48 bytes in registers as the filter is wide, and "
                            "of 255 registers each row takes 12: filters up to %1 wide work, or the strategy "
                            "\"packed\"."),
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
                ? gpu::phrase("Running sums take a column away as it was added, so they take the box alone. Choose "
                              "\"box\", or the strategy \"shared_constant\", which takes any weights.")
                : gpu::phrase("Running sums take a column away as it was added, so all weights must be alike: a "
                              "gaussian is no sum of that kind. Choose \"box\", or the strategy \"packed\"."),
            ParameterValue(std::string("box")));
    return planWarps(recipe, inputs, rowsOfRunningSums(recipe.block, inputs.picture.height()));
}

Message refusalOfWarps(const Recipe& recipe)
{
    constexpr int mostThreads = 256; // each keeps many sums in registers
    if (const int threads = recipe.block.threads(); threads <= mostThreads && threads % warpLanes == 0)
        return {};
    return gpu::phrase(
        "a warp's 32 lanes lie side by side on a row, whatever the block's shape, and hand sums to one another, "
        "so it must be of a multiple of 32 threads up to 256.");
}

// The mistakes

Mistake maskForgotten()
{
    return {.name = "mask_forgotten",
            .title = "Two bytes in a half",
            .lesson =
                "A word's even bytes are taken without masking the odd ones, which then stand in the upper bits of "
                "each half: 256 times too large, and neither a pixel nor a sum of pixels.",
            .edits = {{"return word & 0x00ff00ff; }", "return word; } // Mistake: the odd bytes are still there."}},
            .pictureChanges = true};
}

Mistake shuffledTheWrongWay()
{
    return {.name = "wrong_way",
            .title = "Shuffled the wrong way",
            .lesson = "__shfl_up_sync hands a value to the lane above and so fetches from the lane below, its left "
                      "neighbour; taken the other way round every 16 pixels show a seam.",
            .edits = {{"__shfl_up_sync(0xffffffff, pairs[count - 1 - i], 1);",
                       "__shfl_down_sync(0xffffffff, pairs[count - 1 - i], 1); // Mistake: from the right"}},
            .pictureChanges = true};
}

Mistake wrongRowLeaves()
{
    return {.name = "wrong_row_leaves",
            .title = "The wrong row leaves",
            .lesson = "The row taken away is one too far down, and one that was added stays. A running sum forgets "
                      "nothing: every row below carries the error on, and each adds its own.",
            .edits = {{"int leaving = inside(y - radius - 1, height), coming",
                       "// Mistake: the row that leaves is not the one above the window.\n"
                       "        int leaving = inside(y - radius, height), coming"}},
            .pictureChanges = true};
}

Mistake rowTooEarly()
{
    return {.name = "row_twice",
            .title = "A row twice",
            .lesson = "The row fetched for the next step is the one that the window has already: it counts twice, and "
                      "the whole picture moves down by up to a row. Only the first row of each piece is right.",
            .edits = {{"int fromY = inside(y + 1 + radius, height);",
                       "int fromY = inside(y + radius, height); // Mistake: the window has this row."}},
            .pictureChanges = true};
}

} // namespace

std::vector<Strategy> blurWarps()
{
    return {
        {.name = "packed",
         .title = "Packed halves, shuffled halo",
         .idea = "Two columns' sums share a register as halves; lanes exchange them directly.",
         .source = kernelSource("blur/packed.cu"),
         .after = "words",
         .expects = "9 instructions a byte at W = 5 and 26 at W = 15, three of four cycles used: as fast as the copy, "
                    "383 µs, and 850 µs for 16384² RGB on an H200.",
         .plan = planPacked,
         .blockRefusal = refusalOfWarps,
         .mistakes = {maskForgotten(), shuffledTheWrongWay()}},
        {.name = "sliding_rows",
         .title = "Sliding rows",
         .idea = "A warp walks down with the filter's rows in registers and reads rows once.",
         .source = kernelSource("blur/sliding_rows.cu"),
         .after = "packed",
         .expects =
             "3 loads of 16 bytes a row instead of 15 at W = 5, on their way while the row's sums are made, for a "
             "tenth more moves: 480 µs instead of 557 for 16384² RGB on an H200; at W = 9 and more too few warps "
             "fit, and packed stays ahead.",
         .plan = planSlidingRows,
         .blockRefusal = refusalOfWarps,
         .mistakes = {rowTooEarly(), maskForgotten(), shuffledTheWrongWay()}},
        {.name = "running_box",
         .title = "Running sums (box)",
         .idea = "A window's sum is its neighbour's, plus a column, less a column; boxes only.",
         .source = kernelSource("blur/running_box.cu"),
         .after = "sliding_rows",
         .expects = "8 instructions a byte up to W = 15 and 12 up to 31, and rows are read twice: 400 to 450 µs at any "
                    "W for 16384² RGB on an H200, hardly more than the copy.",
         .plan = planRunningSums,
         .blockRefusal = refusalOfWarps,
         .mistakes = {wrongRowLeaves(), maskForgotten(), shuffledTheWrongWay()}},
    };
}

} // namespace tilescope::operations
