#include "gpu/operations/mistake_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/match.h"
#include "gpu/recipe/message.h"

// Strategies that multiply pixel by pixel: from textures, from a tile in shared memory, from the padded picture.

namespace tilescope::operations
{

namespace
{

constexpr Reading textures{.text = "template_matching/texture_texture.cu", .content = pixelsOf, .takesRegion = true};
constexpr Reading textureAndConstant{.text = "template_matching/texture_constant.cu",
                                     .constant = "templatePixels",
                                     .content = pixelsOf,
                                     .takesRegion = true};
constexpr Reading sharedTile{.text = "template_matching/shared.cu",
                             .from = Reading::From::Tile,
                             .constant = "templatePixels",
                             .content = pixelsOf,
                             .takesRegion = true};
constexpr Reading tileAndSums{.text = "template_matching/window_sums.cu",
                              .from = Reading::From::Tile,
                              .constant = "templatePixels",
                              .content = pixelsOf,
                              .hasSums = true};
constexpr Reading paddedPicture{.text = "template_matching/padded.cu",
                                .from = Reading::From::Padded,
                                .constant = "templatePixels",
                                .content = pixelsOf,
                                .hasSums = true};

/// The shared memory that every GPU gives a block without a launch attribute: the property sharedMemPerBlock, with
/// which listing 15-6 compares the tile.
constexpr std::size_t sharedBytesEverywhere = 48 * 1024;

/// The blocks of listing 15-6 for a template whose tile does not fit: its threads88.
constexpr BlockSize fallbackBlock{8, 8};

/// A tile of bytes for tileWidth × block.height results plus the whole template; the pitch is rounded up to a multiple
/// of 64 bytes.
TileGeometry tileGeometry(BlockSize block, int tileWidth, const Image& pattern)
{
    TileGeometry geometry = windowGeometry({tileWidth, block.height}, pattern);
    geometry.hasSharedTile = true;
    geometry.tileWidth = tileWidth + pattern.width();
    geometry.tileHeight = block.height + pattern.height();
    geometry.tilePitch = (geometry.tileWidth + 63) / 64 * 64;
    geometry.elementBytes = 1;
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) * static_cast<std::size_t>(geometry.tileHeight);
    return geometry;
}

bool fits(const TileGeometry& geometry) { return geometry.sharedBytes <= sharedBytesEverywhere; }

int tileWidthOf(const Recipe& recipe)
{
    return static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("tile_width")));
}

/// Says that the tile does not fit, what runs instead, and which settings would fit.
Message fallbackNote(const Recipe& recipe, const TileGeometry& tile, const Image& pattern)
{
    int width = tile.blockWidth, rows = recipe.block.height;
    while (width > 32 && !fits(tileGeometry({recipe.block.width, rows}, width, pattern)))
        width -= 32;
    while (rows > 1 && !fits(tileGeometry({recipe.block.width, rows}, width, pattern)))
        --rows;
    const Message note = say(
        gpu::phrase("The shared tile of %1 bytes does not fit into the 48 KB that every GPU gives a block. As in the "
                    "text, \"texture_texture\" runs instead, in blocks of %2; it accepts templates of any size."),
        tilescope::toText(BlockSize{tile.tilePitch, tile.tileHeight}), tilescope::toText(fallbackBlock));
    const Message fitting =
        rows < recipe.block.height
            ? say(gpu::phrase("Use a tile_width of %1 with a block of %2 to keep the shared tile."),
                  std::to_string(width), tilescope::toText(BlockSize{recipe.block.width, rows}))
            : say(gpu::phrase("Use a tile_width of %1 to keep the shared tile."), std::to_string(width));
    return joined(joined(note, fitting),
                  recipe.source ? Message(gpu::phrase("The edited kernel source is not used.")) : Message());
}

/// For a text with a tile; falls back to textures alone if the tile is too large, as corrShared() of listing 15-6 does.
Plan planTile(const Reading& reading, const Recipe& recipe, const Inputs& inputs)
{
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const TileGeometry tile = tileGeometry(recipe.block, tileWidthOf(recipe), pattern);
    if (fits(tile))
        return planMatch(reading, recipe, inputs.picture, pattern, recipe.block, &tile);
    if (!reading.takesRegion)
        checkWholePicture(recipe);
    Plan plan = planMatch(textures, recipe, inputs.picture, pattern, fallbackBlock);
    plan.notes = {fallbackNote(recipe, tile, pattern)};
    return plan;
}

Plan planWindowSums(const Recipe& recipe, const Inputs& inputs) { return planTile(tileAndSums, recipe, inputs); }

