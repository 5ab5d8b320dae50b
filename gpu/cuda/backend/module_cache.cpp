#include "gpu/cuda/backend/module_cache.h"

#include <functional>
#include <string_view>

namespace tilescope::cuda
{

namespace
{
constexpr std::size_t mostModules = 64;
}

std::shared_ptr<Module> ModuleCache::loadCode(std::string code, const std::string& ptx, const std::string& sourceName)
{
    const std::size_t hash = std::hash<std::string_view>{}(code);
    if (const Entry* known =
            m_entries.find([&](const Entry& entry) { return entry.hash == hash && entry.module->code() == code; }))
        return known->module;
    auto module = std::make_shared<Module>(std::move(code), ptx, sourceName);
    m_entries.add({hash, module});
    m_entries.shrinkToCount(mostModules);
    return module;
}

namespace
{

constexpr std::string_view printDeclaration = ".extern .func  (.param .b32 func_retval0) vprintf";

/// On a GPU printf would write to this program's own output; the emulator collects the texts. Gives the function that
/// printf calls an empty body.
std::string withoutPrinting(std::string ptx)
{
    const std::size_t begin = ptx.find(printDeclaration), end = ptx.find(';', begin);
    if (begin == std::string::npos || end == std::string::npos)
        return ptx;
    ptx.replace(end, 1, "{\n\tst.param.b32 [func_retval0+0], 0;\n\tret;\n}\n");
    return ptx.erase(begin, std::string_view(".extern ").size());
}

} // namespace

std::shared_ptr<Module> ModuleCache::load(const CompiledModule& compiled, const std::string& sourceName)
{
    const bool prints = compiled.ptx.find(printDeclaration) != std::string::npos;
    if (compiled.cubin.empty() || prints)
        return loadCode(withoutPrinting(compiled.ptx), compiled.ptx, sourceName);
    try {
        return loadCode({reinterpret_cast<const char*>(compiled.cubin.data()), compiled.cubin.size()}, compiled.ptx,
                        sourceName);
    } catch (const CudaError& error) {
        const bool otherGpu = error.code == driver::noBinaryForGpu || error.code == driver::invalidImage;
        if (!otherGpu || compiled.ptx.empty())
            throw;
        return loadCode(compiled.ptx, compiled.ptx, sourceName);
    }
}

} // namespace tilescope::cuda
