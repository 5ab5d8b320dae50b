#pragma once

#include "gpu/emulator/handlers/access.h"

#include <immintrin.h>

// Reading 32 elements at host + offset[lane] into 32- or 64-bit lanes, zero-extended.

namespace tilescope::emulator::TILESCOPE_CODE
{

template <class T>
TILESCOPE_INLINE T readAs(const std::byte* from)
{
    T value;
    __builtin_memcpy(&value, from, sizeof value);
    return value;
}

template <class T>
TILESCOPE_INLINE void gatherLanes(const Access& access, u32* out)
{
    for (int lane = 0; lane < laneCount; ++lane)
        out[lane] = readAs<T>(access.host + access.offset[lane]);
}

#ifdef __AVX2__

/// For each lane the four control bytes that pick its element out of 16 bytes that start at its group's first lane.
template <class T>
TILESCOPE_INLINE __m256i pickElement(__m256i distance)
{
    if constexpr (sizeof(T) == 1)
        return _mm256_or_si256(distance, _mm256_set1_epi32(static_cast<i32>(0x8080'8000)));
    else if constexpr (sizeof(T) == 2)
        return _mm256_add_epi32(_mm256_or_si256(distance, _mm256_slli_epi32(distance, 8)),
                                _mm256_set1_epi32(static_cast<i32>(0x8080'0100)));
    else
        return _mm256_add_epi32(
            _mm256_shuffle_epi8(distance, _mm256_set_epi8(12, 12, 12, 12, 8, 8, 8, 8, 4, 4, 4, 4, 0, 0, 0, 0, 12, 12,
                                                          12, 12, 8, 8, 8, 8, 4, 4, 4, 4, 0, 0, 0, 0)),
            _mm256_set1_epi32(0x0302'0100));
}

/// Neighbouring lanes mostly read neighbouring elements: where the four lanes of every group lie within 16 bytes, one
/// load and one byte shuffle a group replace four loads. Any order and any stride within the 16 bytes will do; regions
/// are padded so that reading past the end is harmless.
template <class T>
TILESCOPE_INLINE bool gatherGroups(const Access& access, u32* out)
{
    __m256i distance[4];
    __m256i widest = _mm256_setzero_si256();
    for (int part = 0; part < 4; ++part) {
        const __m256i offset = _mm256_load_si256(reinterpret_cast<const __m256i*>(access.offset + part * 8));
        distance[part] = _mm256_sub_epi32(offset, _mm256_shuffle_epi32(offset, 0));
        widest = _mm256_max_epu32(widest, distance[part]);
    }
    const __m256i limit = _mm256_set1_epi32(16 - static_cast<i32>(sizeof(T)));
    if (_mm256_movemask_epi8(_mm256_cmpeq_epi32(_mm256_max_epu32(widest, limit), limit)) != -1)
        return false;
    for (int part = 0; part < 4; ++part) {
        const std::byte* low = access.host + access.offset[part * 8];
        const std::byte* high = access.host + access.offset[part * 8 + 4];
        const __m256i bytes =
            _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(low))),
                                    _mm_loadu_si128(reinterpret_cast<const __m128i*>(high)), 1);
        _mm256_store_si256(reinterpret_cast<__m256i*>(out + part * 8),
                           _mm256_shuffle_epi8(bytes, pickElement<T>(distance[part])));
    }
    return true;
}

#endif

/// Elements of 1, 2 or 4 bytes.
template <class T>
TILESCOPE_INLINE void gather(const Access& access, u32* out)
{
#ifdef __AVX2__
    if (__builtin_expect(gatherGroups<T>(access, out), 1))
        return;
#endif
    gatherLanes<T>(access, out);
}

/// Elements of 8 bytes.
TILESCOPE_INLINE void gather(const Access& access, u64* out)
{
    for (int lane = 0; lane < laneCount; ++lane)
        out[lane] = readAs<u64>(access.host + access.offset[lane]);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
