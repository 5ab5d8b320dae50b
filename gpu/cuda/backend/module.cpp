#include "gpu/cuda/backend/module.h"

#include "gpu/recipe/recipe.h"

#include <array>
#include <cstdint>
#include <utility>

namespace tilescope::cuda
{

namespace
{

constexpr std::size_t mostParameters = 1024;

int attributeOf(driver::Function function, driver::FunctionAttribute which, const std::string& name)
{
    int value = 0;
    check(api().funcGetAttribute(&value, which, function), "cuFuncGetAttribute of " + name);
    return value;
}

/// Sizes of the parameters in order. A driver that cannot tell their number is asked one by one until it refuses.
std::optional<std::vector<std::size_t>> parameterSizes(driver::Function function)
{
    if (!api().funcGetParamInfo)
        return std::nullopt;
    std::size_t count = mostParameters;
    const bool isCounted = api().funcGetParamCount && succeeded(api().funcGetParamCount(function, &count));
    std::vector<std::size_t> sizes;
    while (sizes.size() < count) {
        std::size_t offset = 0, bytes = 0;
        const driver::Status code = api().funcGetParamInfo(function, sizes.size(), &offset, &bytes);
        if (code == driver::invalidValue && !isCounted)
            break;
        if (code != driver::success)
            return std::nullopt;
        sizes.push_back(bytes);
    }
    return sizes;
}

} // namespace

void Kernel::start(const Dim3& grid, const Dim3& block, std::size_t dynamicSharedBytes, driver::Stream stream,
                   void** arguments) const
{
    check(api().launchKernel(function, grid.x, grid.y, grid.z, block.x, block.y, block.z,
                             static_cast<unsigned>(dynamicSharedBytes), stream, arguments, nullptr),
          "Starting the kernel " + name);
}

Module::Module(std::string code, std::string name) : m_code(std::move(code)), m_name(std::move(name))
{
    std::array<char, 4096> log{};
    std::array options{driver::JitOption::ErrorLog, driver::JitOption::ErrorLogBytes};
    // The option's value is passed in the pointer itself: NOLINTNEXTLINE(performance-no-int-to-ptr)
    void* const logBytes = reinterpret_cast<void*>(std::uintptr_t{log.size()});
    std::array<void*, 2> values{log.data(), logBytes};
    driver::Module module = nullptr;
    const driver::Status result = api().moduleLoadDataEx(&module, m_code.c_str(), static_cast<unsigned>(options.size()),
                                                         options.data(), values.data());
    log.back() = '\0';
    const std::string said = log.front() != '\0' ? " (the driver said: " + std::string(log.data()) + ")" : "";
    check(result, "Loading the code of " + m_name + said);
    m_loaded.reset(module);
}

Kernel& Module::kernel(const std::string& symbol)
{
    if (const auto known = m_kernels.find(symbol); known != m_kernels.end())
        return known->second;
    Kernel kernel;
    kernel.name = symbol;
    const driver::Status code = api().moduleGetFunction(&kernel.function, m_loaded.get(), symbol.c_str());
    if (code == driver::notFound)
        throw SettingError("source", m_name + " has no kernel named " + symbol +
                                         R"(. Declare it as extern "C" __global__ void )" + symbol + "(…).");
    check(code, "Finding the kernel " + symbol + " in " + m_name);
    using Attribute = driver::FunctionAttribute;
    kernel.registers = attributeOf(kernel.function, Attribute::Registers, symbol);
    kernel.maxThreadsPerBlock = attributeOf(kernel.function, Attribute::MaxThreadsPerBlock, symbol);
    kernel.sharedBytes = static_cast<std::size_t>(attributeOf(kernel.function, Attribute::SharedBytes, symbol));
    kernel.parameterBytes = parameterSizes(kernel.function);
    return m_kernels.emplace(symbol, std::move(kernel)).first->second;
}

Module::Variable Module::variable(const std::string& symbol) const
{
    driver::Address address = 0;
    std::size_t bytes = 0;
    const driver::Status code = api().moduleGetGlobal(&address, &bytes, m_loaded.get(), symbol.c_str());
    if (code == driver::notFound)
        throw SettingError("source",
                           m_name + " has no variable named " + symbol + R"(. Declare it as extern "C" __constant__.)");
    check(code, "Finding the variable " + symbol + " in " + m_name);
    return {reinterpret_cast<void*>(address), bytes}; // NOLINT(performance-no-int-to-ptr)
}

} // namespace tilescope::cuda
