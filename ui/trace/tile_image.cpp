#include "ui/trace/tile_image.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>
#include <utility>

namespace tilescope
{

namespace
{

constexpr int wordsOfRow = 32;
constexpr int mostSide = 4096;

bool isWritten(const SharedState& state, std::size_t offset, std::size_t bytes)
{
    if (offset > state.written.size() || bytes > state.written.size() - offset)
        return false;
    const auto first = state.written.begin() + static_cast<std::ptrdiff_t>(offset);
    return std::all_of(first, first + static_cast<std::ptrdiff_t>(bytes), [](bool written) { return written; });
}

double numberAt(const SharedState& state, std::size_t offset, TileLayout::Element element)
{
    std::uint32_t bits = 0;
    std::memcpy(&bits, state.bytes.data() + offset, sizeof bits);
    if (element == TileLayout::Element::Word)
        return bits;
    float value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

std::size_t offsetOf(const TileLayout& layout, int x, int y)
{
    return layout.begin + static_cast<std::size_t>(y) * layout.pitchBytes +
           static_cast<std::size_t>(x) * static_cast<std::size_t>(layout.elementBytes);
}

QRgb pixelOf(const SharedState& state, std::size_t offset, const TileLayout& layout, const TileImage& range)
{
    const auto byte = [&](std::size_t i) { return std::to_integer<int>(state.bytes[offset + i]); };
    if (layout.element == TileLayout::Element::Rgb)
        return qRgb(byte(0), byte(1), byte(2));
    if (layout.element == TileLayout::Element::Grey)
        return qRgb(byte(0), byte(0), byte(0));
    const double value = numberAt(state, offset, layout.element);
    if (!std::isfinite(value))
        return qRgb(255, 0, 255);
    const double span = range.greatest - range.least;
    const int grey = span > 0 ? static_cast<int>(std::lround((value - range.least) / span * 255)) : 128;
    return qRgb(grey, grey, grey);
}

void findRange(const SharedState& state, const TileLayout& layout, TileImage& range)
{
    for (int y = 0; y < layout.height; ++y)
        for (int x = 0; x < layout.width; ++x) {
            const std::size_t offset = offsetOf(layout, x, y);
            if (!isWritten(state, offset, sizeof(float)))
                continue;
            const double value = numberAt(state, offset, layout.element);
            if (!std::isfinite(value))
                continue;
            range.least = range.hasRange ? std::min(range.least, value) : value;
            range.greatest = range.hasRange ? std::max(range.greatest, value) : value;
            range.hasRange = true;
        }
}

} // namespace

/// A kernel may keep more than its tile in shared memory: the tile is the first variable with room for it.
static std::size_t beginOfTile(const BlockTrace& trace, const TileLayout& tile)
{
    const std::size_t bytes = static_cast<std::size_t>(tile.height - 1) * tile.pitchBytes +
                              static_cast<std::size_t>(tile.width) * static_cast<std::size_t>(tile.elementBytes);
    for (const TraceRegion& region : trace.regions)
        if (region.space == TraceSpace::Shared)
            for (const TraceVariable& variable : region.variables)
                if (variable.bytes >= bytes)
                    return variable.offset;
    return 0;
}

std::optional<QPoint> TileLayout::elementAt(std::size_t offset) const
{
    if (pitchBytes == 0 || elementBytes < 1 || offset < begin)
        return std::nullopt;
    offset -= begin;
    const std::size_t x = offset % pitchBytes / static_cast<std::size_t>(elementBytes), y = offset / pitchBytes;
    if (x >= static_cast<std::size_t>(width) || y >= static_cast<std::size_t>(height))
        return std::nullopt;
    return QPoint(static_cast<int>(x), static_cast<int>(y));
}

TileLayout tileLayout(const BlockTrace& trace, const TileGeometry& geometry, const PitchCure& rows)
{
    TileLayout layout;
    const bool isTile = geometry.hasSharedTile && geometry.tileWidth > 0 && geometry.tileHeight > 0 &&
                        geometry.tileWidth <= mostSide && geometry.tileHeight <= mostSide && rows.pitchBytes > 0 &&
                        (geometry.elementBytes == 1 || geometry.elementBytes == 3 || geometry.elementBytes == 4);
    if (isTile) {
        layout.isTile = true;
        layout.width = geometry.tileWidth;
        layout.height = geometry.tileHeight;
        layout.elementBytes = geometry.elementBytes;
        layout.pitchBytes = rows.pitchBytes;
        layout.begin = beginOfTile(trace, layout);
        layout.element = geometry.elementBytes == 1   ? TileLayout::Element::Grey
                         : geometry.elementBytes == 3 ? TileLayout::Element::Rgb
                                                      : TileLayout::Element::Float;
        return layout;
    }
    if (trace.sharedBytes < 4)
        return layout;
    layout.width = wordsOfRow;
    layout.elementBytes = 4;
    layout.pitchBytes = wordsOfRow * 4;
    layout.height = static_cast<int>(
        std::min<std::size_t>((trace.sharedBytes + layout.pitchBytes - 1) / layout.pitchBytes, mostSide));
    layout.element = TileLayout::Element::Word;
    return layout;
}

TileImage tileImage(const SharedState& state, const TileLayout& layout)
{
    TileImage made;
    if (layout.width < 1 || layout.height < 1)
        return made;
    if (layout.element == TileLayout::Element::Float || layout.element == TileLayout::Element::Word)
        findRange(state, layout, made);
    made.image = QImage(layout.width, layout.height, QImage::Format_ARGB32);
    made.image.fill(Qt::transparent);
    for (int y = 0; y < layout.height; ++y) {
        auto* const row = reinterpret_cast<QRgb*>(made.image.scanLine(y));
        for (int x = 0; x < layout.width; ++x) {
            const std::size_t offset = offsetOf(layout, x, y);
            if (isWritten(state, offset, static_cast<std::size_t>(layout.elementBytes)))
                row[x] = pixelOf(state, offset, layout, made);
        }
    }
    return made;
}

std::vector<QPoint> touchedElements(const BlockTrace& trace, const TraceEvent& access, const TileLayout& layout)
{
    if (access.kind != TraceEvent::Kind::Access || access.space != TraceSpace::Shared ||
        access.lanes >= trace.lanes.size())
        return {};
    std::set<std::pair<int, int>> touched; // by row
    const TraceLanes& lanes = trace.lanes[access.lanes];
    for (unsigned lane = 0; lane < 32; ++lane) {
        if (((access.mask & ~access.outside) >> lane & 1U) == 0)
            continue;
        for (std::size_t byte = 0; byte < std::max<std::size_t>(access.bytes, 1); ++byte)
            if (const auto element = layout.elementAt(lanes.offsets[lane] + byte))
                touched.emplace(element->y(), element->x());
    }
    std::vector<QPoint> elements;
    for (const auto& [y, x] : touched)
        elements.emplace_back(x, y);
    return elements;
}

} // namespace tilescope