constexpr char tileY[] = "int y = y0 + threadIdx.y;"; ///< the line that computes the row of a thread of a tile
constexpr char filling[] =
    "for (int row = threadIdx.y; row < blockDim.y + templateHeight; row += blockDim.y)\n"
    "        for (int column = threadIdx.x; column < tileWidth + templateWidth; column += blockDim.x)";

/// `columns` and `rows` are the text's names for the sides of what it computes.
Mistake returnFromTile(const std::string& columns, const std::string& rows)
{
    Mistake mistake = earlyReturn(tileY);
    mistake.edits = {{tileY, std::string(tileY) +
                                 "\n    // Mistake: these threads leave before the barrier that all must come to.\n"
                                 "    if (x0 + threadIdx.x >= " +
                                 columns + " || y >= " + rows + ")\n        return;"}};
    return mistake;
}

Mistake blockPixelsOnly()
{
    return haloForgotten(
        {{filling, "// Mistake: the halo is missing; what the windows reach beyond the block is not "
                   "loaded.\n"
                   "    for (int row = threadIdx.y; row < blockDim.y; row += blockDim.y)\n"
                   "        for (int column = threadIdx.x; column < tileWidth; column += blockDim.x)"}});
}

Mistake piecesOfTheBlock()
{
    Mistake mistake = fourPieces(
        {{filling,
          "// Mistake: four pieces of the block's size each, however large the template is.\n"
          "    for (int piece = 0; piece < 4; ++piece)\n"
          "        if (int row = threadIdx.y + piece / 2 * blockDim.y, column = threadIdx.x + piece % 2 * blockDim.x;\n"
          "            row < blockDim.y + templateHeight && column < tileWidth + templateWidth)"}});
    mistake.lesson =
        "Each block loads its own pixels, a piece to the right, one below and one at the corner. This is correct as "
        "long as the template is no larger than the block, and wrong as soon as the template exceeds that.";
    mistake.block = BlockSize{32, 8};
    return mistake;
}

/// The pitch of older printings.
Mistake pitchRoundedDown()
{
    return {
        .name = "pitch_rounded_down",
        .title = "Pitch rounded down",
        .lesson = "The pitch must be rounded up to a multiple of 64. Rounded down, it is shorter than a row of the "
                  "tile, and the end of each row is overwritten by the start of the next.",
        .edits = {{tileY, std::string(tileY) + "\n    tilePitch = (tileWidth + templateWidth) / 64 * 64; // Mistake: "
                                               "rounded down, a row is longer."}},
        .finds = {FindingKind::Race},
        .pictureChanges = true,
        .parameters = {{"tile_width", std::int64_t{96}}}};
}

/// The pitch as section 15.4 prints it (004.txt:57), of host and kernel.
Mistake pitchMisprinted()
{
    return {
        .name = "pitch_misprinted",
        .title = "Pitch with -63 instead of ~63",
        .lesson = "-63 equals ~62, so its lowest bit is set, and the lowest bit of the pitch is set too if the tile "
                  "width is even. The result is correct, but rows no longer start at multiples of 64 bytes, which was "
                  "the purpose of the padding, and a block needs one more byte per row.",
        .edits = {{tileY, std::string(tileY) + "\n    tilePitch = -63 & (tileWidth + templateWidth + 63); // Mistake: "
                                               "-63 in place of ~63, also on the host."}},
        .sharedBytes = [](const TileGeometry& own) {
            return static_cast<std::size_t>(-63 & (own.tileWidth + 63)) * static_cast<std::size_t>(own.tileHeight);
        }};
}

/// The exchange also changes a thread's place in the tile.
Mistake exchangedInTile()
{
    Mistake mistake = exchangedThreads();
    mistake.edits = {{tileY, "int y = y0 + threadIdx.x; // Mistake: threadIdx.x and threadIdx.y are exchanged."},
                     {"for (int tileX = threadIdx.x; tileX < tileWidth; tileX += blockDim.x)",
                      "for (int tileX = threadIdx.y; tileX < tileWidth; tileX += blockDim.y)"},
                     {"tile[(threadIdx.y + row) * tilePitch + tileX + column]",
                      "tile[(threadIdx.x + row) * tilePitch + tileX + column]"}};
    return mistake;
}

