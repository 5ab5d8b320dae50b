#pragma once

#include "gpu/emulator/handlers/lanes.h"
#include "gpu/emulator/observer.h"

// From a memory op's operands to host addresses, with every lane checked.
//
// The quick way finds the smallest and largest address of the active lanes, checks that both lie in one region, and
// then works with 32-bit offsets from the smallest. When that fails (lanes in different regions, offsets beyond
// 31 bits, or a real fault), the slow way looks at lane after lane and reports the first that is at fault.

namespace tilescope::emulator::TILESCOPE_CODE
{

/// Where 32 lanes access: host + offset[lane]. Sleeping lanes have the first active lane's offset, so that a load may
/// read them without harm.
struct alignas(64) Access {
    u32 offset[laneCount];
    std::byte* host;
};

/// What holds an element of type T in a register: 64 bits or 32.
template <class T>
struct Lane {
    using Type = u32;
};
template <>
struct Lane<u64> {
    using Type = u64;
};
template <class T>
using LaneOf = typename Lane<T>::Type;

TILESCOPE_INLINE u32 firstLane(u32 mask) { return static_cast<u32>(__builtin_ctz(mask)); }

/// Host memory of [address, address + bytes), or null.
TILESCOPE_INLINE std::byte* hostOf(const Block& block, Space space, u64 address, u64 bytes)
{
    if (space == Space::Shared)
        return address < block.sharedBytes && bytes <= block.sharedBytes - address ? block.shared + address : nullptr;
    const u64 index = address >> regionShift;
    const u64 at = address & ((u64{1} << regionShift) - 1);
    if (index >= block.regionCount)
        return nullptr;
    const Region& region = block.regions[index];
    return at < region.bytes && bytes <= region.bytes - at ? region.host + at : nullptr;
}

/// The address of one lane, computed as the kernel does.
template <AddressForm Form>
TILESCOPE_INLINE u64 laneAddress(const Op* op, std::byte* file, u32 lane)
{
    if constexpr (Form == AddressForm::Uniform)
        return *slot<const u64>(file, op->a) + op->immediate;
    else if constexpr (Form == AddressForm::Lanes)
        return slot<const u64>(file, op->a)[lane] + op->immediate;
    else {
        const u64 base = *slot<const u64>(file, op->a) + op->immediate;
        if constexpr (Form == AddressForm::IndexedS)
            return base + static_cast<u64>(static_cast<i64>(slot<const i32>(file, op->b)[lane]) * op->scale);
        else
            return base + static_cast<u64>(slot<const u32>(file, op->b)[lane]) * op->scale;
    }
}

/// Host memory for one lane's access, however odd its address; null when it is at fault.
std::byte* checkedHost(Warp& warp, Space space, u32 lane, u64 address, u32 bytes);

/// Records what was wrong with a lane's access and stops the warp.
const Op* accessFault(const Op* op, Warp& warp, Space space, u32 lane, u64 address, u32 bytes, bool store);

/// Index of lane 0…31 for each lane; sleeping lanes get the first active lane's.
TILESCOPE_INLINE void spreadIndex(const i32* index, u32 mask, i32* out)
{
    if (__builtin_expect(mask == allLanes, 1)) {
        TILESCOPE_LANES out[lane] = index[lane];
        return;
    }
    const i32 first = index[firstLane(mask)];
    TILESCOPE_LANES out[lane] = (mask >> lane) & 1 ? index[lane] : first;
}

/// Lane addresses of form Lanes as 32-bit distances from the first active lane's. False: they lie too far apart.
TILESCOPE_INLINE bool laneDistances(const u64* addresses, u32 mask, u64 first, i32* out)
{
    u64 far = 0;
    TILESCOPE_LANES
    {
        const u64 distance = (mask >> lane) & 1 ? addresses[lane] - first : 0;
        out[lane] = static_cast<i32>(static_cast<u32>(distance));
        far |= distance + 0x4000'0000; // within ±2^30: only the low 31 bits are set after this
    }
    return far < 0x8000'0000;
}

/// The quick way. Bytes: of a lane, all elements together. False: go the slow way.
template <AddressForm Form, Space Where>
TILESCOPE_INLINE bool resolve(const Op* op, std::byte* file, const Warp& warp, u32 elementBytes, Access& access)
{
    static_assert(Form != AddressForm::Uniform);
    const u32 mask = warp.mask;
    const u32 bytes = elementBytes * op->elements;
    alignas(64) i32 index[laneCount];
    u64 base;
    u32 scale;
    if constexpr (Form == AddressForm::Lanes) {
        const u64* addresses = slot<const u64>(file, op->a);
        const u64 first = addresses[firstLane(mask)];
        if (!laneDistances(addresses, mask, first, index))
            return false;
        base = first + op->immediate;
        scale = 1;
    } else {
        base = *slot<const u64>(file, op->a) + op->immediate;
        scale = op->scale;
        spreadIndex(slot<const i32>(file, op->b), mask, index);
    }

    i64 lowest, highest;
    if constexpr (Form == AddressForm::IndexedU) {
        u32 low = allLanes, high = 0;
        TILESCOPE_LANES
        {
            const u32 i = static_cast<u32>(index[lane]);
            low = i < low ? i : low;
            high = i > high ? i : high;
        }
        lowest = low;
        highest = high;
    } else {
        i32 low = 0x7FFF'FFFF, high = -0x7FFF'FFFF - 1;
        TILESCOPE_LANES
        {
            low = index[lane] < low ? index[lane] : low;
            high = index[lane] > high ? index[lane] : high;
        }
        lowest = low;
        highest = high;
    }
    const u64 start = base + static_cast<u64>(lowest * static_cast<i64>(scale));
    const u64 span = static_cast<u64>(highest - lowest) * scale;
    if (span > 0x7FFF'0000)
        return false;
    access.host = hostOf(*warp.block, Where, start, span + bytes);
    if (!access.host)
        return false;

    const u32 low32 = static_cast<u32>(lowest);
    TILESCOPE_LANES access.offset[lane] = (static_cast<u32>(index[lane]) - low32) * scale;
    // Vector accesses must be aligned as a whole (8 or 16 bytes).
    u32 odd = static_cast<u32>(start);
    if (scale & (bytes - 1))
        TILESCOPE_LANES odd |= access.offset[lane];
    return (odd & (bytes - 1)) == 0;
}

/// Tells an observer of an access before it happens.
template <AddressForm Form>
TILESCOPE_INLINE void observeAccess(const Op* op, std::byte* file, const Warp& warp, Space space, u32 elementBytes,
                                    bool store, bool atomic)
{
    u64 addresses[laneCount];
    for (u32 lane = 0; lane < laneCount; ++lane)
        addresses[lane] = laneAddress<Form>(op, file, lane);
    warp.block->observer->onAccess(
        {op->site, warp.index, warp.mask, space, store, atomic, elementBytes * op->elements, addresses});
}

} // namespace tilescope::emulator::TILESCOPE_CODE
