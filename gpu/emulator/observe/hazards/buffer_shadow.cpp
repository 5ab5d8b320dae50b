#include "gpu/emulator/observe/hazards/buffer_shadow.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

BufferShadow::BufferShadow(const LaunchSetup& setup, const StoreTargets& targets, const BlockOrder& order,
                           HazardTable& found)
    : m_order(order), m_races(Space::Mapped, order, found),
      m_shift(static_cast<unsigned>(std::countr_zero(targets.granuleBytes))), m_bytes(setup.regions.size()),
      m_slots(256)
{
    if (targets.blocksInOrder || targets.threadsInOrder)
        return;
    for (std::size_t r = FirstFreeRegion; r < m_bytes.size(); ++r)
        m_bytes[r] = targets.regions[r] ? setup.regions[r].bytes : 0;
}

void BufferShadow::begin(std::uint64_t block)
{
    m_races.enter(block);
    for (std::uint32_t i = 0; i < m_used; ++i)
        m_slots[m_lines[i].slot] = 0;
    m_used = 0;
    m_lineNumber = noLine;
    if (m_order.blockStart() == 0) // epochs begin again
        m_lines.clear();
}

void BufferShadow::access(const AccessEvent& event, std::uint64_t region)
{
    m_event += event.store;
    const AccessRecord base = AccessRecord::of(m_order.epoch(event.warp), event.warp, event.site);
    const std::uint64_t count = std::max<std::uint64_t>(event.bytes >> m_shift, 1);
    std::uint32_t lanes = event.mask;
    if (event.uniform && !event.store) // further readers of the same warp do not matter
        lanes &= ~lanes + 1;
    for (; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t address = event.address(lane), at = address - (region << regionShift);
        if (at >= m_bytes[region] || event.bytes > m_bytes[region] - at)
            continue;
        const AccessRecord record = base.byLane(lane);
        for (unsigned g = 0; g < count; ++g) {
            const std::uint64_t number = (address >> m_shift) + g;
            Granule* const granule = find(number);
            if (!granule)
                return;
            if (event.atomic)
                atomic(*granule, record.asAtomic(), number << m_shift);
            else if (event.store)
                store(*granule, {record, {}, {}, valueKey(event.values.part(g, m_shift, lane)), m_event},
                      event.values.count != 0, number << m_shift);
            else
                load(*granule, record, number << m_shift);
        }
    }
}

inline void BufferShadow::store(Granule& granule, const Granule& next, bool isValueKnown, std::uint64_t address)
{
    if (granule.isAccessedSince(m_order.settled())) [[unlikely]]
        m_races.checkStore(granule, next, isValueKnown, address);
    granule = next;
}

inline void BufferShadow::load(Granule& granule, AccessRecord record, std::uint64_t address)
{
    if (granule.write.epoch() > m_order.settled()) [[unlikely]]
        m_races.checkRead(granule, record, address);
    granule.noteRead(record, m_order.settled());
}

void BufferShadow::atomic(Granule& granule, AccessRecord record, std::uint64_t address)
{
    if (granule.isAccessedSince(m_order.settled())) {
        m_races.checkRead(granule, record, address);
        m_races.checkReaders(granule, record, address);
    }
    granule.noteRead(record, m_order.settled());
    granule.write = record;
    granule.event = 0;
}

inline Granule* BufferShadow::find(std::uint64_t granule)
{
    const std::uint64_t number = granule / lineGranules;
    if (number != m_lineNumber && !findLine(number))
        return nullptr;
    return &m_lines[m_line].granules[granule % lineGranules];
}

/// Where the line is, or the free place for it.
std::size_t BufferShadow::slotOf(std::uint64_t number) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = static_cast<std::size_t>(number * 0x9E3779B97F4A7C15ULL >> 32) & mask;
    while (m_slots[slot] && m_lines[m_slots[slot] - 1].number != number)
        slot = (slot + 1) & mask;
    return slot;
}

bool BufferShadow::findLine(std::uint64_t number)
{
    std::size_t slot = slotOf(number);
    if (!m_slots[slot]) {
        if (m_used == mostLines)
            return false;
        if (2 * std::size_t{m_used} >= m_slots.size()) {
            grow();
            slot = slotOf(number);
        }
        if (m_used == m_lines.size())
            m_lines.emplace_back();
        m_lines[m_used].number = number;
        m_lines[m_used].slot = slot;
        m_slots[slot] = ++m_used;
    }
    m_line = m_slots[slot] - 1;
    m_lineNumber = number;
    return true;
}

void BufferShadow::grow()
{
    m_slots.assign(2 * m_slots.size(), 0);
    for (std::uint32_t i = 0; i < m_used; ++i) {
        m_lines[i].slot = slotOf(m_lines[i].number);
        m_slots[m_lines[i].slot] = i + 1;
    }
}

} // namespace tilescope::emulator
