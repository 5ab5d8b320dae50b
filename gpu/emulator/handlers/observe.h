#pragma once

#include "gpu/emulator/handlers/access.h"
#include "gpu/emulator/handlers/scatter.h"
#include "gpu/emulator/observer.h"

// Telling an observer of an access before it happens. Where all addresses were found at once, the distances that the
// access itself goes by serve; 64-bit addresses are worked out only for what goes lane by lane anyway.

namespace tilescope::emulator::TILESCOPE_CODE
{

enum class AccessKind : u8 { Load, Store, Atomic };

alignas(32) inline constexpr u32 noDistances[laneCount] = {};

/// The event without its addresses.
template <class T>
TILESCOPE_INLINE AccessEvent eventOf(const Op* op, std::byte* file, const Warp& warp, Space space, AccessKind kind)
{
    AccessEvent event{op->site,
                      warp.index,
                      warp.mask,
                      space,
                      kind != AccessKind::Load,
                      kind == AccessKind::Atomic,
                      false,
                      op->flags & joinedAccess && kind != AccessKind::Atomic
                          ? static_cast<u32>(sizeof(T))
                          : static_cast<u32>(sizeof(T)) * op->elements};
    if (kind != AccessKind::Store)
        return event;
    event.values.count = op->flags & joinedAccess ? 1 : op->elements;
    event.values.bytes = sizeof(T);
    event.values.scalars = op->flags & 0xF;
    for (u32 i = 0; i < op->elements; ++i)
        event.values.elements[i] = slot<const std::byte>(file, valueSlot(op, i));
    return event;
}

/// Near addresses. (An atomic's flags mean something else: it is never joined.)
TILESCOPE_INLINE void tell(const Op* op, const Warp& warp, const AccessEvent& event)
{
    if (op->flags & joinedAccess && !event.atomic)
        warp.block->observer->onJoinedAccess({event, op->sites, op->elements});
    else
        warp.block->observer->onAccess(event);
}

/// Addresses too far apart for that: those that are joined come one by one after all.
TILESCOPE_INLINE void tellFar(const Op* op, const Warp& warp, const AccessEvent& event, u64* addresses)
{
    if (!(op->flags & joinedAccess) || event.atomic) {
        warp.block->observer->onAccess(event);
        return;
    }
    const JoinedAccessEvent joined{event, op->sites, op->elements};
    for (u32 i = 0; i < op->elements; ++i) {
        warp.block->observer->onAccess(joined.element(i));
        for (u32 lane = 0; lane < laneCount; ++lane)
            addresses[lane] += event.bytes;
    }
}

/// Every lane goes to the same address.
template <class T>
TILESCOPE_INLINE void tellUniform(const Op* op, std::byte* file, const Warp& warp, Space space, AccessKind kind)
{
    AccessEvent event = eventOf<T>(op, file, warp, space, kind);
    event.uniform = true;
    event.base = laneAddress<AddressForm::Uniform>(op, file, 0);
    event.near = noDistances;
    tell(op, warp, event);
}

/// Addresses that resolve() found.
template <class T>
TILESCOPE_INLINE void tellResolved(const Op* op, std::byte* file, const Warp& warp, Space space, AccessKind kind,
                                   const Access& access)
{
    alignas(32) u32 near[laneCount];
    writeLanes(near, access.offset);
    AccessEvent event = eventOf<T>(op, file, warp, space, kind);
    event.base = access.start;
    event.near = near;
    tell(op, warp, event);
}

/// Addresses of any kind.
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
        AccessEvent event = eventOf<T>(op, file, warp, space, kind);
        event.base = low;
        if (high - low < u64{1} << 32) {
            for (u32 lane = 0; lane < laneCount; ++lane)
                near[lane] = static_cast<u32>(addresses[lane] - low);
            event.near = near;
            tell(op, warp, event);
        } else {
            event.far = addresses;
            tellFar(op, warp, event, addresses);
        }
    }
}

} // namespace tilescope::emulator::TILESCOPE_CODE
