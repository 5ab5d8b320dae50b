#include "gpu/emulator/observe/trace/access_picture.h"

#include "gpu/emulator/observe/counters/access_rules.h"

#include <algorithm>
#include <bit>
#include <set>

namespace tilescope
{

namespace
{

constexpr unsigned wordBytes = 4, banks = 32;

class BankPictureMaker
{
public:
    /// `place` maps the byte offset of one of a lane's words to a new offset.
    BankPictureMaker(const TraceEvent& access, const TraceLanes& lanes) : m_access(access), m_lanes(lanes) {}

    template <class Place>
    BankPicture make(const Place& place)
    {
        emulator::LaneAddresses asked{.mask = m_access.mask & ~m_access.outside, .bytes = m_access.bytes};
        asked.rule = m_access.store ? emulator::AccessRule::Store : emulator::AccessRule::Load;
        for (unsigned lane = 0; lane < 32; ++lane)
            asked.at[lane] = place(m_lanes.offsets[lane]);
        const emulator::SharedPasses passes = emulator::sharedPasses(asked);
        for (unsigned i = 0; i < passes.count; ++i)
            addPass(passes.masks[i], place);
        m_picture.ideal = emulator::sharedCost(asked).ideal;
        return std::move(m_picture);
    }

private:
    template <class Place>
    void addPass(std::uint32_t mask, const Place& place)
    {
        const std::size_t first = m_picture.cells.size();
        const unsigned wordsPerLane = std::max(m_access.bytes / wordBytes, 1U);
        for (std::uint32_t rest = mask; rest; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            for (unsigned w = 0; w < wordsPerLane; ++w) {
                const auto word = static_cast<std::uint32_t>(place(m_lanes.offsets[lane] + w * wordBytes) / wordBytes);
                m_picture.cells.push_back({lane, word % banks, word, 0, false});
            }
        }
        serve(first);
    }

    /// Each bank delivers one word per wavefront, here in the order of the first lane that requests it; lanes that
    /// request the same word share it.
    void serve(std::size_t first)
    {
        std::array<std::vector<std::uint32_t>, banks> words;
        unsigned most = 0;
        for (std::size_t i = first; i < m_picture.cells.size(); ++i) {
            BankPicture::Cell& cell = m_picture.cells[i];
            std::vector<std::uint32_t>& queue = words[cell.bank];
            const auto place = std::ranges::find(queue, cell.word);
            cell.wavefront = m_picture.wavefronts + static_cast<unsigned>(place - queue.begin());
            if (place == queue.end())
                queue.push_back(cell.word);
        }
        for (unsigned bank = 0; bank < banks; ++bank) {
            const auto count = static_cast<unsigned>(words[bank].size());
            m_picture.wordsOfBank[bank] = std::max(m_picture.wordsOfBank[bank], count);
            most = std::max(most, count);
        }
        m_picture.wavefronts += most;
        for (std::size_t i = first; i < m_picture.cells.size(); ++i)
            for (std::size_t j = first; j < m_picture.cells.size(); ++j)
                if (m_picture.cells[i].word == m_picture.cells[j].word &&
                    m_picture.cells[i].lane != m_picture.cells[j].lane)
                    m_picture.cells[i].broadcast = true;
    }

