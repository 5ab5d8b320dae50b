#pragma once

#include "ui/trace/traced_block.h"

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

/// A handmade trace of a block.
namespace trace_fixture
{

using namespace tilescope;
using Kind = TraceEvent::Kind;

constexpr std::uint32_t everyLane = 0xFFFF'FFFF;

class TraceMaker
{
public:
    explicit TraceMaker(Dim3 block)
    {
        m_trace.kernel = "sobel";
        m_trace.grid = {4, 3, 1};
        m_trace.block = block;
        m_trace.index = {1, 2, 0};
        m_trace.sharedBytes = 4096;
        m_trace.regions = {
            {TraceSpace::Global, "input", 0, 64 * 48, 0, {}, {.which = HeldPicture::Which::Input, .bytes = 64 * 48}},
            {TraceSpace::Global, "output", 0, 64 * 48, 1, {}, {.which = HeldPicture::Which::Result, .bytes = 64 * 48}},
            {TraceSpace::Shared, "tile", 0, 4096, -1, {}, {}},
            {TraceSpace::Constant, "filter", 0, 256, -1, {}, {}}};
    }

    TraceMaker& event(Kind kind, std::uint32_t warp, int line, std::uint32_t mask = everyLane, std::uint32_t taken = 0)
    {
        TraceEvent made;
        made.kind = kind;
        made.warp = warp;
        made.mask = mask;
        made.taken = taken;
        made.site = site(line, "bar.sync 0;");
        m_trace.events.push_back(made);
        return *this;
    }

    /// `region`: 0 input, 1 output, 2 shared, 3 constant.
    TraceMaker& access(std::uint32_t warp, int line, std::uint32_t region, bool store, std::uint8_t bytes,
                       const std::function<std::uint32_t(unsigned)>& offset, std::uint32_t mask = everyLane,
                       const std::string& text = "ld.u8 %r1, [%rd1];")
    {
        TraceEvent made;
        made.kind = Kind::Access;
        made.space = m_trace.regions[region].space;
        made.store = store;
        made.bytes = bytes;
        made.warp = warp;
        made.mask = mask;
        made.region = region;
        made.site = site(line, text);
        made.lanes = static_cast<std::uint32_t>(m_trace.lanes.size());
        TraceLanes lanes;
        for (unsigned lane = 0; lane < 32; ++lane)
            if ((mask >> lane & 1U) != 0) {
                lanes.offsets[lane] = offset(lane);
                lanes.values[lane] = lane + 1;
            }
        m_trace.lanes.push_back(lanes);
        m_trace.events.push_back(made);
        return *this;
    }

    BlockTrace take(std::uint64_t firstEvent = 0, std::uint64_t totalEvents = 0)
    {
        m_trace.firstEvent = firstEvent;
        m_trace.totalEvents = std::max<std::uint64_t>(totalEvents, firstEvent + m_trace.events.size());
        return m_trace;
    }

private:
    std::uint32_t site(int line, const std::string& text)
    {
        for (std::size_t i = 0; i < m_trace.sites.size(); ++i)
            if (m_trace.sites[i].line == line && m_trace.sites[i].text == text)
                return static_cast<std::uint32_t>(i);
        m_trace.sites.push_back({"sobel/shared.cu", line, text});
        return static_cast<std::uint32_t>(m_trace.sites.size() - 1);
    }

    BlockTrace m_trace;
};

/// The events of exampleTrace().
enum Example : std::size_t {
    FirstLoad,
    SecondLoad,
    FirstTileStore,
    SecondTileStore,
    FirstBarrier,
    SecondBarrier,
    Release,
    Conflict,
    TileLoad,
    Divergent,
    ShortStore,
    LongStore,
    Uniform,
    SecondStore,
    FirstExit,
    SecondExit,
    ExampleEvents
};

/// Two warps of a block of 32 × 2 threads fill a tile, synchronise at a barrier and read the tile; warp 0 has bank
/// conflicts and diverges.
inline BlockTrace exampleTrace()
{
    const auto row = [](std::uint32_t first, std::uint32_t stride) {
        return [first, stride](unsigned lane) { return first + stride * lane; };
    };
    return TraceMaker({32, 2, 1})
        .access(0, 10, 0, false, 1, row(64, 1))
        .access(1, 10, 0, false, 1, row(127, 1))
        .access(0, 11, 2, true, 1, row(0, 1))
        .access(1, 11, 2, true, 1, row(32, 1))
        .event(Kind::Barrier, 0, 12)
        .event(Kind::Barrier, 1, 12)
        .event(Kind::Release, 1, 12, 0b11)
        .access(0, 15, 2, false, 4, row(0, 128))
        .access(1, 15, 2, false, 4, row(0, 4))
        .event(Kind::Branch, 0, 17, everyLane, 0xFF)
        .access(0, 18, 1, true, 1, row(64, 1), 0xFF)
        .access(0, 20, 1, true, 1, row(64, 1), ~0xFFU)
        .event(Kind::Branch, 1, 17, everyLane, everyLane)
        .access(1, 20, 1, true, 1, row(128, 1))
        .event(Kind::Exit, 0, 22)
        .event(Kind::Exit, 1, 22)
        .take();
}

/// Of bytes: 32 in each of 32 rows.
inline TileGeometry exampleGeometry()
{
    TileGeometry geometry;
    geometry.blockWidth = 32;
    geometry.blockHeight = 2;
    geometry.hasSharedTile = true;
    geometry.tileWidth = 32;
    geometry.tileHeight = 32;
    geometry.tilePitch = 128;
    geometry.elementBytes = 1;
    geometry.sharedBytes = 4096;
    return geometry;
}

inline TracedBlock exampleBlock() { return tracedBlock(exampleTrace(), exampleGeometry(), false); }

} // namespace trace_fixture
