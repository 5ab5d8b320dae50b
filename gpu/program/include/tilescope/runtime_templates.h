#pragma once

// The runtime's functions for C++: pointers, symbols and kernels of any type, and forms of earlier versions of CUDA.
// Included by cuda_runtime.h.

// Without lines of its own, and so with those of the program's calls.
#define TILESCOPE_INLINE inline __attribute__((always_inline, nodebug))

// --- memory ---
template <class T>
TILESCOPE_INLINE cudaError_t cudaMalloc(T** pointer, size_t bytes)
{
    return cudaMalloc((void**)(void*)pointer, bytes);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMallocHost(T** pointer, size_t bytes, unsigned int flags = 0)
{
    return cudaHostAlloc((void**)(void*)pointer, bytes, flags);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaHostAlloc(T** pointer, size_t bytes, unsigned int flags)
{
    return cudaHostAlloc((void**)(void*)pointer, bytes, flags);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMallocManaged(T** pointer, size_t bytes, unsigned int flags = cudaMemAttachGlobal)
{
    return cudaMallocManaged((void**)(void*)pointer, bytes, flags);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMallocPitch(T** pointer, size_t* pitch, size_t width, size_t height)
{
    return cudaMallocPitch((void**)(void*)pointer, pitch, width, height);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMallocAsync(T** pointer, size_t bytes, cudaStream_t stream)
{
    return cudaMallocAsync((void**)(void*)pointer, bytes, stream);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMallocFromPoolAsync(T** pointer, size_t bytes, cudaMemPool_t pool, cudaStream_t stream)
{
    return cudaMallocFromPoolAsync((void**)(void*)pointer, bytes, pool, stream);
}
TILESCOPE_INLINE cudaError_t cudaMallocAsync(void** pointer, size_t bytes, cudaMemPool_t pool, cudaStream_t stream)
{
    return cudaMallocFromPoolAsync(pointer, bytes, pool, stream);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMallocAsync(T** pointer, size_t bytes, cudaMemPool_t pool, cudaStream_t stream)
{
    return cudaMallocFromPoolAsync((void**)(void*)pointer, bytes, pool, stream);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaHostGetDevicePointer(T** onDevice, void* onHost, unsigned int flags)
{
    return cudaHostGetDevicePointer((void**)(void*)onDevice, onHost, flags);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, T* pointer, size_t bytes = 0,
                                                      unsigned int flags = cudaMemAttachSingle)
{
    return cudaStreamAttachMemAsync(stream, (void*)pointer, bytes, flags);
}
inline cudaExtent make_cudaExtent(size_t width, size_t height, size_t depth) { return {width, height, depth}; }
inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return {x, y, z}; }
inline cudaPitchedPtr make_cudaPitchedPtr(void* pointer, size_t pitch, size_t width, size_t height)
{
    return {pointer, pitch, width, height};
}

// --- variables of the device ---
template <class T>
TILESCOPE_INLINE cudaError_t cudaMemcpyToSymbol(const T& symbol, const void* from, size_t bytes, size_t offset = 0,
                                                cudaMemcpyKind kind = cudaMemcpyHostToDevice)
{
    return cudaMemcpyToSymbol((const void*)&symbol, from, bytes, offset, kind);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMemcpyToSymbolAsync(const T& symbol, const void* from, size_t bytes, size_t offset = 0,
                                                     cudaMemcpyKind kind = cudaMemcpyHostToDevice,
                                                     cudaStream_t stream = nullptr)
{
    return cudaMemcpyToSymbolAsync((const void*)&symbol, from, bytes, offset, kind, stream);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMemcpyFromSymbol(void* to, const T& symbol, size_t bytes, size_t offset = 0,
                                                  cudaMemcpyKind kind = cudaMemcpyDeviceToHost)
{
    return cudaMemcpyFromSymbol(to, (const void*)&symbol, bytes, offset, kind);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaMemcpyFromSymbolAsync(void* to, const T& symbol, size_t bytes, size_t offset = 0,
                                                       cudaMemcpyKind kind = cudaMemcpyDeviceToHost,
                                                       cudaStream_t stream = nullptr)
{
    return cudaMemcpyFromSymbolAsync(to, (const void*)&symbol, bytes, offset, kind, stream);
}
template <class T, class S>
TILESCOPE_INLINE cudaError_t cudaGetSymbolAddress(T** pointer, const S& symbol)
{
    return cudaGetSymbolAddress((void**)(void*)pointer, (const void*)&symbol);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaGetSymbolSize(size_t* bytes, const T& symbol)
{
    return cudaGetSymbolSize(bytes, (const void*)&symbol);
}

// --- kernels ---
template <class T>
TILESCOPE_INLINE cudaError_t cudaLaunchKernel(T* function, dim3 grid, dim3 block, void** arguments,
                                              size_t sharedBytes = 0, cudaStream_t stream = nullptr)
{
    return cudaLaunchKernel((const void*)function, grid, block, arguments, sharedBytes, stream);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaLaunchCooperativeKernel(T* function, dim3 grid, dim3 block, void** arguments,
                                                         size_t sharedBytes = 0, cudaStream_t stream = nullptr)
{
    return cudaLaunchCooperativeKernel((const void*)function, grid, block, arguments, sharedBytes, stream);
}
template <class... Parameters, class... Arguments>
TILESCOPE_INLINE cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* launch, void (*function)(Parameters...),
                                                Arguments&&... arguments)
{
    return [&](Parameters... values) {
        void* pointers[] = {(void*)&values..., nullptr};
        return cudaLaunchKernelExC(launch, (const void*)function, pointers);
    }(static_cast<Arguments&&>(arguments)...);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, T* function)
{
    return cudaFuncGetAttributes(attributes, (const void*)function);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaFuncSetAttribute(T* function, cudaFuncAttribute attribute, int value)
{
    return cudaFuncSetAttribute((const void*)function, attribute, value);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaFuncSetCacheConfig(T* function, cudaFuncCache config)
{
    return cudaFuncSetCacheConfig((const void*)function, config);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaFuncGetName(const char** name, T* function)
{
    return cudaFuncGetName(name, (const void*)function);
}

// --- occupancy ---
template <class T>
TILESCOPE_INLINE cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, T* function, int threads,
                                                                           size_t dynamicSharedBytes)
{
    return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, (const void*)function, threads, dynamicSharedBytes);
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, T* function,
                                                                                    int threads,
                                                                                    size_t dynamicSharedBytes,
                                                                                    unsigned int flags)
{
    return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, (const void*)function, threads,
                                                                  dynamicSharedBytes, flags);
}
/// The smallest block with which most threads are resident, and the grid that then fills the device.
template <class SharedBytes, class T>
TILESCOPE_INLINE cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int* grid, int* block, T function,
                                                                            SharedBytes sharedBytesOf,
                                                                            int blockLimit = 0)
{
    int device = 0, multiprocessors = 0, most = 0;
    cudaFuncAttributes attributes;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
    const cudaError_t error = cudaFuncGetAttributes(&attributes, (const void*)function);
    if (error != cudaSuccess)
        return error;
    const int limit =
        blockLimit > 0 && blockLimit < attributes.maxThreadsPerBlock ? blockLimit : attributes.maxThreadsPerBlock;
    for (int threads = (limit + 31) / 32 * 32; threads > 0; threads -= 32) {
        const int fitting = threads < limit ? threads : limit;
        int blocks = 0;
        const cudaError_t wrong = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, (const void*)function, fitting,
                                                                                (size_t)sharedBytesOf(fitting));
        if (wrong != cudaSuccess)
            return wrong;
        if (blocks * fitting > most) {
            most = blocks * fitting;
            *block = fitting;
            *grid = blocks * multiprocessors;
        }
    }
    return cudaSuccess;
}
template <class T>
TILESCOPE_INLINE cudaError_t cudaOccupancyMaxPotentialBlockSize(int* grid, int* block, T function,
                                                                size_t dynamicSharedBytes = 0, int blockLimit = 0)
{
    return cudaOccupancyMaxPotentialBlockSizeVariableSMem(
        grid, block, function, [=](int) { return dynamicSharedBytes; }, blockLimit);
}

// --- textures: the reference of CUDA 11 and older, and the format of a type ---
template <class T, int dimensions = 1, cudaTextureReadMode mode = cudaReadModeElementType>
struct texture {
    __attribute__((unavailable("CUDA 12 removed texture references. Use a texture object, which "
                               "cudaCreateTextureObject() makes and tex2D<T>(object, x, y) reads"))) texture();
};
namespace tilescope_runtime
{
template <class T>
struct Channels;
#define TILESCOPE_CHANNEL(T, kind)                                                                                     \
    template <>                                                                                                        \
    struct Channels<T> {                                                                                               \
        static cudaChannelFormatDesc format(int n)                                                                     \
        {                                                                                                              \
            const int bits = 8 * (int)sizeof(T);                                                                       \
            return {bits, n > 1 ? bits : 0, n > 2 ? bits : 0, n > 3 ? bits : 0, kind};                                 \
        }                                                                                                              \
    };
#define TILESCOPE_CHANNELS(T, vector, kind)                                                                            \
    TILESCOPE_CHANNEL(T, kind)                                                                                         \
    TILESCOPE_VECTOR_CHANNEL(T, vector, 1)                                                                             \
    TILESCOPE_VECTOR_CHANNEL(T, vector, 2)                                                                             \
    TILESCOPE_VECTOR_CHANNEL(T, vector, 3)                                                                             \
    TILESCOPE_VECTOR_CHANNEL(T, vector, 4)
#define TILESCOPE_VECTOR_CHANNEL(T, vector, count)                                                                     \
    template <>                                                                                                        \
    struct Channels<vector##count> {                                                                                   \
        static cudaChannelFormatDesc format(int) { return Channels<T>::format(count); }                                \
    };
TILESCOPE_CHANNELS(signed char, char, cudaChannelFormatKindSigned)
TILESCOPE_CHANNELS(unsigned char, uchar, cudaChannelFormatKindUnsigned)
TILESCOPE_CHANNELS(short, short, cudaChannelFormatKindSigned)
TILESCOPE_CHANNELS(unsigned short, ushort, cudaChannelFormatKindUnsigned)
TILESCOPE_CHANNELS(int, int, cudaChannelFormatKindSigned)
TILESCOPE_CHANNELS(unsigned int, uint, cudaChannelFormatKindUnsigned)
TILESCOPE_CHANNELS(float, float, cudaChannelFormatKindFloat)
TILESCOPE_CHANNEL(char, cudaChannelFormatKindSigned)
#undef TILESCOPE_CHANNELS
#undef TILESCOPE_CHANNEL
#undef TILESCOPE_VECTOR_CHANNEL
} // namespace tilescope_runtime

template <class T>
inline cudaChannelFormatDesc cudaCreateChannelDesc()
{
    return tilescope_runtime::Channels<T>::format(1);
}

// --- forms of earlier versions ---
TILESCOPE_INLINE cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned int flags)
{
    return cudaEventCreateWithFlags(event, flags);
}
TILESCOPE_INLINE cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }
TILESCOPE_INLINE cudaError_t cudaThreadExit() { return cudaDeviceReset(); }
TILESCOPE_INLINE cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value)
{
    return cudaDeviceSetLimit(limit, value);
}
TILESCOPE_INLINE cudaError_t cudaThreadSetCacheConfig(cudaFuncCache config) { return cudaDeviceSetCacheConfig(config); }
inline cudaMemLocation tilescopeLocation(int device)
{
    if (device == cudaCpuDeviceId)
        return {cudaMemLocationTypeHost, 0};
    return {cudaMemLocationTypeDevice, device};
}
TILESCOPE_INLINE cudaError_t cudaMemAdvise(const void* pointer, size_t bytes, cudaMemoryAdvise advice, int device)
{
    return cudaMemAdvise(pointer, bytes, advice, tilescopeLocation(device));
}
TILESCOPE_INLINE cudaError_t cudaMemPrefetchAsync(const void* pointer, size_t bytes, int device,
                                                  cudaStream_t stream = nullptr)
{
    return cudaMemPrefetchAsync(pointer, bytes, tilescopeLocation(device), 0, stream);
}
TILESCOPE_INLINE cudaError_t cudaGraphInstantiate(cudaGraphExec_t* executable, cudaGraph_t graph,
                                                  cudaGraphNode_t* errorNode, char* log, size_t logBytes)
{
    if (errorNode)
        *errorNode = nullptr;
    if (log && logBytes > 0)
        *log = '\0';
    return cudaGraphInstantiate(executable, graph, 0);
}
TILESCOPE_INLINE cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph,
                                                 cudaGraphNode_t* errorNode, cudaGraphExecUpdateResult* result)
{
    cudaGraphExecUpdateResultInfo info = {};
    const cudaError_t error = cudaGraphExecUpdate(executable, graph, &info);
    *errorNode = info.errorNode;
    *result = info.result;
    return error;
}
TILESCOPE_INLINE cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from,
                                                      const cudaGraphNode_t* to, size_t count)
{
    return cudaGraphAddDependencies(graph, from, to, nullptr, count);
}
TILESCOPE_INLINE cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to,
                                               size_t* count)
{
    return cudaGraphGetEdges(graph, from, to, nullptr, count);
}
TILESCOPE_INLINE cudaError_t cudaGraphAddNode(cudaGraphNode_t* node, cudaGraph_t graph,
                                              const cudaGraphNode_t* dependencies, size_t count,
                                              cudaGraphNodeParams* parameters)
{
    return cudaGraphAddNode(node, graph, dependencies, nullptr, count, parameters);
}

#undef TILESCOPE_INLINE