    const TraceEvent& m_access;
    const TraceLanes& m_lanes;
    BankPicture m_picture;
};

bool isShared(const TraceEvent& event)
{
    return event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Shared;
}

} // namespace

BankPicture bankPicture(const TraceEvent& access, const TraceLanes& lanes)
{
    if (!isShared(access))
        return {};
    return BankPictureMaker(access, lanes).make([](std::uint64_t offset) { return offset; });
}

BankPicture bankPictureAtPitch(const TraceEvent& access, const TraceLanes& lanes, std::size_t fromPitchBytes,
                               std::size_t toPitchBytes, std::size_t tileBegin)
{
    if (!isShared(access))
        return {};
    return BankPictureMaker(access, lanes).make([&](std::uint64_t offset) -> std::uint64_t {
        if (fromPitchBytes == 0 || offset < tileBegin)
            return offset;
        const std::uint64_t row = (offset - tileBegin) / fromPitchBytes, within = (offset - tileBegin) % fromPitchBytes;
        return tileBegin + row * toPitchBytes + within;
    });
}

namespace
{

constexpr std::int64_t sectorBytes = 32, lineBytes = 128, laneWordBytes = 4;

/// Contiguous bytes that one lane requests.
struct Stretch {
    std::int64_t begin = 0;
    unsigned bytes = 0;
    unsigned lane = 0;
};

std::int64_t divideDown(std::int64_t value, std::int64_t by) { return (value - ((value % by) + by) % by) / by; }

/// Local memory is interleaved so that word w of the 32 lanes is contiguous.
void addLocal(std::uint32_t offset, unsigned bytes, unsigned lane, std::vector<Stretch>& stretches)
{
    for (unsigned done = 0; done < bytes; done += laneWordBytes) {
        const std::int64_t word = (offset + done) / laneWordBytes, within = (offset + done) % laneWordBytes;
        stretches.push_back(
            {(word * 32 + lane) * laneWordBytes + within, std::min<unsigned>(bytes - done, laneWordBytes), lane});
    }
}

class SectorPictureMaker
{
public:
    SectorPictureMaker(const BlockTrace& trace, const TraceEvent& access)
        : m_access(access), m_lanes(trace.lanes[access.lanes]), m_local(access.space == TraceSpace::Local),
          m_base(static_cast<std::int64_t>(trace.regions[access.region].base))
    {
    }

    SectorPicture make()
    {
        const std::uint32_t mask = m_access.mask & ~m_access.outside;
        addAccess(mask);
        const std::size_t bytes = static_cast<std::size_t>(std::popcount(mask)) * m_access.bytes;
        m_picture.ideal = static_cast<unsigned>(std::min((bytes + sectorBytes - 1) / sectorBytes,
                                                         m_picture.sectors.size())); // lanes may ask for the same bytes
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
    void addAccess(std::uint32_t mask)
    {
        std::vector<Stretch> stretches;
        for (std::uint32_t rest = mask; rest; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            const std::uint32_t offset = m_lanes.offsets[lane];
            if (m_local)
                addLocal(offset, m_access.bytes, lane, stretches);
            else
                stretches.push_back({offset, m_access.bytes, lane});
        }
        for (const Stretch& stretch : stretches)
            for (unsigned i = 0; i < stretch.bytes; ++i)
                addByte(stretch.begin + i, stretch.lane);
        std::ranges::sort(m_picture.sectors, {}, &SectorPicture::Sector::begin);
    }

    void addByte(std::int64_t at, unsigned lane)
    {
        const std::int64_t begin = divideDown(at + m_base, sectorBytes) * sectorBytes - m_base;
        auto& sectors = m_picture.sectors;
        auto found = std::ranges::find(sectors, begin, &SectorPicture::Sector::begin);
        if (found == sectors.end())
            found = sectors.insert(found, {begin, 0, 0});
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
    return SectorPictureMaker(trace, access).make();
}

ConstantPicture constantPicture(const TraceEvent& access, const TraceLanes& lanes)
{
    ConstantPicture picture;
    if (access.kind != TraceEvent::Kind::Access || access.space != TraceSpace::Constant)
        return picture;
    for (std::uint32_t rest = access.mask & ~access.outside; rest; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        auto found = std::ranges::find(picture.addresses, lanes.offsets[lane], &ConstantPicture::Address::offset);
        if (found == picture.addresses.end())
            found = picture.addresses.insert(found, {lanes.offsets[lane], 0});
        found->lanes |= 1U << lane;
    }
    return picture;
}

} // namespace tilescope
