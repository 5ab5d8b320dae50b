#include "gpu/emulator/observe/hazards/shared_shadow.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{
namespace
{

/// A value in 32 bits; equal values stay equal.
std::uint32_t folded(std::uint64_t value)
{
    return static_cast<std::uint32_t>(value) ^ static_cast<std::uint32_t>(value >> 32) * 0x9E3779B1U;
}

} // namespace

SharedShadow::SharedShadow(const Size& size, const BlockOrder& order, HazardTable& found)
    : m_bytes(size.sharedBytes), m_shift(static_cast<unsigned>(std::countr_zero(size.granuleBytes))), m_order(order),
      m_found(found), m_granules((size.sharedBytes + size.granuleBytes - 1) / size.granuleBytes),
      m_quiet(m_granules.size()), m_patterns(size.instructions)
{
}

void SharedShadow::begin()
{
    // Epochs must not run over: a launch with that many barriers starts again from clean granules.
    if (m_order.blockStart() == 0)
        std::fill(m_granules.begin(), m_granules.end(), Granule());
    if (m_flying > 0) // never waited for
        std::fill(m_underWay.begin(), m_underWay.end(), UnderWay());
    m_flying = 0;
}

void SharedShadow::enter(std::uint64_t window, std::uint64_t block)
{
    m_window = window;
    m_block = block;
    m_quiet.bringTo(m_order.now());
}

void SharedShadow::access(const AccessEvent& event, std::uint64_t window, std::uint64_t block)
{
    enter(window, block);
    if (event.atomic)
        atomic(event);
    else if (event.store)
        store(event);
    else if (!loadTogether(event, 0, 1))
        load(event);
}

void SharedShadow::accessJoined(const JoinedAccessEvent& event, std::uint64_t window, std::uint64_t block)
{
    enter(window, block);
    if (event.first.store)
        for (unsigned i = 0; i < event.count; ++i)
            store(event.element(i));
    else if (!loadTogether(event.first, event.sites, event.count))
        for (unsigned i = 0; i < event.count; ++i)
            load(event.element(i));
}

void SharedShadow::store(const AccessEvent& event)
{
    ++m_event;
    const SharedRecord base = recordOf(event);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    const std::uint32_t settled = m_order.settled();
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event, lane);
        if (first >= m_granules.size())
            continue;
        const SharedRecord record = base.byLane(lane);
        for (unsigned g = 0; g < count; ++g) {
            const std::uint32_t value = folded(event.values.part(g, m_shift, lane));
            Granule& granule = m_granules[first + g];
            if (isUnderWay(first + g)) [[unlikely]]
                add(HazardKind::Unwaited, m_underWay[first + g].copy, record, first + g);
            else if (std::max(granule.write.epoch(), granule.read.epoch()) > settled) [[unlikely]]
                checkStore(event, record, first + g, value);
            granule = {record, {}, {}, value, m_event};
            m_quiet.clear(first + g);
        }
    }
}

/// A store to what was accessed since the last barrier of all.
void SharedShadow::checkStore(const AccessEvent& event, SharedRecord record, std::uint64_t index, std::uint32_t value)
{
    const Granule& granule = m_granules[index];
    const std::uint32_t settled = m_order.settled();
    const bool same = event.values.count != 0 && granule.value == value && !granule.write.isAtomic();
    if (granule.event == m_event && granule.write.epoch() == record.epoch()) {
        add(same ? HazardKind::SameValue : HazardKind::Collision, granule.write, record, index);
        return;
    }
    if (granule.write.epoch() > settled && isClash(granule.write, record))
        clash(same ? HazardKind::SameValue : HazardKind::Race, same ? HazardKind::SameValue : HazardKind::WarpRace,
              granule.write, record, index);
    if (granule.read.epoch() > settled)
        for (const SharedRecord read : {granule.read, granule.otherRead})
            if (read && isClash(read, record))
                clash(HazardKind::Race, HazardKind::WarpRace, read, record, index);
}

bool SharedShadow::isClash(SharedRecord earlier, SharedRecord now) const
{
    return !m_order.isBefore(earlier.moment(), now.warp(), now.lane());
}

void SharedShadow::clash(HazardKind acrossWarps, HazardKind withinWarp, SharedRecord earlier, SharedRecord now,
                         std::uint64_t granule)
{
    add(earlier.warp() != now.warp() ? acrossWarps : withinWarp, earlier, now, granule);
}

void SharedShadow::add(HazardKind kind, SharedRecord earlier, SharedRecord now, std::uint64_t granule)
{
    Hazard hazard;
    hazard.kind = kind;
    hazard.one = {m_block, now.thread(), now.site()};
    hazard.other = {m_block, earlier.thread(), earlier.site()};
    hazard.address = granule << m_shift;
    m_found.add(hazard);
}

} // namespace tilescope::emulator
