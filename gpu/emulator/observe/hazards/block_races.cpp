#include "gpu/emulator/observe/hazards/block_races.h"

namespace tilescope::emulator
{

void BlockRaces::checkStore(const Granule& granule, const Granule& next, bool isValueKnown, std::uint64_t address)
{
    const AccessRecord record = next.write;
    const std::uint32_t settled = m_order.settled();
    const bool same = isValueKnown && granule.value == next.value && !granule.write.isAtomic();
    if (granule.event == next.event && granule.write.epoch() == record.epoch()) {
        add(same ? HazardKind::SameValue : HazardKind::Collision, granule.write, record, address);
        return;
    }
    if (granule.write.epoch() > settled && isClash(granule.write, record))
        clash(same ? HazardKind::SameValue : HazardKind::Race, same ? HazardKind::SameValue : HazardKind::WarpRace,
              granule.write, record, address);
    if (granule.read.epoch() > settled)
        for (const AccessRecord read : {granule.read, granule.otherRead})
            if (read && isClash(read, record))
                clash(HazardKind::Race, HazardKind::WarpRace, read, record, address);
}

void BlockRaces::checkRead(const Granule& granule, AccessRecord record, std::uint64_t address)
{
    const bool bothAtomic = granule.write.isAtomic() && record.isAtomic();
    if (!bothAtomic && isClash(granule.write, record))
        clash(HazardKind::Race, HazardKind::WarpRace, granule.write, record, address);
    // Before the last atomic there may have been others.
    if (granule.write.isAtomic() && !record.isAtomic())
        for (const AccessRecord other : {granule.read, granule.otherRead})
            if (other.isAtomic() && other != granule.write && isClash(other, record))
                clash(HazardKind::Race, HazardKind::WarpRace, other, record, address);
}

void BlockRaces::checkReaders(const Granule& granule, AccessRecord atomic, std::uint64_t address)
{
    for (const AccessRecord read : {granule.read, granule.otherRead})
        if (read && !read.isAtomic() && isClash(read, atomic))
            clash(HazardKind::Race, HazardKind::WarpRace, read, atomic, address);
}

void BlockRaces::clash(HazardKind acrossWarps, HazardKind withinWarp, AccessRecord earlier, AccessRecord now,
                       std::uint64_t address)
{
    if (earlier.warp() != now.warp())
        add(acrossWarps, earlier, now, address);
    else if (m_space == Space::Shared)
        add(withinWarp, earlier, now, address);
}

void BlockRaces::add(HazardKind kind, AccessRecord earlier, AccessRecord now, std::uint64_t address)
{
    Hazard hazard;
    hazard.kind = kind;
    hazard.one = {m_block, now.thread(), now.site()};
    hazard.other = {m_block, earlier.thread(), earlier.site()};
    hazard.space = m_space;
    hazard.address = address;
    m_found.add(hazard);
}

} // namespace tilescope::emulator
