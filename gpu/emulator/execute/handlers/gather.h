#pragma once

#include "gpu/emulator/execute/handlers/access.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

// Reads `elements` neighbouring elements for each of 32 lanes into 32- or 64-bit lanes, zero-extended and converted.

namespace tilescope::emulator::TILESCOPE_CODE
{

template <class T>
TILESCOPE_INLINE T readAs(const std::byte* from)
{
    T value;
    __builtin_memcpy(&value, from, sizeof value);
    return value;
}

/// Slot of element i of a vector load.
TILESCOPE_INLINE u32 elementSlot(const Op* op, u32 i)
{
    return i == 0 ? op->d : i == 1 ? op->e : i == 2 ? op->f : op->g;
}

/// Conversions of a loaded element.
struct AsIs {
    static TILESCOPE_INLINE u64 convert(u64 value) { return value; }
    static TILESCOPE_INLINE u32 convert(u32 value) { return value; }
    static TILESCOPE_INLINE U8 convert(U8 value) { return value; }
};
/// Converts a byte to a float: combines ld.u8 and the cvt.rn.f32 after it in one op.
struct ByteToFloat {
    using F8 = float __attribute__((vector_size(32)));
    static TILESCOPE_INLINE u32 convert(u32 value) { return bitsAs<u32>(static_cast<float>(static_cast<i32>(value))); }
    static TILESCOPE_INLINE U8 convert(U8 value)
    {
        return reinterpret_cast<U8>(__builtin_convertvector(reinterpret_cast<I8>(value), F8));
    }
};

/// Stores words of eight lanes together, because a handler that loads 32 bytes would wait for eight narrow stores.
/// Narrow elements are rarely scattered, and more code here makes their fast path a few percent slower.
template <class T, class Convert>
TILESCOPE_INLINE void gatherLanes(const Op* op, std::byte* file, const Access& access)
{
    alignas(32) u32 offset[laneCount];
    writeLanes(offset, access.offset);
    for (u32 i = 0; i < op->elements; ++i) {
        const std::byte* from = access.host + i * sizeof(T);
        if constexpr (sizeof(T) == 8) {
            using U4 = u64 __attribute__((vector_size(32), may_alias));
            u64* d = slot<u64>(file, elementSlot(op, i));
            for (int lane = 0; lane < laneCount; lane += 4) {
                const u32* at = offset + lane;
                *reinterpret_cast<U4*>(d + lane) = U4{readAs<T>(from + at[0]), readAs<T>(from + at[1]),
                                                      readAs<T>(from + at[2]), readAs<T>(from + at[3])};
            }
        } else if constexpr (sizeof(T) < 4) {
            u32* d = slot<u32>(file, elementSlot(op, i));
            for (int lane = 0; lane < laneCount; ++lane)
                d[lane] = Convert::convert(static_cast<u32>(readAs<T>(from + offset[lane])));
        } else {
            u32* d = slot<u32>(file, elementSlot(op, i));
            TILESCOPE_PARTS
            {
                const u32* at = offset + part * 8;
                const U8 lanes = {readAs<T>(from + at[0]), readAs<T>(from + at[1]), readAs<T>(from + at[2]),
                                  readAs<T>(from + at[3]), readAs<T>(from + at[4]), readAs<T>(from + at[5]),
                                  readAs<T>(from + at[6]), readAs<T>(from + at[7])};
                writePart(d, part, Convert::convert(lanes));
            }
        }
    }
}

#ifdef __AVX2__

/// For each lane the four control bytes that select the element at `distance` bytes in its group's 16 bytes.
template <class T>
TILESCOPE_INLINE U8 pickElement(U8 distance)
{
    if constexpr (sizeof(T) == 1)
        return distance | splat(0x8080'8000);
    else if constexpr (sizeof(T) == 2)
        return (distance | (distance << 8)) + splat(0x8080'0100);
    else {
        const U8 twice = distance | (distance << 8);
        return (twice | (twice << 16)) + splat(0x0302'0100);
    }
}

/// Reads 16 bytes for each of a part's two groups of four lanes.
TILESCOPE_INLINE __m256i readGroups(const std::byte* from, const u32* offset, int part)
{
    const __m128i low = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + offset[part * 8]));
    const __m128i high = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + offset[part * 8 + 4]));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}

