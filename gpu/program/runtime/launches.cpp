#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/graph.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

// Code and launches: what nvcc's own text calls, and functions about kernels.

using namespace tilescope;

namespace
{

/// Of the launch that the thread makes next.
LaunchPlace& launchPlace()
{
    thread_local LaunchPlace place;
    return place;
}

struct CallConfiguration {
    dim3 grid, block;
    std::size_t dynamicSharedBytes = 0;
    cudaStream_t stream = nullptr;
};

std::vector<CallConfiguration>& callConfigurations()
{
    thread_local std::vector<CallConfiguration> stack;
    return stack;
}

DeviceModule& moduleOf(void** handle) { return *reinterpret_cast<DeviceModule*>(handle); }

DeviceKernel& kernelOf(Device& device, const void* function)
{
    DeviceKernel* kernel = device.kernel(function);
    if (!kernel)
        throw CallError(cudaErrorInvalidDeviceFunction, "No fat binary has such a kernel.");
    return *kernel;
}

/// Blocks on a multiprocessor, without its registers, which PTX does not tell.
int residentBlocks(Device& device, const void* function, int threads, std::size_t dynamicSharedBytes)
{
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, 0);
    const std::size_t shared = device.decoded(kernelOf(device, function)).staticSharedBytes + dynamicSharedBytes +
                               properties.reservedSharedMemPerBlock;
    const int byThreads = properties.maxThreadsPerMultiProcessor / std::max((threads + 31) / 32 * 32, 32);
    const int byShared = static_cast<int>(properties.sharedMemPerMultiprocessor / shared);
    return std::min({properties.maxBlocksPerMultiProcessor, byThreads, byShared});
}

/// The blocks that the whole device runs at once.
std::uint64_t cooperativeBlocks(Device& device, const void* function, const dim3& block, std::size_t dynamicSharedBytes)
{
    cudaDeviceProp properties;
    cudaGetDeviceProperties(&properties, 0);
    const int each =
        residentBlocks(device, function, static_cast<int>(block.x * block.y * block.z), dynamicSharedBytes);
    return static_cast<std::uint64_t>(each) * static_cast<std::uint64_t>(properties.multiProcessorCount);
}

} // namespace

cudaError_t tilescope::launchKernel(const void* function, const dim3& grid, const dim3& block, void** arguments,
                                    std::size_t dynamicSharedBytes, bool isCooperative)
{
    if (Device& device = Device::instance(); device.broken != cudaSuccess) {
        const std::lock_guard lock(device.mutex);
        if (const DeviceKernel* const known = device.kernel(function))
            device.skip(*known, std::exchange(launchPlace(), {}));
    }
    return call([&](Device& device) {
        const DeviceKernel* const known = device.kernel(function);
        device.checks().launching(known ? known->name : "");
        const auto wrong = [](const char* sentence) { throw CallError(cudaErrorInvalidConfiguration, sentence); };
        if (grid.x > std::numeric_limits<std::int32_t>::max() || grid.y > 65'535 || grid.z > 65'535)
            wrong("A grid is larger than CUDA allows.");
        if (block.x > 1024 || block.y > 1024 || block.z > 64)
            wrong("A block is larger than CUDA allows.");
        DeviceKernel& kernel = kernelOf(device, function);
        if (dynamicSharedBytes > kernel.dynamicSharedLimit)
            throw CallError(cudaErrorInvalidValue, "A launch asks for more dynamic shared memory than it may.");
        const std::uint64_t blocks = std::uint64_t{grid.x} * grid.y * grid.z;
        if (isCooperative && blocks > cooperativeBlocks(device, function, block, dynamicSharedBytes))
            throw CallError(cudaErrorCooperativeLaunchTooLarge,
                            "The blocks of a cooperative launch do not fit on the GPU at once. Launch as many as "
                            "cudaOccupancyMaxActiveBlocksPerMultiprocessor says, for each multiprocessor.");
        device.launch(kernel, {grid.x, grid.y, grid.z}, {block.x, block.y, block.z}, dynamicSharedBytes, arguments,
                      std::exchange(launchPlace(), {}), isCooperative);
    });
}

