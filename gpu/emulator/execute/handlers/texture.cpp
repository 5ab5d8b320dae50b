#include "gpu/emulator/execute/handlers/texture_plane.h"
#include "gpu/emulator/observe/observer.h"

// tex as the CUDA Programming Guide's "Texture Fetching" describes it; the addresses of suld and sust.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

enum TextureFlags : u8 { FloatResult = 1, IntegerCoordinates = 2, OneObject = 4 };

/// The object that a lane fetches from; all lanes from the same with OneObject.
TILESCOPE_INLINE u64 handleOf(const Op* op, const u64* handles, int lane)
{
    return handles[op->flags & OneObject ? 0 : lane];
}

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

/// Index of a texel that is inside.
TILESCOPE_INLINE std::size_t indexOf(const TextureView& view, int x, int y, int z)
{
    const std::size_t row =
        static_cast<std::size_t>(z) * static_cast<std::size_t>(view.height) + static_cast<std::size_t>(y);
    return row * static_cast<std::size_t>(view.width) + static_cast<std::size_t>(x);
}

/// `z` is a coordinate of a volume; of others it is the layer or face, which is inside.
TILESCOPE_INLINE float texelFloat(const TextureView& view, int x, int y, int z, int channel)
{
    x = addressed(x, view.width, usedMode(view));
    y = addressed(y, view.height, usedMode(view));
    if (view.shape == TextureView::Shape::Volume)
        z = addressed(z, view.depth, usedMode(view));
    if (x < 0 || y < 0 || z < 0)
        return 0.0F;
    const std::size_t at = indexOf(view, x, y, z) * static_cast<std::size_t>(view.channels) + static_cast<u32>(channel);
    if (view.texel == TextureView::Texel::Float) {
        float value;
        __builtin_memcpy(&value, view.texels + at * 4, 4);
        return value;
    }
    const float byte = static_cast<float>(static_cast<u32>(view.texels[at]));
    return view.normalisedRead ? byte / 255.0F : byte;
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
TILESCOPE_INLINE float filtered(const TextureView& view, const Place& place, int channel)
{
    const float bx = place.x - 0.5F, by = place.y - 0.5F;
    const int i = floorOf(bx), j = floorOf(by);
    const float a = weight(bx), b = weight(by);
    const auto plane = [&](int z) {
        return (1 - a) * (1 - b) * texelFloat(view, i, j, z, channel) +
               a * (1 - b) * texelFloat(view, i + 1, j, z, channel) +
               (1 - a) * b * texelFloat(view, i, j + 1, z, channel) +
               a * b * texelFloat(view, i + 1, j + 1, z, channel);
    };
    if (view.shape != TextureView::Shape::Volume)
        return plane(place.slice);
    const float bz = place.z - 0.5F, c = weight(bz);
    return (1 - c) * plane(floorOf(bz)) + c * plane(floorOf(bz) + 1);
}

TILESCOPE_INLINE float fetched(const TextureView& view, const Place& place, int channel)
{
    if (view.linear)
        return filtered(view, place, channel);
    const int z = view.shape == TextureView::Shape::Volume ? floorOf(place.z) : place.slice;
    return texelFloat(view, floorOf(place.x), floorOf(place.y), z, channel);
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

/// Whether the object is of the kind that the instruction fetches from.
TILESCOPE_INLINE bool fits(const Op* op, const TextureView& view)
{
    return !view.isSurface && view.shape == static_cast<TextureView::Shape>(op->elements);
}

/// The texture from which all lanes fetch, if it is plain.
TILESCOPE_INLINE const TextureView* commonTexture(const Op* op, const u64* handles, const Warp& warp)
{
    if (!(op->flags & OneObject) && !sameInAll(handles, warp.mask))
        return nullptr;
    const u64 handle = handleOf(op, handles, __builtin_ctz(warp.mask));
    if (handle == 0 || handle > warp.block->textureCount)
        return nullptr;
    const TextureView& view = warp.block->textures[handle - 1];
    return isPlain(view) && fits(op, view) ? &view : nullptr;
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
        const u64 handle = handleOf(op, handles, __builtin_ctz(rest));
        u32 same = 0;
        for (u32 lanes = rest; lanes; lanes &= lanes - 1)
            if (handleOf(op, handles, __builtin_ctz(lanes)) == handle)
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

/// All channels of a lane's texel, of a texture of any shape.
void fetchChannels(const TextureView& view, const Coordinates& coordinates, int lane, u32 one, u32* const* results)
{
    u32 values[4] = {0, 0, 0, one};
    for (int channel = 0; channel < view.channels; ++channel)
        values[channel] =
            bitsOfTexel(view, coordinates.areIntegers
                                  ? texelFloat(view, bitsAs<i32>(coordinates.x[lane]), bitsAs<i32>(coordinates.y[lane]),
                                               coordinates.plane(view, lane), channel)
                                  : fetched(view, coordinates.at(view, lane), channel));
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
    const TextureView* const common = Deep || warp.mask == 0 ? nullptr : commonTexture(op, handles, warp);
    if (common) {
        fetchPlane(*common, coordinates.x, coordinates.y, coordinates.areIntegers, results[0]);
        TILESCOPE_PARTS
        {
            writePart(results[1], part, splat(0));
            writePart(results[2], part, splat(0));
            writePart(results[3], part, splat(one));
        }
    } else {
        for (u32 rest = warp.mask; rest; rest &= rest - 1) {
            const int lane = __builtin_ctz(rest);
            const u64 handle = handleOf(op, handles, lane);
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
