#include "gpu/program/driver/driver_call.h"
#include "gpu/program/runtime/graph.h"

#include <algorithm>
#include <optional>

// The driver's arrays, textures and surfaces, and copies of planes and boxes.

using namespace tilescope;

namespace
{

cudaArray_t arrayOf(CUarray array) { return reinterpret_cast<cudaArray_t>(array); }

/// Throws CallError for a format that the runtime has not.
cudaChannelFormatDesc channelsOf(CUarray_format format, unsigned count)
{
    int bits = 0;
    cudaChannelFormatKind kind = cudaChannelFormatKindUnsigned;
    switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8: bits = 8; break;
    case CU_AD_FORMAT_UNSIGNED_INT16: bits = 16; break;
    case CU_AD_FORMAT_UNSIGNED_INT32: bits = 32; break;
    case CU_AD_FORMAT_SIGNED_INT8: bits = 8, kind = cudaChannelFormatKindSigned; break;
    case CU_AD_FORMAT_SIGNED_INT16: bits = 16, kind = cudaChannelFormatKindSigned; break;
    case CU_AD_FORMAT_SIGNED_INT32: bits = 32, kind = cudaChannelFormatKindSigned; break;
    case CU_AD_FORMAT_HALF: bits = 16, kind = cudaChannelFormatKindFloat; break;
    case CU_AD_FORMAT_FLOAT: bits = 32, kind = cudaChannelFormatKindFloat; break;
    default: throw CallError(cudaErrorNotSupported, "Arrays have whole numbers, halfs or floats here.");
    }
    if (count != 1 && count != 2 && count != 4)
        throw CallError(cudaErrorInvalidValue, "An array has 1, 2 or 4 channels.");
    return {bits, count > 1 ? bits : 0, count > 2 ? bits : 0, count > 2 ? bits : 0, kind};
}

std::size_t elementBytes(CUarray array)
{
    cudaChannelFormatDesc c;
    cudaGetChannelDesc(&c, arrayOf(array));
    return static_cast<std::size_t>(c.x + c.y + c.z + c.w) / 8;
}

/// One end of a copy, as the runtime's cudaMemcpy3D has it.
struct CopyEnd {
    cudaArray_t array = nullptr;
    cudaPitchedPtr pointer{};
    cudaPos position{};
};

CopyEnd endOf(CUmemorytype type, const void* host, CUdeviceptr device, CUarray array, std::size_t pitch,
              std::size_t height, const cudaPos& position)
{
    CopyEnd end;
    end.position = position;
    if (type == CU_MEMORYTYPE_ARRAY) {
        end.array = arrayOf(array);
        end.position.x /= elementBytes(array);
    } else {
        end.pointer = {type == CU_MEMORYTYPE_HOST ? const_cast<void*>(host) : pointerOf(device), pitch, pitch, height};
    }
    return end;
}

/// The runtime counts texels where there is an array.
cudaError_t copyBetween(const CopyEnd& from, const CopyEnd& to, cudaExtent extent)
{
    cudaMemcpy3DParms copy{};
    copy.srcArray = from.array, copy.srcPtr = from.pointer, copy.srcPos = from.position;
    copy.dstArray = to.array, copy.dstPtr = to.pointer, copy.dstPos = to.position;
    if (auto* const array = to.array ? to.array : from.array)
        extent.width /= elementBytes(reinterpret_cast<CUarray>(array));
    copy.extent = extent;
    copy.kind = cudaMemcpyDefault;
    return cudaMemcpy3D(&copy);
}

