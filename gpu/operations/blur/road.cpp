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
    16; ///< of a thread that reads words: three of 16 bytes of an RGB picture, one of a grey one
constexpr int warpLanes = 32;
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

constexpr int mostThreads = 256; ///< of a block whose threads keep many sums in registers

/// A thread takes 16 pixels as words; the outermost threads of a row are halo.
void planWords(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    const int width = input.width(), height = input.height();
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, input.format())};
    const BlockSize written = pixelsOfBlock(recipe, height);
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

bool walksDown(const std::string& strategy) { return strategy == "sliding_rows" || strategy == "running_box"; }
bool isByWarps(const std::string& strategy) { return strategy == "packed" || walksDown(strategy); }

/// Rows that a warp of a walking strategy's block walks down. Running sums: a picture 16384 pixels wide has 35 strips
/// of 480 columns; cut into 60 pieces they are 2,100 warps, all at once on the 132 multiprocessors of an H200 with 16
/// each. Of a lower picture the pieces are not so small that the sums they begin with outweigh their rows. Sliding rows
/// begin with a few loads only, and more and shorter pieces keep the multiprocessors evenly at work.
int rowsOfWarp(const Recipe& recipe, int height)
{
    constexpr int pieces = 60, fewest = 16, ofSlidingRows = 32;
    if (recipe.strategy == "sliding_rows")
        return ofSlidingRows;
    const int warps = std::max(recipe.block.threads() / warpLanes, 1);
    const int warpsHigh = std::max(pieces / warps, 1) * warps;
    return std::max((height - 1) / warpsHigh + 1, fewest);
}

/// A warp takes 512 pixels of a row, of which the outermost lanes' are halo.
void planWarps(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    const int width = input.width(), height = input.height();
    plan.definitions.push_back("FILTER_WIDTH=" + std::to_string(filterWidth));
    plan.buffers = {pitchedInputBuffer(input), pitchedResultBuffer("output", width, height, input.format())};
    const BlockSize written = pixelsOfBlock(recipe, height);
    plan.geometry = haloGeometry(written, filterWidth / 2);
    Launch blur = launchOf(input, "blur_rgb", "blur_grey", gridOver(width, height, written), recipe.block);
    blur.arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height,
                      static_cast<std::int32_t>(pitchOf(width, input.format()))};
    if (walksDown(recipe.strategy))
        blur.arguments.emplace_back(rowsOfWarp(recipe, height));
    plan.launches = {blur};
}

/// A thread has 255 registers.
void checkWindow(std::int32_t filterWidth)
{
    constexpr std::int64_t widest = 11;
    if (filterWidth > widest)
        throw SettingError("width",
                           "A thread keeps as many rows of 48 bytes in registers as the filter is wide, and of 255 "
                           "registers each row takes 12: filters up to " +
                               std::to_string(widest) + " wide work, or the strategy \"packed\".",
                           ParameterValue(widest));
}

/// Running sums know no weights.
void checkBox(const Recipe& recipe)
{
    if (std::get<std::string>(recipe.parameters.at("filter")) != "box")
        throw SettingError("filter",
                           "Running sums take a column away as it was added, so all weights must be alike: a gaussian "
                           "is no sum of that kind. Choose \"box\", or the strategy \"packed\".",
                           ParameterValue(std::string("box")));
}

} // namespace

bool isSeparable(const std::string& strategy)
{
    constexpr std::array names{"separable", "separable_fused", "words", "packed", "sliding_rows", "running_box"};
    return std::ranges::find(names, strategy) != names.end();
}

std::string blurBlockRefusal(const Recipe& recipe)
{
    const int threads = recipe.block.threads();
    if (recipe.strategy == "words" && (threads > mostThreads || recipe.block.width < 3))
        return "a thread keeps the sums of 16 pixels in registers, and the outermost threads of a row of the block "
               "fetch its halo, so it must have at least 3 columns and at most 256 threads.";
    if (isByWarps(recipe.strategy) && (threads > mostThreads || threads % warpLanes != 0))
        return "a warp's 32 lanes lie side by side on a row, whatever the block's shape, and hand sums to one another, "
               "so it must be of a multiple of 32 threads up to 256.";
    return "";
}

BlockSize pixelsOfBlock(const Recipe& recipe, int pictureHeight)
{
    if (recipe.strategy == "words") // the outermost threads of a row are halo
        return {std::max(recipe.block.width - 2, 1) * groupPixels, recipe.block.height};
    if (!isByWarps(recipe.strategy))
        return recipe.block;
    const int warps = std::max(recipe.block.threads() / warpLanes, 1);
    return {(warpLanes - 2) * groupPixels,
            walksDown(recipe.strategy) ? warps * rowsOfWarp(recipe, pictureHeight) : warps};
}

void planSeparable(Plan& plan, const Recipe& recipe, const Image& input, std::int32_t filterWidth)
{
    if (recipe.strategy == "running_box") {
        checkBox(recipe);
        planWarps(plan, recipe, input, filterWidth);
        return;
    }
    if (recipe.strategy == "sliding_rows")
        checkWindow(filterWidth);
    if (isByWarps(recipe.strategy)) {
        constexpr int columnScale = 15; // a byte in a half's bits is 2^-24 times as much: back to 2^-9
        planWarps(plan, recipe, input, filterWidth);
        plan.constants = {
            {.source = 0, .symbol = "columnWeights", .content = bytesOf(blurHalves(recipe.parameters, columnScale))},
            {.source = 0, .symbol = "rowWeights", .content = bytesOf(blurHalves(recipe.parameters, 0))}};
        return;
    }
    if (recipe.strategy == "separable")
        planTwoLaunches(plan, recipe, input, filterWidth);
    else if (recipe.strategy == "separable_fused")
        planFused(plan, recipe, input, filterWidth);
    else
        planWords(plan, recipe, input, filterWidth);
    plan.constants.push_back({.source = 0, .symbol = "filter", .content = bytesOf(blurLine(recipe.parameters))});
}

} // namespace tilescope::operations
