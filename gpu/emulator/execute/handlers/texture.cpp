#include "gpu/emulator/execute/handlers/lanes.h"
#include "gpu/emulator/execute/texture_view.h"
#include "gpu/emulator/observe/observer.h"

// tex as the CUDA Programming Guide's "Texture Fetching" describes it; the addresses of suld and sust.

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

/// Index of a texel that is inside.
TILESCOPE_INLINE std::size_t indexOf(const TextureView& view, int x, int y, int z)
{
    const std::size_t row =
        static_cast<std::size_t>(z) * static_cast<std::size_t>(view.height) + static_cast<std::size_t>(y);
    return row * static_cast<std::size_t>(view.width) + static_cast<std::size_t>(x);
}

/// `z` is a coordinate of a volume; of others it is the layer or face, which is inside.
/// `Simple`: the texture is one plane of one channel.
template <bool Simple>
TILESCOPE_INLINE float texelFloat(const TextureView& view, int x, int y, int z, int channel)
{
    x = addressed(x, view.width, usedMode(view));
    y = addressed(y, view.height, usedMode(view));
    if (!Simple && view.shape == TextureView::Shape::Volume)
        z = addressed(z, view.depth, usedMode(view));
    if (x < 0 || y < 0 || (!Simple && z < 0))
        return 0.0F;
    std::size_t at = indexOf(view, x, y, Simple ? 0 : z);
    if constexpr (!Simple)
        at = at * static_cast<std::size_t>(view.channels) + static_cast<u32>(channel);
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

/// Where a lane fetches: x, y and a volume's z in texels; `slice` is the layer or face of others.
struct Place {
    float x = 0, y = 0, z = 0;
    int slice = 0;
};

/// The face of a cube in the direction (x, y, z), and the place in it, as the CUDA Programming Guide's "Cubemap
/// Textures" has them: the largest coordinate selects the face; the others, divided by it, are −1…1 across the face.
TILESCOPE_INLINE Place onCube(const TextureView& view, float x, float y, float z, u32 cube)
{
    const float ax = __builtin_fabsf(x), ay = __builtin_fabsf(y), az = __builtin_fabsf(z);
    int face;
    float s, t, m;
    if (ax >= ay && ax >= az) {
        face = x >= 0 ? 0 : 1;
        s = x >= 0 ? -z : z;
        t = -y;
        m = ax;
    } else if (ay >= az) {
        face = y >= 0 ? 2 : 3;
        s = x;
        t = y >= 0 ? z : -z;
        m = ay;
    } else {
        face = z >= 0 ? 4 : 5;
        s = z >= 0 ? x : -x;
        t = -y;
        m = az;
    }
    const float width = static_cast<float>(view.width), height = static_cast<float>(view.height);
    const u32 last = static_cast<u32>(view.depth) / 6 - 1;
    return {(s / m + 1) / 2 * width, (t / m + 1) / 2 * height, 0,
            static_cast<int>(cube < last ? cube : last) * 6 + face};
}

TILESCOPE_INLINE Place onPlane(const TextureView& view, float x, float y)
{
    return {inTexels(x, view.width, view), inTexels(y, view.height, view), 0, 0};
}

/// From float coordinates; of a layer beyond the last one the last.
TILESCOPE_INLINE Place placeOf(const TextureView& view, float x, float y, float z, u32 layer)
{
    if (view.shape == TextureView::Shape::Cube)
        return onCube(view, x, y, z, layer);
    if (view.shape == TextureView::Shape::Plane)
        return onPlane(view, x, y);
    const u32 last = static_cast<u32>(view.depth) - 1;
    return {inTexels(x, view.width, view), inTexels(y, view.height, view), inTexels(z, view.depth, view),
            static_cast<int>(layer < last ? layer : last)};
}

/// Linear filtering of the four texels around a place, of a volume the eight.
template <bool Simple>
TILESCOPE_INLINE float filtered(const TextureView& view, const Place& place, int channel)
{
    const float bx = place.x - 0.5F, by = place.y - 0.5F;
    const int i = floorOf(bx), j = floorOf(by);
    const float a = weight(bx), b = weight(by);
    const auto plane = [&](int z) {
        return (1 - a) * (1 - b) * texelFloat<Simple>(view, i, j, z, channel) +
               a * (1 - b) * texelFloat<Simple>(view, i + 1, j, z, channel) +
               (1 - a) * b * texelFloat<Simple>(view, i, j + 1, z, channel) +
               a * b * texelFloat<Simple>(view, i + 1, j + 1, z, channel);
    };
    if (Simple || view.shape != TextureView::Shape::Volume)
        return plane(place.slice);
    const float bz = place.z - 0.5F, c = weight(bz);
    return (1 - c) * plane(floorOf(bz)) + c * plane(floorOf(bz) + 1);
}

template <bool Simple>
TILESCOPE_INLINE float fetched(const TextureView& view, const Place& place, int channel)
{
    if (view.linear)
        return filtered<Simple>(view, place, channel);
    const int z = !Simple && view.shape == TextureView::Shape::Volume ? floorOf(place.z) : place.slice;
    return texelFloat<Simple>(view, floorOf(place.x), floorOf(place.y), z, channel);
}

const Op* objectFault(const Op* op, Warp& warp, int lane, u64 handle, Fault::Kind kind)
{
    Fault& fault = warp.block->fault;
    fault.kind = kind;
    fault.site = op->site;
    fault.warp = warp.index;
    fault.lane = static_cast<u32>(lane);
    fault.address = handle;
    warp.stop = Stop::Fault;
    return nullptr;
}

bool sameInAll(const u64* values, u32 mask)
{
    const u64 first = values[__builtin_ctz(mask)];
    u64 differing = 0;
    TILESCOPE_LANES differing |= (values[lane] ^ first) & (0 - u64{mask >> lane & 1});
    return differing == 0;
}

/// Fetches single bytes from one texture for all lanes, the common case (fetchesBytes): computes all places first, each
/// moved inside, then reads the texels; beyond a border they are 0.
void fetchBytes(const TextureView& view, const float* x, const float* y, u32 mask, u32* red)
{
    u32 places[laneCount], kept[laneCount];
    const float width = static_cast<float>(view.width), height = static_cast<float>(view.height);
    const u32 pitch = static_cast<u32>(view.width);
    const u32 everywhere = usedMode(view) == TextureView::Address::Border ? 0 : 1;
    TILESCOPE_LANES
    {
        const float right = x[lane] > 0 ? x[lane] : 0, below = y[lane] > 0 ? y[lane] : 0; // also of NaN
        const i32 column = static_cast<i32>(right < width - 1 ? right : width - 1);
        const i32 row = static_cast<i32>(below < height - 1 ? below : height - 1);
        places[lane] = static_cast<u32>(row) * pitch + static_cast<u32>(column);
        const u32 isInside = u32{x[lane] >= 0} & u32{x[lane] < width} & u32{y[lane] >= 0} & u32{y[lane] < height};
        kept[lane] = 0 - (isInside | everywhere);
    }
    if (mask == allLanes) {
        for (int lane = 0; lane < laneCount; ++lane)
            red[lane] = static_cast<u32>(view.texels[places[lane]]) & kept[lane];
        return;
    }
    for (u32 rest = mask; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        red[lane] = static_cast<u32>(view.texels[places[lane]]) & kept[lane];
    }
}

/// Whether the object is of the kind that the instruction fetches from.
TILESCOPE_INLINE bool fits(const Op* op, const TextureView& view)
{
    return !view.isSurface && view.shape == static_cast<TextureView::Shape>(op->elements);
}

/// The texture from which all lanes fetch, if it is one plane of one channel: the common case.
const TextureView* commonTexture(const Op* op, const u64* handles, const Warp& warp)
{
    if (warp.mask == 0 || !sameInAll(handles, warp.mask))
        return nullptr;
    const u64 handle = handles[__builtin_ctz(warp.mask)];
    if (handle == 0 || handle > warp.block->textureCount)
        return nullptr;
    const TextureView& view = warp.block->textures[handle - 1];
    return view.channels == 1 && fits(op, view) ? &view : nullptr;
}

bool fetchesBytes(const Op* op, const TextureView& view)
{
    constexpr u64 mostTexels = u64{1} << 32;
    return static_cast<u64>(view.width) * static_cast<u64>(view.height) <= mostTexels &&
           !(op->flags & IntegerCoordinates) && view.texel == TextureView::Texel::Byte && !view.normalisedRead &&
           !view.linear && !view.normalisedCoordinates;
}

/// The coordinates of a fetch, by lane; `z` and `layers` only for the shapes that are not planes.
struct Coordinates {
    const float *x, *y, *z;
    const u32* layers;
    bool areIntegers;

    TILESCOPE_INLINE Place at(const TextureView& view, int lane) const
    {
        return placeOf(view, x[lane], y[lane], z ? z[lane] : 0, layers ? layers[lane] : 0);
    }
    /// Of integer coordinates: the plane.
    TILESCOPE_INLINE int plane(const TextureView& view, int lane) const
    {
        if (view.shape == TextureView::Shape::Volume)
            return z ? bitsAs<i32>(z[lane]) : 0;
        const u32 last = static_cast<u32>(view.depth) - 1, layer = layers ? layers[lane] : 0;
        return static_cast<int>(layer < last ? layer : last);
    }
};

/// The texel of a lane's fetch at an offset of 0 or 1 in each direction, which a linear fetch includes.
i64 fetchedTexel(const TextureView& view, const Coordinates& coordinates, int lane, const int (&offset)[3])
{
    int x, y, z;
    if (coordinates.areIntegers) {
        x = bitsAs<i32>(coordinates.x[lane]);
        y = bitsAs<i32>(coordinates.y[lane]);
        z = coordinates.plane(view, lane);
    } else {
        const Place place = coordinates.at(view, lane);
        const float back = view.linear ? 0.5F : 0;
        x = floorOf(place.x - back) + offset[0];
        y = floorOf(place.y - back) + offset[1];
        z = view.shape == TextureView::Shape::Volume ? floorOf(place.z - back) + offset[2] : place.slice;
    }
    x = addressed(x, view.width, usedMode(view));
    y = addressed(y, view.height, usedMode(view));
    if (view.shape == TextureView::Shape::Volume)
        z = addressed(z, view.depth, usedMode(view));
    return x < 0 || y < 0 || z < 0 ? -1 : static_cast<i64>(indexOf(view, x, y, z));
}

/// Reports one event for each texture that lanes fetch from and for each texel of a linear fetch.
void tellTexels(const Op* op, const u64* handles, const Coordinates& coordinates, const Warp& warp)
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
        if (!fits(op, view))
            continue;
        const bool isLinear = view.linear && !coordinates.areIntegers;
        const int neighbours = !isLinear ? 1 : view.shape == TextureView::Shape::Volume ? 8 : 4;
        for (int neighbour = 0; neighbour < neighbours; ++neighbour) {
            const int offset[3] = {neighbour & 1, neighbour >> 1 & 1, neighbour >> 2};
            for (u32 lanes = same; lanes; lanes &= lanes - 1) {
                const int lane = __builtin_ctz(lanes);
                texels[lane] = fetchedTexel(view, coordinates, lane, offset);
            }
            warp.block->observer->onTexel({op->site, warp.index, same, static_cast<u32>(handle - 1), texels});
        }
    }
}