/// For the strategies that read the picture through a tile in shared memory.
std::vector<Mistake> tileMistakes(const std::string& columns, const std::string& rows)
{
    return {
        noBarrier(),
        barrierInBranch(),
        returnFromTile(columns, rows),
        blockPixelsOnly(),
        piecesOfTheBlock(),
        gridRoundedDown(tileY, 1, columns + " / tileWidth", rows + " / blockDim.y"),
        wrongPrecedence("blockDim.y + templateHeight rows of tileWidth + templateWidth pixels",
                        "tileWidth + templateWidth * blockDim.y + templateHeight pixels"),
        pitchRoundedDown(),
        pitchMisprinted(),
        conflictingPitch({{tileY, std::string(tileY) + "\n    tilePitch = (tilePitch + 127) / 128 * 128; // Mistake: "
                                                       "every row of the tile begins at bank 0."}}),
        exchangedInTile(),
        flatWindows(),
        floatSums()};
}

/// The padded picture is already shifted by half a template.
Mistake cornerTwice()
{
    return {
        .name = "corner_twice",
        .title = "Corner subtracted twice",
        .lesson =
            "In the padded image, a window starts at the position of its result. Moving back by another half template "
            "reads a different window and, before the first pixel of the image, whatever precedes it in memory.",
        .edits = {{"int pixel = padded[(y + row) * paddedPitch + x + column];",
                   "int pixel = padded[(y + row) * paddedPitch + x - templateWidth / 2 + column]; // Mistake: moved "
                   "already."}},
        .finds = {FindingKind::OutOfBounds},
        .pictureChanges = true};
}

/// The line that computes a thread's row in the texts that take a region, with its comment.
constexpr char inRegionY[] =
    "int y = blockIdx.y * blockDim.y + threadIdx.y; // (x, y) is the thread's place in the region of the picture";

/// Textures clamp by themselves, and there is no tile.
std::vector<Mistake> textureMistakes()
{
    return {gridRoundedDown(inRegionY, 1, "regionWidth / blockDim.x", "regionHeight / blockDim.y"), exchangedThreads(),
            flatWindows(), floatSums()};
}

std::vector<Mistake> windowSumsMistakes()
{
    std::vector<Mistake> mistakes = tileMistakes("width", "height");
    mistakes.insert(mistakes.begin(), neighboursSums());
    return mistakes;
}

} // namespace

Plan planShared(const Recipe& recipe, const Inputs& inputs) { return planTile(sharedTile, recipe, inputs); }

bool tileFits(const Recipe& recipe, const Image& pattern)
{
    return fits(tileGeometry(recipe.block, tileWidthOf(recipe), pattern));
}

std::vector<Strategy> pixelStrategies()
{
    return {
        {.name = "texture_texture",
         .title = "Textures",
         .idea = "Each thread reads its window and the template through textures.",
         .source = kernelSource("template_matching/texture_texture.cu"),
         .isOfText = true,
         .isBasic = true,
         .plan = planIn<textures>,
         .mistakes = textureMistakes()},
        {.name = "texture_constant",
         .title = "Texture, constant template",
         .idea = "The template is moved to constant memory, which serves a whole warp with one read.",
         .source = kernelSource("template_matching/texture_constant.cu"),
         .isOfText = true,
         .isBasic = true,
         .after = "texture_texture",
         .expects = "One fetch per template pixel instead of two: about 2× as fast as Textures.",
         .plan = planIn<textureAndConstant>,
         .mistakes = textureMistakes()},
        {.name = "shared",
         .title = "Shared tile",
         .idea = "The block loads all pixels within reach of its windows into shared memory once.",
         .source = kernelSource("template_matching/shared.cu"),
         .isOfText = true,
         .isBasic = true,
         .after = "texture_constant",
         .expects = "2× as fast as Texture, constant template, because a shared-memory load takes a fraction of the "
                    "time of a texture fetch.",
         .plan = planShared,
         .mistakes = tileMistakes("regionWidth", "regionHeight")},
        {.name = "window_sums",
         .title = "Separate sums",
         .idea = "A previous launch computes the window sums, so that only the products remain.",
         .source = kernelSource("template_matching/window_sums.cu"),
         .after = "shared",
         .expects = "One multiplication per template pixel instead of two, and one addition fewer: 1.6× as fast as "
                    "Shared tile at 52×52 on an H200. The sums take 0.1 ms at 4096×4096.",
         .plan = planWindowSums,
         .mistakes = windowSumsMistakes()},
        {.name = "padded",
         .title = "Padded image",
         .idea = "Windows are read from the padded image of the sums; L1 takes the tile's role.",
         .source = kernelSource("template_matching/padded.cu"),
         .after = "window_sums",
         .expects = "As many loads as from the tile, each slightly more expensive: within 10 % of the speed of "
                    "window_sums, but with no barrier, texture fetches or size limit.",
         .plan = planIn<paddedPicture>,
         .mistakes = {cornerTwice(), neighboursSums(), gridRoundedDown(threadY), exchangedThreads(), flatWindows(),
                      floatSums()}},
    };
}

} // namespace tilescope::operations
