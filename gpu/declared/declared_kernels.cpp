#include "gpu/declared/declared_kernels.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

/// "T, 16": what the arguments of a template could be called.
static std::string argumentsLike(const std::vector<TemplateParameter>& parameters)
{
    std::string list;
    for (const TemplateParameter& parameter : parameters)
        list += (list.empty() ? "" : ", ") + (parameter.fallback.empty() ? parameter.name : parameter.fallback);
    return list;
}

DeclaredKernels::DeclaredKernels(const KernelSource& source, std::string reference)
    : m_source(source), m_reference(std::move(reference)), m_kernels(kernelsIn(source.text))
{
}

const DefinedKernel& DeclaredKernels::named(const std::string& plainName) const
{
    return *std::ranges::find(m_kernels, plainName, &DefinedKernel::name);
}

void DeclaredKernels::refuse(int line, Message what) const { throw DeclarationError(m_source, line, std::move(what)); }

void DeclaredKernels::name(std::vector<DeclaredLaunch>& launches)
{
    if (launches.empty())
        launches.emplace_back();
    for (DeclaredLaunch& launch : launches)
        if (launch.kernel.empty())
            launch.kernel = onlyKernel();
    for (DeclaredLaunch& launch : launches) {
        instantiate(launch);
        check(launch);
    }
}

std::string DeclaredKernels::onlyKernel() const
{
    std::vector<std::string> own;
    for (const DefinedKernel& kernel : m_kernels)
        if (kernel.name != m_reference)
            own.push_back(kernel.isTemplate && !kernel.written.templateArguments.empty()
                              ? kernel.name + "<" + kernel.written.templateArguments + ">"
                              : kernel.name);
    if (own.size() == 1)
        return own.front();
    if (own.empty())
        refuse(0, say(gpu::phrase("%1 defines no kernel: it contains no __global__ function with a body."),
                      m_source.name));
    std::string list;
    for (const std::string& name : own)
        list += (list.empty() ? "" : ", ") + name;
    refuse(
        0,
        say(gpu::phrase(
                "%1 defines several kernels: %2. Specify which ones to launch, with one note for each: //@ launch %3"),
            m_source.name, list, own.front()));
}

/// "product<float, 16>" becomes a kernel of its own.
void DeclaredKernels::instantiate(DeclaredLaunch& launch)
{
    const auto instance = instanceOf(launch.kernel, m_kernels);
    if (!instance)
        return;
    launch.kernel = instance->kernel.name;
    if (std::ranges::find(m_kernels, launch.kernel, &DefinedKernel::name) != m_kernels.end())
        return;
    m_instances.push_back(*instance);
    m_kernels.push_back(instance->kernel);
}

void DeclaredKernels::check(const DeclaredLaunch& launch) const
{
    const auto found = std::ranges::find(m_kernels, launch.kernel, &DefinedKernel::name);
    if (found == m_kernels.end())
        refuse(0, say(gpu::phrase("%1 has no kernel \"%2\"."), m_source.name, launch.kernel));
    if (found->isTemplate)
        refuse(found->line,
               say(gpu::phrase("The kernel \"%1\" is a template. Specify its template arguments: //@ launch %1<%2>"),
                   launch.kernel, argumentsLike(found->templateParameters)));
    for (const auto& [name, value] : launch.arguments)
        if (std::ranges::find(found->bound, name, &BoundParameter::name) == found->bound.end())
            refuseBinding(*found, name);
}

void DeclaredKernels::refuseBinding(const DefinedKernel& kernel, const std::string& name) const
{
    const auto field = std::ranges::find_if(
        kernel.bound, [&](const BoundParameter& bound) { return bound.name.starts_with(name + "."); });
    if (field != kernel.bound.end())
        refuse(kernel.line, say(gpu::phrase("\"%1\" is a struct; bind its fields instead: //@ bind %2 = EXPRESSION"),
                                name, field->name));
    refuse(kernel.line, say(gpu::phrase("The kernel \"%1\" has no parameter \"%2\" to bind."), kernel.name, name));
}

} // namespace tilescope
