#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"
#include "gpu/program/runtime/host_blocks.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>

// Allocations, copies and variables. Every copy has ended when its call returns.

using namespace tilescope;

namespace
{

constexpr std::size_t pitchUnit = 512;

template <class Pointer>
cudaError_t allocate(Pointer** pointer, std::size_t bytes, MemoryKind kind, std::size_t pitch = 0)
{
    return call([&](Device& device) {
        const AddressSpace::Reach reach =
            kind == MemoryKind::Device ? AddressSpace::Reach::Kernels : device.checks().sharedReach();
        *pointer = bytes > 0 ? device.memory().allocate(bytes, reach) : nullptr;
        if (!*pointer && bytes > 0)
            throw CallError(cudaErrorMemoryAllocation, "There is no room for " + std::to_string(bytes) + " bytes.");
        device.checks().allocated(*pointer, bytes, kind, pitch);
    });
}

cudaError_t release(void* pointer, bool pinned)
{
    return call([&](Device& device) {
        if (!pinned && pointer && freesGraphMemory(device, pointer))
            return;
        device.checks().freed(pointer, pinned);
        if (pointer && !device.memory().free(pointer))
            throw CallError(cudaErrorInvalidValue, "What is freed was not allocated.");
    });
}

/// Throws unless the bytes are in one allocation of the device or, if `mayBeHost`, outside of it.
void check(Device& device, const void* pointer, std::size_t bytes, bool mayBeHost)
{
    const AddressSpace& memory = device.memory();
    if (mayBeHost && !AddressSpace::isDeviceAddress(pointer))
        return;
    if (!memory.contains(pointer, bytes))
        throw CallError(cudaErrorInvalidValue, "A copy or fill of " + std::to_string(bytes) +
                                                   " bytes is not within one allocation of the device.");
}

/// Rows of `width` bytes; host memory may be pinned or managed, and so be the device's.
cudaError_t copyRows(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                     std::size_t rows, cudaMemcpyKind kind)
{
    return call([&](Device& device) {
        if (width == 0 || rows == 0)
            return;
        const bool toHost = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyHostToHost || kind == cudaMemcpyDefault;
        const bool isOfConstant = device.isConstant(to) || device.isConstant(from); // which the checks do not know
        device.checks().copied(device.isConstant(to) ? nullptr : to, toPitch, device.isConstant(from) ? nullptr : from,
                               fromPitch, width, rows, isOfConstant ? cudaMemcpyDefault : kind);
        if (const std::optional<std::size_t> room = roomInHostBlock(to); room && rows == 1)
            width = std::min(width, *room); // what is behind the block may be ours
        const bool fromHost =
            kind == cudaMemcpyHostToDevice || kind == cudaMemcpyHostToHost || kind == cudaMemcpyDefault;
        check(device, to, (rows - 1) * toPitch + width, toHost || isOfConstant);
        check(device, from, (rows - 1) * fromPitch + width, fromHost || isOfConstant);
        for (std::size_t row = 0; row < rows; ++row)
            std::memmove(device.memory().hostOf(to) + row * toPitch, device.memory().hostOf(from) + row * fromPitch,
                         width);
    });
}

cudaError_t copy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind)
{
    return copyRows(to, bytes, from, bytes, bytes, 1, kind);
}

cudaError_t fillRows(void* to, std::size_t pitch, int value, std::size_t width, std::size_t rows)
{
    return fillElements(to, pitch, static_cast<unsigned char>(value), 1, width, rows);
}

bool isCaptured(cudaStream_t stream)
{
    cudaStreamCaptureStatus status = cudaStreamCaptureStatusNone;
    cudaStreamIsCapturing(stream, &status);
    return status != cudaStreamCaptureStatusNone;
}

/// `bytes` of a variable from `offset` on.
std::byte* partOf(Device& device, const void* symbol, std::size_t offset, std::size_t bytes)
{
    std::size_t all = 0;
    std::byte* const variable = device.variable(symbol, &all);
    if (offset > all || bytes > all - offset)
        throw CallError(cudaErrorInvalidValue, "A copy is longer than its variable.");
    return variable + offset;
}

} // namespace

