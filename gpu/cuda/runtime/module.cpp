#include "gpu/cuda/runtime/module.h"

#include "gpu/recipe/recipe.h"

#include <array>
#include <cstdint>
#include <utility>

namespace tilescope::cuda
{

namespace
{

constexpr std::size_t mostParameters = 1024;

/// Sizes of the parameters in order, queried one by one until the runtime reports an invalid index.
std::optional<std::vector<std::size_t>> parameterSizes(const void* function)
{
    std::vector<std::size_t> sizes;
    while (sizes.size() < mostParameters) {
        std::size_t offset = 0, bytes = 0;
        const cudaError_t code = cudaFuncGetParamInfo(function, sizes.size(), &offset, &bytes);
        if (succeeded(code))
            sizes.push_back(bytes);
        else if (code == cudaErrorInvalidValue)
            break;
        else
            return std::nullopt;
    }
    return sizes;
}

} // namespace

Module::Module(std::string code, std::string name) : m_code(std::move(code)), m_name(std::move(name))
{
    std::array<char, 4096> log{};
    std::array options{cudaJitErrorLogBuffer, cudaJitErrorLogBufferSizeBytes};
    // The option's value is passed in the pointer itself: NOLINTNEXTLINE(performance-no-int-to-ptr)
    void* const logBytes = reinterpret_cast<void*>(std::uintptr_t{log.size()});
    std::array<void*, 2> values{log.data(), logBytes};
    cudaLibrary_t library = nullptr;
    const cudaError_t result = cudaLibraryLoadData(&library, m_code.c_str(), options.data(), values.data(),
                                                   static_cast<unsigned>(options.size()), nullptr, nullptr, 0);
    log.back() = '\0';
    const std::string said = log.front() != '\0' ? " (the driver said: " + std::string(log.data()) + ")" : "";
    check(result, "Loading the code of " + m_name + said);
    m_library.reset(library);
}

Kernel& Module::kernel(const std::string& symbol)
{
    if (const auto known = m_kernels.find(symbol); known != m_kernels.end())
        return known->second;
    Kernel kernel;
    const cudaError_t code = cudaLibraryGetKernel(&kernel.handle, m_library.get(), symbol.c_str());
    if (code == cudaErrorSymbolNotFound || code == cudaErrorInvalidDeviceFunction) {
        (void)cudaGetLastError();
        throw SettingError("source", m_name + " has no kernel named " + symbol +
                                         R"(. Declare it as extern "C" __global__ void )" + symbol + "(…).");
    }
    check(code, "Finding the kernel " + symbol + " in " + m_name);
    check(cudaFuncGetAttributes(&kernel.attributes, kernel.function()), "cudaFuncGetAttributes of " + symbol);
    kernel.parameterBytes = parameterSizes(kernel.function());
    return m_kernels.emplace(symbol, std::move(kernel)).first->second;
}

Module::Variable Module::variable(const std::string& symbol) const
{
    Variable found;
    const cudaError_t code = cudaLibraryGetGlobal(&found.data, &found.bytes, m_library.get(), symbol.c_str());
    if (code == cudaErrorSymbolNotFound || code == cudaErrorInvalidSymbol) {
        (void)cudaGetLastError();
        throw SettingError("source",
                           m_name + " has no variable named " + symbol + R"(. Declare it as extern "C" __constant__.)");
    }
    check(code, "Finding the variable " + symbol + " in " + m_name);
    return found;
}

} // namespace tilescope::cuda
