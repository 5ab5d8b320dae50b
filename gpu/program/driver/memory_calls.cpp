#include "gpu/program/driver/driver_call.h"

#include <algorithm>
#include <map>

// The driver's memory: the runtime's, with addresses that are numbers.

using namespace tilescope;

namespace
{

constexpr std::size_t granularity = std::size_t{2} << 20; // of memory that is mapped

struct MappedMemory {
    std::size_t bytes = 0;
    CUdeviceptr mappedAt = 0; ///< 0: nowhere
};

/// Memory without addresses, by handle. It lies where it is mapped.
std::map<CUmemGenericAllocationHandle, MappedMemory>& unmappedMemory()
{
    static auto& memory = *new std::map<CUmemGenericAllocationHandle, MappedMemory>;
    return memory;
}

cudaError_t allocated(CUdeviceptr* pointer, void* made, cudaError_t result)
{
    if (result == cudaSuccess)
        *pointer = addressOf(made);
    return result;
}

/// cuMemAlloc fails where cudaMalloc returns a null pointer.
cudaError_t isSome(std::size_t bytes)
{
    return bytes > 0 ? cudaSuccess : fail(cudaErrorInvalidValue, "An allocation of 0 bytes is refused by the driver.");
}

/// The allocation that an address is in. Throws CallError.
std::pair<std::byte*, std::size_t> rangeOf(Device& device, CUdeviceptr address)
{
    std::byte* const start = device.memory().startOf(pointerOf(address));
    if (!start)
        throw CallError(cudaErrorInvalidValue, "The address is in no allocation of the device.");
    return {start, device.memory().regions()[addressOf(start) >> emulator::regionShift].bytes};
}

template <class Value>
void store(void* to, Value value)
{
    *static_cast<Value*>(to) = value;
}

void storeAttribute(Device& device, void* value, CUpointer_attribute attribute, CUdeviceptr pointer)
{
    const auto [start, bytes] = rangeOf(device, pointer);
    const bool isForAll = device.memory().isForProgram(start);
    switch (attribute) {
    case CU_POINTER_ATTRIBUTE_CONTEXT: store(value, currentContext()); break;
    case CU_POINTER_ATTRIBUTE_MEMORY_TYPE: store(value, CU_MEMORYTYPE_DEVICE); break;
    case CU_POINTER_ATTRIBUTE_DEVICE_POINTER: store(value, pointer); break;
    case CU_POINTER_ATTRIBUTE_HOST_POINTER:
        if (!isForAll)
            throw CallError(cudaErrorInvalidValue, "The host has no pointer to this memory.");
        store(value, pointerOf(pointer));
        break;
    case CU_POINTER_ATTRIBUTE_IS_MANAGED: store<unsigned>(value, isForAll ? 1 : 0); break;
    case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: store(value, 0); break;
    case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: store(value, addressOf(start)); break;
    case CU_POINTER_ATTRIBUTE_RANGE_SIZE: store(value, bytes); break;
    case CU_POINTER_ATTRIBUTE_MAPPED: store(value, 1); break;
    case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: store(value, 0); break;
    default:
        throw CallError(cudaErrorNotSupported, "cuPointerGetAttribute does not know attribute " +
                                                   std::to_string(static_cast<int>(attribute)) + " here.");
    }
}

} // namespace

