#pragma once

#include "gpu/emulator/observe/hazards/block_order.h"
#include "gpu/emulator/observe/hazards/hazard.h"
#include "gpu/emulator/observe/hazards/quiet_map.h"
#include "gpu/emulator/observe/hazards/touch_map.h"
#include "gpu/emulator/observe/lane_pattern.h"
#include "gpu/emulator/observe/observer.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Who accessed shared memory, when, and by which instruction; packed, because there are up to three per granule: epoch
/// 32 bits, warp 5, lane 5, atomic 1, site 21. 0: never.
struct SharedRecord {
    std::uint64_t bits = 0;

    static constexpr unsigned siteBits = 21, laneShift = siteBits + 1, warpShift = laneShift + 5,
                              epochShift = warpShift + 5;
    static constexpr std::uint64_t siteMask = (std::uint64_t{1} << siteBits) - 1,
                                   atomicBit = std::uint64_t{1} << siteBits;

    /// For lane 0.
    static SharedRecord of(std::uint32_t epoch, std::uint32_t warp, std::uint32_t site)
    {
        return {std::uint64_t{epoch} << epochShift | std::uint64_t{warp & 31U} << warpShift |
                (site < siteMask ? site : siteMask)};
    }
    SharedRecord byLane(unsigned lane) const { return {bits | std::uint64_t{lane} << laneShift}; }
    SharedRecord asAtomic() const { return {bits | atomicBit}; }

    explicit operator bool() const { return bits != 0; }
    bool operator==(const SharedRecord&) const = default;
    bool isAtomic() const { return bits & atomicBit; }
    std::uint32_t epoch() const { return static_cast<std::uint32_t>(bits >> epochShift); }
    std::uint32_t warp() const { return static_cast<std::uint32_t>(bits >> warpShift & 31); }
    std::uint32_t lane() const { return static_cast<std::uint32_t>(bits >> laneShift & 31); }
    std::uint32_t thread() const { return static_cast<std::uint32_t>(bits >> laneShift & 1023); }
    std::uint32_t site() const { return static_cast<std::uint32_t>(bits & siteMask); }
    Moment moment() const { return {epoch(), warp(), lane()}; }
};

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
    void begin(); ///< of a block

private:
    struct Granule {
        SharedRecord write, read;
        SharedRecord otherRead;  ///< by another thread than `read`, in another warp if there is one
        std::uint32_t value = 0; ///< last stored; wider values are folded
        std::uint32_t event = 0; ///< the store that wrote it
    };
    /// An asynchronous copy to a granule that has not landed; `event` as in Granule.
    struct UnderWay {
        SharedRecord copy;
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
    bool noteTouched(const TouchMap::Readers& by, SharedRecord base, std::uint64_t granule, const Epochs& epochs);
    void loadLane(SharedRecord record, std::uint64_t granule, const Epochs& epochs);
    static bool isWrittenInTime(const Granule& granule, const Epochs& epochs);
    void noteRead(std::uint64_t granule, SharedRecord record, const Epochs& epochs);
    void checkRead(const Granule& granule, SharedRecord record, std::uint64_t index);
    void store(const AccessEvent& event);
    void checkStore(const AccessEvent& event, SharedRecord record, std::uint64_t granule, std::uint32_t value);
    void atomic(const AccessEvent& event);
    void beginAt(const AccessEvent& store, UnderWay copy, std::uint64_t granule);
    bool isUnderWay(std::uint64_t granule) const { return m_flying > 0 && m_underWay[granule].copy; }
    bool isClash(SharedRecord earlier, SharedRecord now) const;
    void clash(HazardKind acrossWarps, HazardKind withinWarp, SharedRecord earlier, SharedRecord now,
               std::uint64_t granule);
    void add(HazardKind kind, SharedRecord earlier, SharedRecord now, std::uint64_t granule);
    SharedRecord recordOf(const AccessEvent& event) const
    {
        return SharedRecord::of(m_order.epoch(event.warp), event.warp, event.site);
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
    HazardTable& m_found;
    std::vector<Granule> m_granules;
    QuietMap m_quiet;
    std::vector<UnderWay> m_underWay;                      ///< per granule; empty until the first copy
    std::uint64_t m_flying = 0;                            ///< how many of them are in flight
    std::vector<LanePatternMemo<KnownPattern>> m_patterns; ///< of loads, per site
    std::uint64_t m_window = 0, m_block = 0;
    std::uint32_t m_event = 0;
};

} // namespace tilescope::emulator
