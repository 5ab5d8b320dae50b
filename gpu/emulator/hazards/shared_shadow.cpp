#include "gpu/emulator/hazards/shared_shadow.h"

#include <algorithm>
#include <bit>
#include <span>

namespace tilescope::emulator
{
namespace
{

using Record = std::uint64_t;

constexpr unsigned siteBits = 21;
constexpr Record siteMask = (Record{1} << siteBits) - 1, atomicBit = Record{1} << siteBits;
constexpr unsigned laneShift = siteBits + 1, warpShift = laneShift + 5, epochShift = warpShift + 5;
constexpr unsigned quietShift = 6;
constexpr std::uint32_t everyone = 63;
constexpr Record laneMask = Record{31} << laneShift, warpMask = Record{31} << warpShift;

std::uint32_t epochOf(Record record) { return static_cast<std::uint32_t>(record >> epochShift); }
Moment momentOf(Record record)
{
    return {epochOf(record), static_cast<std::uint32_t>(record >> warpShift & 31),
            static_cast<std::uint32_t>(record >> laneShift & 31)};
}
std::uint32_t threadOf(Record record) { return static_cast<std::uint32_t>(record >> laneShift & 1023); }

/// A value in 32 bits; equal values stay equal.
std::uint32_t folded(std::uint64_t value)
{
    return static_cast<std::uint32_t>(value) ^ static_cast<std::uint32_t>(value >> 32) * 0x9E3779B1U;
}

} // namespace

SharedShadow::SharedShadow(std::size_t sharedBytes, std::uint32_t granuleBytes, const BlockOrder& order,
                           HazardTable& found)
    : m_bytes(sharedBytes), m_shift(static_cast<unsigned>(std::countr_zero(granuleBytes))), m_order(order),
      m_found(found), m_granules((sharedBytes + granuleBytes - 1) / granuleBytes), m_quiet(m_granules.size() + 1)
{
}

void SharedShadow::begin()
{
    // Epochs must not run over: a launch with that many barriers starts again from clean granules.
    if (m_order.blockStart() != 0)
        return;
    std::fill(m_granules.begin(), m_granules.end(), Granule());
    std::fill(m_quiet.begin(), m_quiet.end(), 0U);
}

Record SharedShadow::recordOf(const AccessEvent& event) const
{
    return Record{m_order.epoch(event.warp)} << epochShift | Record{event.warp & 31U} << warpShift |
           std::min(Record{event.site}, siteMask);
}

void SharedShadow::access(const AccessEvent& event, std::uint64_t window, std::uint64_t block)
{
    m_window = window;
    m_block = block;
    if (event.atomic)
        atomic(event);
    else if (event.store)
        store(event);
    else
        load(event);
}

inline void SharedShadow::noteRead(std::uint64_t index, Record record)
{
    Granule& granule = m_granules[index];
    const Record old = granule.read;
    std::uint32_t quietFor = 0;
    if (epochOf(old) <= m_order.settled()) {
        granule.otherRead = 0;
    } else if ((old ^ record) & warpMask) { // of two warps one is not the next writer: who else reads does not matter
        granule.otherRead = old;
        quietFor = everyone;
    } else if ((old ^ record) & laneMask) { // of two lanes, likewise within the warp
        if (granule.otherRead == 0 || ((granule.otherRead ^ record) & warpMask) == 0)
            granule.otherRead = old;
        quietFor = momentOf(record).warp + 1;
    }
    granule.read = record;
    const std::uint32_t writtenAt = epochOf(granule.write);
    const bool quiet = quietFor != 0 && epochOf(old) == m_order.epoch(momentOf(old).warp) &&
                       writtenAt > m_order.blockStart() && writtenAt <= m_order.settled();
    m_quiet[index] = quiet ? m_order.now() << quietShift | quietFor : 0;
}

inline void SharedShadow::loadLane(Record record, std::uint64_t index)
{
    Granule& granule = m_granules[index];
    // In one comparison: written in this block, and before the last barrier of all warps.
    const std::uint32_t start = m_order.blockStart();
    if (epochOf(granule.write) - start - 1 >= m_order.settled() - start) [[unlikely]]
        checkRead(granule, record, index);
    noteRead(index, record);
}

namespace
{

template <unsigned Shift>
std::uint32_t loud(std::span<const std::uint32_t> quiet, std::uint32_t low, const std::uint32_t* near,
                   std::uint32_t forAll, std::uint32_t forWarp)
{
    const std::uint32_t* const states = quiet.data();
    const auto end = static_cast<std::uint32_t>(quiet.size() - 1);
    std::uint32_t result = 0;
    for (int lane = 0; lane < laneCount; ++lane) {
        const std::uint32_t state = states[std::min((low + near[lane]) >> Shift, end)];
        const bool isLoud = (state != forAll) & (state != forWarp);
        result = result >> 1 | static_cast<std::uint32_t>(isLoud) << 31;
    }
    return result;
}

} // namespace

/// Lanes for which there is something to do: most loads read what was written before the last barrier and what others
/// have read before. Without branches, for the 32 of them.
std::uint32_t SharedShadow::loudLanes(const AccessEvent& event) const
{
    const std::uint64_t low = event.base - m_window;
    if (low > m_bytes)
        return event.mask;
    const std::uint32_t forAll = m_order.now() << quietShift | everyone,
                        forWarp = m_order.now() << quietShift | (event.warp + 1);
    const auto start = static_cast<std::uint32_t>(low);
    switch (m_shift) {
    case 0: return event.mask & loud<0>(m_quiet, start, event.near, forAll, forWarp);
    case 1: return event.mask & loud<1>(m_quiet, start, event.near, forAll, forWarp);
    case 2: return event.mask & loud<2>(m_quiet, start, event.near, forAll, forWarp);
    default: return event.mask & loud<3>(m_quiet, start, event.near, forAll, forWarp);
    }
}

void SharedShadow::load(const AccessEvent& event)
{
    const Record base = recordOf(event);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    std::uint32_t lanes = event.mask;
    if (event.uniform) { // two lanes stand for all: no more are kept
        const std::uint32_t rest = lanes & (lanes - 1);
        lanes = (lanes ^ rest) | (rest & (~rest + 1));
    } else if (count == 1 && event.near) {
        lanes = loudLanes(event);
    }
    for (; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event, lane);
        if (first >= m_granules.size())
            continue;
        const Record record = base | Record{lane} << laneShift;
        for (std::uint64_t g = 0; g < count; ++g)
            loadLane(record, first + g);
    }
}

