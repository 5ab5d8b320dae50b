#include "ui/canvas/overlays/trace_marks.h"

#include "gpu/emulator/observe/trace/block_trace.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace tilescope
{

namespace
{

class Filler
{
public:
    Filler(const BlockTrace& trace, const TileGeometry& geometry)
        : m_geometry(geometry), m_trace(trace), m_rounds(trace.warps(), 0)
    {
        m_fill.block = QPoint(static_cast<int>(trace.index.x), static_cast<int>(trace.index.y));
        m_fill.elements.resize(static_cast<std::size_t>(geometry.tileWidth) *
                               static_cast<std::size_t>(geometry.tileHeight));
        const std::size_t bytes = static_cast<std::size_t>(geometry.sharedBytes);
        m_begin = trace.sharedBytes > bytes ? trace.sharedBytes - bytes : 0; // static arrays come first
        for (int y = 0; y < geometry.tileHeight; ++y)
            for (int x = 0; x < geometry.tileWidth; ++x)
                at(x, y).address =
                    m_begin + (static_cast<std::size_t>(y) * static_cast<std::size_t>(geometry.tilePitch) +
                               static_cast<std::size_t>(x)) *
                                  static_cast<std::size_t>(geometry.elementBytes);
    }

    TileFill run()
    {
        for (const TraceEvent& event : m_trace.events) {
            if (event.kind != TraceEvent::Kind::Access || event.space != TraceSpace::Shared || !event.store)
                continue;
            const int before = m_fill.stored;
            for (unsigned lane = 0; lane < 32; ++lane)
                if (event.mask >> lane & 1)
                    store(event.warp, lane, m_trace.lanes[event.lanes].offsets[lane], event.bytes);
            if (m_fill.stored > before)
                m_fill.rounds = std::max(m_fill.rounds, ++m_rounds[event.warp]);
        }
        return std::move(m_fill);
    }

private:
    TileFill::Element& at(int x, int y)
    {
        return m_fill.elements[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_geometry.tileWidth) +
                               static_cast<std::size_t>(x)];
    }

    /// An element of several bytes, such as the channels of a pixel, may arrive in several stores: they count as one
    /// round, as only the first of them stores an element anew.
    void store(std::uint32_t warp, unsigned lane, std::size_t address, std::size_t bytes)
    {
        const auto elementBytes = static_cast<std::size_t>(m_geometry.elementBytes);
        for (std::size_t element = (address - m_begin) / elementBytes;
             address >= m_begin && element * elementBytes < address - m_begin + bytes; ++element) {
            const int x = static_cast<int>(element % static_cast<std::size_t>(m_geometry.tilePitch));
            const auto y = element / static_cast<std::size_t>(m_geometry.tilePitch);
            if (x >= m_geometry.tileWidth || y >= static_cast<std::size_t>(m_geometry.tileHeight))
                continue;
            TileFill::Element& stored = at(x, static_cast<int>(y));
            if (stored.thread >= 0)
                continue;
            stored.thread = static_cast<int>(warp * 32 + lane);
            stored.round = m_rounds[warp];
            ++m_fill.stored;
        }
    }

    TileFill m_fill;
    const TileGeometry& m_geometry;
    const BlockTrace& m_trace;
    std::size_t m_begin = 0;
    std::vector<int> m_rounds; ///< by warp
};

} // namespace

TileFill tileFill(const BlockTrace& trace, const TileGeometry& geometry)
{
    const bool isTile = geometry.hasSharedTile && geometry.tileWidth > 0 && geometry.tileHeight > 0 &&
                        geometry.tilePitch >= geometry.tileWidth && geometry.elementBytes > 0;
    if (!isTile)
        return {};
    return Filler(trace, geometry).run();
}

void addFlashes(std::vector<AccessFlash>& flashes, std::vector<AccessFlash> passed, std::optional<AccessFlash> present)
{
    for (AccessFlash& flash : flashes)
        flash.stays = false;
    flashes.insert(flashes.end(), std::make_move_iterator(passed.begin()), std::make_move_iterator(passed.end()));
    if (present) {
        present->stays = true;
        flashes.push_back(std::move(*present));
    }
    if (flashes.size() > AccessFlash::most)
        flashes.erase(flashes.begin(), flashes.end() - AccessFlash::most);
}

bool fadeFlashes(std::vector<AccessFlash>& flashes, double part)
{
    for (AccessFlash& flash : flashes)
        flash.strength -= flash.stays ? 0 : part;
    std::erase_if(flashes, [](const AccessFlash& flash) { return flash.strength <= 0; });
    return std::any_of(flashes.begin(), flashes.end(), [](const AccessFlash& flash) { return !flash.stays; });
}

} // namespace tilescope