/// Neighbouring lanes mostly read neighbouring elements: if the four lanes of every group lie within 16 bytes, one load
/// and one byte shuffle per group replace four loads, for any order and stride within the 16 bytes. Regions are padded
/// so that reading past the end is harmless. One load may even serve all elements of a joined access.
template <class T, class Convert, u32 Elements>
TILESCOPE_INLINE bool gatherGroups(const Op* op, std::byte* file, const Access& access)
{
    const LaneVector distance = groupDistances(access.offset);
    if (__builtin_expect(!allAtMost(distance, 16 - sizeof(T)), 0))
        return false;
    const bool together = Elements * sizeof(T) <= 16 && allAtMost(distance, 16 - Elements * sizeof(T));
    alignas(32) u32 offset[laneCount];
    writeLanes(offset, access.offset);
    u32* const d[4] = {slot<u32>(file, op->d), slot<u32>(file, op->e), slot<u32>(file, op->f), slot<u32>(file, op->g)};
    constexpr u32 step = sizeof(T) == 1 ? 1 : sizeof(T) == 2 ? 0x0202 : 0x0404'0404;
    TILESCOPE_PARTS
    {
        __m256i memory = readGroups(access.host, offset, part);
        U8 control = pickElement<T>(distance.part[part]);
#pragma GCC unroll 4
        for (u32 i = 0; i < Elements; ++i) {
            if (i > 0 && together)
                control += splat(step);
            else if (i > 0)
                memory = readGroups(access.host + i * sizeof(T), offset, part);
            const __m256i picked = _mm256_shuffle_epi8(memory, reinterpret_cast<__m256i>(control));
            writePart(d[i], part, Convert::convert(reinterpret_cast<U8>(picked)));
        }
    }
    return true;
}

/// Two to four words for each lane, anywhere: 16 bytes a lane, and four lanes' words change places.
template <class Convert>
__attribute__((noinline)) void gatherWords(const Op* op, std::byte* file, const Access& access)
{
    alignas(32) u32 offset[laneCount];
    writeLanes(offset, access.offset);
    u32* const d[4] = {slot<u32>(file, op->d), slot<u32>(file, op->e), slot<u32>(file, op->f), slot<u32>(file, op->g)};
    TILESCOPE_PARTS
    {
        const auto two = [&](int lane) __attribute__((always_inline)) // lane in the lower half, lane + 4 in the upper
        {
            const u32* at = offset + part * 8 + lane;
            const __m128i low = _mm_loadu_si128(reinterpret_cast<const __m128i*>(access.host + at[0]));
            const __m128i high = _mm_loadu_si128(reinterpret_cast<const __m128i*>(access.host + at[4]));
            return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
        };
        const __m256i r0 = two(0), r1 = two(1), r2 = two(2), r3 = two(3);
        const __m256i first = _mm256_unpacklo_epi32(r0, r1), second = _mm256_unpacklo_epi32(r2, r3);
        const auto write = [&](u32 i, __m256i words) __attribute__((always_inline))
        {
            writePart(d[i], part, Convert::convert(reinterpret_cast<U8>(words)));
        };
        write(0, _mm256_unpacklo_epi64(first, second));
        write(1, _mm256_unpackhi_epi64(first, second));
        if (op->elements > 2) {
            const __m256i third = _mm256_unpackhi_epi32(r0, r1), fourth = _mm256_unpackhi_epi32(r2, r3);
            write(2, _mm256_unpacklo_epi64(third, fourth));
            if (op->elements > 3)
                write(3, _mm256_unpackhi_epi64(third, fourth));
        }
    }
}

template <class T, class Convert>
TILESCOPE_INLINE bool gatherCompact(const Op* op, std::byte* file, const Access& access)
{
    switch (op->elements) {
    case 1: return gatherGroups<T, Convert, 1>(op, file, access);
    case 2: return gatherGroups<T, Convert, 2>(op, file, access);
    case 3: return gatherGroups<T, Convert, 3>(op, file, access);
    default: return gatherGroups<T, Convert, 4>(op, file, access);
    }
}

#endif

template <class T, class Convert>
TILESCOPE_INLINE void gather(const Op* op, std::byte* file, const Access& access)
{
#ifdef __AVX2__
    if constexpr (sizeof(T) < 8)
        if (__builtin_expect(gatherCompact<T, Convert>(op, file, access), 1))
            return;
    if constexpr (sizeof(T) == 4)
        if (op->elements > 1) {
            gatherWords<Convert>(op, file, access);
            return;
        }
#endif
    gatherLanes<T, Convert>(op, file, access);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
