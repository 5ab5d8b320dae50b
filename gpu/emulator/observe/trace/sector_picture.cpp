#include "gpu/emulator/observe/counters/lane_addresses.h"
#include "gpu/emulator/observe/trace/access_picture.h"

#include <algorithm>
#include <bit>
#include <set>

namespace tilescope
{
namespace
{

constexpr std::int64_t sectorBytes = 32, lineBytes = 128, wordBytes = 4;

/// Bytes that one lane asks for, side by side.
struct Stretch {
    std::int64_t begin = 0;
    unsigned bytes = 0;
    unsigned lane = 0;
};

std::int64_t divideDown(std::int64_t value, std::int64_t by) { return (value - ((value % by) + by) % by) / by; }

/// Thread memory is laid out so that word w of the 32 lanes lies side by side.
void addLocal(std::uint32_t offset, unsigned bytes, unsigned lane, std::vector<Stretch>& stretches)
{
    for (unsigned done = 0; done < bytes; done += wordBytes) {
        const std::int64_t word = (offset + done) / wordBytes, within = (offset + done) % wordBytes;
        stretches.push_back(
            {(word * 32 + lane) * wordBytes + within, std::min<unsigned>(bytes - done, wordBytes), lane});
    }
}

class PictureMaker
{
public:
    PictureMaker(const BlockTrace& trace, const TraceEvent& access)
        : m_access(access), m_lanes(trace.lanes[access.lanes]), m_local(access.space == TraceSpace::Local),
          m_base(static_cast<std::int64_t>(trace.regions[access.region].base))
    {
    }

    SectorPicture make()
    {
        const unsigned step = emulator::lanesPerPass(m_access.bytes);
        for (unsigned pass = 0; pass * step < 32; ++pass)
            if (const std::uint32_t mask = emulator::passMask(m_access.mask & ~m_access.outside, pass * step, step))
                addPass(pass, mask);
        std::set<std::int64_t> lines;
        for (const SectorPicture::Sector& sector : m_picture.sectors)
            lines.insert(divideDown(sector.begin + m_base, lineBytes));
        m_picture.lines = static_cast<unsigned>(lines.size());
        m_picture.bytesMoved = static_cast<unsigned>(m_picture.sectors.size() * sectorBytes);
        for (const SectorPicture::Sector& sector : m_picture.sectors)
            m_picture.bytesUsed += static_cast<unsigned>(std::popcount(sector.usedBytes));
        return std::move(m_picture);
    }

private:
    /// Bytes that several lanes ask for are taken once; each lane's own memory is its own.
    void addPass(unsigned pass, std::uint32_t mask)
    {
        std::vector<Stretch> stretches;
        std::set<std::uint32_t> places;
        for (std::uint32_t rest = mask; rest; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            const std::uint32_t offset = m_lanes.offsets[lane];
            places.insert(m_local ? lane : offset);
            if (m_local)
                addLocal(offset, m_access.bytes, lane, stretches);
            else
                stretches.push_back({offset, m_access.bytes, lane});
        }
        m_picture.ideal += static_cast<unsigned>((places.size() * m_access.bytes + sectorBytes - 1) / sectorBytes);
        const std::size_t before = m_picture.sectors.size();
        for (const Stretch& stretch : stretches)
            for (unsigned i = 0; i < stretch.bytes; ++i)
                addByte(stretch.begin + i, stretch.lane, pass, before);
        std::sort(m_picture.sectors.begin() + static_cast<std::ptrdiff_t>(before), m_picture.sectors.end(),
                  [](const auto& a, const auto& b) { return a.begin < b.begin; });
    }

    void addByte(std::int64_t at, unsigned lane, unsigned pass, std::size_t firstOfPass)
    {
        const std::int64_t begin = divideDown(at + m_base, sectorBytes) * sectorBytes - m_base;
        auto& sectors = m_picture.sectors;
        auto found = std::find_if(sectors.rbegin(), sectors.rend() - static_cast<std::ptrdiff_t>(firstOfPass),
                                  [begin](const auto& sector) { return sector.begin == begin; });
        if (found == sectors.rend() - static_cast<std::ptrdiff_t>(firstOfPass)) {
            sectors.push_back({begin, 0, 0, pass});
            found = sectors.rbegin();
        }
        found->usedBytes |= 1U << (at - begin);
        found->lanes |= 1U << lane;
    }

    const TraceEvent& m_access;
    const TraceLanes& m_lanes;
    bool m_local;
    std::int64_t m_base;
    SectorPicture m_picture;
};

} // namespace

SectorPicture sectorPicture(const BlockTrace& trace, const TraceEvent& access)
{
    const bool inSectors = access.space == TraceSpace::Global || access.space == TraceSpace::Local;
    if (access.kind != TraceEvent::Kind::Access || !inSectors)
        return {};
    return PictureMaker(trace, access).make();
}

} // namespace tilescope
