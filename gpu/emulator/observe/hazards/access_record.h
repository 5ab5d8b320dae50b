#pragma once

#include "gpu/emulator/observe/hazards/block_order.h"

#include <cstdint>

namespace tilescope::emulator
{

/// Which thread of a block accessed a granule, when, and by which instruction; packed, because there are up to three
/// per granule: epoch 32 bits, warp 5, lane 5, atomic 1, site 21. 0: never.
struct AccessRecord {
    std::uint64_t bits = 0;

    static constexpr unsigned siteBits = 21, laneShift = siteBits + 1, warpShift = laneShift + 5,
                              epochShift = warpShift + 5;
    static constexpr std::uint64_t siteMask = (std::uint64_t{1} << siteBits) - 1,
                                   atomicBit = std::uint64_t{1} << siteBits;

    /// For lane 0.
    static AccessRecord of(std::uint32_t epoch, std::uint32_t warp, std::uint32_t site)
    {
        return {std::uint64_t{epoch} << epochShift | std::uint64_t{warp & 31U} << warpShift |
                (site < siteMask ? site : siteMask)};
    }
    AccessRecord byLane(unsigned lane) const { return {bits | std::uint64_t{lane} << laneShift}; }
    AccessRecord asAtomic() const { return {bits | atomicBit}; }

    explicit operator bool() const { return bits != 0; }
    bool operator==(const AccessRecord&) const = default;
    bool isAtomic() const { return bits & atomicBit; }
    std::uint32_t epoch() const { return static_cast<std::uint32_t>(bits >> epochShift); }
    std::uint32_t warp() const { return static_cast<std::uint32_t>(bits >> warpShift & 31); }
    std::uint32_t lane() const { return static_cast<std::uint32_t>(bits >> laneShift & 31); }
    std::uint32_t thread() const { return static_cast<std::uint32_t>(bits >> laneShift & 1023); }
    std::uint32_t site() const { return static_cast<std::uint32_t>(bits & siteMask); }
    Moment moment() const { return {epoch(), warp(), lane()}; }
};

/// The last writer of a granule and two of the threads that have read it since.
struct Granule {
    AccessRecord write, read;
    AccessRecord otherRead;  ///< by another thread than `read`, in another warp if there is one
    std::uint32_t value = 0; ///< last stored, by valueKey()
    std::uint32_t event = 0; ///< the store that wrote it

    /// `settled`: BlockOrder::settled(). Returns false if there is only one reader since then.
    bool noteRead(AccessRecord record, std::uint32_t settled)
    {
        const AccessRecord old = read;
        read = record;
        if (old.epoch() <= settled) {
            otherRead = {};
            return false;
        }
        if (old.thread() == record.thread())
            return false;
        if (old.warp() != record.warp() || !otherRead || otherRead.warp() == record.warp())
            otherRead = old;
        return true;
    }
    bool isAccessedSince(std::uint32_t settled) const
    {
        return (write.epoch() > read.epoch() ? write.epoch() : read.epoch()) > settled;
    }
};

/// A value in 32 bits; equal values remain equal.
inline std::uint32_t valueKey(std::uint64_t value)
{
    return static_cast<std::uint32_t>(value) ^ static_cast<std::uint32_t>(value >> 32) * 0x9E3779B1U;
}

} // namespace tilescope::emulator
