#include "gpu/emulator/execute/handlers/lane_vectors.h"
#include "gpu/emulator/execute/handlers/observe.h"

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

enum ShuffleFlags : u8 { WithPredicate = 1 };
enum ShuffleMode : unsigned { Up, Down, Butterfly, Index }; ///< a variant of the handler each

/// Lane i is values[from[i]], of lanes that are all below 32.
TILESCOPE_INLINE LaneVector permuted(const u32* values, const LaneVector& from)
{
    LaneVector result;
#ifdef __AVX2__
    // A permutation within each part of the source; bits 3 and 4 select the part.
    TILESCOPE_PARTS
    {
        const __m256i index = reinterpret_cast<__m256i>(from.part[part]);
        const auto pick = [&](int source) __attribute__((always_inline))
        {
            return _mm256_castsi256_ps(
                _mm256_permutevar8x32_epi32(reinterpret_cast<__m256i>(readPart(values, source)), index));
        };
        const __m256 odd = _mm256_castsi256_ps(_mm256_slli_epi32(index, 28)), // the sign selects
            upper = _mm256_castsi256_ps(_mm256_slli_epi32(index, 27));
        result.part[part] = reinterpret_cast<U8>(
            _mm256_blendv_ps(_mm256_blendv_ps(pick(0), pick(1), odd), _mm256_blendv_ps(pick(2), pick(3), odd), upper));
    }
#else
    alignas(32) u32 lanes[laneCount];
    writeLanes(lanes, from);
    TILESCOPE_PARTS
    {
        const u32* at = lanes + part * 8;
        result.part[part] = U8{values[at[0]], values[at[1]], values[at[2]], values[at[3]],
                               values[at[4]], values[at[5]], values[at[6]], values[at[7]]};
    }
#endif
    return result;
}

/// Bit i is set if lane i is all ones; lanes are zero or that.
TILESCOPE_INLINE u32 maskOf(const LaneVector& lanes)
{
    u32 result = 0;
#ifdef __AVX2__
    TILESCOPE_PARTS result |= static_cast<u32>(_mm256_movemask_ps(reinterpret_cast<__m256>(lanes.part[part])))
                              << (8 * part);
#else
    TILESCOPE_PARTS
    {
        const U8 bits = lanes.part[part] & (U8{1, 2, 4, 8, 16, 32, 64, 128} << static_cast<u32>(part * 8));
        for (int i = 0; i < 8; ++i)
            result |= bits[i];
    }
#endif
    return result;
}

/// For eight lanes, the lanes whose values they read, and whether these are inside of the limits.
struct ShuffleSources {
    U8 lane, inside;
};

/// shfl.sync (PTX ISA, shfl.sync): c holds the clamp value in bits 0-4 and the segment mask in bits 8-12.
template <unsigned Mode>
TILESCOPE_INLINE ShuffleSources sourcesOf(const u32* b, const u32* c, int part)
{
    const U8 lane = U8{0, 1, 2, 3, 4, 5, 6, 7} + static_cast<u32>(part * 8);
    const U8 value = readPart(b, part) & 31U, limits = readPart(c, part);
    const U8 segment = (limits >> 8U) & 31U;
    const U8 start = lane & segment, last = start | (limits & ~segment & 31U);
    U8 source;
    if constexpr (Mode == Up)
        source = lane - value;
    else if constexpr (Mode == Down)
        source = lane + value;
    else if constexpr (Mode == Butterfly)
        source = lane ^ value;
    else
        source = start | (value & ~segment);
    const I8 at = reinterpret_cast<I8>(source), end = reinterpret_cast<I8>(last);
    return {source, reinterpret_cast<U8>(Mode == Up ? at >= end : at <= end)};
}

template <unsigned Mode>
const Op* shuffle(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const u32* a = slot<const u32>(file, op->a);
    const u32* b = slot<const u32>(file, op->b);
    const u32* c = slot<const u32>(file, op->c);
    LaneVector from, valid;
    TILESCOPE_PARTS
    {
        const U8 lane = U8{0, 1, 2, 3, 4, 5, 6, 7} + static_cast<u32>(part * 8);
        const auto [source, inside] = sourcesOf<Mode>(b, c, part);
        const U8 awake = 0U - ((splat(warp.mask) >> (source & 31U)) & 1U);
        const U8 reads = inside & awake;
        valid.part[part] = inside;
        from.part[part] = (source & reads) | (lane & ~reads);
    }
    writeLanes(slot<u32>(file, op->d), permuted(a, from));
    if (op->flags & WithPredicate) {
        u32* p = slot<u32>(file, op->e);
        *p = (*p & ~warp.mask) | (maskOf(valid) & warp.mask);
    }
    return op + 1;
}

