#pragma once

#include "gpu/emulator/execute/handlers/gather.h"
#include "gpu/emulator/execute/texture_view.h"

// Fetches by all lanes of a warp from one texture that is one plane of one channel: the common case. Places are
// computed by all lanes together, and are inside the texture for any coordinate, also for that of an inactive lane. The
// bits are those of texture.cpp, which fetches lane by lane.

namespace tilescope::emulator::TILESCOPE_CODE
{

/// The addressing mode that fetches from this texture use.
TILESCOPE_INLINE TextureView::Address usedMode(const TextureView& view)
{
    const bool repeats = view.address == TextureView::Address::Wrap || view.address == TextureView::Address::Mirror;
    return repeats && !view.normalisedCoordinates ? TextureView::Address::Clamp : view.address;
}

/// A coordinate in texels. Normalised coordinates keep only their fraction with Wrap, x − ⌊x⌋, and with Mirror one
/// minus it in every other repetition. Without normalised coordinates this clamps, as the hardware does.
TILESCOPE_INLINE float inTexels(float x, int size, const TextureView& view)
{
    if (!view.normalisedCoordinates)
        return x;
    if (view.address == TextureView::Address::Wrap || view.address == TextureView::Address::Mirror) {
        const float whole = __builtin_floorf(x);
        const float fraction = x - whole;
        const bool odd = whole - 2 * __builtin_floorf(whole / 2) == 1;
        x = odd && view.address == TextureView::Address::Mirror ? 1 - fraction : fraction;
        if (!(x >= 0)) // infinity and NaN have no fraction
            x = 0;
    }
    return x * static_cast<float>(size);
}

/// Floor of a coordinate; distant coordinates and NaN are moved to values that clamp to the same texel.
TILESCOPE_INLINE int floorOf(float value)
{
    const float near = value > -1.0e9F ? (value < 1.0e9F ? value : 1.0e9F) : -1.0e9F;
    return static_cast<int>(__builtin_floorf(near));
}

/// The fraction of a coordinate as fixed point with 8 fractional bits; 0 for infinity and NaN.
TILESCOPE_INLINE float weight(float coordinate)
{
    const float fraction = coordinate - __builtin_floorf(coordinate);
    return fraction >= 0 ? __builtin_rintf(fraction * 256.0F) / 256.0F : 0.0F;
}

/// What a plane's addressing mode makes of indices outside of one dimension.
struct Edges {
    i32 size, below, above; ///< indices instead of those below 0, and from `size` on
    bool isBorder;          ///< there are no texels there

