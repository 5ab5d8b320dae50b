#include "gpu/program/driver/driver_call.h"
#include "gpu/program/runtime/fat_binary.h"
#include "gpu/program/runtime/graph.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>

// Code that the program loads while it runs, and its launches. An image is PTX or a fat binary that contains some.

using namespace tilescope;

/// What the header declares and does not define: the PTX that is linked.
struct CUlinkState_st {
    std::string ptx;
};

namespace
{

DeviceModule& moduleOf(CUmodule module)
{
    if (!module)
        throw CallError(cudaErrorInvalidResourceHandle, "There is no module. Load it with cuModuleLoad.");
    return *reinterpret_cast<DeviceModule*>(module);
}

DeviceKernel& kernelOf(Device& device, CUfunction function)
{
    DeviceKernel* const kernel = device.kernel(function);
    if (!kernel)
        throw CallError(cudaErrorInvalidResourceHandle, "There is no function. Take it from cuModuleGetFunction.");
    return *kernel;
}

/// What a program asks to be told about a compilation, in the buffers that it gives.
class JitLog
{
public:
    JitLog(unsigned count, const CUjit_option* options, void** values)
        : m_count(count), m_options(options), m_values(values)
    {
        write(CU_JIT_INFO_LOG_BUFFER, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, {});
        write(CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, {});
        if (void** const time = value(CU_JIT_WALL_TIME))
            *time = nullptr; // the bits of 0.0F
    }

    void error(const std::string& text) { write(CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, text); }

private:
    void** value(CUjit_option option)
    {
        const auto* const found = std::find(m_options, m_options + m_count, option);
        return found == m_options + m_count ? nullptr : m_values + (found - m_options);
    }