/// The handler for observers, which are told first which lanes meet.
template <Handler Plain>
const Op* watched(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    tellMeeting(op, file, warp, nullptr);
    return Plain(op, file, warp);
}
template <unsigned Mode>
const Op* watchedShuffle(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    LaneVector from;
    TILESCOPE_PARTS
    {
        const U8 lane = U8{0, 1, 2, 3, 4, 5, 6, 7} + static_cast<u32>(part * 8);
        const auto [source, inside] = sourcesOf<Mode>(slot<const u32>(file, op->b), slot<const u32>(file, op->c), part);
        from.part[part] = ((source & inside) | (lane & ~inside)) & 31U;
    }
    alignas(32) u32 sources[laneCount];
    writeLanes(sources, from);
    tellMeeting(op, file, warp, sources);
    return shuffle<Mode>(op, file, warp);
}

/// The active lanes among which a lane votes, compares or reduces: all, or those of its own mask.
TILESCOPE_INLINE u32 groupOf(const Op* op, std::byte* file, const Warp& warp, u32 lane)
{
    return op->flags & membersDiffer ? warp.mask & slot<const u32>(file, op->g)[lane] : warp.mask;
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

/// `identity` changes no value that it is combined with.
template <class F, u32 Identity>
const Op* reduce(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    const LaneVector values = readLanes(slot<const u32>(file, op->a));
    storeByGroup(op, file, warp, [&](u32 group) {
        if (group == 0)
            return 0U; // of an inactive lane
        LaneVector members = values;
        fillSleeping(members, group, Identity);
        return fold<F>(members);
    });
    return op + 1;
}
struct SumOf {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b) { return a + b; }
};
struct AndOf {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b) { return a & b; }
};
struct OrOf {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b) { return a | b; }
};
struct XorOf {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b) { return a ^ b; }
};

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

void fillLaneOps(const Registry& r, bool observed)
{
    r.table.set(OpKind::Shuffle, Up, observed ? watchedShuffle<Up> : shuffle<Up>);
    r.table.set(OpKind::Shuffle, Down, observed ? watchedShuffle<Down> : shuffle<Down>);
    r.table.set(OpKind::Shuffle, Butterfly, observed ? watchedShuffle<Butterfly> : shuffle<Butterfly>);
    r.table.set(OpKind::Shuffle, Index, observed ? watchedShuffle<Index> : shuffle<Index>);
    r.table.set(OpKind::VoteAll, 0, observed ? watched<voteAll> : voteAll);
    r.table.set(OpKind::VoteAny, 0, observed ? watched<voteAny> : voteAny);
    r.table.set(OpKind::VoteUni, 0, observed ? watched<voteUni> : voteUni);
    r.table.set(OpKind::VoteBallot, 0, observed ? watched<voteBallot> : voteBallot);
    r.table.set(OpKind::Activemask, 0, activemask);
    r.table.set(OpKind::MatchAny32, 0, observed ? watched<matchAny<u32>> : matchAny<u32>);
    r.table.set(OpKind::MatchAny64, 0, observed ? watched<matchAny<u64>> : matchAny<u64>);
    r.table.set(OpKind::MatchAll32, 0, observed ? watched<matchAll<u32>> : matchAll<u32>);
    r.table.set(OpKind::MatchAll64, 0, observed ? watched<matchAll<u64>> : matchAll<u64>);
    r.table.set(OpKind::ReduxAdd, 0, observed ? watched<reduce<SumOf, 0>> : reduce<SumOf, 0>);
    r.table.set(OpKind::ReduxMinS, 0,
                observed ? watched<reduce<SmallerS, 0x7FFF'FFFF>> : reduce<SmallerS, 0x7FFF'FFFF>);
    r.table.set(OpKind::ReduxMaxS, 0, observed ? watched<reduce<LargerS, 0x8000'0000>> : reduce<LargerS, 0x8000'0000>);
    r.table.set(OpKind::ReduxMinU, 0, observed ? watched<reduce<SmallerU, allLanes>> : reduce<SmallerU, allLanes>);
    r.table.set(OpKind::ReduxMaxU, 0, observed ? watched<reduce<LargerU, 0>> : reduce<LargerU, 0>);
    r.table.set(OpKind::ReduxAnd, 0, observed ? watched<reduce<AndOf, allLanes>> : reduce<AndOf, allLanes>);
    r.table.set(OpKind::ReduxOr, 0, observed ? watched<reduce<OrOf, 0>> : reduce<OrOf, 0>);
    r.table.set(OpKind::ReduxXor, 0, observed ? watched<reduce<XorOf, 0>> : reduce<XorOf, 0>);
    r.table.set(OpKind::Clock, 0, readClock);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
