#pragma once

#include "gpu/emulator/execute/handlers/access.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

// Writes elements from registers to 32 places.

namespace tilescope::emulator::TILESCOPE_CODE
{

/// Slot of the value of element i.
TILESCOPE_INLINE u32 valueSlot(const Op* op, u32 i) { return i == 0 ? op->c : i == 1 ? op->e : i == 2 ? op->f : op->g; }

template <class T>
TILESCOPE_INLINE void writeAs(std::byte* to, T value)
{
    __builtin_memcpy(to, &value, sizeof value);
}

/// The value of element i in a lane; a scalar if its bit in Op::flags is set.
template <class T>
TILESCOPE_INLINE T valueOf(const Op* op, std::byte* file, u32 i, u32 lane)
{
    const bool scalar = (op->flags >> i) & 1;
    if constexpr (sizeof(T) == 8)
        return slot<const u64>(file, valueSlot(op, i))[scalar ? 0 : lane];
    else
        return static_cast<T>(slot<const u32>(file, valueSlot(op, i))[scalar ? 0 : lane]);
}

template <class T>
TILESCOPE_INLINE void scatterLanes(const Op* op, std::byte* file, const Access& access, u32 mask)
{
    alignas(32) u32 offset[laneCount];
    writeLanes(offset, access.offset);
    if (mask == allLanes && op->elements == 1 && op->flags == 0) {
        const LaneOf<T>* c = slot<const LaneOf<T>>(file, op->c);
        for (u32 lane = 0; lane < laneCount; ++lane)
            writeAs(access.host + offset[lane], static_cast<T>(c[lane]));
        return;
    }
    for (u32 rest = mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        for (u32 i = 0; i < op->elements; ++i)
            writeAs(access.host + offset[lane] + i * sizeof(T), valueOf<T>(op, file, i, lane));
    }
}

#ifdef __AVX2__

/// Whether every group of four lanes writes contiguous bytes: lane i of a group at i × bytes after its first.
TILESCOPE_INLINE bool writesStretches(const LaneVector& offset, u32 bytes)
{
    const LaneVector distance = groupDistances(offset);
    const U8 expected = U8{0, 1, 2, 3, 0, 1, 2, 3} * splat(bytes);
    U8 wrong = splat(0);
    TILESCOPE_PARTS wrong |= distance.part[part] ^ expected;
    return allZero(wrong);
}

/// Packs the low bytes of eight 32-bit lanes within each half: lane i of a half at i × Bytes.
template <u32 Bytes>
TILESCOPE_INLINE __m256i pushTogether(U8 lanes)
{
    static_assert(Bytes == 1 || Bytes == 2 || Bytes == 3);
    alignas(32) u8 control[32];
    for (u32 i = 0; i < 16; ++i) {
        const u32 from = i / Bytes * 4 + i % Bytes;
        control[i] = control[i + 16] = static_cast<u8>(i < 4 * Bytes ? from : 0x80);
    }
    return _mm256_shuffle_epi8(reinterpret_cast<__m256i>(lanes),
                               _mm256_load_si256(reinterpret_cast<__m256i*>(control)));
}

template <u32 Bytes>
TILESCOPE_INLINE void writeStretch(std::byte* to, __m128i values)
{
    if constexpr (Bytes == 1) {
        writeAs(to, static_cast<u32>(_mm_cvtsi128_si32(values)));
    } else {
        writeAs(to, static_cast<u64>(_mm_cvtsi128_si64(values)));
        if constexpr (Bytes == 3)
            writeAs(to + 8, static_cast<u32>(_mm_extract_epi32(values, 2)));
        if constexpr (Bytes == 4)
            writeAs(to + 8, static_cast<u64>(_mm_extract_epi64(values, 1)));
    }
}

/// Eight stores of four lanes each instead of 32: for a warp that writes rows of at least four pixels.
template <u32 Bytes, class Lanes>
TILESCOPE_INLINE void scatterStretches(const Access& access, const Lanes& lanesOfPart)
{
    alignas(32) u32 offset[laneCount];
    writeLanes(offset, access.offset);
    TILESCOPE_PARTS
    {
        const U8 lanes = lanesOfPart(part);
        __m256i values = reinterpret_cast<__m256i>(lanes);
        if constexpr (Bytes < 4)
            values = pushTogether<Bytes>(lanes);
        writeStretch<Bytes>(access.host + offset[part * 8], _mm256_castsi256_si128(values));
        writeStretch<Bytes>(access.host + offset[part * 8 + 4], _mm256_extracti128_si256(values, 1));
    }
}

/// Two or four words for each lane, anywhere: four lanes' words change places, then a lane's are stored together, lane
/// by lane in order.
inline __attribute__((noinline)) void scatterWords(const Op* op, std::byte* file, const Access& access)
{
    alignas(32) u32 offset[laneCount];
    writeLanes(offset, access.offset);
    const auto words = [&](u32 i, int part) __attribute__((always_inline))
    {
        const u32* lanes = slot<const u32>(file, valueSlot(op, i));
        return reinterpret_cast<__m256i>((op->flags >> i) & 1 ? splat(*lanes) : readPart(lanes, part));
    };
    TILESCOPE_PARTS
    {
        const u32* at = offset + part * 8;
        const __m256i a = words(0, part), b = words(1, part);
        const __m256i low = _mm256_unpacklo_epi32(a, b), high = _mm256_unpackhi_epi32(a, b);
        if (op->elements == 2) {
            const auto write = [&](int lane, __m128i two) __attribute__((always_inline))
            {
                writeAs(access.host + at[lane], static_cast<u64>(_mm_cvtsi128_si64(two)));
                writeAs(access.host + at[lane + 1], static_cast<u64>(_mm_extract_epi64(two, 1)));
            };
            write(0, _mm256_castsi256_si128(low));
            write(2, _mm256_castsi256_si128(high));
            write(4, _mm256_extracti128_si256(low, 1));
            write(6, _mm256_extracti128_si256(high, 1));
            continue;
        }
        const __m256i c = words(2, part), d = words(3, part);
        const __m256i lowOthers = _mm256_unpacklo_epi32(c, d), highOthers = _mm256_unpackhi_epi32(c, d);
        const __m256i lanes[4] = {_mm256_unpacklo_epi64(low, lowOthers), _mm256_unpackhi_epi64(low, lowOthers),
                                  _mm256_unpacklo_epi64(high, highOthers), _mm256_unpackhi_epi64(high, highOthers)};
        for (int lane = 0; lane < 4; ++lane)
            _mm_storeu_si128(reinterpret_cast<__m128i*>(access.host + at[lane]), _mm256_castsi256_si128(lanes[lane]));
        for (int lane = 0; lane < 4; ++lane)
            _mm_storeu_si128(reinterpret_cast<__m128i*>(access.host + at[lane + 4]),
                             _mm256_extracti128_si256(lanes[lane], 1));
    }
}

/// Returns false if the lanes' places are not contiguous.
template <class T>
TILESCOPE_INLINE bool scatterGroups(const Op* op, std::byte* file, const Access& access)
{
    const auto lanes = [&](u32 slotOffset, int part) __attribute__((always_inline))
    {
        return readPart(slot<const u32>(file, slotOffset), part);
    };
    if (op->elements == 1 && op->flags == 0) {
        if (!writesStretches(access.offset, sizeof(T)))
            return false;
        scatterStretches<sizeof(T)>(access, [&](int part) { return lanes(op->c, part); });
        return true;
    }
    if constexpr (sizeof(T) == 1)
        if (op->elements == 3 && op->flags == joinedAccess && writesStretches(access.offset, 3)) { // RGB pixels
            scatterStretches<3>(access, [&](int part) {
                const U8 byte = splat(0xFF);
                return (lanes(op->c, part) & byte) | ((lanes(op->e, part) & byte) << 8) |
                       ((lanes(op->f, part) & byte) << 16);
            });
            return true;
        }
    return false;
}

#endif

template <class T>
TILESCOPE_INLINE void scatter(const Op* op, std::byte* file, const Access& access, u32 mask)
{
#ifdef __AVX2__
    if constexpr (sizeof(T) < 8)
        if (mask == allLanes && scatterGroups<T>(op, file, access))
            return;
    if constexpr (sizeof(T) == 4)
        if (mask == allLanes && (op->elements == 2 || op->elements == 4)) {
            scatterWords(op, file, access);
            return;
        }
#endif
    scatterLanes<T>(op, file, access, mask);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
