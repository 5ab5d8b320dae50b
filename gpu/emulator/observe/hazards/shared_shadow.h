#pragma once

#include "gpu/emulator/observe/hazards/access_record.h"
#include "gpu/emulator/observe/hazards/block_races.h"
#include "gpu/emulator/observe/hazards/quiet_map.h"
#include "gpu/emulator/observe/hazards/touch_map.h"
#include "gpu/emulator/observe/lane_pattern.h"
#include "gpu/emulator/observe/observer.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The last writer and readers of each granule of a block's shared memory. A granule has the size of the kernel's
/// narrowest access to shared memory, so that every access covers whole granules: exact to the byte, and no larger than
/// needed. Of the threads that read a granule since it was written two are kept, in different warps if there are any.
class SharedShadow
{
public:
    struct Size {
        std::size_t sharedBytes;
        std::uint32_t granuleBytes;
        std::size_t instructions; ///< in the kernel
    };
    SharedShadow(const Size& size, const BlockOrder& order, HazardTable& found);

    /// An access whose lanes' addresses are `window` bytes above shared memory's offsets: 0, or the generic window's
    /// start.
    void access(const AccessEvent& event, std::uint64_t window, std::uint64_t block);
    void accessJoined(const JoinedAccessEvent& event, std::uint64_t window, std::uint64_t block);
    /// cp.async: from now on until they land, its data may be written at any moment.
    void copyBegins(const CopyEvent& event, std::uint64_t block);
    void copyLands(const AccessEvent& store, std::uint64_t block);
    void begin();                  ///< of a block
    void end(std::uint64_t block); ///< of a block: what was read and never stored to

private:
    /// An asynchronous copy to a granule that has not landed; `event` as in Granule.
    struct UnderWay {
        AccessRecord copy;
        std::uint64_t source = 0; ///< address; 0: zeros
        std::uint32_t event = 0;
    };
    /// Data about a load's pattern of lanes. A map is built only when the pattern occurs again.
    struct KnownPattern {
        std::uint32_t met = 0;
        TouchMap map;
    };

    /// BlockOrder's epochs, which are needed at every granule.
    struct Epochs {
        std::uint32_t start, settled;
    };

    Epochs epochs() const { return {m_order.blockStart(), m_order.settled()}; }
    void enter(std::uint64_t window, std::uint64_t block);
    void load(const AccessEvent& event);
    bool loadTogether(const AccessEvent& event, std::uint32_t sites, std::uint32_t elements);
    bool noteTouched(const TouchMap::Readers& by, AccessRecord base, std::uint64_t granule, const Epochs& epochs);
    void loadLane(AccessRecord record, std::uint64_t granule, const Epochs& epochs);
    static bool isWrittenInTime(const Granule& granule, const Epochs& epochs);
    void noteRead(std::uint64_t granule, AccessRecord record, const Epochs& epochs);
    void checkRead(const Granule& granule, AccessRecord record, std::uint64_t index);
    void store(const AccessEvent& event);
    void atomic(const AccessEvent& event);
    void beginAt(const AccessEvent& store, UnderWay copy, std::uint64_t granule);
    bool isUnderWay(std::uint64_t granule) const { return m_flying > 0 && m_underWay[granule].copy; }
    void add(HazardKind kind, AccessRecord earlier, AccessRecord now, std::uint64_t granule)
    {
        m_races.add(kind, earlier, now, granule << m_shift);
    }
    AccessRecord recordOf(const AccessEvent& event) const
    {
        return AccessRecord::of(m_order.epoch(event.warp), event.warp, event.site);
    }
    /// First granule of a lane's access; past the end if the access faults.
    std::uint64_t firstGranule(const AccessEvent& event, unsigned lane) const
    {
        const std::uint64_t at = event.address(lane) - m_window;
        return at < m_bytes && event.bytes <= m_bytes - at ? at >> m_shift : m_granules.size();
    }

    std::uint64_t m_bytes;
    unsigned m_shift;
    const BlockOrder& m_order;
    BlockRaces m_races;
    std::vector<Granule> m_granules;
    QuietMap m_quiet;
    std::vector<UnderWay> m_underWay;                      ///< per granule; empty until the first copy
    std::uint64_t m_flying = 0;                            ///< how many of them are in flight
    std::vector<LanePatternMemo<KnownPattern>> m_patterns; ///< of loads, per site
    std::uint64_t m_window = 0;
    std::uint32_t m_event = 0;
    bool m_readsUnset = false; ///< a thread of this block has read what none had stored
};

} // namespace tilescope::emulator
