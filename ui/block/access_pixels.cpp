#include "ui/block/access_pixels.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

namespace
{

/// How a buffer holds a picture.
struct PixelRows {
    QSize size;  ///< of the buffer, in pixels
    int rim = 0; ///< pixels around the picture
    std::size_t bytesOfPixel = 1;
    bool isSource = false;
};

std::optional<PixelRows> rowsOf(const TraceRegion& region, QSize source, QSize result)
{
    PixelRows rows;
    if (region.buffer < 0)
        return std::nullopt;
    if (region.name == "input" || region.name == "padded") {
        rows.rim = region.name == "padded" ? 1 : 0;
        rows.size = source + 2 * QSize(rows.rim, rows.rim);
        rows.isSource = true;
    } else if (region.name == "output") {
        rows.size = result;
    }
    if (rows.size.isEmpty())
        return std::nullopt;
    const std::size_t pixels =
        static_cast<std::size_t>(rows.size.width()) * static_cast<std::size_t>(rows.size.height());
    rows.bytesOfPixel = region.bytes / pixels;
    return rows.bytesOfPixel > 0 && rows.bytesOfPixel <= 16 && region.bytes % pixels == 0 ? std::optional(rows)
                                                                                          : std::nullopt;
}

/// Pixels in ascending order; adjacent pixels of a row are joined into one rectangle.
std::vector<QRect> joined(const std::vector<std::size_t>& pixels, const PixelRows& rows)
{
    std::vector<QRect> rects;
    const auto width = static_cast<std::size_t>(rows.size.width());
    for (const std::size_t pixel : pixels) {
        const QRect one(static_cast<int>(pixel % width) - rows.rim, static_cast<int>(pixel / width) - rows.rim, 1, 1);
        if (!rects.empty() && rects.back().top() == one.top() && rects.back().right() + 1 == one.left())
            rects.back().setRight(one.right());
        else
            rects.push_back(one);
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
    const auto rows = rowsOf(trace.regions[event.region], source, result);
    if (!rows)
        return std::nullopt;
    std::vector<std::size_t> pixels;
    const TraceLanes& lanes = trace.lanes[event.lanes];
    for (unsigned lane = 0; lane < 32; ++lane) {
        if (((event.mask & ~event.outside) >> lane & 1U) == 0)
            continue;
        const std::size_t first = lanes.offsets[lane] / rows->bytesOfPixel;
        const std::size_t last = (lanes.offsets[lane] + std::max<std::size_t>(event.bytes, 1) - 1) / rows->bytesOfPixel;
        for (std::size_t pixel = first; pixel <= last; ++pixel)
            pixels.push_back(pixel);
    }
    std::ranges::sort(pixels);
    pixels.erase(std::unique(pixels.begin(), pixels.end()), pixels.end());
    AccessFlash flash;
    flash.pixels = joined(pixels, *rows);
    flash.isStore = event.store || event.atomic;
    flash.isOfSource = rows->isSource;
    flash.warp = static_cast<int>(event.warp);
    return flash;
}

} // namespace tilescope
