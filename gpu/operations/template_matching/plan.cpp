#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/operations/template_matching/template_picture.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

/// What every GPU gives a block without being asked for more; the plan does not know which GPU it is for.
constexpr std::size_t sharedBytesEverywhere = 48 * 1024;

TileGeometry textureGeometry(BlockSize block, const Image& pattern)
{
    TileGeometry geometry = haloGeometry(block, 0);
    geometry.haloX = pattern.width() / 2;
    geometry.haloY = pattern.height() / 2;
    return geometry;
}

/// A tile of bytes for tileWidth × block.height results and the whole template beyond them; its pitch is rounded up
/// to a multiple of 64 bytes.
TileGeometry tileGeometry(BlockSize block, int tileWidth, const Image& pattern)
{
    TileGeometry geometry = textureGeometry({tileWidth, block.height}, pattern);
    geometry.hasSharedTile = true;
    geometry.tileWidth = tileWidth + pattern.width();
    geometry.tileHeight = block.height + pattern.height();
    geometry.tilePitch = (geometry.tileWidth + 63) / 64 * 64;
    geometry.elementBytes = 1;
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) * static_cast<std::size_t>(geometry.tileHeight);
    return geometry;
}

bool fits(const TileGeometry& geometry) { return geometry.sharedBytes <= sharedBytesEverywhere; }

/// Says that the tile does not fit, what runs instead and what would fit.
std::string fallbackNote(const Recipe& recipe, const TileGeometry& tile, const Image& pattern)
{
    int width = tile.blockWidth, rows = recipe.block.height;
    while (width > 32 && !fits(tileGeometry({recipe.block.width, rows}, width, pattern)))
        width -= 32;
    while (rows > 1 && !fits(tileGeometry({recipe.block.width, rows}, width, pattern)))
        --rows;
    std::string note = "The shared tile of " + std::to_string(tile.tilePitch) + "x" + std::to_string(tile.tileHeight) +
                       " bytes does not fit into the 48 KB that every GPU gives a block, so \"texture_constant\" runs "
                       "instead; a tile_width of " +
                       std::to_string(width);
    if (rows < recipe.block.height)
        note += " with a block of " + tilescope::toText(BlockSize{recipe.block.width, rows});
    note += " fits.";
    if (recipe.source)
        note += " The edited kernel text does not run.";
    return note;
}

int sumOf(const Image& pattern, bool squared)
{
    int sum = 0;
    for (const std::byte value : pattern.bytes())
        sum += squared ? static_cast<int>(value) * static_cast<int>(value) : static_cast<int>(value);
    return sum;
}

/// The template's pixels, from the memory that the strategy is about.
void addTemplate(const Image& pattern, bool asTexture, Plan& plan, Launch& launch)
{
    std::vector<std::byte> pixels(pattern.bytes().begin(), pattern.bytes().end());
    if (!asTexture) {
        plan.constants.push_back({.source = 0, .symbol = "templatePixels", .content = std::move(pixels)});
        return;
    }
    const std::size_t bytes = pixels.size();
    plan.textures.push_back({.buffer = plan.buffers.size(), .width = pattern.width(), .height = pattern.height()});
    plan.buffers.push_back(
        {.name = "template", .bytes = bytes, .fill = Buffer::Fill::Bytes, .content = std::move(pixels)});
    launch.arguments.emplace_back(TextureArgument{1});
}

} // namespace

Plan planTemplateMatching(const Recipe& recipe, const Inputs& inputs)
{
    const Image& input = inputs.picture;
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const int width = input.width(), height = input.height();
    constexpr std::size_t Input = 0, Output = 1;

    Plan plan;
    plan.geometry = textureGeometry(recipe.block, pattern);
    std::string strategy = recipe.strategy;
    if (strategy == "shared") {
        const int tileWidth = static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("tile_width")));
        const TileGeometry tile = tileGeometry(recipe.block, tileWidth, pattern);
        if (fits(tile)) {
            plan.geometry = tile;
        } else {
            plan.notes = {fallbackNote(recipe, tile, pattern)};
            strategy = "texture_constant";
        }
    }

    plan.sources = {kernelSource("template_matching/" + strategy + ".cu")};
    plan.buffers = {inputBuffer(input), resultBuffer("output", pictureBytes(width, height, PixelFormat::Float32))};
    plan.textures = {{.buffer = Input, .width = width, .height = height}}; // bytes, clamped, unfiltered
    plan.pictureBuffer = Output;
    plan.pictureWidth = width;
    plan.pictureHeight = height;
    plan.pictureFormat = PixelFormat::Float32;
    plan.display = {.map = ColourMap::Diverging, .automatic = false, .low = -1, .high = 1, .unit = "γ"};

    const BlockSize covered{plan.geometry.blockWidth, plan.geometry.blockHeight};
    Launch match{.kernel = "match",
                 .source = 0,
                 .grid = gridOver(width, height, covered),
                 .block = blockOf(recipe.block),
                 .dynamicSharedBytes = plan.geometry.sharedBytes,
                 .arguments = {TextureArgument{0}}};
    addTemplate(pattern, strategy == "texture_texture", plan, match);
    for (const Argument& argument :
         {Argument(BufferArgument{Output}), Argument(width), Argument(height), Argument(pattern.width()),
          Argument(pattern.height()), Argument(sumOf(pattern, false)), Argument(sumOf(pattern, true))})
        match.arguments.push_back(argument);
    if (strategy == "shared") {
        match.arguments.emplace_back(plan.geometry.blockWidth);
        match.arguments.emplace_back(plan.geometry.tilePitch);
    }
    plan.launches.push_back(std::move(match));
    return plan;
}

} // namespace tilescope::operations