cudaError_t copyBox(const CUDA_MEMCPY3D& c)
{
    if (c.srcLOD != 0 || c.dstLOD != 0)
        return fail(cudaErrorNotSupported, "Mipmapped arrays are not supported. Use an array per level.");
    const std::size_t fromHeight = c.srcHeight ? c.srcHeight : c.srcY + c.Height;
    const std::size_t toHeight = c.dstHeight ? c.dstHeight : c.dstY + c.Height;
    const std::size_t fromPitch = c.srcPitch ? c.srcPitch : c.srcXInBytes + c.WidthInBytes;
    const std::size_t toPitch = c.dstPitch ? c.dstPitch : c.dstXInBytes + c.WidthInBytes;
    return copyBetween(
        endOf(c.srcMemoryType, c.srcHost, c.srcDevice, c.srcArray, fromPitch, fromHeight,
              {c.srcXInBytes, c.srcY, c.srcZ}),
        endOf(c.dstMemoryType, c.dstHost, c.dstDevice, c.dstArray, toPitch, toHeight, {c.dstXInBytes, c.dstY, c.dstZ}),
        {c.WidthInBytes, c.Height, c.Depth});
}

CUDA_MEMCPY3D asBox(const CUDA_MEMCPY2D& c)
{
    CUDA_MEMCPY3D box{};
    box.srcXInBytes = c.srcXInBytes, box.srcY = c.srcY, box.srcMemoryType = c.srcMemoryType;
    box.srcHost = c.srcHost, box.srcDevice = c.srcDevice, box.srcArray = c.srcArray, box.srcPitch = c.srcPitch;
    box.dstXInBytes = c.dstXInBytes, box.dstY = c.dstY, box.dstMemoryType = c.dstMemoryType;
    box.dstHost = c.dstHost, box.dstDevice = c.dstDevice, box.dstArray = c.dstArray, box.dstPitch = c.dstPitch;
    box.WidthInBytes = c.WidthInBytes, box.Height = c.Height, box.Depth = 1;
    return box;
}

cudaResourceDesc resourceOf(const CUDA_RESOURCE_DESC& described)
{
    cudaResourceDesc resource{};
    switch (described.resType) {
    case CU_RESOURCE_TYPE_ARRAY:
        resource.resType = cudaResourceTypeArray;
        resource.res.array.array = arrayOf(described.res.array.hArray);
        return resource;
    case CU_RESOURCE_TYPE_LINEAR: {
        const auto& linear = described.res.linear;
        resource.resType = cudaResourceTypeLinear;
        resource.res.linear = {pointerOf(linear.devPtr), channelsOf(linear.format, linear.numChannels),
                               linear.sizeInBytes};
        return resource;
    }
    case CU_RESOURCE_TYPE_PITCH2D: {
        const auto& plane = described.res.pitch2D;
        resource.resType = cudaResourceTypePitch2D;
        resource.res.pitch2D = {pointerOf(plane.devPtr), channelsOf(plane.format, plane.numChannels), plane.width,
                                plane.height, plane.pitchInBytes};
        return resource;
    }
    default: throw CallError(cudaErrorNotSupported, "Mipmapped textures are not supported.");
    }
}

cudaTextureDesc samplingOf(const CUDA_TEXTURE_DESC& described, const cudaResourceDesc& resource)
{
    cudaTextureDesc sampling{};
    for (int axis = 0; axis < 3; ++axis)
        sampling.addressMode[axis] = static_cast<cudaTextureAddressMode>(described.addressMode[axis]);
    sampling.filterMode = static_cast<cudaTextureFilterMode>(described.filterMode);
    std::copy_n(described.borderColor, 4, sampling.borderColor);
    sampling.normalizedCoords = (described.flags & CU_TRSF_NORMALIZED_COORDINATES) != 0;
    sampling.sRGB = (described.flags & CU_TRSF_SRGB) != 0;
    cudaChannelFormatDesc channels =
        resource.resType == cudaResourceTypeLinear ? resource.res.linear.desc : resource.res.pitch2D.desc;
    if (resource.resType == cudaResourceTypeArray)
        cudaGetChannelDesc(&channels, resource.res.array.array);
    const bool isElement = (described.flags & CU_TRSF_READ_AS_INTEGER) != 0 ||
                           channels.f == cudaChannelFormatKindFloat || channels.x == 32;
    sampling.readMode = isElement ? cudaReadModeElementType : cudaReadModeNormalizedFloat;
    return sampling;
}