cudaError_t tilescope::fillElements(void* to, std::size_t pitch, unsigned value, std::size_t elementBytes,
                                    std::size_t width, std::size_t rows)
{
    return call([&](Device& device) {
        if (width == 0 || rows == 0)
            return;
        const std::size_t rowBytes = width * elementBytes;
        device.checks().set(to, pitch, rowBytes, rows);
        check(device, to, (rows - 1) * pitch + rowBytes, false);
        for (std::size_t row = 0; row < rows; ++row) {
            std::byte* const start = device.memory().hostOf(to) + row * pitch;
            if (elementBytes == 1)
                std::memset(start, static_cast<int>(value), width);
            else
                for (std::size_t i = 0; i < width; ++i)
                    std::memcpy(start + i * elementBytes, &value, elementBytes);
        }
    });
}

cudaError_t tilescope::fillElementsAsync(void* to, unsigned value, std::size_t elementBytes, std::size_t count,
                                         cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemset,
                    [=] { return fillElements(to, count * elementBytes, value, elementBytes, count, 1); });
}

extern "C" {

cudaError_t cudaMalloc(void** pointer, std::size_t bytes) { return allocate(pointer, bytes, MemoryKind::Device); }
cudaError_t cudaMallocAsync(void** pointer, std::size_t bytes, cudaStream_t stream)
{
    if (!isCaptured(stream))
        return allocate(pointer, bytes, MemoryKind::Device);
    const cudaError_t error = reserveGraphMemory(pointer, bytes);
    return error != cudaSuccess ? error : onStream(stream, cudaGraphNodeTypeMemAlloc, graphAllocation(*pointer));
}
cudaError_t cudaMallocHost(void** pointer, std::size_t bytes) { return allocate(pointer, bytes, MemoryKind::Pinned); }
cudaError_t cudaHostAlloc(void** pointer, std::size_t bytes, unsigned)
{
    return allocate(pointer, bytes, MemoryKind::Pinned);
}
cudaError_t cudaMallocManaged(void** pointer, std::size_t bytes, unsigned)
{
    return allocate(pointer, bytes, MemoryKind::Managed);
}
cudaError_t cudaMallocFromPoolAsync(void** pointer, std::size_t bytes, cudaMemPool_t, cudaStream_t stream)
{
    return cudaMallocAsync(pointer, bytes, stream);
}
cudaError_t cudaFree(void* pointer) { return release(pointer, false); }
cudaError_t cudaFreeAsync(void* pointer, cudaStream_t stream)
{
    return isCaptured(stream) ? onStream(stream, cudaGraphNodeTypeMemFree, graphRelease(pointer))
                              : release(pointer, false);
}
cudaError_t cudaFreeHost(void* pointer) { return release(pointer, true); }

cudaError_t cudaMallocPitch(void** pointer, std::size_t* pitch, std::size_t width, std::size_t height)
{
    *pitch = (width + pitchUnit - 1) / pitchUnit * pitchUnit;
    return allocate(pointer, *pitch * height, MemoryKind::Device, *pitch);
}

cudaError_t cudaMalloc3D(cudaPitchedPtr* pitched, cudaExtent extent)
{
    pitched->xsize = extent.width;
    pitched->ysize = extent.height;
    return cudaMallocPitch(&pitched->ptr, &pitched->pitch, extent.width, extent.height * extent.depth);
}

/// Pinned only: kernels have no address for memory that the program has allocated itself.
cudaError_t cudaHostRegister(void*, std::size_t, unsigned) { return cudaSuccess; }
cudaError_t cudaHostUnregister(void*) { return cudaSuccess; }

cudaError_t cudaHostGetDevicePointer(void** onDevice, void* onHost, unsigned)
{
    return call([&](Device& device) {
        check(device, onHost, 0, false);
        *onDevice = onHost;
    });
}

cudaError_t cudaHostGetFlags(unsigned* flags, void*)
{
    *flags = cudaHostAllocMapped;
    return cudaSuccess;
}

cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* pointer)
{
    return call([&](Device& device) {
        *attributes = {};
        const bool known = device.memory().startOf(pointer);
        const bool forAll = device.memory().isForProgram(pointer);
        attributes->type = !known ? cudaMemoryTypeUnregistered : forAll ? cudaMemoryTypeManaged : cudaMemoryTypeDevice;
        attributes->devicePointer = known ? const_cast<void*>(pointer) : nullptr;
        attributes->hostPointer = known && forAll ? const_cast<void*>(pointer) : nullptr;
    });
}

cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind)
{
    return copy(to, from, bytes, kind);
}

cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy, [=] { return copy(to, from, bytes, kind); });
}

cudaError_t cudaMemcpyPeer(void* to, int, const void* from, int, std::size_t bytes)
{
    return copy(to, from, bytes, cudaMemcpyDeviceToDevice);
}

cudaError_t cudaMemcpyPeerAsync(void* to, int, const void* from, int, std::size_t bytes, cudaStream_t stream)
{
    return cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, stream);
}

cudaError_t cudaMemcpy2D(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                         std::size_t height, cudaMemcpyKind kind)
{
    return copyRows(to, toPitch, from, fromPitch, width, height, kind);
}

cudaError_t cudaMemcpy2DAsync(void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                              std::size_t height, cudaMemcpyKind kind, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy,
                    [=] { return copyRows(to, toPitch, from, fromPitch, width, height, kind); });
}

cudaError_t cudaMemset(void* to, int value, std::size_t bytes) { return fillRows(to, bytes, value, bytes, 1); }
cudaError_t cudaMemsetAsync(void* to, int value, std::size_t bytes, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemset, [=] { return fillRows(to, bytes, value, bytes, 1); });
}
cudaError_t cudaMemset2D(void* to, std::size_t pitch, int value, std::size_t width, std::size_t height)
{
    return fillRows(to, pitch, value, width, height);
}
cudaError_t cudaMemset2DAsync(void* to, std::size_t pitch, int value, std::size_t width, std::size_t height,
                              cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemset, [=] { return fillRows(to, pitch, value, width, height); });
}
cudaError_t cudaMemset3D(cudaPitchedPtr to, int value, cudaExtent extent)
{
    for (std::size_t slice = 0; slice < extent.depth; ++slice) {
        const cudaError_t error = fillRows(static_cast<std::byte*>(to.ptr) + slice * to.pitch * to.ysize, to.pitch,
                                           value, extent.width, extent.height);
        if (error != cudaSuccess)
            return error;
    }
    return cudaSuccess;
}
cudaError_t cudaMemset3DAsync(cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemset, [=] { return cudaMemset3D(to, value, extent); });
}

cudaError_t cudaGetSymbolAddress(void** pointer, const void* symbol)
{
    return call([&](Device& device) { *pointer = device.variable(symbol); });
}

cudaError_t cudaGetSymbolSize(std::size_t* bytes, const void* symbol)
{
    return call([&](Device& device) { device.variable(symbol, bytes); });
}

cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                               cudaMemcpyKind)
{
    return call([&](Device& device) {
        std::memcpy(partOf(device, symbol, offset, bytes), device.memory().hostOf(from), bytes);
        device.checks().copied(nullptr, bytes, from, bytes, bytes, 1, cudaMemcpyDefault);
    });
}

cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                    cudaMemcpyKind kind, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy,
                    [=] { return cudaMemcpyToSymbol(symbol, from, bytes, offset, kind); });
}

cudaError_t cudaMemcpyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, cudaMemcpyKind)
{
    return call([&](Device& device) {
        std::memcpy(device.memory().hostOf(to), partOf(device, symbol, offset, bytes), bytes);
        device.checks().copied(to, bytes, nullptr, bytes, bytes, 1, cudaMemcpyDefault);
    });
}

cudaError_t cudaMemcpyFromSymbolAsync(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                      cudaMemcpyKind kind, cudaStream_t stream)
{
    return onStream(stream, cudaGraphNodeTypeMemcpy,
                    [=] { return cudaMemcpyFromSymbol(to, symbol, bytes, offset, kind); });
}

cudaError_t cudaMemGetInfo(std::size_t* unused, std::size_t* all)
{
    *unused = *all = std::size_t{8} << 30U;
    return cudaSuccess;
}

} // extern "C"