std::shared_ptr<KernelWork> tilescope::workOf(const void* function, const dim3& grid, const dim3& block,
                                              void** arguments, std::size_t dynamicSharedBytes, bool isCooperative)
{
    Device& device = Device::instance();
    const ptx::Kernel& code = device.decoded(kernelOf(device, function));
    auto work = std::make_shared<KernelWork>(
        KernelWork{function, grid, block, dynamicSharedBytes, isCooperative, parametersOf(code, arguments), {}});
    for (const auto& parameter : code.parameters)
        work->arguments.push_back(work->values.data() + parameter.offset);
    return work;
}

cudaError_t tilescope::run(const KernelWork& work)
{
    return launchKernel(work.function, work.grid, work.block, const_cast<void**>(work.arguments.data()),
                        work.dynamicSharedBytes, work.isCooperative);
}

extern "C" {
// The names are those that compilers call.

void** __cudaRegisterFatBinary(void* fatBinary)
{
    return reinterpret_cast<void**>(&Device::instance().addModule(fatBinary));
}
void __cudaRegisterFatBinaryEnd(void**) {}
void __cudaUnregisterFatBinary(void**) {}

void __cudaRegisterFunction(void** handle, const char* hostFunction, char*, const char* name, int, uint3*, uint3*,
                            dim3*, dim3*, int*)
{
    Device::instance().addKernel(moduleOf(handle), hostFunction, name);
}

void __cudaRegisterVar(void** handle, char* hostVariable, char*, const char* name, int, std::size_t bytes, int, int)
{
    Device::instance().addVariable(hostVariable, {&moduleOf(handle), name, bytes, nullptr});
}

void __cudaRegisterManagedVar(void** handle, void** hostVariable, char*, const char* name, int, std::size_t bytes, int,
                              int)
{
    Device::instance().addVariable(hostVariable, {&moduleOf(handle), name, bytes, hostVariable});
}

char __cudaInitModule(void**)
{
    call([](Device& device) { device.load(); });
    return 1;
}

/// What our own headers call for <<<…>>>, with the place in the program.
unsigned __cudaTilescopePushCall(dim3 grid, dim3 block, std::size_t dynamicSharedBytes, CUstream_st* stream,
                                 const char* file, int line)
{
    Device::instance().checks().configured();
    callConfigurations().push_back({grid, block, dynamicSharedBytes, stream});
    launchPlace() = {file, line};
    return 0;
}

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, std::size_t dynamicSharedBytes, CUstream_st* stream)
{
    Device::instance().checks().configured();
    callConfigurations().push_back({grid, block, dynamicSharedBytes, stream});
    return 0;
}

cudaError_t __cudaPopCallConfiguration(dim3* grid, dim3* block, std::size_t* dynamicSharedBytes, void* stream)
{
    if (callConfigurations().empty())
        return cudaErrorMissingConfiguration;
    const CallConfiguration top = callConfigurations().back();
    callConfigurations().pop_back();
    *grid = top.grid;
    *block = top.block;
    *dynamicSharedBytes = top.dynamicSharedBytes;
    *static_cast<cudaStream_t*>(stream) = top.stream;
    return cudaSuccess;
}

cudaError_t __cudaGetKernel(cudaKernel_t* kernel, const void* function)
{
    *kernel = reinterpret_cast<cudaKernel_t>(Device::instance().kernel(function));
    return *kernel ? cudaSuccess : cudaErrorInvalidDeviceFunction;
}

cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void** arguments,
                               std::size_t dynamicSharedBytes, cudaStream_t stream)
{
    return launchOnStream(stream, kernel, grid, block, arguments, dynamicSharedBytes);
}

cudaError_t cudaLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                             std::size_t dynamicSharedBytes, cudaStream_t stream)
{
    return launchOnStream(stream, function, grid, block, arguments, dynamicSharedBytes);
}

