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
    m_last = ~std::uint64_t{0};
    if (++m_block == 0) { // after 2^32 blocks the old numbers come back
        std::ranges::fill(m_slots, Slot{});
        m_block = 1;
    }
}

std::uint64_t BlockFootprint::add(const AccessEvent& access, std::uint32_t bytes, std::uint32_t lanes)
{
    if (access.space != Space::Mapped)
        return 0;
    std::uint64_t added = 0;
    for (std::uint32_t rest = lanes; rest; rest &= rest - 1) {
        const std::uint64_t address = access.address(static_cast<unsigned>(std::countr_zero(rest)));
        if (address >> regionShift < FirstFreeRegion)
            continue;
        const std::uint64_t end = (address + bytes - 1) / footprintSector;
        for (std::uint64_t sector = address / footprintSector; sector <= end; ++sector)
            added += sector != m_last && addSector(sector);
    }
    return added;
}

std::size_t BlockFootprint::slotOf(std::uint64_t sector) const
{
    const std::size_t last = m_slots.size() - 1;
    std::size_t slot = (sector * 0x9E37'79B9'7F4A'7C15ULL >> 32) & last;
    while (m_slots[slot].block == m_block && m_slots[slot].sector != sector)
        slot = (slot + 1) & last;
    return slot;
}

bool BlockFootprint::addSector(std::uint64_t sector)
{
    m_last = sector;
    Slot& slot = m_slots[slotOf(sector)];
    if (slot.block == m_block)
        return false;
    slot = {sector, m_block};
    if (2 * ++m_used > m_slots.size())
        grow();
    return true;
}

void BlockFootprint::grow()
{
    std::vector<Slot> old(2 * m_slots.size());
    old.swap(m_slots);
    for (const Slot& slot : old)
        if (slot.block == m_block)
            m_slots[slotOf(slot.sector)] = slot;
}

} // namespace tilescope::emulator
