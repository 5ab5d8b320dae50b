#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

// Arrays, textures and surfaces. An array is an allocation whose rows are packed.

using namespace tilescope;
using emulator::TextureView;

/// What the header declares and does not define.
struct cudaArray {
    cudaChannelFormatDesc channels;
    std::size_t width, height, depth; ///< at least 1
    unsigned flags;
    std::byte* memory;

    std::size_t texelBytes() const
    {
        return static_cast<std::size_t>(channels.x + channels.y + channels.z + channels.w) / 8;
    }
    std::size_t pitch() const { return width * texelBytes(); }
};

namespace
{

constexpr std::byte nothing[emulator::regionPadding] = {};

/// Rows somewhere: in an array, or in the program's or the device's memory.
struct RowPlace {
    std::byte* start = nullptr;
    std::size_t pitch = 0, slice = 0;
    bool isArray = false;
};

RowPlace placeIn(cudaArray_const_t array, std::size_t xBytes, std::size_t y, std::size_t z = 0)
{
    const std::size_t pitch = array->pitch(), slice = pitch * array->height;
    return {array->memory + z * slice + y * pitch + xBytes, pitch, slice, true};
}

cudaError_t copyBox(const RowPlace& to, const RowPlace& from, std::size_t width, std::size_t rows, std::size_t slices)
{
    return call([&](Device& device) {
        const auto check = [&](const RowPlace& place) {
            const std::size_t bytes = (slices - 1) * place.slice + (rows - 1) * place.pitch + width;
            if (AddressSpace::isDeviceAddress(place.start) && !device.memory().contains(place.start, bytes))
                throw CallError(cudaErrorInvalidValue, "A copy leaves its array or allocation.");
        };
        if (width == 0 || rows == 0 || slices == 0)
            return;
        check(to);
        check(from);
        const auto linear = [&](const RowPlace& place, std::size_t slice) -> const std::byte* {
            return place.isArray ? nullptr : place.start + slice * place.slice;
        };
        for (std::size_t slice = 0; slice < slices; ++slice)
            device.checks().copied(linear(to, slice), to.pitch, linear(from, slice), from.pitch, width, rows,
                                   cudaMemcpyDefault);
        for (std::size_t slice = 0; slice < slices; ++slice)
            for (std::size_t row = 0; row < rows; ++row)
                std::memcpy(device.memory().hostOf(to.start) + slice * to.slice + row * to.pitch,
                            device.memory().hostOf(from.start) + slice * from.slice + row * from.pitch, width);
    });
}

RowPlace placeOf(const void* start, std::size_t pitch)
{
    return {static_cast<std::byte*>(const_cast<void*>(start)), pitch, 0};
}

/// Of a surface, whose accesses count bytes: how they make a texel is no matter.
void giveTexelBytes(TextureView& view, std::size_t bytes)
{
    const bool isOfFour = bytes % sizeof(std::uint32_t) == 0;
    view.texel = isOfFour ? TextureView::Texel::Float : TextureView::Texel::Byte;
    view.channels = static_cast<int>(isOfFour ? bytes / sizeof(std::uint32_t) : bytes);
}

/// One end of cudaMemcpy3D. Positions in arrays count texels.
RowPlace placeOf(cudaArray_t array, const cudaPitchedPtr& pointer, const cudaPos& position)
{
    if (array)
        return placeIn(array, position.x * array->texelBytes(), position.y, position.z);
    const std::size_t slice = pointer.pitch * pointer.ysize;
    return {static_cast<std::byte*>(pointer.ptr) + position.z * slice + position.y * pointer.pitch + position.x,
            pointer.pitch, slice};
}

template <class Number>
Number numberAt(const std::byte* bytes)
{
    Number number;
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

/// A whole number as one of 32 bits.
template <class Number>
std::uint32_t widened(const std::byte* value)
{
    return static_cast<std::uint32_t>(numberAt<Number>(value));
}

/// A whole number as a float of 0…1, or −1…1 if it may be negative.
template <class Number>
std::uint32_t normalised(const std::byte* value)
{
    const float share =
        static_cast<float>(numberAt<Number>(value)) / static_cast<float>(std::numeric_limits<Number>::max());
    return std::bit_cast<std::uint32_t>(std::max(share, -1.0F));
}

std::uint32_t ofHalf(const std::byte* value)
{
    const auto bits = numberAt<std::uint16_t>(value);
    const unsigned exponent = bits >> 10U & 31U, fraction = bits & 1023U;
    const float size =
        exponent == 31  ? (fraction ? std::numeric_limits<float>::quiet_NaN() : std::numeric_limits<float>::infinity())
        : exponent == 0 ? std::ldexp(static_cast<float>(fraction), -24)
                        : std::ldexp(static_cast<float>(1024 + fraction), static_cast<int>(exponent) - 25);
    return std::bit_cast<std::uint32_t>(bits >> 15U ? -size : size);
}

/// The emulator's textures have unsigned bytes, or 4 bytes whose bits a fetch returns. Others become the latter, as
/// they are read.
DeviceTexture::Widening wideningOf(const cudaChannelFormatDesc& channels, bool isNormalised)
{
    const auto choose = [&](auto number) -> DeviceTexture::Widening {
        using Number = decltype(number);
        return {sizeof number, isNormalised ? normalised<Number> : widened<Number>};
    };
    if (channels.f == cudaChannelFormatKindFloat && channels.x == 16)
        return {2, ofHalf};
    if (channels.f == cudaChannelFormatKindSigned && channels.x == 8)
        return choose(std::int8_t{});
    if (channels.f == cudaChannelFormatKindSigned && channels.x == 16)
        return choose(std::int16_t{});
    if (channels.f == cudaChannelFormatKindUnsigned && channels.x == 16)
        return choose(std::uint16_t{});
    return {};
}

TextureView viewOf(const cudaChannelFormatDesc& channels, std::size_t width, std::size_t height, std::size_t depth)
{
    const int bits[] = {channels.x, channels.y, channels.z, channels.w};
    TextureView view;
    view.channels = static_cast<int>(std::ranges::count_if(bits, [](int b) { return b > 0; }));
    const bool isKnown = channels.f == cudaChannelFormatKindFloat ? channels.x == 16 || channels.x == 32
                         : channels.f == cudaChannelFormatKindSigned || channels.f == cudaChannelFormatKindUnsigned
                             ? channels.x == 8 || channels.x == 16 || channels.x == 32
                             : false;
    if (!isKnown || view.channels == 0)
        throw CallError(cudaErrorNotSupported, "Textures and surfaces have floats, halfs, or whole numbers of 8, 16 or "
                                               "32 bits. Describe them with cudaCreateChannelDesc.");
    view.texel = channels.x == 8 && channels.f == cudaChannelFormatKindUnsigned ? TextureView::Texel::Byte
                                                                                : TextureView::Texel::Float;
    view.width = static_cast<int>(width);
    view.height = static_cast<int>(std::max<std::size_t>(height, 1));
    view.depth = static_cast<int>(std::max<std::size_t>(depth, 1));
    return view;
}

TextureView viewOf(const cudaArray& array)
{
    TextureView view = viewOf(array.channels, array.width, array.height, array.depth);
    const bool cube = array.flags & cudaArrayCubemap, layers = array.flags & cudaArrayLayered;
    if (cube && layers)
        throw CallError(cudaErrorNotSupported, "Layers of cubes are not supported.");
    view.shape = cube              ? TextureView::Shape::Cube
                 : layers          ? TextureView::Shape::Layers
                 : array.depth > 1 ? TextureView::Shape::Volume
                                   : TextureView::Shape::Plane;
    return view;
}

DeviceTexture textureOf(const cudaResourceDesc& resource)
{
    switch (resource.resType) {
    case cudaResourceTypeArray: {
        const cudaArray& array = *resource.res.array.array;
        return {viewOf(array), array.memory, array.pitch()};
    }
    case cudaResourceTypeLinear: {
        const auto& linear = resource.res.linear;
        const auto texelBytes =
            static_cast<std::size_t>(linear.desc.x + linear.desc.y + linear.desc.z + linear.desc.w) / 8;
        return {viewOf(linear.desc, linear.sizeInBytes / texelBytes, 1, 1), static_cast<std::byte*>(linear.devPtr),
                linear.sizeInBytes / texelBytes * texelBytes};
    }
    case cudaResourceTypePitch2D: {
        const auto& plane = resource.res.pitch2D;
        return {viewOf(plane.desc, plane.width, plane.height, 1), static_cast<std::byte*>(plane.devPtr),
                plane.pitchInBytes};
    }
    default: throw CallError(cudaErrorNotSupported, "Mipmapped textures are not supported.");
    }
}

cudaChannelFormatDesc channelsOf(const cudaResourceDesc& resource)
{
    return resource.resType == cudaResourceTypeArray    ? resource.res.array.array->channels
           : resource.resType == cudaResourceTypeLinear ? resource.res.linear.desc
                                                        : resource.res.pitch2D.desc;
}

TextureView::Address addressOf(cudaTextureAddressMode mode)
{
    switch (mode) {
    case cudaAddressModeWrap: return TextureView::Address::Wrap;
    case cudaAddressModeMirror: return TextureView::Address::Mirror;
    case cudaAddressModeBorder: return TextureView::Address::Border;
    default: return TextureView::Address::Clamp;
    }
}

} // namespace

extern "C" {

cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind)
{
    return {x, y, z, w, kind};
}

cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc* channels, cudaArray_const_t array)
{
    *channels = array->channels;
    return cudaSuccess;
}

cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* channels, cudaExtent extent,
                              unsigned flags)
{
    return call([&](Device& device) {
        cudaArray made{
            *channels, extent.width, std::max<std::size_t>(extent.height, 1), std::max<std::size_t>(extent.depth, 1),
            flags,     nullptr};
        made.memory = device.memory().allocate(made.pitch() * made.height * made.depth);
        if (!made.memory)
            throw CallError(cudaErrorMemoryAllocation, "There is no room for an array.");
        *array = new cudaArray(made);
    });
}

cudaError_t cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* channels, std::size_t width,
                            std::size_t height, unsigned flags)
{
    return cudaMalloc3DArray(array, channels, {width, height, 0}, flags);
}

cudaError_t cudaFreeArray(cudaArray_t array)
{
    return call([&](Device& device) {
        if (array)
            device.memory().free(array->memory);
        delete array;
    });
}

cudaError_t cudaMemcpy2DToArray(cudaArray_t to, std::size_t xBytes, std::size_t y, const void* from,
                                std::size_t fromPitch, std::size_t width, std::size_t height, cudaMemcpyKind)
{
    return copyBox(placeIn(to, xBytes, y), placeOf(from, fromPitch), width, height, 1);
}

cudaError_t cudaMemcpy2DFromArray(void* to, std::size_t toPitch, cudaArray_const_t from, std::size_t xBytes,
                                  std::size_t y, std::size_t width, std::size_t height, cudaMemcpyKind)
{
    return copyBox(placeOf(to, toPitch), placeIn(from, xBytes, y), width, height, 1);
}

