#include "gpu/operations/blur/road.h"

#include "gpu/operations/blur/filter.h"
#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <array>

namespace tilescope::operations
{

namespace
{

constexpr std::size_t Input = 0, Output = 1;
constexpr int groupPixels =
    16;                     ///< of a thread that reads words: three of 16 bytes of an RGB picture, one of a grey one
constexpr int sumBytes = 2; ///< of a sum between the passes: 1/256 of a level in 16 bits

bool isRgb(const Image& input) { return input.format() == PixelFormat::Rgb8; }

Launch launchOf(const Image& input, const char* rgb, const char* grey, Dim3 grid, BlockSize block)
{
    return {.kernel = isRgb(input) ? rgb : grey, .source = 0, .grid = grid, .block = blockOf(block), .arguments = {}};
}

/// Rows in one launch, columns in another; the sums between them are in a buffer.
void planTwoLaunches(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    constexpr std::size_t Sums = 2;
    const int width = input.width(), height = input.height();
    const std::size_t bytes = pictureBytes(width, height, input.format());
    plan.buffers = {inputBuffer(input), resultBuffer("output", bytes), resultBuffer("sums", sumBytes * bytes)};
    const Dim3 grid = gridOver(width, height, recipe.block);
    Launch rows = launchOf(input, "rows_rgb", "rows_grey", grid, recipe.block);
    rows.arguments = {BufferArgument{Input}, BufferArgument{Sums}, width, height, filterWidth};
    Launch columns = launchOf(input, "blur_rgb", "blur_grey", grid, recipe.block);
    columns.arguments = {BufferArgument{Sums}, BufferArgument{Output}, width, height, filterWidth};
    plan.launches = {rows, columns};
    plan.mainLaunch = 1;
    plan.geometry = haloGeometry(recipe.block, filterWidth / 2);
    plan.geometry.haloX = 0; // of the columns' launch
}

/// A thread a pixel; the rows' sums are in a shared tile.
void planFused(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    const int width = input.width(), height = input.height(), halo = filterWidth / 2;
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, input.format()))};
    plan.geometry = haloGeometry(recipe.block, halo);
    plan.geometry.hasSharedTile = true;
    plan.geometry.tileWidth = plan.geometry.tilePitch = recipe.block.width;
    plan.geometry.tileHeight = recipe.block.height + 2 * halo;
    plan.geometry.elementBytes = sumBytes * channelCount(input.format());
    plan.geometry.sharedBytes = static_cast<std::size_t>(plan.geometry.tilePitch) *
                                static_cast<std::size_t>(plan.geometry.tileHeight) *
                                static_cast<std::size_t>(plan.geometry.elementBytes);
    Launch blur = launchOf(input, "blur_rgb", "blur_grey", gridOver(width, height, recipe.block), recipe.block);
    blur.dynamicSharedBytes = plan.geometry.sharedBytes;
    blur.arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height, filterWidth};
    plan.launches = {blur};
}

/// The nearest block of at least three columns and at most 256 threads.
void checkWordsBlock(BlockSize block)
{
    constexpr int most = 256;
    if (block.width >= 3 && block.threads() <= most)
        return;
    BlockSize nearest = nearestBlock({std::max(block.width, 3), block.height}, most);
    nearest.width = std::max(nearest.width, 3);
    nearest.height = std::min(nearest.height, most / nearest.width);
    throw SettingError(
        "block",
        "A thread keeps the sums of 16 pixels in registers, and the outermost ones of a row of the block "
        "fetch its halo: blocks of at least 3 columns and at most 256 threads work, such as " +
            toText(nearest) + ".",
        ParameterValue(toText(nearest)));
}

/// A thread takes 16 pixels as words; the outermost threads of a row are halo.
void planWords(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    checkWordsBlock(recipe.block);
    const int width = input.width(), height = input.height();
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, input.format())};
    const BlockSize written = pixelsOfBlock(recipe);
    plan.geometry = haloGeometry(written, filterWidth / 2);
    plan.geometry.hasSharedTile = true;
    plan.geometry.tileWidth = plan.geometry.tilePitch = recipe.block.width * groupPixels;
    plan.geometry.tileHeight = recipe.block.height;
    plan.geometry.elementBytes = sumBytes * channelCount(input.format());
    plan.geometry.sharedBytes = static_cast<std::size_t>(plan.geometry.tilePitch) *
                                static_cast<std::size_t>(plan.geometry.tileHeight) *
                                static_cast<std::size_t>(plan.geometry.elementBytes);
    Launch blur = launchOf(input, "blur_rgb", "blur_grey", gridOver(width, height, written), recipe.block);
    blur.dynamicSharedBytes = plan.geometry.sharedBytes;
    blur.arguments = {BufferArgument{Input},
                      BufferArgument{Output},
                      width,
                      height,
                      static_cast<std::int32_t>(pitchOf(width, input.format())),
                      filterWidth};
    plan.launches = {blur};
}

} // namespace

bool isSeparable(const std::string& strategy)
{
    constexpr std::array names{"separable", "separable_fused", "words"};
    return std::ranges::find(names, strategy) != names.end();
}

BlockSize pixelsOfBlock(const Recipe& recipe)
{
    if (recipe.strategy == "words") // the outermost threads of a row are halo
        return {(recipe.block.width - 2) * groupPixels, recipe.block.height};
    return recipe.block;
}

void planSeparable(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    if (recipe.strategy == "separable")
        planTwoLaunches(plan, recipe, input, filterWidth);
    else if (recipe.strategy == "separable_fused")
        planFused(plan, recipe, input, filterWidth);
    else
        planWords(plan, recipe, input, filterWidth);
    plan.constants.push_back({.source = 0, .symbol = "filter", .content = bytesOf(blurLine(recipe.parameters))});
}

} // namespace tilescope::operations