/// A fetch of float texels as integers, or the reverse, returns the bits unchanged.
TILESCOPE_INLINE u32 bitsOfTexel(const TextureView& view, float value)
{
    const bool isFloat = view.texel == TextureView::Texel::Float || view.normalisedRead || view.linear;
    return isFloat ? bitsAs<u32>(value) : static_cast<u32>(static_cast<i32>(value));
}

/// The texels of all lanes, of a commonTexture().
void fetchSimple(const TextureView& view, const Coordinates& coordinates, u32 mask, u32* red)
{
    const float *const xs = coordinates.x, *const ys = coordinates.y;
    for (u32 rest = mask; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        const float value = coordinates.areIntegers
                                ? texelFloat<true>(view, bitsAs<i32>(xs[lane]), bitsAs<i32>(ys[lane]), 0, 0)
                                : fetched<true>(view, onPlane(view, xs[lane], ys[lane]), 0);
        red[lane] = bitsOfTexel(view, value);
    }
}

/// All channels of a lane's texel, of a texture of any shape.
void fetchChannels(const TextureView& view, const Coordinates& coordinates, int lane, u32 one, u32* const* results)
{
    u32 values[4] = {0, 0, 0, one};
    for (int channel = 0; channel < view.channels; ++channel)
        values[channel] =
            bitsOfTexel(view, coordinates.areIntegers ? texelFloat<false>(view, bitsAs<i32>(coordinates.x[lane]),
                                                                          bitsAs<i32>(coordinates.y[lane]),
                                                                          coordinates.plane(view, lane), channel)
                                                      : fetched<false>(view, coordinates.at(view, lane), channel));
    for (int channel = 0; channel < 4; ++channel) // a result may be in the register of a coordinate
        results[channel][lane] = values[channel];
}