    void write(CUjit_option buffer, CUjit_option size, const std::string& text)
    {
        void** const to = value(buffer);
        void** const room = value(size);
        if (!to || !*to || !room)
            return;
        const auto bytes = static_cast<std::size_t>(reinterpret_cast<std::uintptr_t>(*room) & 0xFFFF'FFFFU);
        if (bytes > 0)
            std::snprintf(static_cast<char*>(*to), bytes, "%s", text.c_str());
        *room = reinterpret_cast<void*>(std::min(text.size(), bytes)); // NOLINT(performance-no-int-to-ptr)
    }

    unsigned m_count;
    const CUjit_option* m_options;
    void** m_values;
};

std::string ptxOf(const void* image, std::size_t bytes = std::numeric_limits<std::size_t>::max())
{
    try {
        return ptxOfImage(image, bytes);
    } catch (const std::exception& error) {
        throw CallError(cudaErrorInvalidKernelImage, error.what());
    }
}

/// Throws CallError.
std::string fileContent(const char* name)
{
    std::ifstream file(name, std::ios::binary);
    if (!file)
        throw CallError(cudaErrorFileNotFound, std::string(name) + " cannot be read.");
    return {std::istreambuf_iterator<char>(file), {}};
}

cudaError_t load(CUmodule* module, const std::string& ptx, JitLog log)
{
    return call([&](Device& device) {
        try {
            *module = reinterpret_cast<CUmodule>(&device.loadModule(ptx));
        } catch (const CallError& error) {
            log.error(error.what());
            throw;
        }
    });
}

/// The arguments that a program gives side by side in one buffer.
std::vector<void*> argumentsIn(void* const* extra, const ptx::Kernel& code)
{
    std::byte* buffer = nullptr;
    std::size_t bytes = 0;
    for (; *extra != CU_LAUNCH_PARAM_END; extra += 2)
        if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
            buffer = static_cast<std::byte*>(extra[1]);
        else if (*extra == CU_LAUNCH_PARAM_BUFFER_SIZE)
            bytes = *static_cast<const std::size_t*>(extra[1]);
        else
            throw CallError(cudaErrorInvalidValue, "cuLaunchKernel is given an unknown option in \"extra\".");
    if (!buffer || bytes < code.parameterBytes)
        throw CallError(cudaErrorInvalidValue, "The buffer of arguments has " + std::to_string(bytes) +
                                                   " bytes, and the kernel's parameters have " +
                                                   std::to_string(code.parameterBytes) + ".");
    std::vector<void*> arguments;
    for (const ptx::Parameter& parameter : code.parameters)
        arguments.push_back(buffer + parameter.offset);
    return arguments;
}

/// A fault of the kernel is told by the call that waits for it.
CUresult launch(CUfunction function, dim3 grid, dim3 block, unsigned sharedBytes, CUstream stream, void** arguments,
                void** extra, bool isCooperative)
{
    return driverCall([&] {
        std::vector<void*> gathered;
        const cudaError_t ready = call([&](Device& device) {
            const ptx::Kernel& code = device.decoded(kernelOf(device, function));
            if (extra && !arguments)
                gathered = argumentsIn(extra, code);
            else if (!arguments && !code.parameters.empty())
                throw CallError(cudaErrorInvalidValue, "The kernel has parameters, and the launch has no arguments.");
        });
        if (ready != cudaSuccess)
            return ready;
        const cudaError_t result = launchOnStream(
            stream, function, grid, block, gathered.empty() ? arguments : gathered.data(), sharedBytes, isCooperative);
        return Device::instance().broken != cudaSuccess ? cudaSuccess : result;
    });
}

} // namespace

extern "C" {

CUresult cuModuleLoadDataEx(CUmodule* module, const void* image, unsigned count, CUjit_option* options, void** values)
{
    return driverCall([&] {
        std::string ptx;
        const cudaError_t error = call([&](Device&) { ptx = ptxOf(image); });
        return error != cudaSuccess ? error : load(module, ptx, {count, options, values});
    });
}
CUresult cuModuleLoadData(CUmodule* module, const void* image)
{
    return cuModuleLoadDataEx(module, image, 0, nullptr, nullptr);
}
CUresult cuModuleLoadFatBinary(CUmodule* module, const void* image) { return cuModuleLoadData(module, image); }
CUresult cuModuleLoad(CUmodule* module, const char* file)
{
    return driverCall([&] {
        std::string ptx;
        const cudaError_t error = call([&](Device&) {
            const std::string content = fileContent(file);
            ptx = ptxOf(content.c_str(), content.size());
        });
        return error != cudaSuccess ? error : load(module, ptx, {0, nullptr, nullptr});
    });
}
CUresult cuModuleUnload(CUmodule module)
{
    return driverCall([&] { return call([&](Device& device) { device.unloadModule(moduleOf(module)); }); });
}
CUresult cuModuleGetFunction(CUfunction* function, CUmodule module, const char* name)
{
    return driverCall([&] {
        return call([&](Device& device) {
            DeviceKernel& kernel = device.kernelOf(moduleOf(module), name);
            *function = reinterpret_cast<CUfunction>(&kernel);
        });
    });
}
CUresult cuModuleGetGlobal(CUdeviceptr* pointer, std::size_t* bytes, CUmodule module, const char* name)
{
    return driverCall([&] {
        return call([&](Device& device) {
            const LoadedModule::Variable variable = device.variableOf(moduleOf(module), name);
            if (pointer)
                *pointer = addressOf(variable.address);
            if (bytes)
                *bytes = variable.bytes;
        });
    });
}

// --- linking, which here is of one PTX ---
CUresult cuLinkCreate(unsigned count, CUjit_option* options, void** values, CUlinkState* state)
{
    return driverCall([&] {
        const JitLog log(count, options, values);
        *state = new CUlinkState_st;
        return cudaSuccess;
    });
}
CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void* data, std::size_t, const char*, unsigned,
                       CUjit_option*, void**)
{
    return driverCall([&] {
        return call([&](Device&) {
            if (type == CU_JIT_INPUT_LIBRARY)
                return; // NVIDIA's, for launches by kernels
            if (!state->ptx.empty())
                throw CallError(cudaErrorNotSupported, "Several modules are not linked here. Put the code into one.");
            state->ptx = ptxOf(data);
        });
    });
}
CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char* file, unsigned, CUjit_option*, void**)
{
    return driverCall([&]() -> cudaError_t {
        if (type == CU_JIT_INPUT_LIBRARY)
            return cudaSuccess;
        std::string content;
        const cudaError_t error = call([&](Device&) { content = fileContent(file); });
        return error != cudaSuccess ? error
                                    : static_cast<cudaError_t>(cuLinkAddData(
                                          state, type, content.data(), content.size(), file, 0, nullptr, nullptr));
    });
}
CUresult cuLinkComplete(CUlinkState state, void** image, std::size_t* bytes)
{
    return driverCall([&] {
        *image = state->ptx.data();
        if (bytes)
            *bytes = state->ptx.size() + 1;
        return cudaSuccess;
    });
}
CUresult cuLinkDestroy(CUlinkState state)
{
    delete state;
    return CUDA_SUCCESS;
}

