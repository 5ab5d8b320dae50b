#include "gpu/direct/launched_kernel.h"

#include "gpu/declared/device_source.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tilescope
{

namespace
{

/// The type that PTX declares for a parameter, as CUDA's.
std::string typeOf(ptx::Type type)
{
    switch (type) {
    case ptx::Type::U8: return "unsigned char";
    case ptx::Type::S8: return "char";
    case ptx::Type::U16: return "unsigned short";
    case ptx::Type::S16: return "short";
    case ptx::Type::U32: return "unsigned int";
    case ptx::Type::S32: return "int";
    case ptx::Type::U64: return "unsigned long long";
    case ptx::Type::S64: return "long long";
    case ptx::Type::F32: return "float";
    case ptx::Type::F64: return "double";
    default: return {};
    }
}

class KernelFinder
{
public:
    KernelFinder(const DirectLaunch& launch, Plan& plan) : m_given(launch), m_plan(plan) {}

    LaunchedKernel ofText()
    {
        std::vector<DefinedKernel> kernels = kernelsIn(m_given.source.text);
        std::vector<KernelInstance> instances;
        std::string name = m_given.entry;
        if (name.empty())
            name = onlyOf(kernels, [](const DefinedKernel& kernel) { return kernel.name; });
        m_kernel.written = name;
        if (const auto instance = instanceOf(name, kernels)) {
            name = instance->kernel.name;
            instances.push_back(*instance);
            kernels.push_back(instance->kernel);
        }
        const auto kernel = std::ranges::find(kernels, name, &DefinedKernel::name);
        if (kernel == kernels.end())
            throw DirectLaunchError(m_given.source.name + " has no kernel \"" + name + "\"" +
                                    listed(kernels, [](const DefinedKernel& one) { return one.name; }));
        if (kernel->isTemplate)
            throw DirectLaunchError("The kernel \"" + name +
                                    "\" is a template; say with which arguments it is launched: --entry \"" + name +
                                    "<float, 16>\".");
        m_kernel.compiled = name;
        takeDeviceSource(m_given.source, {name}, instances, m_given.definitions, m_plan);
        for (const UnfilledConstant& constant : unfilledConstants(m_plan.sources.front().text))
            if (std::ranges::none_of(m_given.constants, [&](const auto& own) { return own.first == constant.name; }))
                m_plan.notes.push_back(
                    say(gpu::phrase("The __constant__ variable \"%1\" is 0, because the cudaMemcpyToSymbol of the host "
                                    "is not run. Specify its values: --constant %1=FILE.npy"),
                        constant.name));
        auto structure = kernel->structs.begin();
        for (std::size_t i = 0, next = 0; i < kernel->parameters.size(); ++i) {
            const KernelParameter& own = kernel->parameters[i];
            LaunchedParameter& parameter = m_kernel.parameters.emplace_back(LaunchedParameter{own.name, own.type, {}});
            if (structure == kernel->structs.end() || structure->parameter != i) {
                parameter.slots.push_back(slotOf(kernel->bound[next++], {}));
                continue;
            }
            for (std::size_t field = 0; field < structure->fields; ++field, ++next)
                parameter.slots.push_back(slotOf(kernel->bound[next], kernel->bound[next].offset));
            if (structure->line > 0) // its fields are not known: only its bytes can be given
                parameter.slots = {KernelSlot{own.name, own.type, false, false, 0, {}}};
            else
                parameter.structBytes = structure->bytes;
            ++structure;
        }
        return std::move(m_kernel);
    }

    LaunchedKernel ofPtx()
    {
        const ptx::Module module = ptx::parseModule(m_given.source.ptx, m_given.source.name);
        const auto nameOf = [](const auto& kernel) { return kernel.name; };
        std::string name = m_given.entry;
        if (name.empty() && module.kernels.empty() && module.refused.size() == 1)
            throw module.refused.front().reason;
        if (name.empty())
            name = onlyOf(module.kernels, nameOf);
        m_kernel.written = m_kernel.compiled = name;
        const ptx::Kernel* kernel = module.findKernel(name);
        if (!kernel)
            throw DirectLaunchError(m_given.source.name + " has no kernel \"" + name + "\"" +
                                    listed(module.kernels, nameOf));
        m_plan.sources = {m_given.source};
        const std::size_t digits = module.target.find_first_of("0123456789");
        if (digits != std::string::npos)
            m_plan.minimumCapability = std::atoi(module.target.c_str() + digits);
        m_plan.architectureSpecific = module.target.ends_with('a');
        for (const ptx::Parameter& own : kernel->parameters) {
            KernelSlot slot{own.name, typeOf(own.type), false, true, own.bytes, {}};
            if (builtInTypeBytes(slot.type).value_or(own.bytes) != own.bytes)
                slot.type.clear(); // an array of its bytes
            m_kernel.parameters.push_back({own.name, slot.type, {slot}});
        }
        return std::move(m_kernel);
    }

private:
    KernelSlot slotOf(const BoundParameter& bound, std::optional<std::size_t> offset) const
    {
        return {bound.name, withoutMacro(bound.type), bound.isPointer, !bound.pointsToConst, 0, offset};
    }

    /// A type that is a macro's name, of the launch or of the text, is what it stands for.
    std::string withoutMacro(const std::string& type) const
    {
        for (const std::string& definition : m_given.definitions)
            if (definition.starts_with(type + "="))
                return definition.substr(type.size() + 1);
        const std::string& text = m_given.source.text;
        const std::string macro = "#define " + type + " ";
        const std::size_t at = text.find(macro);
        if (at == std::string::npos || builtInTypeBytes(type))
            return type;
        std::string meaning = text.substr(at + macro.size(), text.find_first_of("\r\n/", at) - at - macro.size());
        meaning.erase(0, meaning.find_first_not_of(" \t"));
        meaning.erase(meaning.find_last_not_of(" \t") + 1);
        return meaning;
    }

    template <typename Kernels, typename NameOf>
    std::string listed(const Kernels& kernels, NameOf nameOf) const
    {
        std::string list;
        for (const auto& kernel : kernels)
            list += (list.empty() ? "; it has " : ", ") + nameOf(kernel);
        return list + ".";
    }

    template <typename Kernels, typename NameOf>
    std::string onlyOf(const Kernels& kernels, NameOf nameOf) const
    {
        if (kernels.empty())
            throw DirectLaunchError(m_given.source.name + " has no kernel.");
        if (kernels.size() > 1)
            throw DirectLaunchError(m_given.source.name + " has several kernels" + listed(kernels, nameOf) +
                                    " Say which is launched: --entry " + nameOf(kernels.front()));
        return nameOf(kernels.front());
    }

    const DirectLaunch& m_given;
    Plan& m_plan;
    LaunchedKernel m_kernel;
};

} // namespace

LaunchedKernel launchedKernelOf(const DirectLaunch& launch, Plan& plan)
{
    KernelFinder finder(launch, plan);
    return launch.source.ptx.empty() ? finder.ofText() : finder.ofPtx();
}

} // namespace tilescope