void SharedShadow::store(const AccessEvent& event)
{
    ++m_event;
    const Record base = recordOf(event);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    const unsigned element = std::max<unsigned>(event.values.bytes, 1);
    const unsigned perElement = std::max(element >> m_shift, 1U);
    const unsigned granuleBits = 8U << m_shift;
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event, lane);
        if (first >= m_granules.size())
            continue;
        const Record record = base | Record{lane} << laneShift;
        for (unsigned g = 0; g < count; ++g) {
            std::uint64_t value = event.values.count ? event.values.value(g / perElement, lane) : 0;
            if (perElement > 1) {
                value >>= (g % perElement) * granuleBits;
                value &= (std::uint64_t{1} << granuleBits) - 1;
            }
            storeLane(event, record, first + g, folded(value));
        }
    }
}

void SharedShadow::storeLane(const AccessEvent& event, Record record, std::uint64_t index, std::uint32_t value)
{
    Granule& granule = m_granules[index];
    const std::uint32_t settled = m_order.settled();
    const bool same = event.values.count != 0 && granule.value == value && !(granule.write & atomicBit);
    if (granule.event == m_event && epochOf(granule.write) == epochOf(record)) {
        add(same ? HazardKind::SameValue : HazardKind::Collision, granule.write, record, index);
    } else {
        if (epochOf(granule.write) > settled && isClash(granule.write, record)) [[unlikely]]
            clash(same ? HazardKind::SameValue : HazardKind::Race, same ? HazardKind::SameValue : HazardKind::WarpRace,
                  granule.write, record, index);
        if (epochOf(granule.read) > settled) [[unlikely]]
            for (const Record read : {granule.read, granule.otherRead})
                if (read && isClash(read, record))
                    clash(HazardKind::Race, HazardKind::WarpRace, read, record, index);
    }
    granule = {record, 0, 0, value, m_event};
    m_quiet[index] = 0;
}

/// Atomics are in order with each other. They read what was there, so they count as readers too.
void SharedShadow::atomic(const AccessEvent& event)
{
    const Record base = recordOf(event) | atomicBit;
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event, lane);
        if (first >= m_granules.size())
            continue;
        const Record record = base | Record{lane} << laneShift;
        for (std::uint64_t g = first; g < first + count; ++g) {
            Granule& granule = m_granules[g];
            checkRead(granule, record, g);
            for (const Record read : {granule.read, granule.otherRead})
                if (read && !(read & atomicBit) && isClash(read, record))
                    clash(HazardKind::Race, HazardKind::WarpRace, read, record, g);
            noteRead(g, record);
            granule.write = record;
            granule.event = 0;
            m_quiet[g] = 0;
        }
    }
}

bool SharedShadow::isClash(Record earlier, Record now) const
{
    const Moment moment = momentOf(now);
    return !m_order.isBefore(momentOf(earlier), moment.warp, moment.lane);
}

/// A read of something that was never written in this block, or not certainly before.
void SharedShadow::checkRead(const Granule& granule, Record record, std::uint64_t index)
{
    if (epochOf(granule.write) <= m_order.blockStart()) {
        add(HazardKind::Uninitialised, record, record, index);
        return;
    }
    const bool bothAtomic = (granule.write & atomicBit) && (record & atomicBit);
    if (!bothAtomic && isClash(granule.write, record))
        clash(HazardKind::Race, HazardKind::WarpRace, granule.write, record, index);
    // Behind the last atomic there may be others.
    if (granule.write & atomicBit && !(record & atomicBit))
        for (const Record other : {granule.read, granule.otherRead})
            if (other & atomicBit && other != granule.write && isClash(other, record))
                clash(HazardKind::Race, HazardKind::WarpRace, other, record, index);
}

void SharedShadow::clash(HazardKind acrossWarps, HazardKind withinWarp, Record earlier, Record now,
                         std::uint64_t granule)
{
    add((earlier ^ now) & warpMask ? acrossWarps : withinWarp, earlier, now, granule);
}

void SharedShadow::add(HazardKind kind, Record earlier, Record now, std::uint64_t granule)
{
    Hazard hazard;
    hazard.kind = kind;
    hazard.one = {m_block, threadOf(now), static_cast<std::uint32_t>(now & siteMask)};
    hazard.other = {m_block, threadOf(earlier), static_cast<std::uint32_t>(earlier & siteMask)};
    hazard.address = granule << m_shift;
    m_found.add(hazard);
}

} // namespace tilescope::emulator