extern "C" {

CUresult cuMemGetInfo(std::size_t* available, std::size_t* total)
{
    return driverCall([&] { return cudaMemGetInfo(available, total); });
}
CUresult cuMemAlloc(CUdeviceptr* pointer, std::size_t bytes)
{
    return driverCall([&] {
        void* made = nullptr;
        cudaError_t result = isSome(bytes);
        if (result == cudaSuccess)
            result = cudaMalloc(&made, bytes);
        return allocated(pointer, made, result);
    });
}
CUresult cuMemAllocAsync(CUdeviceptr* pointer, std::size_t bytes, CUstream) { return cuMemAlloc(pointer, bytes); }
CUresult cuMemAllocPitch(CUdeviceptr* pointer, std::size_t* pitch, std::size_t width, std::size_t height, unsigned)
{
    return driverCall([&] {
        void* made = nullptr;
        const cudaError_t result = cudaMallocPitch(&made, pitch, width, height);
        return allocated(pointer, made, result);
    });
}
CUresult cuMemAllocManaged(CUdeviceptr* pointer, std::size_t bytes, unsigned flags)
{
    return driverCall([&] {
        void* made = nullptr;
        const cudaError_t result = cudaMallocManaged(&made, bytes, flags);
        return allocated(pointer, made, result);
    });
}
CUresult cuMemAllocHost(void** pointer, std::size_t bytes)
{
    return driverCall([&] { return cudaMallocHost(pointer, bytes); });
}
CUresult cuMemHostAlloc(void** pointer, std::size_t bytes, unsigned flags)
{
    return driverCall([&] { return cudaHostAlloc(pointer, bytes, flags); });
}
CUresult cuMemFree(CUdeviceptr pointer)
{
    return driverCall([&] { return cudaFree(pointerOf(pointer)); });
}
CUresult cuMemFreeAsync(CUdeviceptr pointer, CUstream stream)
{
    return driverCall([&] { return cudaFreeAsync(pointerOf(pointer), stream); });
}
CUresult cuMemFreeHost(void* pointer)
{
    return driverCall([&] { return cudaFreeHost(pointer); });
}
CUresult cuMemHostRegister(void* pointer, std::size_t bytes, unsigned flags)
{
    return driverCall([&] { return cudaHostRegister(pointer, bytes, flags); });
}
CUresult cuMemHostUnregister(void* pointer)
{
    return driverCall([&] { return cudaHostUnregister(pointer); });
}
CUresult cuMemHostGetDevicePointer(CUdeviceptr* pointer, void* onHost, unsigned flags)
{
    return driverCall([&] {
        void* onDevice = nullptr;
        const cudaError_t result = cudaHostGetDevicePointer(&onDevice, onHost, flags);
        return allocated(pointer, onDevice, result);
    });
}
CUresult cuMemHostGetFlags(unsigned* flags, void* onHost)
{
    return driverCall([&] { return cudaHostGetFlags(flags, onHost); });
}
CUresult cuMemGetAddressRange(CUdeviceptr* start, std::size_t* bytes, CUdeviceptr pointer)
{
    return driverCall([&] {
        return call([&](Device& device) {
            const auto range = rangeOf(device, pointer);
            if (start)
                *start = addressOf(range.first);
            if (bytes)
                *bytes = range.second;
        });
    });
}
CUresult cuPointerGetAttribute(void* value, CUpointer_attribute attribute, CUdeviceptr pointer)
{
    return driverCall([&] { return call([&](Device& device) { storeAttribute(device, value, attribute, pointer); }); });
}

// --- addresses and memory apart: the addresses have memory of their own, which what is mapped there uses ---
CUresult cuMemAddressReserve(CUdeviceptr* pointer, std::size_t bytes, std::size_t, CUdeviceptr, unsigned long long)
{
    return cuMemAlloc(pointer, bytes);
}
CUresult cuMemAddressFree(CUdeviceptr pointer, std::size_t) { return cuMemFree(pointer); }
CUresult cuMemCreate(CUmemGenericAllocationHandle* handle, std::size_t bytes, const CUmemAllocationProp*,
                     unsigned long long)
{
    return driverCall([&] {
        return call([&](Device&) {
            static CUmemGenericAllocationHandle last = 0;
            if (bytes == 0 || bytes % granularity != 0)
                throw CallError(cudaErrorInvalidValue, "cuMemCreate takes multiples of the size that "
                                                       "cuMemGetAllocationGranularity returns.");
            unmappedMemory()[*handle = ++last] = {bytes};
        });
    });
}
CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
    return driverCall([&] {
        return call([&](Device&) {
            if (unmappedMemory().erase(handle) == 0)
                throw CallError(cudaErrorInvalidValue, "cuMemRelease is given no handle of cuMemCreate.");
        });
    });
}
CUresult cuMemMap(CUdeviceptr pointer, std::size_t bytes, std::size_t offset, CUmemGenericAllocationHandle handle,
                  unsigned long long)
{
    return driverCall([&] {
        return call([&](Device& device) {
            const auto found = unmappedMemory().find(handle);
            if (found == unmappedMemory().end() || offset != 0 || bytes > found->second.bytes ||
                !device.memory().contains(pointerOf(pointer), bytes))
                throw CallError(cudaErrorInvalidValue, "cuMemMap maps memory of cuMemCreate, from its start on, to "
                                                       "addresses of cuMemAddressReserve.");
            if (found->second.mappedAt)
                throw CallError(cudaErrorNotSupported, "Memory that is mapped twice is not supported here.");
            found->second.mappedAt = pointer;
        });
    });
}
CUresult cuMemUnmap(CUdeviceptr pointer, std::size_t bytes)
{
    return driverCall([&] {
        return call([&](Device&) {
            for (auto& [handle, memory] : unmappedMemory())
                if (memory.mappedAt >= pointer && memory.mappedAt < pointer + bytes)
                    memory.mappedAt = 0;
        });
    });
}
CUresult cuMemSetAccess(CUdeviceptr, std::size_t, const CUmemAccessDesc*, std::size_t)
{
    return driverCall([] { return cudaSuccess; });
}
CUresult cuMemGetAllocationGranularity(std::size_t* bytes, const CUmemAllocationProp*, CUmemAllocationGranularity_flags)
{
    return driverCall(
        [&] {
            *bytes = granularity;
            return cudaSuccess;
        },
        false);
}

