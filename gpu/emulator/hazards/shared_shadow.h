#pragma once

#include "gpu/emulator/hazards/block_order.h"
#include "gpu/emulator/hazards/hazard.h"
#include "gpu/emulator/observer.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Who wrote and read each granule of a block's shared memory last. A granule is as many bytes as the kernel's
/// narrowest access to shared memory has, so that no access covers a part of one: exact to the byte, and no larger than
/// needed. Of the threads that read a granule since it was written two are kept, of different warps where there are
/// such.
class SharedShadow
{
public:
    SharedShadow(std::size_t sharedBytes, std::uint32_t granuleBytes, const BlockOrder& order, HazardTable& found);

    /// An access whose lanes lie `window` bytes higher than shared memory's offsets: 0, or the generic window's start.
    void access(const AccessEvent& event, std::uint64_t window, std::uint64_t block);
    void begin(); ///< of a block

private:
    /// Packed Moments with the site: epoch 32 bits, warp 5, lane 5, atomic 1, site 21. 0: never.
    using Record = std::uint64_t;
    struct Granule {
        Record write = 0, read = 0;
        Record otherRead = 0;    ///< of another thread than `read`'s, of another warp where there is one
        std::uint32_t value = 0; ///< last stored; wider ones are folded
        std::uint32_t event = 0; ///< the store that wrote it
    };

    void load(const AccessEvent& event);
    void loadLane(Record record, std::uint64_t granule);
    std::uint32_t loudLanes(const AccessEvent& event) const;
    void store(const AccessEvent& event);
    void storeLane(const AccessEvent& event, Record record, std::uint64_t granule, std::uint32_t value);
    void atomic(const AccessEvent& event);
    void noteRead(std::uint64_t granule, Record record);
    bool isClash(Record earlier, Record now) const;
    void checkRead(const Granule& granule, Record record, std::uint64_t index);
    void clash(HazardKind acrossWarps, HazardKind withinWarp, Record earlier, Record now, std::uint64_t granule);
    void add(HazardKind kind, Record earlier, Record now, std::uint64_t granule);
    Record recordOf(const AccessEvent& event) const;
    /// First granule of a lane's access; past the end where the access is at fault.
    std::uint64_t firstGranule(const AccessEvent& event, unsigned lane) const
    {
        const std::uint64_t at = event.address(lane) - m_window;
        return at < m_bytes && event.bytes <= m_bytes - at ? at >> m_shift : m_granules.size();
    }

    std::uint64_t m_bytes;
    unsigned m_shift;
    const BlockOrder& m_order;
    HazardTable& m_found;
    std::vector<Granule> m_granules;
    /// A granule that a load finds written in time and whose readers need no further noting: when (BlockOrder::now()),
    /// and below for whom, a warp or everyone. One more at the end, which is never so.
    std::vector<std::uint32_t> m_quiet;
    std::uint64_t m_window = 0, m_block = 0;
    std::uint32_t m_event = 0;
};

} // namespace tilescope::emulator
