#include "gpu/declared/declared_host.h"

#include "gpu/declared/binding.h"
#include "gpu/declared/memory/produced_memory.h"
#include "gpu/declared/reading/colour_planes.h"
#include "gpu/declared/reading/pixel_values.h"

#include <algorithm>

namespace tilescope
{

DeclaredHost hostOf(const DeclaredStrategy& strategy, const KernelSource& source)
{
    Declaration unused;
    DeclaredHost host = hostFromNotes(source, unused);
    const DeclaredHost& own = strategy.host;
    const auto prefer = [](auto& noted, const auto& declared) {
        if (!declared.empty())
            noted = declared;
    };
    prefer(host.buffers, own.buffers);
    prefer(host.constants, own.constants);
    prefer(host.textures, own.textures);
    prefer(host.launches, own.launches);
    prefer(host.definitions, own.definitions);
    prefer(host.reference, own.reference);
    host.isPitched = host.isPitched || own.isPitched;
    if (std::ranges::any_of(host.launches, [](const DeclaredLaunch& launch) { return !launch.kernel.empty(); }))
        return host;
    const std::vector<DefinedKernel> kernels = kernelsIn(source.text);
    if (!strategy.kernel.empty()) {
        host.launches = {
            launchOf(host.launches.empty() ? DeclaredLaunch() : host.launches.front(), strategy.kernel, kernels)};
    } else if (kernels.size() == 1 && !kernels.front().isTemplate && strategy.takesHost) {
        host.launches.resize(1);
        host.launches.front().kernel = kernels.front().name;
    }
    if (strategy.takesHost && host.reference.empty() && !host.launches.empty())
        addProducers(host, kernels, source.text);
    if (!unused.result.isDefault())
        host.result.reset();
    return host;
}

std::vector<DeclaredLaunch> withoutReference(const DeclaredHost& host)
{
    std::vector<DeclaredLaunch> launches = host.launches;
    std::erase_if(launches, [&](const DeclaredLaunch& launch) {
        return !host.reference.empty() && launch.kernel == host.reference;
    });
    return launches;
}

int inputChannels(const Declaration& operation)
{
    const auto asksForColour = [](const DeclaredHost& host) {
        return std::ranges::any_of(host.launches, [&](const DeclaredLaunch& launch) {
            return std::ranges::any_of(launch.arguments, [&](const auto& bound) {
                const bool isOwn =
                    std::ranges::find(host.buffers, bound.second, &DeclaredBuffer::name) != host.buffers.end();
                return channelsNamed(bound.second, host) == 3 || (!isOwn && isPicturePlane(bound.second));
            });
        });
    };
    const std::string* last = nullptr; // a file's strategies have one text
    for (const DeclaredStrategy& strategy : operation.strategies) {
        const bool isNew = !last || *last != strategy.source.text;
        last = &strategy.source.text;
        if (asksForColour(strategy.host))
            return 3;
        Declaration unused;
        if (isNew && (std::ranges::any_of(kernelsIn(strategy.source.text), takesColour) ||
                      asksForColour(hostFromNotes(strategy.source, unused))))
            return 3;
    }
    return 1;
}

DeclaredLaunch launchOf(DeclaredLaunch launch, const std::string& name, const std::vector<DefinedKernel>& kernels)
{
    const auto kernel = std::ranges::find(kernels, name, &DefinedKernel::name);
    launch.kernel = name;
    if (kernel != kernels.end())
        std::erase_if(launch.arguments, [&](const auto& bound) {
            return std::ranges::find(kernel->bound, bound.first, &BoundParameter::name) == kernel->bound.end();
        });
    return launch;
}

} // namespace tilescope
