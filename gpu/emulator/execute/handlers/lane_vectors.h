#pragma once

#include "gpu/emulator/execute/handlers/lanes.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

// 32 lanes as four vectors of eight, for the memory handlers: their work is not one loop over the lanes, and values
// must stay in registers from step to step (writing lanes with 16-byte stores and reading them back with 32-byte loads
// stalls for 15 ns, five times the rest of a load). In the baseline build the compiler splits each vector into two of
// four.

namespace tilescope::emulator::TILESCOPE_CODE
{

using I8 = i32 __attribute__((vector_size(32)));
using U8 = u32 __attribute__((vector_size(32), may_alias));

struct LaneVector {
    U8 part[4];
};

TILESCOPE_INLINE U8 splat(u32 value) { return U8{value, value, value, value, value, value, value, value}; }

// A loop over the four parts that must be unrolled, so that they stay in registers.
#if defined(__clang__)
#define TILESCOPE_PARTS _Pragma("unroll") for (int part = 0; part < 4; ++part)
#else
#define TILESCOPE_PARTS _Pragma("GCC unroll 4") for (int part = 0; part < 4; ++part)
#endif

/// Lanes from 8 × part on. Slots are aligned to 32 bytes. (Not memcpy: the compiler would copy 16 bytes at a time.)
TILESCOPE_INLINE U8 readPart(const u32* lanes, int part) { return *reinterpret_cast<const U8*>(lanes + part * 8); }
TILESCOPE_INLINE void writePart(u32* lanes, int part, U8 value) { *reinterpret_cast<U8*>(lanes + part * 8) = value; }

TILESCOPE_INLINE LaneVector readLanes(const u32* from)
{
    LaneVector result;
    TILESCOPE_PARTS result.part[part] = readPart(from, part);
    return result;
}
TILESCOPE_INLINE void writeLanes(u32* to, const LaneVector& lanes)
{
    TILESCOPE_PARTS writePart(to, part, lanes.part[part]);
}

/// All ones in the lanes of one part that are active.
TILESCOPE_INLINE U8 activeLanes(u32 mask, int part)
{
    const U8 bit = U8{1, 2, 4, 8, 16, 32, 64, 128} << static_cast<u32>(part * 8);
    return reinterpret_cast<U8>((splat(mask) & bit) == bit);
}

/// Sets inactive lanes to `value`.
TILESCOPE_INLINE void fillSleeping(LaneVector& lanes, u32 mask, u32 value)
{
    TILESCOPE_PARTS
    {
        const U8 active = activeLanes(mask, part);
        lanes.part[part] = (lanes.part[part] & active) | (splat(value) & ~active);
    }
}

struct SmallerU {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b) { return a < b ? a : b; }
};
struct LargerU {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b) { return a > b ? a : b; }
};
struct SmallerS {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b)
    {
        const I8 x = reinterpret_cast<I8>(a), y = reinterpret_cast<I8>(b);
        return reinterpret_cast<U8>(x < y ? x : y); // of signed vectors, for which there is an instruction
    }
};
struct LargerS {
    static TILESCOPE_INLINE U8 of(U8 a, U8 b)
    {
        const I8 x = reinterpret_cast<I8>(a), y = reinterpret_cast<I8>(b);
        return reinterpret_cast<U8>(x > y ? x : y);
    }
};

TILESCOPE_INLINE bool allZero(U8 v)
{
#ifdef __AVX2__
    const __m256i bits = reinterpret_cast<__m256i>(v);
    return _mm256_testz_si256(bits, bits);
#else
    u64 parts[4];
    __builtin_memcpy(parts, &v, sizeof parts);
    return (parts[0] | parts[1] | parts[2] | parts[3]) == 0;
#endif
}

/// Whether every lane is at most `limit`, unsigned.
TILESCOPE_INLINE bool allAtMost(const LaneVector& lanes, u32 limit)
{
    const U8 largest =
        LargerU::of(LargerU::of(lanes.part[0], lanes.part[1]), LargerU::of(lanes.part[2], lanes.part[3]));
    return allZero(LargerU::of(largest, splat(limit)) ^ splat(limit));
}

/// Reduces four parts and then eight lanes to one value.
template <class F>
TILESCOPE_INLINE u32 fold(const LaneVector& lanes)
{
    U8 v = F::of(F::of(lanes.part[0], lanes.part[1]), F::of(lanes.part[2], lanes.part[3]));
    v = F::of(v, __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3));
    v = F::of(v, __builtin_shufflevector(v, v, 2, 3, 0, 1, 6, 7, 4, 5));
    v = F::of(v, __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6));
    return v[0];
}

/// Distance of each lane from the first of its group of four.
TILESCOPE_INLINE LaneVector groupDistances(const LaneVector& lanes)
{
    LaneVector result;
    TILESCOPE_PARTS
    {
        const U8 v = lanes.part[part];
        result.part[part] = v - __builtin_shufflevector(v, v, 0, 0, 0, 0, 4, 4, 4, 4);
    }
    return result;
}

} // namespace tilescope::emulator::TILESCOPE_CODE
