#include "gpu/run/plan_code.h"

#include "gpu/compile/sha256.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tilescope
{

std::vector<CompiledModule> emulatorCode(Toolchain& toolchain, CompilerChoice compiler, const Plan& plan,
                                         const RunControl& control)
{
    if (!plan.deviceOnly.empty())
        throw SettingError("strategy", plan.deviceOnly);
    std::vector<CompiledModule> modules;
    for (const KernelSource& source : plan.sources) {
        CompileRequest request;
        request.source = source;
        request.definitions = plan.definitions;
        request.computeCapability = std::max(request.computeCapability, plan.minimumCapability);
        request.architectureSpecific = plan.architectureSpecific;
        modules.push_back(toolchain.compile(compiler, request, control));
    }
    return modules;
}

std::string shapeOf(const Plan& plan, std::span<const CompiledModule> modules)
{
    std::string text;
    for (const CompiledModule& module : modules)
        text += sha256(module.ptx);
    Plan shape;
    shape.launches = plan.launches;
    shape.constants = plan.constants;
    shape.textures = plan.textures;
    for (const Buffer& buffer : plan.buffers)
        shape.buffers.push_back({buffer.name, buffer.bytes, Buffer::Fill::None, {}});
    return sha256(text + toJson(shape).dump());
}

} // namespace tilescope