/// The runtime's structure, unless the call fails.
std::optional<cudaResourceDesc> knownResource(const CUDA_RESOURCE_DESC& described, cudaError_t& result)
{
    std::optional<cudaResourceDesc> resource;
    result = call([&](Device&) { resource = resourceOf(described); });
    return resource;
}

} // namespace

extern "C" {

CUresult cuArray3DCreate(CUarray* array, const CUDA_ARRAY3D_DESCRIPTOR* described)
{
    return driverCall([&] {
        return call([&](Device&) {
            const cudaChannelFormatDesc channels = channelsOf(described->Format, described->NumChannels);
            cudaArray_t made = nullptr;
            const cudaError_t error = cudaMalloc3DArray(
                &made, &channels, {described->Width, described->Height, described->Depth}, described->Flags);
            if (error != cudaSuccess)
                throw CallError(error, "There is no room for an array.");
            *array = reinterpret_cast<CUarray>(made);
        });
    });
}
CUresult cuArrayCreate(CUarray* array, const CUDA_ARRAY_DESCRIPTOR* described)
{
    const CUDA_ARRAY3D_DESCRIPTOR plane{described->Width,  described->Height,      0,
                                        described->Format, described->NumChannels, 0};
    return cuArray3DCreate(array, &plane);
}
CUresult cuArrayDestroy(CUarray array)
{
    return driverCall([&] { return cudaFreeArray(arrayOf(array)); });
}

CUresult cuMemcpy3D(const CUDA_MEMCPY3D* copy)
{
    return driverCall([&] { return copyBox(*copy); });
}
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D* copy, CUstream stream)
{
    return driverCall(
        [&] { return onStream(stream, cudaGraphNodeTypeMemcpy, [box = *copy] { return copyBox(box); }); });
}
CUresult cuMemcpy2D(const CUDA_MEMCPY2D* copy)
{
    const CUDA_MEMCPY3D box = asBox(*copy);
    return cuMemcpy3D(&box);
}
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D* copy) { return cuMemcpy2D(copy); }
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D* copy, CUstream stream)
{
    const CUDA_MEMCPY3D box = asBox(*copy);
    return cuMemcpy3DAsync(&box, stream);
}
CUresult cuMemcpyHtoA(CUarray to, std::size_t offset, const void* from, std::size_t bytes)
{
    return driverCall([&] { return cudaMemcpyToArray(arrayOf(to), offset, 0, from, bytes, cudaMemcpyHostToDevice); });
}
CUresult cuMemcpyAtoH(void* to, CUarray from, std::size_t offset, std::size_t bytes)
{
    return driverCall([&] { return cudaMemcpyFromArray(to, arrayOf(from), offset, 0, bytes, cudaMemcpyDeviceToHost); });
}

CUresult cuTexObjectCreate(CUtexObject* texture, const CUDA_RESOURCE_DESC* described, const CUDA_TEXTURE_DESC* sampling,
                           const CUDA_RESOURCE_VIEW_DESC*)
{
    return driverCall([&]() -> cudaError_t {
        cudaError_t result = cudaSuccess;
        const auto resource = knownResource(*described, result);
        if (!resource)
            return result;
        const cudaTextureDesc translated = samplingOf(*sampling, *resource);
        cudaTextureObject_t made = 0;
        result = cudaCreateTextureObject(&made, &*resource, &translated, nullptr);
        *texture = made;
        return result;
    });
}
CUresult cuTexObjectDestroy(CUtexObject texture)
{
    return driverCall([&] { return cudaDestroyTextureObject(texture); });
}
CUresult cuSurfObjectCreate(CUsurfObject* surface, const CUDA_RESOURCE_DESC* described)
{
    return driverCall([&]() -> cudaError_t {
        cudaError_t result = cudaSuccess;
        const auto resource = knownResource(*described, result);
        if (!resource)
            return result;
        cudaSurfaceObject_t made = 0;
        result = cudaCreateSurfaceObject(&made, &*resource);
        *surface = made;
        return result;
    });
}
CUresult cuSurfObjectDestroy(CUsurfObject surface)
{
    return driverCall([&] { return cudaDestroySurfaceObject(surface); });
}

} // extern "C"
