#pragma once

#include "gpu/emulator/execute/handlers/lane_vectors.h"
#include "gpu/emulator/execute/handlers/window.h"

// From a memory op's operands to host addresses, with every lane checked. Three methods, each falling back to the next:
//   by window  the base is the same for the whole launch: one vector comparison (window.h)
//   by range   smallest and largest address of the active lanes must lie in one region
//   lane by lane, also for lanes in different regions, and to find the faulting lane

namespace tilescope::emulator::TILESCOPE_CODE
{

/// Lane i accesses host + offset[i]. Inactive lanes also have an offset that is safe to read.
struct Access {
    LaneVector offset;
    std::byte* host;
    u64 start; ///< the address that corresponds to `host`; only for observers
};

/// The type that holds an element of type T in a register: 64 bits or 32.
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

constexpr bool isSignedIndex(AddressForm form) { return form == AddressForm::IndexedS || form == AddressForm::WindowS; }
constexpr bool isWindow(AddressForm form) { return form == AddressForm::WindowS || form == AddressForm::WindowU; }

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
        if constexpr (isSignedIndex(Form))
            return base + static_cast<u64>(static_cast<i64>(slot<const i32>(file, op->b)[lane]) * op->scale);
        else
            return base + static_cast<u64>(slot<const u32>(file, op->b)[lane]) * op->scale;
    }
}

/// Host memory for one lane's access at any address; null if it faults.
std::byte* checkedHost(Warp& warp, Space space, u32 lane, u64 address, u32 bytes, u32 alignment);

/// Records the fault of a lane's access and stops the warp.
const Op* accessFault(const Op* op, Warp& warp, Space space, u32 lane, u64 address, u32 bytes, u32 alignment,
                      bool store);

/// A vector access must be aligned as a whole; elements that lowering joined into one access, each separately.
TILESCOPE_INLINE u32 alignmentOf(const Op* op, u32 elementBytes)
{
    return op->flags & joinedAccess ? elementBytes : elementBytes * op->elements;
}

/// The same for an access of several elements: for joined ones the first that faults, with its own site.
template <class T>
TILESCOPE_INLINE const Op* elementFault(const Op* op, Warp& warp, Space space, u32 lane, u64 address, bool store)
{
    if (!(op->flags & joinedAccess))
        return accessFault(op, warp, space, lane, address, sizeof(T) * op->elements, sizeof(T) * op->elements, store);
    u32 i = 0;
    while (i + 1 < op->elements && checkedHost(warp, space, lane, address + i * sizeof(T), sizeof(T), sizeof(T)))
        ++i;
    accessFault(op, warp, space, lane, address + i * sizeof(T), sizeof(T), sizeof(T), store);
    warp.block->fault.site += (op->sites >> (8 * i)) & 0xFF;
    return nullptr;
}

/// By window.
template <AddressForm Form>
TILESCOPE_INLINE bool resolveWindow(const Op* op, std::byte* file, u32 mask, Access& access)
{
    const Window& window = *slot<const Window>(file, op->window);
    LaneVector index = readLanes(slot<const u32>(file, op->b));
    const U8 low = splat(window.low);
    TILESCOPE_PARTS index.part[part] -= low;
    if (__builtin_expect(mask != allLanes, 0))
        fillSleeping(index, mask, 0);
    if (__builtin_expect(!allAtMost(index, window.range) || !window.usable, 0))
        return false;
    const U8 scale = splat(op->scale);
    TILESCOPE_PARTS access.offset.part[part] = index.part[part] * scale;
    access.host = window.host;
    const i64 low64 =
        isSignedIndex(Form) ? static_cast<i64>(static_cast<i32>(window.low)) : static_cast<i64>(window.low);
    access.start = *slot<const u64>(file, op->a) + op->immediate + static_cast<u64>(low64 * op->scale);
    return true;
}

/// Lane addresses as 32-bit distances from the first active lane's. Returns false if they are too far apart.
TILESCOPE_INLINE bool laneDistances(const u64* addresses, u32 mask, u64 first, LaneVector& out)
{
    using U4 = u64 __attribute__((vector_size(32), may_alias));
    const U4 start = U4{first, first, first, first}, middle = U4{1U << 30, 1U << 30, 1U << 30, 1U << 30};
    U4 far = U4{0, 0, 0, 0};
    TILESCOPE_PARTS
    {
        U4 low = reinterpret_cast<const U4*>(addresses)[2 * part] - start;
        U4 high = reinterpret_cast<const U4*>(addresses)[2 * part + 1] - start;
        if (mask != allLanes) {
            const U8 active = activeLanes(mask, part);
            low &= reinterpret_cast<U4>(__builtin_shufflevector(active, active, 0, 0, 1, 1, 2, 2, 3, 3));
            high &= reinterpret_cast<U4>(__builtin_shufflevector(active, active, 4, 4, 5, 5, 6, 6, 7, 7));
        }
        far |= (low + middle) | (high + middle); // within ±2^30: only the low 31 bits are set
        // The lower words, by two instructions of AVX2.
        const U8 mixed =
            __builtin_shufflevector(reinterpret_cast<U8>(low), reinterpret_cast<U8>(high), 0, 2, 8, 10, 4, 6, 12, 14);
        out.part[part] = __builtin_shufflevector(mixed, mixed, 0, 1, 4, 5, 2, 3, 6, 7);
    }
    const U4 near = U4{0x7FFF'FFFF, 0x7FFF'FFFF, 0x7FFF'FFFF, 0x7FFF'FFFF};
    return allZero(reinterpret_cast<U8>(far & ~near));
}

/// By range.
template <AddressForm Form, Space Where>
TILESCOPE_INLINE bool resolveRange(const Op* op, std::byte* file, const Warp& warp, u32 elementBytes, Access& access)
{
    const u32 mask = warp.mask;
    LaneVector index;
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
        const u32* from = slot<const u32>(file, op->b);
        index = readLanes(from);
        if (mask != allLanes)
            fillSleeping(index, mask, from[firstLane(mask)]);
    }
    constexpr bool isSigned = isSignedIndex(Form) || Form == AddressForm::Lanes;
    const u32 low = isSigned ? fold<SmallerS>(index) : fold<SmallerU>(index);
    const u32 high = isSigned ? fold<LargerS>(index) : fold<LargerU>(index);
    const i64 lowest = isSigned ? static_cast<i64>(static_cast<i32>(low)) : static_cast<i64>(low);
    const u64 start = base + static_cast<u64>(lowest * static_cast<i64>(scale));
    const u64 span = static_cast<u64>(high - low) * scale;
    if (span > 0x7FFF'0000)
        return false;
    access.host = hostOf(*warp.block, Where, start, span + elementBytes * op->elements);
    if (!access.host)
        return false;
    access.start = start;
    U8 any = splat(static_cast<u32>(start));
    TILESCOPE_PARTS
    {
        access.offset.part[part] = (index.part[part] - splat(low)) * splat(scale);
        any |= access.offset.part[part];
    }
    const u32 alignment = alignmentOf(op, elementBytes);
    return alignment == 1 || allZero(any & splat(alignment - 1));
}

/// By window, then by range. Returns false if the access must go lane by lane.
template <AddressForm Form, Space Where>
TILESCOPE_INLINE bool resolve(const Op* op, std::byte* file, const Warp& warp, u32 elementBytes, Access& access)
{
    if constexpr (isWindow(Form))
        if (__builtin_expect(resolveWindow<Form>(op, file, warp.mask, access), 1))
            return true;
    return resolveRange<Form, Where>(op, file, warp, elementBytes, access);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