cudaError_t cudaLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                        std::size_t dynamicSharedBytes, cudaStream_t stream)
{
    return launchOnStream(stream, function, grid, block, arguments, dynamicSharedBytes, true);
}

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t* launch, const void* function, void** arguments)
{
    bool isCooperative = false;
    for (unsigned i = 0; i < launch->numAttrs; ++i) {
        const cudaLaunchAttribute& attribute = launch->attrs[i];
        isCooperative |= attribute.id == cudaLaunchAttributeCooperative && attribute.val.cooperative;
        const auto& cluster = attribute.val.clusterDim;
        if (attribute.id == cudaLaunchAttributeClusterDimension && cluster.x * cluster.y * cluster.z > 1)
            return fail(cudaErrorNotSupported, "Clusters of blocks are not supported. Launch without them.");
    }
    return launchOnStream(launch->stream, function, launch->gridDim, launch->blockDim, arguments,
                          launch->dynamicSmemBytes, isCooperative);
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void* function)
{
    return call([&](Device& device) {
        DeviceKernel& kernel = kernelOf(device, function);
        const ptx::Kernel& code = device.decoded(kernel);
        *attributes = {};
        attributes->sharedSizeBytes = code.staticSharedBytes;
        attributes->constSizeBytes = kernel.module->loaded->constantBytes();
        attributes->localSizeBytes = code.localBytes;
        attributes->numRegs = 32;
        attributes->maxThreadsPerBlock = code.maxThreads[0] == 0
                                             ? 1024
                                             : static_cast<int>(code.maxThreads[0] * std::max(code.maxThreads[1], 1U) *
                                                                std::max(code.maxThreads[2], 1U));
        attributes->ptxVersion = attributes->binaryVersion = 80;
        attributes->maxDynamicSharedSizeBytes = static_cast<int>(kernel.dynamicSharedLimit);
    });
}

cudaError_t cudaFuncSetAttribute(const void* function, cudaFuncAttribute attribute, int value)
{
    return call([&](Device& device) {
        if (attribute != cudaFuncAttributeMaxDynamicSharedMemorySize)
            return;
        if (value < 0 || value > 163 * 1024)
            throw CallError(cudaErrorInvalidValue, "A kernel wants more dynamic shared memory than there is.");
        kernelOf(device, function).dynamicSharedLimit = static_cast<std::size_t>(value);
    });
}

cudaError_t cudaFuncSetCacheConfig(const void*, cudaFuncCache) { return cudaSuccess; }
cudaError_t cudaFuncSetSharedMemConfig(const void*, cudaSharedMemConfig) { return cudaSuccess; }

cudaError_t cudaFuncGetName(const char** name, const void* function)
{
    return call([&](Device& device) { *name = kernelOf(device, function).name.c_str(); });
}

cudaError_t cudaGetFuncBySymbol(cudaFunction_t* function, const void* symbol)
{
    return call([&](Device& device) { *function = reinterpret_cast<cudaFunction_t>(&kernelOf(device, symbol)); });
}

cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(std::size_t* bytes, const void* function, int blocks, int)
{
    return call([&](Device& device) {
        cudaDeviceProp p;
        cudaGetDeviceProperties(&p, 0);
        const std::size_t each = p.sharedMemPerMultiprocessor / static_cast<std::size_t>(std::max(blocks, 1));
        const std::size_t used =
            device.decoded(kernelOf(device, function)).staticSharedBytes + p.reservedSharedMemPerBlock;
        *bytes = std::min(each > used ? each - used : 0, p.sharedMemPerBlock);
    });
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* function, int threads,
                                                                   std::size_t dynamicSharedBytes, unsigned)
{
    return call([&](Device& device) { *blocks = residentBlocks(device, function, threads, dynamicSharedBytes); });
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function, int threads,
                                                          std::size_t dynamicSharedBytes)
{
    return call([&](Device& device) { *blocks = residentBlocks(device, function, threads, dynamicSharedBytes); });
}

} // extern "C"
