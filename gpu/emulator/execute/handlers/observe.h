#pragma once

#include "gpu/emulator/execute/handlers/access.h"
#include "gpu/emulator/execute/handlers/scatter.h"
#include "gpu/emulator/observe/observer.h"

// Notifies an observer of an access before it happens. If all addresses were found at once, the event uses the same
// distances as the access; 64-bit addresses are computed only for accesses that go lane by lane anyway.

namespace tilescope::emulator::TILESCOPE_CODE
{

enum class AccessKind : u8 { Load, Store, Atomic };

alignas(32) inline constexpr u32 noDistances[laneCount] = {};

/// The event without its addresses. Constructed in place: a copy soon after would wait for the narrow stores before it.
template <class T>
TILESCOPE_INLINE JoinedAccessEvent eventOf(const Op* op, std::byte* file, const Warp& warp, Space space,
                                           AccessKind kind)
{
    const bool joined = op->flags & joinedAccess && kind != AccessKind::Atomic;
    JoinedAccessEvent event{{op->site, warp.index, warp.mask, space, kind != AccessKind::Load,
                             kind == AccessKind::Atomic, false,
                             joined ? static_cast<u32>(sizeof(T)) : static_cast<u32>(sizeof(T)) * op->elements},
                            op->sites,
                            op->elements};
    if (kind != AccessKind::Store)
        return event;
    StoredValues& values = event.first.values;
    values.count = joined ? 1 : op->elements;
    values.bytes = sizeof(T);
    values.scalars = op->flags & 0xF;
    for (u32 i = 0; i < op->elements; ++i)
        values.elements[i] = slot<const std::byte>(file, valueSlot(op, i));
    return event;
}

/// Near addresses. (An atomic's flags have another meaning: it is never joined.)
TILESCOPE_INLINE void tell(const Op* op, const Warp& warp, const JoinedAccessEvent& event)
{
    if (op->flags & joinedAccess && !event.first.atomic)
        warp.block->observer->onJoinedAccess(event);
    else
        warp.block->observer->onAccess(event.first);
}

/// Addresses too far apart for that: joined accesses are reported one by one.
TILESCOPE_INLINE void tellFar(const Op* op, const Warp& warp, const JoinedAccessEvent& event, u64* addresses)
{
    if (!(op->flags & joinedAccess) || event.first.atomic) {
        warp.block->observer->onAccess(event.first);
        return;
    }
    for (u32 i = 0; i < op->elements; ++i) {
        warp.block->observer->onAccess(event.element(i));
        for (u32 lane = 0; lane < laneCount; ++lane)
            addresses[lane] += event.first.bytes;
    }
}

/// All lanes have the same address.
template <class T>
TILESCOPE_INLINE void tellUniform(const Op* op, std::byte* file, const Warp& warp, Space space, AccessKind kind)
{
    JoinedAccessEvent event = eventOf<T>(op, file, warp, space, kind);
    event.first.uniform = true;
    event.first.base = laneAddress<AddressForm::Uniform>(op, file, 0);
    event.first.near = noDistances;
    tell(op, warp, event);
}

/// Addresses found by resolve().
template <class T>
TILESCOPE_INLINE void tellResolved(const Op* op, std::byte* file, const Warp& warp, Space space, AccessKind kind,
                                   const Access& access)
{
    alignas(32) u32 near[laneCount];
    writeLanes(near, access.offset);
    JoinedAccessEvent event = eventOf<T>(op, file, warp, space, kind);
    event.first.base = access.start;
    event.first.near = near;
    tell(op, warp, event);
}

/// Any addresses.
template <class T, AddressForm Form>
void tellLanes(const Op* op, std::byte* file, const Warp& warp, Space space, AccessKind kind)
{
    if constexpr (Form == AddressForm::Uniform) {
        tellUniform<T>(op, file, warp, space, kind);
    } else {
        u64 addresses[laneCount];
        alignas(32) u32 near[laneCount];
        u64 low = ~u64{0}, high = 0;
        for (u32 lane = 0; lane < laneCount; ++lane) {
            addresses[lane] = laneAddress<Form>(op, file, lane);
            if ((warp.mask >> lane) & 1) {
                low = addresses[lane] < low ? addresses[lane] : low;
                high = addresses[lane] > high ? addresses[lane] : high;
            }
        }
        JoinedAccessEvent event = eventOf<T>(op, file, warp, space, kind);
        event.first.base = low;
        if (high - low < u64{1} << 32) {
            for (u32 lane = 0; lane < laneCount; ++lane)
                near[lane] = static_cast<u32>(addresses[lane] - low);
            event.first.near = near;
            tell(op, warp, event);
        } else {
            event.first.far = addresses;
            tellFar(op, warp, event, addresses);
        }
    }
}

/// An instruction across lanes, unless the whole warp executes it with a mask of the whole warp.
inline void tellMeeting(const Op* op, std::byte* file, const Warp& warp, const u32* sources)
{
    const u32 all = *slot<const u32>(file, op->f);
    const bool differ = op->flags & membersDiffer;
    if (!differ && all == allLanes && warp.mask == allLanes)
        return;
    u32 members[laneCount];
    for (u32 lane = 0; lane < laneCount; ++lane)
        members[lane] = differ ? slot<const u32>(file, op->g)[lane] : all;
    warp.block->observer->onLaneMeeting({op->site, warp.index, warp.mask, warp.live, members, sources});
}

/// A division of integers, or a remainder, by the rule F.
template <class F, unsigned Shape>
const Op* watchedDivision(const Op* op, std::byte* file, Warp& warp)
{
    const auto* divisors = slot<const typename SignatureOf<F>::Second>(file, op->b);
    u32 zeros = 0;
    for (u32 rest = warp.mask; rest; rest &= rest - 1)
        zeros |= static_cast<u32>(divisors[Shape & 2 ? 0 : firstLane(rest)] == 0) << firstLane(rest);
    if (zeros)
        warp.block->observer->onZeroDivisor(op->site, warp.index, zeros);
    return binaryHandler<F, Shape>(op, file, warp);
}

template <class F>
void enterDivision(const Registry& r, bool observed, OpKind kind, F rule)
{
    r.binary(kind, rule);
    if (!observed)
        return;
    r.table.set(kind, 0, watchedDivision<F, 0>);
    r.table.set(kind, 3, watchedDivision<F, 3>);
}

/// The addresses for an event: near if possible. `near` and `addresses` must outlive it.
inline void setAddresses(AccessEvent& event, const u64* addresses, u32* near)
{
    u64 low = ~u64{0}, high = 0;
    for (u32 rest = event.mask; rest; rest &= rest - 1) {
        const u64 address = addresses[firstLane(rest)];
        low = address < low ? address : low;
        high = address > high ? address : high;
    }
    event.base = low;
    if (high - low >= u64{1} << 32) {
        event.far = addresses;
        return;
    }
    for (u32 lane = 0; lane < laneCount; ++lane)
        near[lane] = static_cast<u32>(addresses[lane] - low);
    event.near = near;
}

} // namespace tilescope::emulator::TILESCOPE_CODE
