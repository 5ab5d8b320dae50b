#include "gpu/emulator/observe/counters/block_footprint.h"

#include "gpu/emulator/execute/region.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

static constexpr std::uint64_t footprintSector = 32;

void BlockFootprint::begin()
{
    m_used = 0;
    if (++m_block == 0) { // after 2^32 blocks the old numbers come back
        std::ranges::fill(m_slots, Slot{});
        m_block = 1;
    }
}

std::uint64_t BlockFootprint::add(const AccessEvent& access, std::uint32_t bytes, std::uint32_t lanes)
{
    if (access.space != Space::Mapped)
        return 0;
    std::uint64_t added = 0, group = 0, sectors = 0; // sectors of this group, not yet added
    for (std::uint32_t rest = lanes; rest; rest &= rest - 1) {
        const std::uint64_t address = access.address(static_cast<unsigned>(std::countr_zero(rest)));
        if (address >> regionShift < FirstFreeRegion)
            continue;
        const std::uint64_t end = (address + bytes - 1) / footprintSector;
        for (std::uint64_t sector = address / footprintSector; sector <= end; ++sector) {
            if (sector / 64 != group) {
                added += addSectors(group, sectors);
                group = sector / 64;
                sectors = 0;
            }
            sectors |= std::uint64_t{1} << (sector % 64);
        }
    }
    return added + addSectors(group, sectors);
}

std::size_t BlockFootprint::slotOf(std::uint64_t group) const
{
    const std::size_t last = m_slots.size() - 1;
    std::size_t slot = (group * 0x9E37'79B9'7F4A'7C15ULL >> 32) & last;
    while (m_slots[slot].block == m_block && m_slots[slot].group != group)
        slot = (slot + 1) & last;
    return slot;
}

std::uint64_t BlockFootprint::addSectors(std::uint64_t group, std::uint64_t sectors)
{
    if (sectors == 0)
        return 0;
    Slot& slot = m_slots[slotOf(group)];
    if (slot.block != m_block) {
        slot = {group, sectors, m_block};
        if (2 * ++m_used > m_slots.size())
            grow();
        return static_cast<std::uint64_t>(std::popcount(sectors));
    }
    const std::uint64_t fresh = sectors & ~slot.touched;
    slot.touched |= fresh;
    return fresh ? static_cast<std::uint64_t>(std::popcount(fresh)) : 0;
}

void BlockFootprint::grow()
{
    std::vector<Slot> old(2 * m_slots.size());
    old.swap(m_slots);
    for (const Slot& slot : old)
        if (slot.block == m_block)
            m_slots[slotOf(slot.group)] = slot;
}

} // namespace tilescope::emulator
