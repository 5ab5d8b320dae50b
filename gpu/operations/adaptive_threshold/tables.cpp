#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include <cstdint>

/// The first launches compute a table of sums, from which the last launch gets each window's sum with a few reads.
namespace tilescope::operations
{

namespace
{

// The plans

constexpr std::size_t Input = 0, Output = 1, Table = 2;
/// The last launch.
Launch fromTable(const Plan& plan, BlockSize block, const ThresholdSettings& settings)
{
    return {.kernel = "adaptive_threshold",
            .source = 0,
            .grid = gridOver(plan.pictureWidth, plan.pictureHeight, block),
            .block = blockOf(block),
            .dynamicSharedBytes = 0,
            .arguments = {BufferArgument{Input}, BufferArgument{Table}, BufferArgument{Output}, plan.pictureWidth,
                          plan.pictureHeight, settings.window, settings.offsetSum, settings.invert}};
}

/// Sums along the rows, then sums of these along the columns.
Plan planSeparable(const Recipe& recipe, const Inputs& inputs)
{
    const ThresholdSettings settings = thresholdSettings(recipe);
    Plan plan = thresholdPlan(recipe, inputs);
    const int width = plan.pictureWidth, height = plan.pictureHeight;
    plan.buffers.push_back(
        resultBuffer("row sums", sizeof(std::uint16_t) * pictureBytes(width, height, PixelFormat::Grey8)));
    plan.launches = {{.kernel = "row_sums",
                      .source = 0,
                      .grid = gridOver(width, height, recipe.block),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = 0,
                      .arguments = {BufferArgument{Input}, BufferArgument{Table}, width, height, settings.window}},
                     fromTable(plan, recipe.block, settings)};
    plan.mainLaunch = 1;
    plan.geometry = haloGeometry(recipe.block, 0);
    plan.geometry.haloY = settings.window / 2;
    addProjections(plan, recipe);
    return plan;
}

/// Prefix sums along the rows, then along the columns, then four corners per window.
Plan planIntegral(const Recipe& recipe, const Inputs& inputs)
{
    const ThresholdSettings settings = thresholdSettings(recipe);
    Plan plan = thresholdPlan(recipe, inputs);
    const int threads = static_cast<int>(recipe.block.threads());
    const std::int32_t columns = plan.pictureWidth + settings.window, rows = plan.pictureHeight + settings.window;
    const auto blocks = [threads](std::int32_t count) {
        return Dim3{static_cast<unsigned>((count - 1) / threads + 1)};
    };
    plan.buffers.push_back(
        resultBuffer("integral image", sizeof(std::uint32_t) * pictureBytes(columns, rows, PixelFormat::Grey8)));
    plan.launches = {{.kernel = "row_prefixes",
                      .source = 0,
                      .grid = {static_cast<unsigned>((rows - 1) / (threads / warpSize) + 1), 1, 1},
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = 0,
                      .arguments = {BufferArgument{Input}, BufferArgument{Table}, plan.pictureWidth, plan.pictureHeight,
                                    settings.window}},
                     {.kernel = "column_prefixes",
                      .source = 0,
                      .grid = blocks(columns),
                      .block = blockOf(recipe.block),
                      .dynamicSharedBytes = 0,
                      .arguments = {BufferArgument{Table}, columns, rows}},
                     fromTable(plan, recipe.block, settings)};
    plan.mainLaunch = 2;
    plan.geometry = haloGeometry(recipe.block, settings.window / 2);
    addProjections(plan, recipe);
    return plan;
}

Message refusalOfIntegral(const Recipe& recipe)
{
    return recipe.block.threads() % warpSize == 0
               ? Message()
               : gpu::phrase(
                     "the lanes pass sums on to one another, so the block must consist of whole warps of 32 threads.");
}

// The mistakes

Mistake eightBitSums()
{
    return {.name = "eight_bit_sums",
            .title = "Sums in eight bits",
            .lesson = "A row of the window can add up to more than 255. Bits that do not fit in a byte are dropped, so "
                      "the mean is far too low, and almost everything turns white.",
            .edits = {{"sums[y * width + x] = sum;",
                       "sums[y * width + x] = (unsigned char)sum; // Mistake: a byte holds a pixel, not a row's sum."}},
            .pictureChanges = true};
}

Mistake carryForgotten()
{
    return {.name = "carry_forgotten",
            .title = "Missing carry",
            .lesson = "Each step of 32 columns starts again from zero, so a window that crosses such a boundary gets "
                      "too small a sum: the image shows vertical stripes, 32 pixels apart.",
            .edits = {{"sum += before;", "// Mistake: what the steps before have added up is not carried on."}},
            .pictureChanges = true};
}

Mistake cornerOffByOne()
{
    return {.name = "corner_off_by_one",
            .title = "Corner off by one",
            .lesson = "The corners on the right are one column too far to the left. The window is narrower by one, its "
                      "sum is too small, and grey areas turn white.",
            .edits = {{"int sum = below[window] - below[0] - above[window] + above[0],",
                       "// Mistake: the window ends a column too early.\n"
                       "        int sum = below[window - 1] - below[0] - above[window - 1] + above[0],"}},
            .pictureChanges = true,
            .parameters = {{"offset", -5.0}}};
}

} // namespace

std::vector<Strategy> thresholdTables()
{
    return {
        {.name = "separable",
         .title = "Rows, then columns",
         .idea = "One launch sums rows, the next columns: 2B additions per pixel instead of B².",
         .source = kernelSource("adaptive_threshold/separable.cu"),
         .isBasic = true,
         .after = "global",
         .expects = "101 times fewer loads than Global memory at B = 101, but twice as many launches: about 40× faster "
                    "at B = 101, no faster at B = 3. The time still grows with B.",
         .plan = planSeparable,
         .mistakes = {eightBitSums(), clampedOnOneSide(), gridRoundedDown("int radius = window / 2;", 2)}},
        {.name = "integral",
         .title = "Integral image",
         .idea = "Prefix sums build a table; four of its values give the sum of any window.",
         .source = kernelSource("adaptive_threshold/integral.cu"),
         .isBasic = true,
         .after = "separable",
         .expects =
             "The same time at every B, but 4 bytes per pixel are written twice and read five times: at least 16 times "
             "the time of a copy, about 2,500 µs at 16384² on an H200; slower than Rows, then columns below B = 15.",
         .plan = planIntegral,
         .blockRefusal = refusalOfIntegral,
         .mistakes = {carryForgotten(), cornerOffByOne()}},
    };
}

} // namespace tilescope::operations
