#include "gpu/emulator/execute/handlers/lanes.h"
#include "gpu/emulator/execute/texture_view.h"
#include "gpu/emulator/observe/observer.h"

// tex.2d as the CUDA Programming Guide's "Texture Fetching" describes it.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

enum TextureFlags : u8 { FloatResult = 1, IntegerCoordinates = 2 };

TILESCOPE_INLINE int clampTo(int i, int size) { return i < 0 ? 0 : i >= size ? size - 1 : i; }

/// Index of the texel after the addressing mode; -1 for the border. A coordinate that wraps or is mirrored is already
/// inside the texture (see inTexels), so only the neighbours of a linear fetch can be outside, by one: beyond an edge,
/// a wrapped texture continues with the opposite texel and a mirrored one repeats the edge's own.
TILESCOPE_INLINE int addressed(int i, int size, TextureView::Address mode)
{
    if (i >= 0 && i < size)
        return i;
    if (mode == TextureView::Address::Wrap)
        return i < 0 ? size - 1 : 0;
    return mode == TextureView::Address::Border ? -1 : clampTo(i, size);
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

/// The addressing mode that fetches from this texture use.
TILESCOPE_INLINE TextureView::Address usedMode(const TextureView& view)
{
    const bool repeats = view.address == TextureView::Address::Wrap || view.address == TextureView::Address::Mirror;
    return repeats && !view.normalisedCoordinates ? TextureView::Address::Clamp : view.address;
}

TILESCOPE_INLINE float texelFloat(const TextureView& view, int x, int y)
{
    x = addressed(x, view.width, usedMode(view));
    y = addressed(y, view.height, usedMode(view));
    if (x < 0 || y < 0)
        return 0.0F;
    const std::size_t at =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(view.width) + static_cast<std::size_t>(x);
    if (view.texel == TextureView::Texel::Float) {
        float value;
        __builtin_memcpy(&value, view.texels + at * 4, 4);
        return value;
    }
    const float byte = static_cast<float>(static_cast<u32>(view.texels[at]));
    return view.normalisedRead ? byte / 255.0F : byte;
}

/// Floor of a coordinate; distant coordinates and NaN are moved to values that clamp to the same texel.
TILESCOPE_INLINE int floorOf(float value)
{
    if (!(value > -1.0e9F))
        return -1000000000;
    return value > 1.0e9F ? 1000000000 : static_cast<int>(__builtin_floorf(value));
}

/// The fraction of a coordinate as fixed point with 8 fractional bits; 0 for infinity and NaN.
TILESCOPE_INLINE float weight(float coordinate)
{
    const float fraction = coordinate - __builtin_floorf(coordinate);
    return fraction >= 0 ? __builtin_rintf(fraction * 256.0F) / 256.0F : 0.0F;
}

/// Linear filtering of the four texels around a place.
TILESCOPE_INLINE float filtered(const TextureView& view, float x, float y)
{
    const float bx = inTexels(x, view.width, view) - 0.5F, by = inTexels(y, view.height, view) - 0.5F;
    const int i = floorOf(bx), j = floorOf(by);
    const float a = weight(bx), b = weight(by);
    return (1 - a) * (1 - b) * texelFloat(view, i, j) + a * (1 - b) * texelFloat(view, i + 1, j) +
           (1 - a) * b * texelFloat(view, i, j + 1) + a * b * texelFloat(view, i + 1, j + 1);
}

bool sameInAll(const u64* values, u32 mask)
{
    const u64 first = values[__builtin_ctz(mask)];
    for (u32 rest = mask; rest; rest &= rest - 1)
        if (values[__builtin_ctz(rest)] != first)
            return false;
    return true;
}

/// Fetches single bytes from one texture for all lanes, the common case: computes every coordinate first, then reads
/// the texels.
void fetchBytes(const TextureView& view, const float* x, const float* y, u32 mask, u32* red)
{
    i32 columns[laneCount], rows[laneCount];
    const float width = static_cast<float>(view.width), height = static_cast<float>(view.height);
    const TextureView::Address mode = usedMode(view);
    TILESCOPE_LANES
    {
        // Clamping treats all coordinates beyond an edge alike, so one beyond is enough; also for NaN.
        const float column = x[lane] > -1.0F ? x[lane] : -1.0F, row = y[lane] > -1.0F ? y[lane] : -1.0F;
        columns[lane] = static_cast<i32>(__builtin_floorf(column < width ? column : width));
        rows[lane] = static_cast<i32>(__builtin_floorf(row < height ? row : height));
    }
    for (u32 rest = mask; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        const int column = addressed(columns[lane], view.width, mode);
        const int row = addressed(rows[lane], view.height, mode);
        const std::size_t at =
            static_cast<std::size_t>(row) * static_cast<std::size_t>(view.width) + static_cast<std::size_t>(column);
        red[lane] = column < 0 || row < 0 ? 0 : static_cast<u32>(view.texels[at]);
    }
}

bool fetchesBytes(const Op* op, const u64* handles, const Warp& warp)
{
    if (warp.mask == 0 || (op->flags & IntegerCoordinates) || !sameInAll(handles, warp.mask))
        return false;
    const u64 handle = handles[__builtin_ctz(warp.mask)];
    if (handle == 0 || handle > warp.block->textureCount)
        return false;
    const TextureView& view = warp.block->textures[handle - 1];
    return view.texel == TextureView::Texel::Byte && !view.normalisedRead && !view.linear &&
           !view.normalisedCoordinates;
}

/// For a fetch at (x, y), the texel at the offset (right, below), which a linear fetch includes.
i64 fetchedTexel(const Op* op, const TextureView& view, float x, float y, int right, int below)
{
    int column, row;
    if (op->flags & IntegerCoordinates) {
        column = bitsAs<i32>(x);
        row = bitsAs<i32>(y);
    } else {
        const float back = view.linear ? 0.5F : 0;
        column = floorOf(inTexels(x, view.width, view) - back) + right;
        row = floorOf(inTexels(y, view.height, view) - back) + below;
    }
    column = addressed(column, view.width, usedMode(view));
    row = addressed(row, view.height, usedMode(view));
    return column < 0 || row < 0 ? -1 : i64{row} * view.width + column;
}

/// Reports one event for each texture that lanes fetch from and for each texel of a linear fetch.
void tellTexels(const Op* op, const u64* handles, const float* x, const float* y, const Warp& warp)
{
    i64 texels[laneCount];
    for (u32 rest = warp.mask; rest;) {
        const u64 handle = handles[__builtin_ctz(rest)];
        u32 same = 0;
        for (u32 lanes = rest; lanes; lanes &= lanes - 1)
            if (handles[__builtin_ctz(lanes)] == handle)
                same |= lanes & (~lanes + 1);
        rest &= ~same;
        if (handle == 0 || handle > warp.block->textureCount) // a fault, reported below
            continue;
        const TextureView& view = warp.block->textures[handle - 1];
        const bool isLinear = view.linear && !(op->flags & IntegerCoordinates);
        for (int neighbour = 0; neighbour < (isLinear ? 4 : 1); ++neighbour) {
            for (u32 lanes = same; lanes; lanes &= lanes - 1) {
                const int lane = __builtin_ctz(lanes);
                texels[lane] = fetchedTexel(op, view, x[lane], y[lane], neighbour & 1, neighbour >> 1);
            }
            warp.block->observer->onTexel({op->site, warp.index, same, static_cast<u32>(handle - 1), texels});
        }
    }
}

template <bool Observed>
const Op* tex2D(const Op* op, std::byte* file, Warp& warp)
{
    const u64* handles = slot<const u64>(file, op->a);
    const float* x = slot<const float>(file, op->b);
    const float* y = slot<const float>(file, op->c);
    u32* red = slot<u32>(file, op->d);
    u32 others = warp.mask;
    if constexpr (Observed)
        if (warp.block->observer->wantsTexels())
            tellTexels(op, handles, x, y, warp); // before the result overwrites a coordinate
    if (fetchesBytes(op, handles, warp)) {
        fetchBytes(warp.block->textures[handles[__builtin_ctz(warp.mask)] - 1], x, y, warp.mask, red);
        others = 0;
    }
    for (u32 rest = others; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        const u64 handle = handles[lane];
        if (handle == 0 || handle > warp.block->textureCount) {
            warp.block->fault.kind = Fault::Kind::BadTexture;
            warp.block->fault.site = op->site;
            warp.block->fault.warp = warp.index;
            warp.block->fault.lane = static_cast<u32>(lane);
            warp.block->fault.address = handle;
            warp.stop = Stop::Fault;
            return nullptr;
        }
        const TextureView& view = warp.block->textures[handle - 1];
        float value;
        if (op->flags & IntegerCoordinates)
            value = texelFloat(view, bitsAs<i32>(x[lane]), bitsAs<i32>(y[lane]));
        else if (view.linear)
            value = filtered(view, x[lane], y[lane]);
        else
            value = texelFloat(view, floorOf(inTexels(x[lane], view.width, view)),
                               floorOf(inTexels(y[lane], view.height, view)));
        // A fetch of float texels as integers, or the reverse, returns the bits unchanged.
        const bool isFloat = view.texel == TextureView::Texel::Float || view.normalisedRead || view.linear;
        red[lane] = isFloat ? bitsAs<u32>(value) : static_cast<u32>(static_cast<i32>(value));
    }
    // Textures have one channel; the others return 0, 0 and 1.
    const u32 one = op->flags & FloatResult ? bitsAs<u32>(1.0F) : 1;
    u32* green = slot<u32>(file, op->e);
    u32* blue = slot<u32>(file, op->f);
    u32* alpha = slot<u32>(file, op->g);
    TILESCOPE_LANES
    {
        green[lane] = 0;
        blue[lane] = 0;
        alpha[lane] = one;
    }
    if constexpr (Observed)
        warp.block->observer->onTexture(op->site, warp.index, warp.mask);
    return op + 1;
}

} // namespace

void fillTexture(const Registry& r, bool observed)
{
    r.table.set(OpKind::Tex2D, 0, observed ? tex2D<true> : tex2D<false>);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
