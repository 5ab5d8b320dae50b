#include "ui/trace/access_pixels.h"

#include "ui/trace/tile_image.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tilescope
{

namespace
{

/// Pixels in ascending order, by row; adjacent pixels of a row are joined into one rectangle.
std::vector<QRect> joined(const std::set<std::pair<int, int>>& pixels)
{
    std::vector<QRect> rects;
    for (const auto& [y, x] : pixels) {
        if (!rects.empty() && rects.back().top() == y && rects.back().right() + 1 == x)
            rects.back().setRight(x);
        else
            rects.emplace_back(x, y, 1, 1);
    }
    return rects;
}

} // namespace

std::optional<AccessFlash> accessPixels(const BlockTrace& trace, std::size_t index, QSize source, QSize result)
{
    const TraceEvent& event = trace.events[index];
    if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Global ||
        event.region >= trace.regions.size() || event.lanes >= trace.lanes.size())
        return std::nullopt;
    const HeldPicture& held = trace.regions[event.region].picture;
    const QSize size = held.which == HeldPicture::Which::Input ? source : result;
    std::set<std::pair<int, int>> pixels;
    const TraceLanes& lanes = trace.lanes[event.lanes];
    for (unsigned lane = 0; lane < 32; ++lane) {
        if (((event.mask & ~event.outside) >> lane & 1U) == 0)
            continue;
        const std::size_t first = lanes.offsets[lane];
        for (std::size_t byte = 0; byte < std::max<std::size_t>(event.bytes, 1); ++byte)
            if (const auto place = held.at(first + byte, size.width(), size.height()))
                pixels.emplace(place->y, place->x);
    }
    if (pixels.empty())
        return std::nullopt;
    AccessFlash flash;
    flash.pixels = joined(pixels);
    flash.isStore = event.store || event.atomic;
    flash.isOfSource = held.which == HeldPicture::Which::Input;
    flash.warp = static_cast<int>(event.warp);
    return flash;
}

std::optional<AccessFlash> tilePixels(const TracedBlock& block, std::size_t index, QSize source)
{
    const BlockTrace& trace = *block.trace;
    const TileGeometry& geometry = block.geometry;
    const TileLayout layout = tileLayout(trace, geometry, block.cure);
    const QSize reach(geometry.blockWidth + 2 * geometry.haloX, geometry.blockHeight + 2 * geometry.haloY);
    if (!layout.isTile || QSize(layout.width, layout.height) != reach)
        return std::nullopt;
    const PixelRect written = geometry.written(source.width(), source.height());
    const QPoint corner(written.x + static_cast<int>(trace.index.x) * geometry.blockWidth - geometry.haloX,
                        written.y + static_cast<int>(trace.index.y) * geometry.blockHeight - geometry.haloY);
    std::set<std::pair<int, int>> pixels;
    for (const QPoint element : touchedElements(trace, trace.events[index], layout))
        if (const QPoint pixel = corner + element; QRect(QPoint(), source).contains(pixel))
            pixels.emplace(pixel.y(), pixel.x());
    if (pixels.empty())
        return std::nullopt;
    AccessFlash flash;
    flash.pixels = joined(pixels);
    flash.isStore = trace.events[index].store || trace.events[index].atomic;
    flash.isOfSource = true;
    flash.warp = static_cast<int>(trace.events[index].warp);
    return flash;
}

} // namespace tilescope
