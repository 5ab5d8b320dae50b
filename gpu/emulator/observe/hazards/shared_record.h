#pragma once

#include "gpu/emulator/observe/hazards/block_order.h"

#include <cstdint>

namespace tilescope::emulator
{

/// Who accessed shared memory, when, and by which instruction; packed, for there are up to three a granule:
/// epoch 32 bits, warp 5, lane 5, atomic 1, site 21. 0: never.
struct SharedRecord {
    std::uint64_t bits = 0;

    static constexpr unsigned siteBits = 21, laneShift = siteBits + 1, warpShift = laneShift + 5,
                              epochShift = warpShift + 5;
    static constexpr std::uint64_t siteMask = (std::uint64_t{1} << siteBits) - 1,
                                   atomicBit = std::uint64_t{1} << siteBits;

    /// Of lane 0.
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

} // namespace tilescope::emulator
