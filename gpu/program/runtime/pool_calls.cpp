#include "gpu/program/runtime/call.h"

#include <cstdint>
#include <cstring>

// Pools of stream-ordered memory and advice about managed memory. Nothing depends on them here, because an allocation
// is made and freed at once and has one place.

using namespace tilescope;

/// What the header declares and does not define.
struct CUmemPoolHandle_st {
    cudaMemPoolProps properties = {};
};

namespace
{

CUmemPoolHandle_st& defaultPool()
{
    static CUmemPoolHandle_st pool;
    return pool;
}

} // namespace

extern "C" {

cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int)
{
    *pool = &defaultPool();
    return cudaSuccess;
}
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t* pool, int number) { return cudaDeviceGetDefaultMemPool(pool, number); }
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void*) { return cudaSuccess; }
cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t) { return cudaSuccess; }
cudaError_t cudaMemPoolCreate(cudaMemPool_t* pool, const cudaMemPoolProps* properties)
{
    if (properties->handleTypes != cudaMemHandleTypeNone)
        return fail(cudaErrorNotSupported, "The emulated GPU belongs to one process. Use cudaMemHandleTypeNone.");
    *pool = new CUmemPoolHandle_st{*properties};
    return cudaSuccess;
}
cudaError_t cudaMemPoolDestroy(cudaMemPool_t pool)
{
    if (pool != &defaultPool())
        delete pool;
    return cudaSuccess;
}
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, cudaMemPoolAttr attribute, void* value)
{
    const bool isFlag = attribute <= cudaMemPoolReuseAllowInternalDependencies;
    std::memset(value, 0, isFlag ? sizeof(int) : sizeof(std::uint64_t));
    return cudaSuccess;
}
cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags* flags, cudaMemPool_t, cudaMemLocation*)
{
    *flags = cudaMemAccessFlagsProtReadWrite;
    return cudaSuccess;
}
cudaError_t cudaMemPoolSetAccess(cudaMemPool_t, const cudaMemAccessDesc*, std::size_t) { return cudaSuccess; }
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, std::size_t) { return cudaSuccess; }

cudaError_t cudaMemPrefetchAsync(const void*, std::size_t, cudaMemLocation, unsigned, cudaStream_t)
{
    return cudaSuccess;
}
cudaError_t cudaMemRangeGetAttribute(void* data, std::size_t dataBytes, cudaMemRangeAttribute, const void*, std::size_t)
{
    std::memset(data, 0, dataBytes);
    return cudaSuccess;
}
cudaError_t cudaMemAdvise(const void*, std::size_t, cudaMemoryAdvise, cudaMemLocation) { return cudaSuccess; }
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void*, std::size_t, unsigned) { return cudaSuccess; }

} // extern "C"