/// tex of planes; `Deep`: of volumes, layers and cubes, with two more operands.
template <bool Observed, bool Deep>
const Op* tex(const Op* op, std::byte* file, Warp& warp)
{
    const u64* handles = slot<const u64>(file, op->a);
    const Coordinates coordinates{slot<const float>(file, op->b), slot<const float>(file, op->c),
                                  Deep ? slot<const float>(file, op->window) : nullptr,
                                  Deep ? slot<const u32>(file, op->sites) : nullptr,
                                  (op->flags & IntegerCoordinates) != 0};
    u32* const results[] = {slot<u32>(file, op->d), slot<u32>(file, op->e), slot<u32>(file, op->f),
                            slot<u32>(file, op->g)};
    // Channels that a texture does not have are 0, 0 and 1.
    const u32 one = op->flags & FloatResult ? bitsAs<u32>(1.0F) : 1;
    if constexpr (Observed)
        if (warp.block->observer->wantsTexels())
            tellTexels(op, handles, coordinates, warp); // before the result overwrites a coordinate
    const TextureView* const common = Deep ? nullptr : commonTexture(op, handles, warp);
    if (common && fetchesBytes(op, *common))
        fetchBytes(*common, coordinates.x, coordinates.y, warp.mask, results[0]);
    else if (common)
        fetchSimple(*common, coordinates, warp.mask, results[0]);
    if (common) {
        TILESCOPE_LANES
        {
            results[1][lane] = 0;
            results[2][lane] = 0;
            results[3][lane] = one;
        }
    } else {
        for (u32 rest = warp.mask; rest; rest &= rest - 1) {
            const int lane = __builtin_ctz(rest);
            const u64 handle = handles[lane];
            const bool isObject = handle != 0 && handle <= warp.block->textureCount;
            if (!isObject || !fits(op, warp.block->textures[handle - 1]))
                return objectFault(op, warp, lane, handle,
                                   isObject ? Fault::Kind::WrongTexture : Fault::Kind::BadTexture);
            fetchChannels(warp.block->textures[handle - 1], coordinates, lane, one, results);
        }
    }
    if constexpr (Observed)
        warp.block->observer->onTexture(op->site, warp.index, warp.mask);
    return op + 1;
}

