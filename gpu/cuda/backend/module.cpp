#include "gpu/cuda/backend/module.h"

#include "gpu/recipe/message.h"
#include "gpu/recipe/recipe.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string_view>
#include <utility>

namespace tilescope::cuda
{

namespace
{

int attributeOf(driver::Function function, driver::FunctionAttribute which, const std::string& name)
{
    int value = 0;
    check(api().funcGetAttribute(&value, which, function), "cuFuncGetAttribute of " + name);
    return value;
}

bool endsName(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0 || c == '(' || c == '{'; }

/// The text after the name of the kernel where it is defined; empty if it is not.
std::string_view afterEntry(std::string_view ptx, std::string_view kernel)
{
    constexpr std::string_view keyword = ".entry";
    for (std::size_t at = ptx.find(keyword); at != ptx.npos; at = ptx.find(keyword, at + 1)) {
        std::string_view rest = ptx.substr(at + keyword.size());
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t\n"), rest.size()));
        if (rest.starts_with(kernel) && rest.size() > kernel.size() && endsName(rest[kernel.size()]))
            return rest.substr(kernel.size());
    }
    return {};
}

/// Of ".param .u64 .ptr .global .align 8 name" or ".param .align 4 .b8 name[12]".
std::size_t parameterSize(std::string_view declaration)
{
    std::istringstream words{std::string(declaration)};
    std::size_t bytes = 0;
    for (std::string word; words >> word;) {
        if (word.size() > 2 && word[0] == '.' && std::string_view("busf").find(word[1]) != std::string_view::npos &&
            std::isdigit(static_cast<unsigned char>(word[2])) != 0)
            bytes = std::strtoul(word.c_str() + 2, nullptr, 10) / 8;
        else if (const auto bracket = word.find('['); bracket != word.npos)
            bytes *= std::strtoul(word.c_str() + bracket + 1, nullptr, 10);
    }
    return bytes;
}

/// Sizes of the parameters in order, as the PTX declares them: drivers before CUDA 12.4 cannot be asked for them, and
/// gpu/ptx refuses kernels that only a GPU can run.
std::vector<std::size_t> parameterSizes(std::string_view ptx, const std::string& kernel)
{
    std::string_view rest = afterEntry(ptx, kernel);
    const auto open = rest.find_first_of("({"), close = rest.find(')');
    std::vector<std::size_t> sizes;
    if (open == rest.npos || rest[open] == '{' || close == rest.npos)
        return sizes;
    std::istringstream list{std::string(rest.substr(open + 1, close - open - 1))};
    for (std::string declaration; std::getline(list, declaration, ',');)
        if (declaration.find(".param") != declaration.npos)
            sizes.push_back(parameterSize(declaration));
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

Module::Module(std::string code, std::string ptx, std::string name)
    : m_code(std::move(code)), m_ptx(std::move(ptx)), m_name(std::move(name))
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
        throw SettingError("source",
                           say(gpu::phrase("%1 has no kernel named %2. Declare it as extern \"C\" __global__ void "
                                           "%2(…)."),
                               m_name, symbol));
    check(code, "Finding the kernel " + symbol + " in " + m_name);
    using Attribute = driver::FunctionAttribute;
    kernel.registers = attributeOf(kernel.function, Attribute::Registers, symbol);
    kernel.maxThreadsPerBlock = attributeOf(kernel.function, Attribute::MaxThreadsPerBlock, symbol);
    kernel.sharedBytes = static_cast<std::size_t>(attributeOf(kernel.function, Attribute::SharedBytes, symbol));
    kernel.parameterBytes = parameterSizes(m_ptx, symbol);
    return m_kernels.emplace(symbol, std::move(kernel)).first->second;
}

Module::Variable Module::variable(const std::string& symbol) const
{
    driver::Address address = 0;
    std::size_t bytes = 0;
    const driver::Status code = api().moduleGetGlobal(&address, &bytes, m_loaded.get(), symbol.c_str());
    if (code == driver::notFound)
        throw SettingError(
            "source",
            say(gpu::phrase("%1 has no variable named %2. Declare it as extern \"C\" __constant__."), m_name, symbol));
    check(code, "Finding the variable " + symbol + " in " + m_name);
    return {reinterpret_cast<void*>(address), bytes}; // NOLINT(performance-no-int-to-ptr)
}

} // namespace tilescope::cuda