cudaError_t cudaMemcpyToArray(cudaArray_t to, std::size_t xBytes, std::size_t y, const void* from, std::size_t bytes,
                              cudaMemcpyKind)
{
    return copyBox(placeIn(to, xBytes, y), placeOf(from, bytes), bytes, 1, 1);
}

cudaError_t cudaMemcpyFromArray(void* to, cudaArray_const_t from, std::size_t xBytes, std::size_t y, std::size_t bytes,
                                cudaMemcpyKind)
{
    return copyBox(placeOf(to, bytes), placeIn(from, xBytes, y), bytes, 1, 1);
}

cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* copy)
{
    cudaArray_const_t const array = copy->dstArray ? copy->dstArray : copy->srcArray;
    const std::size_t unit = array ? array->texelBytes() : 1; // the extent counts texels if there is an array
    return copyBox(placeOf(copy->dstArray, copy->dstPtr, copy->dstPos),
                   placeOf(copy->srcArray, copy->srcPtr, copy->srcPos), copy->extent.width * unit, copy->extent.height,
                   copy->extent.depth);
}

cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* copy, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy, [copy = *copy] { return cudaMemcpy3D(&copy); });
}

cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms* p)
{
    const cudaMemcpy3DParms copy{p->srcArray, p->srcPos, p->srcPtr, p->dstArray,
                                 p->dstPos,   p->dstPtr, p->extent, cudaMemcpyDeviceToDevice};
    return cudaMemcpy3D(&copy);
}

cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms* p, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy, [copy = *p] { return cudaMemcpy3DPeer(&copy); });
}

cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t to, std::size_t xBytes, std::size_t y, const void* from,
                                     std::size_t pitch, std::size_t width, std::size_t height, cudaMemcpyKind kind,
                                     cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy,
                    [=] { return cudaMemcpy2DToArray(to, xBytes, y, from, pitch, width, height, kind); });
}

cudaError_t cudaMemcpy2DFromArrayAsync(void* to, std::size_t pitch, cudaArray_const_t from, std::size_t xBytes,
                                       std::size_t y, std::size_t width, std::size_t height, cudaMemcpyKind kind,
                                       cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy,
                    [=] { return cudaMemcpy2DFromArray(to, pitch, from, xBytes, y, width, height, kind); });
}

cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t to, std::size_t toXBytes, std::size_t toY, cudaArray_const_t from,
                                     std::size_t fromXBytes, std::size_t fromY, std::size_t width, std::size_t height,
                                     cudaMemcpyKind)
{
    return copyBox(placeIn(to, toXBytes, toY), placeIn(from, fromXBytes, fromY), width, height, 1);
}

cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc* channels, cudaExtent* extent, unsigned* flags, cudaArray_t array)
{
    if (channels)
        *channels = array->channels;
    if (extent)
        *extent = {array->width, array->height > 1 ? array->height : 0, array->depth > 1 ? array->depth : 0};
    if (flags)
        *flags = array->flags;
    return cudaSuccess;
}

cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t*, const cudaChannelFormatDesc*, cudaExtent, unsigned,
                                     unsigned)
{
    return fail(cudaErrorNotSupported, "Mipmapped arrays are not supported. Use an array per level.");
}
cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t) { return cudaSuccess; }
cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t*, cudaMipmappedArray_const_t, unsigned)
{
    return fail(cudaErrorNotSupported, "Mipmapped arrays are not supported. Use an array per level.");
}

cudaError_t cudaCreateTextureObject(cudaTextureObject_t* object, const cudaResourceDesc* resource,
                                    const cudaTextureDesc* texture, const cudaResourceViewDesc*)
{
    return call([&](Device& device) {
        DeviceTexture made = textureOf(*resource);
        device.checks().usedUnseen(made.rows);
        made.rows = device.memory().hostOf(made.rows);
        made.view.address = resource->resType == cudaResourceTypeLinear ? TextureView::Address::Border
                                                                        : addressOf(texture->addressMode[0]);
        made.view.linear = texture->filterMode == cudaFilterModeLinear;
        const cudaChannelFormatDesc channels = channelsOf(*resource);
        made.view.normalisedRead = texture->readMode == cudaReadModeNormalizedFloat && channels.x == 8 &&
                                   channels.f == cudaChannelFormatKindUnsigned;
        const bool isNormalised = texture->readMode == cudaReadModeNormalizedFloat;
        if (channels.f != cudaChannelFormatKindFloat && channels.x == 32 && (isNormalised || made.view.linear))
            throw CallError(cudaErrorInvalidNormSetting,
                            "Whole numbers of 32 bits are read as they are (cudaReadModeElementType), point by point.");
        made.widening = wideningOf(channels, isNormalised);
        if (made.widening.widen && made.view.linear && !isNormalised && channels.f != cudaChannelFormatKindFloat)
            throw CallError(cudaErrorInvalidFilterSetting,
                            "Linear filtering needs floats. Set readMode to cudaReadModeNormalizedFloat.");
        made.view.normalisedCoordinates = texture->normalizedCoords != 0;
        made.resource = *resource;
        made.sampling = *texture;
        device.textures.push_back(std::move(made));
        *object = device.textures.size();
    });
}

cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc* resource, cudaTextureObject_t object)
{
    return call([&](Device& device) {
        if (object == 0 || object > device.textures.size())
            throw CallError(cudaErrorInvalidValue, "There is no such texture.");
        *resource = device.textures[object - 1].resource;
    });
}

cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc* texture, cudaTextureObject_t object)
{
    return call([&](Device& device) {
        if (object == 0 || object > device.textures.size())
            throw CallError(cudaErrorInvalidValue, "There is no such texture.");
        *texture = device.textures[object - 1].sampling;
    });
}

cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t* object, const cudaResourceDesc* resource)
{
    return call([&](Device& device) {
        const DeviceTexture made = textureOf(*resource);
        device.checks().usedUnseen(made.rows);
        device.textures.push_back({made.view, nullptr, 0});
        device.textures.back().view.isSurface = true;
        giveTexelBytes(device.textures.back().view, resource->res.array.array->texelBytes());
        device.textures.back().view.memory = reinterpret_cast<std::uintptr_t>(made.rows);
        *object = device.textures.size();
    });
}

/// The object's index is not used again; a kernel that still reads it finds one texel of zero.
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t object)
{
    return call([&](Device& device) {
        if (object > 0 && object <= device.textures.size())
            device.textures[object - 1] = {viewOf({8, 0, 0, 0, cudaChannelFormatKindUnsigned}, 1, 1, 1), nothing, 1};
    });
}
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t object) { return cudaDestroyTextureObject(object); }

} // extern "C"
