#include "gpu/run/observed_geometry.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

namespace tilescope
{

namespace
{

/// A rectangle of pixels, both corners inside.
struct Extent {
    int left = std::numeric_limits<int>::max(), top = std::numeric_limits<int>::max();
    int right = -1, bottom = -1;

    void add(int x, int y)
    {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    }
};

/// How a buffer holds the pixels of the result's size; nothing if it has another size.
struct PixelRows {
    std::size_t pixelBytes = 0, pitchBytes = 0;
};
std::optional<PixelRows> rowsOf(const Plan& plan, std::size_t buffer)
{
    const auto width = static_cast<std::size_t>(plan.pictureWidth);
    const std::size_t pixels = width * static_cast<std::size_t>(plan.pictureHeight);
    if (buffer >= plan.buffers.size() || pixels == 0)
        return std::nullopt;
    const std::size_t bytes = usedBytes(plan.buffers[buffer]);
    if (bytes < pixels || bytes % pixels != 0)
        return std::nullopt;
    const std::size_t pixelBytes = bytes / pixels;
    const bool isPitched = plan.buffers[buffer].isPitched();
    return PixelRows{pixelBytes, isPitched ? plan.buffers[buffer].pitchBytes : width * pixelBytes};
}

/// The pixels of a buffer that the block loads, or those that it stores.
std::optional<Extent> pixelsOf(const Plan& plan, const BlockTrace& block, std::size_t buffer, bool stored)
{
    const auto rows = rowsOf(plan, buffer);
    if (!rows)
        return std::nullopt;
    Extent extent;
    for (const TraceEvent& event : block.events) {
        const bool isIt = event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Global &&
                          event.store == stored && event.region < block.regions.size() &&
                          block.regions[event.region].buffer == static_cast<int>(buffer);
        if (!isIt)
            continue;
        for (std::uint32_t lanes = event.mask & ~event.outside; lanes; lanes &= lanes - 1) {
            const std::size_t first =
                block.lanes[event.lanes].offsets[static_cast<std::size_t>(std::countr_zero(lanes))];
            for (const std::size_t byte : {first, first + std::max<std::size_t>(event.bytes, 1) - 1}) {
                const auto x = static_cast<int>(byte % rows->pitchBytes / rows->pixelBytes);
                extent.add(std::min(x, plan.pictureWidth - 1), static_cast<int>(byte / rows->pitchBytes)); // no padding
            }
        }
    }
    return extent.right < 0 ? std::nullopt : std::optional(extent);
}

/// The pixels that a block stores, if its place in the grid says that every block stores as many, side by side.
void findBlock(const Plan& plan, const BlockTrace& block, TileGeometry& geometry)
{
    const auto stored = pixelsOf(plan, block, plan.pictureBuffer, true);
    if (!stored)
        return;
    const int width = stored->right - stored->left + 1, height = stored->bottom - stored->top + 1;
    if (stored->left != static_cast<int>(block.index.x) * width ||
        stored->top != static_cast<int>(block.index.y) * height)
        return;
    const Dim3& grid = plan.launches[plan.mainLaunch].grid;
    const auto covers = [](unsigned blocks, int each, int side) {
        return static_cast<std::int64_t>(blocks) * each >= side && static_cast<std::int64_t>(blocks - 1) * each < side;
    };
    if (!covers(grid.x, width, plan.pictureWidth) || !covers(grid.y, height, plan.pictureHeight))
        return;
    geometry.blockWidth = width;
    geometry.blockHeight = height;
}

/// The bytes of an element of shared memory: those of the narrowest access; 0: there is none.
int elementBytes(const BlockTrace& block)
{
    int bytes = 0;
    for (const TraceEvent& event : block.events)
        if (event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Shared && event.bytes > 0)
            bytes = bytes == 0 ? event.bytes : std::min<int>(bytes, event.bytes);
    return bytes;
}

void findTile(TileGeometry& geometry)
{
    const int width = geometry.blockWidth + 2 * geometry.haloX, height = geometry.blockHeight + 2 * geometry.haloY;
    const std::size_t rowBytes = static_cast<std::size_t>(height) * static_cast<std::size_t>(geometry.elementBytes);
    if (rowBytes == 0 || geometry.sharedBytes % rowBytes != 0)
        return;
    constexpr int mostPadding = 32; // elements of a row
    const auto pitch = static_cast<int>(geometry.sharedBytes / rowBytes);
    if (pitch < width || pitch > width + mostPadding)
        return;
    geometry.hasSharedTile = true;
    geometry.tileWidth = width;
    geometry.tileHeight = height;
    geometry.tilePitch = pitch;
}

} // namespace

TileGeometry observedGeometry(const Plan& plan, const BlockTrace& block)
{
    TileGeometry geometry = plan.geometry;
    geometry.sharedBytes = block.sharedBytes;
    if (geometry.blockWidth < 1 || geometry.blockHeight < 1)
        findBlock(plan, block, geometry);
    if (geometry.blockWidth < 1 || geometry.blockHeight < 1)
        return geometry;
    if (const auto read = pixelsOf(plan, block, 0, false)) {
        const int left = static_cast<int>(block.index.x) * geometry.blockWidth;
        const int top = static_cast<int>(block.index.y) * geometry.blockHeight;
        const int right = left + geometry.blockWidth - 1, bottom = top + geometry.blockHeight - 1;
        const int haloX = std::max({0, left - read->left, read->right - right});
        const int haloY = std::max({0, top - read->top, read->bottom - bottom});
        // Blocks that read far from their pixels have no halo that a picture could show.
        constexpr int widest = 128;
        if (haloX <= widest && haloY <= widest) {
            geometry.haloX = haloX;
            geometry.haloY = haloY;
        }
    }
    geometry.elementBytes = elementBytes(block);
    if (geometry.elementBytes > 0)
        findTile(geometry);
    return geometry;
}

} // namespace tilescope
