#include "gpu/operations/covariance/layout.h"

#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <cmath>

namespace tilescope::operations
{

namespace
{

constexpr int smallestSide = 2, largestSide = 32;
constexpr int tileSide = 128; ///< of every strategy whose threads compute several elements

SettingError refusal(BlockSize block, const std::string& reason, BlockSize nearest)
{
    return {"block",
            "A block of " + toText(block) + " does not work here: " + reason + " The nearest that works is " +
                toText(nearest) + ".",
            ParameterValue(toText(nearest))};
}

/// The block is a tile of C and of both chunks of D: square, and of no more threads than a GPU allows.
void checkSquare(BlockSize block)
{
    if (block.width == block.height && block.width >= smallestSide && block.width <= largestSide)
        return;
    const double side = std::sqrt(static_cast<double>(block.threads()));
    const int nearest = std::clamp(static_cast<int>(std::lround(side)), smallestSide, largestSide);
    throw refusal(block, "a block is a tile of the covariance and must be square, 2x2 to 32x32.", {nearest, nearest});
}

/// The text has the numbers of its tile written out.
void checkSixteen(BlockSize block)
{
    constexpr BlockSize sixteen{16, 16};
    if (block != sixteen)
        throw refusal(block, "this strategy's tile of the covariance is shared out among 256 threads, 16x16.", sixteen);
}

int roundedUp(int number, int multiple) { return (number + multiple - 1) / multiple * multiple; }

/// As many parts as give each about so many images: enough blocks for a GPU to be busy to the end, few enough that
/// their partial results do not matter.
constexpr int imagesOfPart = 8192;

} // namespace

void checkBlock(const std::string& strategy, BlockSize block)
{
    if (strategy == "global" || strategy == "shared")
        checkSquare(block);
    else
        checkSixteen(block);
}

Layout layoutOf(const std::string& strategy, BlockSize block, const ImageSet& set)
{
    Layout layout{.side = std::clamp(block.width, smallestSide, largestSide), .rows = set.rows, .pitch = set.pixels()};
    if (strategy == "global" || strategy == "shared") {
        layout.chunk = strategy == "shared" ? layout.side : 0;
        return layout;
    }
    if (strategy.starts_with("cublas_")) { // which reads whole words where rows begin at multiples of them
        layout.isPadded = true;
        layout.pitch = roundedUp(set.pixels(), largestSide);
        return layout;
    }
    layout.side = tileSide;
    layout.chunk = 16;
    if (strategy == "registers")
        return layout;
    layout.isPadded = true;
    layout.pitch = roundedUp(set.pixels(), layout.side);
    layout.rows = roundedUp(set.rows, layout.chunk);
    if (strategy == "padded")
        return layout;
    layout.parts = (set.rows - 1) / imagesOfPart + 1;
    layout.rows = layout.parts * roundedUp((set.rows - 1) / layout.parts + 1, layout.chunk);
    layout.stages = strategy == "async_copy" ? 2 : 1;
    return layout;
}

TileGeometry geometryOf(const Layout& layout)
{
    TileGeometry geometry = haloGeometry({layout.side, layout.side}, 0);
    if (layout.chunk == 0)
        return geometry;
    geometry.hasSharedTile = true;
    geometry.tileWidth = layout.side;
    geometry.tilePitch = layout.side;
    geometry.tileHeight = 2 * layout.chunk * layout.stages; // two tiles, one after the other
    geometry.elementBytes = sizeof(float);
    geometry.sharedBytes =
        static_cast<std::size_t>(geometry.tilePitch) * static_cast<std::size_t>(geometry.tileHeight) * sizeof(float);
    return geometry;
}

} // namespace tilescope::operations