// --- copies and fills ---
CUresult cuMemcpy(CUdeviceptr to, CUdeviceptr from, std::size_t bytes)
{
    return driverCall([&] { return cudaMemcpy(pointerOf(to), pointerOf(from), bytes, cudaMemcpyDefault); });
}
CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return driverCall(
        [&] { return cudaMemcpyAsync(pointerOf(to), pointerOf(from), bytes, cudaMemcpyDefault, stream); });
}
CUresult cuMemcpyHtoD(CUdeviceptr to, const void* from, std::size_t bytes)
{
    return driverCall([&] { return cudaMemcpy(pointerOf(to), from, bytes, cudaMemcpyHostToDevice); });
}
CUresult cuMemcpyDtoH(void* to, CUdeviceptr from, std::size_t bytes)
{
    return driverCall([&] { return cudaMemcpy(to, pointerOf(from), bytes, cudaMemcpyDeviceToHost); });
}
CUresult cuMemcpyDtoD(CUdeviceptr to, CUdeviceptr from, std::size_t bytes)
{
    return driverCall([&] { return cudaMemcpy(pointerOf(to), pointerOf(from), bytes, cudaMemcpyDeviceToDevice); });
}
CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void* from, std::size_t bytes, CUstream stream)
{
    return driverCall([&] { return cudaMemcpyAsync(pointerOf(to), from, bytes, cudaMemcpyHostToDevice, stream); });
}
CUresult cuMemcpyDtoHAsync(void* to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return driverCall([&] { return cudaMemcpyAsync(to, pointerOf(from), bytes, cudaMemcpyDeviceToHost, stream); });
}
CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return driverCall(
        [&] { return cudaMemcpyAsync(pointerOf(to), pointerOf(from), bytes, cudaMemcpyDeviceToDevice, stream); });
}
CUresult cuMemsetD2D8(CUdeviceptr to, std::size_t pitch, unsigned char value, std::size_t width, std::size_t height)
{
    return driverCall([&] { return fillElements(pointerOf(to), pitch, value, 1, width, height); });
}
CUresult cuMemsetD2D16(CUdeviceptr to, std::size_t pitch, unsigned short value, std::size_t width, std::size_t height)
{
    return driverCall([&] { return fillElements(pointerOf(to), pitch, value, 2, width, height); });
}
CUresult cuMemsetD2D32(CUdeviceptr to, std::size_t pitch, unsigned value, std::size_t width, std::size_t height)
{
    return driverCall([&] { return fillElements(pointerOf(to), pitch, value, 4, width, height); });
}
CUresult cuMemsetD8(CUdeviceptr to, unsigned char value, std::size_t count)
{
    return cuMemsetD2D8(to, count, value, count, 1);
}
CUresult cuMemsetD16(CUdeviceptr to, unsigned short value, std::size_t count)
{
    return cuMemsetD2D16(to, 2 * count, value, count, 1);
}
CUresult cuMemsetD32(CUdeviceptr to, unsigned value, std::size_t count)
{
    return cuMemsetD2D32(to, 4 * count, value, count, 1);
}
CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, std::size_t count, CUstream stream)
{
    return driverCall([&] { return fillElementsAsync(pointerOf(to), value, 1, count, stream); });
}
CUresult cuMemsetD16Async(CUdeviceptr to, unsigned short value, std::size_t count, CUstream stream)
{
    return driverCall([&] { return fillElementsAsync(pointerOf(to), value, 2, count, stream); });
}
CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, std::size_t count, CUstream stream)
{
    return driverCall([&] { return fillElementsAsync(pointerOf(to), value, 4, count, stream); });
}

} // extern "C"
