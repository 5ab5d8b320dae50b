#include "gpu/emulator/execute/handlers/lanes.h"

#ifdef __x86_64__
#include <x86intrin.h>
#else
#include <ctime>
#endif

// Instructions across the lanes of a warp. Inactive and exited lanes do not take part: reading from such a lane, which
// is undefined on hardware, returns the reader's own value.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

enum ShuffleFlags : u8 { Up = 0, Down = 1, Butterfly = 2, Index = 3, WithPredicate = 4 };

/// shfl.sync (PTX ISA, shfl.sync): c holds the clamp value in bits 0-4 and the segment mask in bits 8-12.
const Op* shuffle(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const u32* a = slot<const u32>(file, op->a);
    const u32* b = slot<const u32>(file, op->b);
    const u32* c = slot<const u32>(file, op->c);
    u32 result[laneCount];
    u32 valid = 0;
    for (u32 lane = 0; lane < laneCount; ++lane) {
        const u32 value = b[lane] & 31;
        const u32 segment = (c[lane] >> 8) & 31;
        const u32 clamp = c[lane] & 31;
        const u32 last = (lane & segment) | (clamp & ~segment & 31);
        const u32 start = lane & segment;
        u32 from = lane;
        bool inside = false;
        switch (op->flags & 3) {
        case Up:
            from = lane - value;
            inside = static_cast<i32>(from) >= static_cast<i32>(last);
            break;
        case Down:
            from = lane + value;
            inside = from <= last;
            break;
        case Butterfly:
            from = lane ^ value;
            inside = from <= last;
            break;
        default:
            from = start | (value & ~segment & 31);
            inside = from <= last;
            break;
        }
        if (!inside || !((warp.mask >> from) & 1))
            from = lane;
        valid |= static_cast<u32>(inside) << lane;
        result[lane] = a[from];
    }
    u32* d = slot<u32>(file, op->d);
    TILESCOPE_LANES d[lane] = result[lane];
    if (op->flags & WithPredicate) {
        u32* p = slot<u32>(file, op->e);
        *p = (*p & ~warp.mask) | (valid & warp.mask);
    }
    return op + 1;
}

/// The active lanes among which a lane votes, compares or reduces: all, or those of its own mask.
TILESCOPE_INLINE u32 groupOf(const Op* op, std::byte* file, const Warp& warp, u32 lane)
{
    return op->flags & membersDiffer ? warp.mask & slot<const u32>(file, op->b)[lane] : warp.mask;
}

/// Writes `of(group)` for the group of each lane: a vector if groups differ, else a scalar.
template <class F>
TILESCOPE_INLINE void storeByGroup(const Op* op, std::byte* file, const Warp& warp, F of)
{
    u32* d = slot<u32>(file, op->d);
    if (!(op->flags & membersDiffer)) {
        *d = of(warp.mask);
        return;
    }
    u32 result[laneCount]; // d may be where an operand is
    for (u32 lane = 0; lane < laneCount; ++lane)
        result[lane] = of(groupOf(op, file, warp, lane));
    TILESCOPE_LANES d[lane] = result[lane];
}

/// Writes whether `holds(group)` for the group of each lane as a mask.
template <class F>
TILESCOPE_INLINE void storeIfHolds(const Op* op, std::byte* file, const Warp& warp, u32* d, F holds)
{
    u32 result = 0;
    if (op->flags & membersDiffer)
        for (u32 lane = 0; lane < laneCount; ++lane)
            result |= static_cast<u32>(holds(groupOf(op, file, warp, lane))) << lane;
    else
        result = holds(warp.mask) ? allLanes : 0;
    *d = result;
}

TILESCOPE_INLINE u32 votes(const Op* op, std::byte* file, const Warp& warp)
{
    return (*slot<const u32>(file, op->a) ^ static_cast<u32>(op->immediate)) & warp.mask;
}
const Op* voteAll(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const u32 yes = votes(op, file, warp);
    storeIfHolds(op, file, warp, slot<u32>(file, op->d), [=](u32 group) { return (yes & group) == group; });
    return op + 1;
}
const Op* voteAny(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const u32 yes = votes(op, file, warp);
    storeIfHolds(op, file, warp, slot<u32>(file, op->d), [=](u32 group) { return (yes & group) != 0; });
    return op + 1;
}
const Op* voteUni(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const u32 yes = votes(op, file, warp);
    storeIfHolds(op, file, warp, slot<u32>(file, op->d),
                 [=](u32 group) { return (yes & group) == 0 || (yes & group) == group; });
    return op + 1;
}
const Op* voteBallot(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const u32 yes = votes(op, file, warp);
    storeByGroup(op, file, warp, [=](u32 group) { return yes & group; });
    return op + 1;
}
const Op* activemask(const Op* op, std::byte* file, Warp& warp)
{
    *slot<u32>(file, op->d) = warp.mask;
    return op + 1;
}

