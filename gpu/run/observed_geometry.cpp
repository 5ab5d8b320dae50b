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

/// The pixels of the picture that the block reads from the plan's first buffer.
std::optional<Extent> readPixels(const Plan& plan, const BlockTrace& block)
{
    const auto pixels = static_cast<std::size_t>(plan.pictureWidth) * static_cast<std::size_t>(plan.pictureHeight);
    if (plan.buffers.empty() || pixels == 0 || plan.buffers[0].bytes % pixels != 0)
        return std::nullopt; // another size than the result's
    const std::size_t pixelBytes = plan.buffers[0].bytes / pixels;
    const auto width = static_cast<std::size_t>(plan.pictureWidth);
    Extent extent;
    for (const TraceEvent& event : block.events) {
        const bool isRead = event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Global && !event.store;
        if (!isRead || event.region >= block.regions.size() || block.regions[event.region].buffer != 0)
            continue;
        for (std::uint32_t lanes = event.mask & ~event.outside; lanes; lanes &= lanes - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
            const std::size_t pixel = block.lanes[event.lanes].offsets[lane] / pixelBytes;
            extent.add(static_cast<int>(pixel % width), static_cast<int>(pixel / width));
        }
    }
    return extent.right < 0 ? std::nullopt : std::optional(extent);
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
        return geometry;
    if (const auto read = readPixels(plan, block)) {
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