enum SurfaceFlags : u8 { ClampsRange = 1, IgnoresRange = 2 };

TILESCOPE_INLINE int clampedTo(int at, int highest) { return at < 0 ? 0 : at > highest ? highest : at; }

/// The address of each lane's access to a surface, whose x is in bytes; what is beyond it is moved to the nearest
/// place, left out (a mask of the other lanes), or a fault.
const Op* surfaceAddress(const Op* op, std::byte* file, Warp& warp)
{
    const u64* const handles = slot<const u64>(file, op->a);
    const i32 *const columns = slot<const i32>(file, op->b), *const rows = slot<const i32>(file, op->c),
                     *const planes = slot<const i32>(file, op->window);
    u64* const addresses = slot<u64>(file, op->d);
    u32 inside = 0;
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        const u64 handle = handles[lane];
        const bool isObject = handle != 0 && handle <= warp.block->textureCount;
        if (!isObject || !warp.block->textures[handle - 1].isSurface ||
            warp.block->textures[handle - 1].shape != static_cast<TextureView::Shape>(op->scale))
            return objectFault(op, warp, lane, handle, isObject ? Fault::Kind::WrongTexture : Fault::Kind::BadTexture);
        const TextureView& view = warp.block->textures[handle - 1];
        const i64 rowBytes = i64{view.width} * view.texelBytes(), highest = rowBytes - op->elements;
        i64 x = columns[lane];
        i32 y = rows[lane], z = planes[lane];
        const bool fitsRange = x >= 0 && x <= highest && y >= 0 && y < view.height && z >= 0 && z < view.depth;
        if (!fitsRange && (op->flags & IgnoresRange)) {
            addresses[lane] = 0;
            continue;
        }
        if (!fitsRange && (!(op->flags & ClampsRange) || highest < 0)) {
            Fault& fault = warp.block->fault;
            fault.condition = static_cast<u64>(x);
            fault.file = static_cast<u64>(i64{y});
            fault.function = static_cast<u64>(i64{z});
            fault.bytes = op->elements;
            return objectFault(op, warp, lane, handle, Fault::Kind::BeyondSurface);
        }
        x = x < 0 ? 0 : x > highest ? highest : x;
        y = clampedTo(y, view.height - 1);
        z = clampedTo(z, view.depth - 1);
        inside |= 1U << lane;
        addresses[lane] = view.memory + static_cast<u64>((i64{z} * view.height + y) * rowBytes + x);
    }
    if (op->flags & IgnoresRange)
        *slot<u32>(file, op->e) = inside;
    return op + 1;
}

} // namespace

void fillTexture(const Registry& r, bool observed)
{
    r.table.set(OpKind::Tex2D, 0, observed ? tex<true, false> : tex<false, false>);
    r.table.set(OpKind::TexDeep, 0, observed ? tex<true, true> : tex<false, true>);
    r.table.set(OpKind::SurfaceAddress, 0, surfaceAddress);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