/// match.any: for each lane, the active lanes with the same value.
template <class T>
const Op* matchAny(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const T* a = slot<const T>(file, op->a);
    u32 result[laneCount] = {};
    for (u32 lane = 0; lane < laneCount; ++lane)
        for (u32 other = 0; other < laneCount; ++other)
            result[lane] |= static_cast<u32>(a[lane] == a[other]) << other;
    u32* d = slot<u32>(file, op->d);
    for (u32 lane = 0; lane < laneCount; ++lane)
        d[lane] = result[lane] & groupOf(op, file, warp, lane);
    return op + 1;
}

/// match.all: all active lanes if they hold the same value, else 0; the predicate in e (flags 1) says whether they do.
template <class T>
const Op* matchAll(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const T* a = slot<const T>(file, op->a);
    const auto alike = [=](u32 group) {
        for (u32 rest = group; rest; rest &= rest - 1)
            if (a[__builtin_ctz(rest)] != a[__builtin_ctz(group)])
                return false;
        return true;
    };
    if (op->flags & 1)
        storeIfHolds(op, file, warp, slot<u32>(file, op->e), alike);
    storeByGroup(op, file, warp, [=](u32 group) { return alike(group) ? group : 0; });
    return op + 1;
}

template <class F>
const Op* reduce(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    using T = typename SignatureOf<F>::First;
    const T* a = slot<const T>(file, op->a);
    storeByGroup(op, file, warp, [=](u32 group) {
        if (group == 0)
            return 0U; // of an inactive lane
        T result = a[__builtin_ctz(group)];
        for (u32 rest = group & (group - 1); rest; rest &= rest - 1)
            result = static_cast<T>(F{}(result, a[__builtin_ctz(rest)]));
        return static_cast<u32>(result);
    });
    return op + 1;
}
template <class F>
void reduction(const Registry& r, OpKind kind, F)
{
    r.table.set(kind, 0, reduce<F>);
}

TILESCOPE_INLINE u64 hostClock()
{
#ifdef __x86_64__
    return __rdtsc();
#else
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<u64>(now.tv_sec) * 1'000'000'000 + static_cast<u64>(now.tv_nsec);
#endif
}

/// %clock, %clock64, %globaltimer: an increasing value.
const Op* readClock(const Op* op, std::byte* file, Warp&)
{
    *slot<u64>(file, op->d) = op->flags ? hostClock() & allLanes : hostClock();
    return op + 1;
}

} // namespace

void fillLaneOps(const Registry& r)
{
    r.table.set(OpKind::Shuffle, 0, shuffle);
    r.table.set(OpKind::VoteAll, 0, voteAll);
    r.table.set(OpKind::VoteAny, 0, voteAny);
    r.table.set(OpKind::VoteUni, 0, voteUni);
    r.table.set(OpKind::VoteBallot, 0, voteBallot);
    r.table.set(OpKind::Activemask, 0, activemask);
    r.table.set(OpKind::MatchAny32, 0, matchAny<u32>);
    r.table.set(OpKind::MatchAny64, 0, matchAny<u64>);
    r.table.set(OpKind::MatchAll32, 0, matchAll<u32>);
    r.table.set(OpKind::MatchAll64, 0, matchAll<u64>);
    reduction(r, OpKind::ReduxAdd, [](u32 a, u32 b) { return a + b; });
    reduction(r, OpKind::ReduxMinS, [](i32 a, i32 b) { return a < b ? a : b; });
    reduction(r, OpKind::ReduxMaxS, [](i32 a, i32 b) { return a > b ? a : b; });
    reduction(r, OpKind::ReduxMinU, [](u32 a, u32 b) { return a < b ? a : b; });
    reduction(r, OpKind::ReduxMaxU, [](u32 a, u32 b) { return a > b ? a : b; });
    reduction(r, OpKind::ReduxAnd, [](u32 a, u32 b) { return a & b; });
    reduction(r, OpKind::ReduxOr, [](u32 a, u32 b) { return a | b; });
    reduction(r, OpKind::ReduxXor, [](u32 a, u32 b) { return a ^ b; });
    r.table.set(OpKind::Clock, 0, readClock);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
