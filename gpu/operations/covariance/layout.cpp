#include "gpu/operations/covariance/layout.h"

#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <map>

namespace tilescope::operations
{

namespace
{

constexpr int smallestSide = 2, largestSide = 32;

/// Of a strategy whose text has the numbers of its tile written out.
struct Design {
    BlockSize block;
    Layout layout;
    bool isSplit = true;
};

constexpr int tileSide = 128, chunkOfTile = 16;

/// As many parts as give each about so many images: enough blocks for a GPU to be busy to the end, few enough that
/// their partial results do not matter. The products of 33,025 levels and no more always fit 32 bits.
constexpr int usualImagesOfPart = 8192;

/// Of floats, which blocks of 16 × 16 threads multiply.
Layout floats(bool isPadded, int stages)
{
    return {.side = tileSide,
            .warps = 8,
            .chunk = chunkOfTile,
            .stages = stages,
            .tilePitch = tileSide,
            .capability = stages > 1 ? 80 : 0,
            .imagesOfPart = usualImagesOfPart,
            .isPadded = isPadded};
}

/// Of what tensor cores multiply. Images in a tile are 8 words longer to keep banks apart, or have places exchanged.
Layout fragments(Numbers numbers, int warps)
{
    Layout layout = floats(true, 3);
    layout.warps = warps;
    layout.tilePitch += numbers == Numbers::HalfPairs ? 0 : 8;
    layout.numbers = numbers;
    return layout;
}

/// Of tiles that four warps for every 64 rows multiply together. A row of a tile is a chunk of 32 images.
Layout warpgroups(int side, int stages, int imagesOfPart)
{
    return {.side = side,
            .warps = side / 16,
            .chunk = 32,
            .stages = stages,
            .tilePitch = side,
            .capability = 90,
            .imagesOfPart = imagesOfPart,
            .isPadded = true,
            .numbers = Numbers::Turned};
}

const std::map<std::string, Design>& designs()
{
    constexpr BlockSize square{16, 16}, fourWarps{32, 4}, eightWarps{32, 8}, twelveWarps{32, 12};
    // 91 tiles of 192×192 are made by a block each, one a multiprocessor: 29 parts of 200,000 images are 20 rounds of
    // 132.
    constexpr int imagesOfLargeTile = 7'000;
    static const std::map<std::string, Design> all{
        {"registers", {square, floats(false, 1), false}},
        {"padded", {square, floats(true, 1), false}},
        {"split", {square, floats(true, 1)}},
        {"async_copy", {square, floats(true, 2)}},
        {"tf32", {fourWarps, fragments(Numbers::Rounded, 4)}},
        {"warpgroup", {eightWarps, warpgroups(tileSide, 3, usualImagesOfPart)}},
        {"large_tiles", {twelveWarps, warpgroups(192, 4, imagesOfLargeTile)}},
        {"tf32x3", {eightWarps, fragments(Numbers::Floats, 8)}},
        {"half", {fourWarps, fragments(Numbers::Halves, 4)}},
        {"half3", {eightWarps, fragments(Numbers::HalfPairs, 8)}},
        {"integer", {fourWarps, fragments(Numbers::Levels, 4)}},
    };
    return all;
}

int roundedUp(int number, int multiple) { return (number + multiple - 1) / multiple * multiple; }

int quotientUp(int number, int divisor) { return (number - 1) / divisor + 1; }

} // namespace

int Layout::imagesOfWord() const
{
    switch (numbers) {
    case Numbers::Floats:
    case Numbers::Rounded:
    case Numbers::Turned: return 1;
    case Numbers::Halves:
    case Numbers::HalfPairs: return 2;
    case Numbers::Levels: return 4;
    }
    return 1;
}

int Layout::tiles() const { return numbers == Numbers::HalfPairs ? 4 : 2; }

std::size_t Layout::sharedBytes() const
{
    return sizeof(float) * static_cast<std::size_t>(tilePitch) * static_cast<std::size_t>(tiles() * chunk * stages);
}

std::string blockRefusal(const std::string& strategy, BlockSize block)
{
    const auto design = designs().find(strategy);
    if (strategy.starts_with("cublas_"))
        return "";
    if (design == designs().end()) { // the block is a tile of C and of both chunks of D
        const bool isTile = block.width == block.height && block.width >= smallestSide && block.width <= largestSide;
        return isTile ? "" : "a block is a tile of the covariance and must be square, 2x2 to 32x32.";
    }
    if (block == design->second.block)
        return "";
    return "this strategy's tile of the covariance is shared out among " +
           std::to_string(design->second.block.threads()) + " threads, " + toText(design->second.block) + ".";
}

Layout layoutOf(const std::string& strategy, BlockSize block, const ImageSet& set)
{
    if (strategy.starts_with("cublas_")) // which reads whole words where rows begin at multiples of them
        return {.isPadded = true, .rows = set.rows, .pitch = roundedUp(set.pixels(), largestSide)};
    const auto design = designs().find(strategy);
    if (design == designs().end()) {
        const int side = std::clamp(block.width, smallestSide, largestSide);
        return {.side = side,
                .warps = quotientUp(side * side, 32),
                .chunk = strategy == "shared" ? side : 0,
                .tilePitch = side,
                .rows = set.rows,
                .pitch = set.pixels()};
    }
    Layout layout = design->second.layout;
    layout.rows = quotientUp(set.rows, layout.imagesOfWord());
    layout.pitch = set.pixels();
    if (!layout.isPadded)
        return layout;
    layout.pitch = roundedUp(set.pixels(), layout.side);
    if (design->second.isSplit)
        layout.parts = quotientUp(set.rows, layout.imagesOfPart);
    const int parts = std::max(layout.parts, 1);
    layout.rows = parts * roundedUp(quotientUp(layout.rows, parts), layout.chunk);
    return layout;
}

TileGeometry geometryOf(const Layout& layout)
{
    TileGeometry geometry = haloGeometry({layout.side, layout.side}, 0);
    if (layout.chunk == 0)
        return geometry;
    geometry.hasSharedTile = true;
    geometry.tileWidth = layout.side;
    geometry.tilePitch = layout.tilePitch;
    geometry.tileHeight = layout.tiles() * layout.chunk * layout.stages; // one after the other
    if (layout.numbers == Numbers::Turned) {
        geometry.tileWidth = geometry.tilePitch = layout.chunk;
        geometry.tileHeight = layout.tiles() * layout.side * layout.stages;
    }
    geometry.elementBytes = sizeof(float);
    geometry.sharedBytes = layout.sharedBytes();
    return geometry;
}

} // namespace tilescope::operations