// --- kernels ---
CUresult cuFuncGetAttribute(int* value, CUfunction_attribute attribute, CUfunction function)
{
    return driverCall([&]() -> cudaError_t {
        cudaFuncAttributes all;
        if (const cudaError_t error = cudaFuncGetAttributes(&all, function); error != cudaSuccess)
            return error;
        switch (attribute) {
        case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: *value = all.maxThreadsPerBlock; break;
        case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: *value = static_cast<int>(all.sharedSizeBytes); break;
        case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: *value = static_cast<int>(all.constSizeBytes); break;
        case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: *value = static_cast<int>(all.localSizeBytes); break;
        case CU_FUNC_ATTRIBUTE_NUM_REGS: *value = all.numRegs; break;
        case CU_FUNC_ATTRIBUTE_PTX_VERSION: *value = all.ptxVersion; break;
        case CU_FUNC_ATTRIBUTE_BINARY_VERSION: *value = all.binaryVersion; break;
        case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: *value = all.maxDynamicSharedSizeBytes; break;
        default: *value = 0;
        }
        return cudaSuccess;
    });
}
CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value)
{
    return driverCall( // the attributes that both may set have the same numbers
        [&] { return cudaFuncSetAttribute(function, static_cast<cudaFuncAttribute>(attribute), value); });
}
CUresult cuFuncSetCacheConfig(CUfunction, CUfunc_cache)
{
    return driverCall([] { return cudaSuccess; });
}
CUresult cuFuncGetName(const char** name, CUfunction function)
{
    return driverCall([&] { return cudaFuncGetName(name, function); });
}
CUresult cuFuncGetModule(CUmodule* module, CUfunction function)
{
    return driverCall([&] {
        return call([&](Device& device) { *module = reinterpret_cast<CUmodule>(kernelOf(device, function).module); });
    });
}
CUresult cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                        unsigned blockY, unsigned blockZ, unsigned sharedBytes, CUstream stream, void** arguments,
                        void** extra)
{
    return launch(function, {gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes, stream, arguments, extra,
                  false);
}
CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                                   unsigned blockY, unsigned blockZ, unsigned sharedBytes, CUstream stream,
                                   void** arguments)
{
    return launch(function, {gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes, stream, arguments, nullptr,
                  true);
}
CUresult cuLaunchHostFunc(CUstream stream, CUhostFn function, void* data)
{
    return driverCall([&] { return cudaLaunchHostFunc(stream, function, data); });
}
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, CUfunction function, int threads,
                                                              std::size_t dynamicSharedBytes, unsigned)
{
    return driverCall(
        [&] { return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, dynamicSharedBytes); });
}
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, CUfunction function, int threads,
                                                     std::size_t dynamicSharedBytes)
{
    return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, function, threads, dynamicSharedBytes, 0);
}
/// The largest block among those with the most threads on a multiprocessor.
CUresult cuOccupancyMaxPotentialBlockSize(int* grid, int* block, CUfunction function, CUoccupancyB2DSize sharedBytesOf,
                                          std::size_t dynamicSharedBytes, int limit)
{
    return driverCall([&]() -> cudaError_t {
        cudaFuncAttributes attributes;
        if (const cudaError_t error = cudaFuncGetAttributes(&attributes, function); error != cudaSuccess)
            return error;
        const int most = limit > 0 ? std::min(limit, attributes.maxThreadsPerBlock) : attributes.maxThreadsPerBlock;
        int multiprocessors = 0, best = 0;
        cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0);
        for (int threads = std::max(most / 32 * 32, std::min(most, 32)); threads > 0; threads -= 32) {
            int blocks = 0;
            const cudaError_t error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(
                &blocks, function, threads, sharedBytesOf ? sharedBytesOf(threads) : dynamicSharedBytes);
            if (error != cudaSuccess)
                return error;
            if (blocks * threads > best) {
                best = blocks * threads;
                *block = threads;
                *grid = blocks * multiprocessors;
            }
        }
        return best > 0 ? cudaSuccess : cudaErrorInvalidValue;
    });
}

} // extern "C"
