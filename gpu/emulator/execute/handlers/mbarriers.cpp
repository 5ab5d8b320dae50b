#include "gpu/emulator/execute/handlers/access.h"
#include "gpu/emulator/execute/handlers/mbarrier_flags.h"

// mbarrier: barrier objects in shared memory, whose phases end when as many arrivals have come as they expect. Lanes
// execute one after the other, and no other warp of the block runs in between.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

TILESCOPE_INLINE u64 pendingOf(u64 object) { return object & mbarrierCounts; }
TILESCOPE_INLINE u64 expectedOf(u64 object) { return object >> mbarrierExpected & mbarrierCounts; }

TILESCOPE_INLINE u64 objectWith(u64 phase, u64 expected, u64 pending)
{
    return phase << mbarrierPhase | mbarrierMark | expected << mbarrierExpected | pending;
}

TILESCOPE_INLINE Space spaceOf(const Op* op) { return op->flags & mbarrierOnShared ? Space::Shared : Space::Mapped; }

const Op* mbarrierFault(const Op* op, Warp& warp, u32 lane, u64 address)
{
    accessFault(op, warp, spaceOf(op), lane, address, sizeof(u64), sizeof(u64), true);
    warp.block->fault.kind = Fault::Kind::BadMbarrier;
    return nullptr;
}

/// Calls visit(lane, host, object) for each active lane; false is a fault. Returns the next op.
template <class Visit>
TILESCOPE_INLINE const Op* eachBarrier(const Op* op, std::byte* file, Warp& warp, bool isNew, Visit visit)
{
    const u64* const addresses = slot<const u64>(file, op->a);
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        std::byte* const host = checkedHost(warp, spaceOf(op), lane, addresses[lane], sizeof(u64), sizeof(u64));
        if (!host)
            return accessFault(op, warp, spaceOf(op), lane, addresses[lane], sizeof(u64), sizeof(u64), true);
        u64 object;
        __builtin_memcpy(&object, host, sizeof object);
        if ((!isNew && (object & mbarrierMarkBits) != mbarrierMark) || !visit(lane, host, object))
            return mbarrierFault(op, warp, lane, addresses[lane]);
    }
    return op + 1;
}

/// init and inval.
const Op* set(const Op* op, std::byte* file, Warp& warp)
{
    const u32* const counts = slot<const u32>(file, op->b);
    const bool clears = op->flags & mbarrierOther;
    warp.polls.progress = true;
    return eachBarrier(op, file, warp, !clears, [&](u32 lane, std::byte* host, u64) {
        const u64 count = counts[lane];
        const u64 object = clears ? 0 : objectWith(0, count, count);
        __builtin_memcpy(host, &object, sizeof object);
        return clears || (count > 0 && count <= mbarrierCounts);
    });
}

/// arrive and arrive_drop, which also takes the arrivals away from all later phases. The result is the object before.
const Op* arrive(const Op* op, std::byte* file, Warp& warp)
{
    const u32* const counts = slot<const u32>(file, op->b);
    u64* const states = slot<u64>(file, op->d);
    const bool drops = op->flags & mbarrierOther;
    warp.polls.progress = true;
    return eachBarrier(op, file, warp, false, [&](u32 lane, std::byte* host, u64 object) {
        const u64 count = counts[lane], pending = pendingOf(object);
        if (count == 0 || count > pending)
            return false;
        states[lane] = object;
        const u64 expected = expectedOf(object) - (drops ? count : 0), phase = object >> mbarrierPhase;
        const u64 next =
            count == pending ? objectWith(phase ^ 1, expected, expected) : objectWith(phase, expected, pending - count);
        __builtin_memcpy(host, &next, sizeof next);
        return true;
    });
}

/// test_wait and try_wait: whether the phase of a state, or the phase of a parity, is over.
const Op* test(const Op* op, std::byte* file, Warp& warp)
{
    const bool hasParity = op->flags & mbarrierOther;
    const u64* const states = slot<const u64>(file, op->b);
    const u32* const parities = slot<const u32>(file, op->b);
    u32 passed = 0;
    u64 seen = u64{op->site} << 32 | warp.mask;
    const Op* const next = eachBarrier(op, file, warp, false, [&](u32 lane, std::byte*, u64 object) {
        const u64 phase = hasParity ? parities[lane] & 1 : states[lane] >> mbarrierPhase;
        passed |= u32{object >> mbarrierPhase != phase} << lane;
        seen = (seen ^ object) * 0x9E37'79B9'7F4A'7C15ULL;
        return true;
    });
    *slot<u32>(file, op->d) = passed;
    warp.polls.any = true;
    warp.polls.progress |= warp.polls.reads.add(seen);
    return next;
}

} // namespace

void fillMbarriers(const Registry& r)
{
    r.table.set(OpKind::MbarrierSet, 0, set);
    r.table.set(OpKind::MbarrierArrive, 0, arrive);
    r.table.set(OpKind::MbarrierTest, 0, test);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
