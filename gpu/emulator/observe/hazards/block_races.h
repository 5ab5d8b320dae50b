#pragma once

#include "gpu/emulator/observe/hazards/access_record.h"
#include "gpu/emulator/observe/hazards/hazard.h"

#include <cstdint>

namespace tilescope::emulator
{

/// Compares an access of a thread with the recorded accesses of the block's other threads to the same granule, and
/// reports races. In global memory, accesses of one warp by different instructions are none.
class BlockRaces
{
public:
    BlockRaces(Space space, const BlockOrder& order, HazardTable& found)
        : m_space(space), m_order(order), m_found(found)
    {
    }
    void enter(std::uint64_t block) { m_block = block; }

    /// A store to a granule that was accessed since the last barrier of all warps; `next` is what it will be.
    void checkStore(const Granule& granule, const Granule& next, bool isValueKnown, std::uint64_t address);
    /// A load, or an atomic, which also reads.
    void checkRead(const Granule& granule, AccessRecord record, std::uint64_t address);
    /// An atomic against loads before it.
    void checkReaders(const Granule& granule, AccessRecord atomic, std::uint64_t address);
    void add(HazardKind kind, AccessRecord earlier, AccessRecord now, std::uint64_t address);

private:
    bool isClash(AccessRecord earlier, AccessRecord now) const
    {
        return !m_order.isBefore(earlier.moment(), now.warp(), now.lane());
    }
    void clash(HazardKind acrossWarps, HazardKind withinWarp, AccessRecord earlier, AccessRecord now,
               std::uint64_t address);

    Space m_space;
    const BlockOrder& m_order;
    HazardTable& m_found;
    std::uint64_t m_block = 0;
};

} // namespace tilescope::emulator