    TILESCOPE_INLINE Edges(int length, TextureView::Address mode)
        : size(length), below(mode == TextureView::Address::Wrap ? length - 1 : 0),
          above(mode == TextureView::Address::Wrap ? 0 : length - 1), isBorder(mode == TextureView::Address::Border)
    {
    }
    /// Moves lanes inside; clears those of `kept` that are beyond a border.
    TILESCOPE_INLINE void moveInside(LaneVector& lanes, LaneVector& kept) const
    {
        TILESCOPE_PARTS
        {
            const I8 at = reinterpret_cast<I8>(lanes.part[part]);
            const U8 under = reinterpret_cast<U8>(at < 0), over = reinterpret_cast<U8>(at >= size);
            const U8 low = splat(static_cast<u32>(below)), high = splat(static_cast<u32>(above));
            lanes.part[part] = (low & under) | (high & over) | (lanes.part[part] & ~(under | over));
            if (isBorder)
                kept.part[part] &= ~(under | over);
        }
    }
};

/// The lanes' indices in one dimension, of the texel and, for a linear fetch, of the next and their weight.
struct Indices {
    alignas(32) i32 at[laneCount];
    alignas(32) float share[laneCount]; ///< of the next
};

template <bool Linear>
TILESCOPE_INLINE void findIndices(const TextureView& view, const float* coordinates, int size, bool areIntegers,
                                  Indices& out)
{
    if (!Linear && areIntegers) {
        TILESCOPE_LANES out.at[lane] = bitsAs<i32>(coordinates[lane]);
    } else if (!view.normalisedCoordinates) { // the common case, and a simple loop
        TILESCOPE_LANES
        {
            const float x = Linear ? coordinates[lane] - 0.5F : coordinates[lane];
            out.at[lane] = floorOf(x);
            if constexpr (Linear)
                out.share[lane] = weight(x);
        }
    } else {
        TILESCOPE_LANES
        {
            const float texels = inTexels(coordinates[lane], size, view), x = Linear ? texels - 0.5F : texels;
            out.at[lane] = floorOf(x);
            if constexpr (Linear)
                out.share[lane] = weight(x);
        }
    }
}

/// Texels at places, bytes as integers and floats as their bits. Neighbouring lanes mostly read texels that are near
/// each other: with AVX2 like loads (gather.h), if 16 bytes may be read from every one of them.
template <class T>
TILESCOPE_INLINE LaneVector readTexels(const TextureView& view, const LaneVector& places)
{
    LaneVector offset, result;
    TILESCOPE_PARTS offset.part[part] = places.part[part] * static_cast<u32>(sizeof(T));
    alignas(32) u32 at[laneCount];
    writeLanes(at, offset);
#ifdef __AVX2__
    const u32 bytes = static_cast<u32>(view.width) * static_cast<u32>(view.height) * static_cast<u32>(sizeof(T));
    const LaneVector distance = groupDistances(offset);
    if (bytes >= 16 && allAtMost(offset, bytes - 16) && allAtMost(distance, 16 - sizeof(T))) {
        TILESCOPE_PARTS
        {
            const U8 control = pickElement<T>(distance.part[part]);
            result.part[part] = reinterpret_cast<U8>(
                _mm256_shuffle_epi8(readGroups(view.texels, at, part), reinterpret_cast<__m256i>(control)));
        }
        return result;
    }
#endif
    const auto texel = [&](int lane) __attribute__((always_inline))
    {
        return static_cast<u32>(readAs<T>(view.texels + at[lane]));
    };
    TILESCOPE_PARTS
    {
        const int i = part * 8;
        result.part[part] = U8{texel(i),     texel(i + 1), texel(i + 2), texel(i + 3),
                               texel(i + 4), texel(i + 5), texel(i + 6), texel(i + 7)};
    }
    return result;
}

/// The texels of the lanes at columns and rows of any value, plus an offset; 0 beyond a border.
template <class T>
TILESCOPE_INLINE LaneVector texelsAt(const TextureView& view, const i32* columns, const i32* rows, u32 right, u32 down)
{
    LaneVector x = readLanes(reinterpret_cast<const u32*>(columns)), y = readLanes(reinterpret_cast<const u32*>(rows));
    TILESCOPE_PARTS
    {
        x.part[part] += right;
        y.part[part] += down;
    }
    LaneVector kept;
    const u32 width = static_cast<u32>(view.width), height = static_cast<u32>(view.height);
    const bool isInside = allAtMost(x, width - 1) && allAtMost(y, height - 1);
    if (!isInside) {
        TILESCOPE_PARTS kept.part[part] = splat(allLanes);
        Edges(view.width, usedMode(view)).moveInside(x, kept);
        Edges(view.height, usedMode(view)).moveInside(y, kept);
    }
    LaneVector places;
    TILESCOPE_PARTS places.part[part] = y.part[part] * width + x.part[part];
    LaneVector result = readTexels<T>(view, places);
    if (!isInside)
        TILESCOPE_PARTS result.part[part] &= kept.part[part];
    return result;
}

/// The same as floats.
template <class T>
TILESCOPE_INLINE void floatTexels(const TextureView& view, const Indices& x, const Indices& y, u32 right, u32 down,
                                  float* out)
{
    alignas(32) u32 lanes[laneCount];
    writeLanes(lanes, texelsAt<T>(view, x.at, y.at, right, down));
    const float most = view.normalisedRead ? 255.0F : 1.0F;
    if constexpr (sizeof(T) == 4)
        TILESCOPE_LANES out[lane] = bitsAs<float>(lanes[lane]);
    else
        TILESCOPE_LANES out[lane] = static_cast<float>(static_cast<i32>(lanes[lane])) / most;
}

template <class T>
void fetchPoints(const TextureView& view, const float* x, const float* y, bool areIntegers, u32* red)
{
    Indices columns, rows;
    findIndices<false>(view, x, view.width, areIntegers, columns);
    findIndices<false>(view, y, view.height, areIntegers, rows);
    // What bytes are read as: floats for a texture of floats, here those of 0…1, or that filters.
    if (sizeof(T) == 1 && (view.normalisedRead || view.linear)) {
        alignas(32) float values[laneCount];
        floatTexels<T>(view, columns, rows, 0, 0, values);
        TILESCOPE_LANES red[lane] = bitsAs<u32>(values[lane]);
    } else {
        writeLanes(red, texelsAt<T>(view, columns.at, rows.at, 0, 0));
    }
}

template <class T>
void fetchLinear(const TextureView& view, const float* x, const float* y, u32* red)
{
    Indices columns, rows;
    findIndices<true>(view, x, view.width, false, columns);
    findIndices<true>(view, y, view.height, false, rows);
    alignas(32) float corners[4][laneCount];
    for (u32 i = 0; i < 4; ++i)
        floatTexels<T>(view, columns, rows, i & 1, i >> 1, corners[i]);
    TILESCOPE_LANES
    {
        const float a = columns.share[lane], b = rows.share[lane];
        red[lane] = bitsAs<u32>((1 - a) * (1 - b) * corners[0][lane] + a * (1 - b) * corners[1][lane] +
                                (1 - a) * b * corners[2][lane] + a * b * corners[3][lane]);
    }
}

/// Whether this file's functions can fetch from it: 32 bits are enough for a place in bytes.
TILESCOPE_INLINE bool isPlain(const TextureView& view)
{
    constexpr u64 mostTexels = (u64{1} << 30) - 1;
    return view.channels == 1 && view.shape == TextureView::Shape::Plane &&
           static_cast<u64>(view.width) * static_cast<u64>(view.height) <= mostTexels;
}

TILESCOPE_INLINE void fetchPlane(const TextureView& view, const float* x, const float* y, bool areIntegers, u32* red)
{
    const bool isFloat = view.texel == TextureView::Texel::Float;
    if (view.linear && !areIntegers)
        isFloat ? fetchLinear<u32>(view, x, y, red) : fetchLinear<u8>(view, x, y, red);
    else
        isFloat ? fetchPoints<u32>(view, x, y, areIntegers, red) : fetchPoints<u8>(view, x, y, areIntegers, red);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
