#include "gpu/operations/border.h"
#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/sobel/pixels_per_thread.h"
#include "gpu/operations/sobel/sobel.h"

#include <algorithm>
#include <array>

namespace tilescope::operations
{

namespace
{

constexpr std::size_t Input = 0, Output = 1, Padded = 2;

/// A launch of its own before the main one, which adds the border.
Launch borderLaunch(int width, int height, BlockSize block)
{
    return {.kernel = "add_border",
            .source = 0,
            .grid = gridOver(width + 2, height + 2, block),
            .block = blockOf(block),
            .dynamicSharedBytes = 0,
            .arguments = {BufferArgument{Input}, BufferArgument{Padded}, width, height}};
}

/// A shared tile of words of four pixels, one more on each side. In a narrow block the rows that a warp reads at once
/// lie in different banks where the pitch is an odd multiple of the block's width.
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

/// Two tiles of words in turn.
TileGeometry asyncTileGeometry(BlockSize block, BlockSize blockPixels)
{
    TileGeometry geometry = wordTileGeometry(block, false);
    geometry.blockHeight = blockPixels.height;
    geometry.tileHeight *= 2;
    geometry.sharedBytes *= 2;
    return geometry;
}

/// Two tiles in turn, each with sixteen bytes more on each side: what the copy engine copies begins and ends at such.
TileGeometry bulkTileGeometry(BlockSize block, BlockSize blockPixels)
{
    TileGeometry geometry = haloGeometry(blockPixels, 1);
    geometry.haloX = 16;
    geometry.hasSharedTile = true;
    geometry.tileWidth = geometry.tilePitch = geometry.blockWidth + 2 * geometry.haloX;
    geometry.tileHeight = 2 * (block.height + 2);
    geometry.elementBytes = 1;
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) * static_cast<std::size_t>(geometry.tileHeight);
    return geometry;
}

/// What the copy engine needs of a device.
void makeBulk(Plan& plan)
{
    plan.minimumCapability = 90;
    plan.deviceOnly =
        "The copy engine that fills this strategy's tiles is in GPUs since Hopper; the emulator has none.";
}

TileGeometry geometryOf(const Recipe& recipe)
{
    if (recipe.strategy == "async_copy")
        return asyncTileGeometry(recipe.block, sobelBlockPixels(recipe.strategy, recipe.block));
    if (recipe.strategy == "bulk_copy")
        return bulkTileGeometry(recipe.block, sobelBlockPixels(recipe.strategy, recipe.block));
    if (recipe.strategy == "shared" || recipe.strategy == "block_copy")
        return sharedTileGeometry(recipe.block, 1, 1);
    if (recipe.strategy == "tile_words" || recipe.strategy == "tile_pitch")
        return wordTileGeometry(recipe.block, recipe.strategy == "tile_pitch");
    return haloGeometry(sobelBlockPixels(recipe.strategy, recipe.block), 1);
}

/// Rows at multiples of 256 bytes, which the kernel is told of.
void pitch(Plan& plan, Launch& sobel, const Image& input)
{
    plan.buffers = {pitchedInputBuffer(input),
                    pitchedResultBuffer("output", input.width(), input.height(), PixelFormat::Grey8)};
    sobel.arguments.push_back(static_cast<std::int32_t>(pitchOf(input.width(), PixelFormat::Grey8)));
}

/// The masks of sobel.h, row by row.
std::vector<Constant> maskConstants()
{
    constexpr std::array<std::int32_t, 9> maskX{-1, 0, 1, -2, 0, 2, -1, 0, 1}, maskY{-1, -2, -1, 0, 0, 0, 1, 2, 1};
    return {{.source = 0, .symbol = "maskX", .content = bytesOf(maskX)},
            {.source = 0, .symbol = "maskY", .content = bytesOf(maskY)}};
}

} // namespace

std::string sobelBlockRefusal(const Recipe& recipe)
{
    const bool isWhole = recipe.strategy != "bulk_copy" || recipe.block.width % 4 == 0;
    return isWhole ? "" : "bulk copies are of whole groups of 16 bytes, which are four threads' pixels side by side.";
}

Plan planSobel(const Recipe& recipe, const Inputs& inputs)
{
    if (recipe.strategy == "npp")
        return planSobelNpp(recipe, inputs);
    const Image& input = inputs.picture;
    const int width = input.width(), height = input.height();
    const Border border = borderOf(recipe);

    Plan plan;
    plan.sources = {kernelSource("sobel/" + recipe.strategy + ".cu")};
    plan.definitions = {borderDefinition(border)};
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, PixelFormat::Grey8))};
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Grey8;
    plan.geometry = geometryOf(recipe);

    Launch sobel{.kernel = "sobel",
                 .source = 0,
                 .grid = gridOver(width, height, sobelBlockPixels(recipe.strategy, recipe.block)),
                 .block = blockOf(recipe.block),
                 .dynamicSharedBytes = plan.geometry.sharedBytes,
                 .arguments = {BufferArgument{Input}, BufferArgument{Output}, width, height}};

    if (sobelWantsPitch(recipe.strategy)) {
        pitch(plan, sobel, input);
    } else if (recipe.strategy == "texture") {
        plan.textures = {pixelTexture(Input, width, height, borderAddress(border))};
        sobel.arguments[0] = TextureArgument{0};
    } else if (recipe.strategy == "constant") {
        plan.constants = maskConstants();
    } else if (recipe.strategy == "block_copy") {
        plan.buffers.push_back(resultBuffer("padded", pictureBytes(width + 2, height + 2, PixelFormat::Grey8)));
        plan.launches.push_back(borderLaunch(width, height, recipe.block));
        sobel.arguments[0] = BufferArgument{Padded};
    }
    if (recipe.strategy == "async_copy")
        plan.minimumCapability = 80;
    if (recipe.strategy == "bulk_copy")
        makeBulk(plan);
    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back(std::move(sobel));
    return plan;
}

} // namespace tilescope::operations
