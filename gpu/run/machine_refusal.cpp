#include "gpu/run/machine_refusal.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

namespace tilescope
{

Message machineRefusal(const Plan& plan, BackendChoice backend, const DeviceInfo* device)
{
    if (backend != BackendChoice::Cuda) {
        if (plan.deviceOnly.empty())
            return {};
        return joined(plan.deviceOnly,
                      device ? gpu::phrase("Choose the backend \"cuda\" to run it.")
                             : gpu::phrase("No GPU can be used here; most other strategies run in the emulator."));
    }
    const int needed = plan.minimumCapability;
    if (needed == noDevice)
        return gpu::phrase("The memory of this launch contains addresses, which are right in the emulator only. Choose "
                           "the backend \"emulator\".");
    if (!device || (capabilityOf(*device) >= needed && (!plan.architectureSpecific || capabilityOf(*device) == needed)))
        return {};
    const std::string here = capabilityText(capabilityOf(*device)), there = capabilityText(needed);
    if (capabilityOf(*device) >= needed)
        return say(gpu::phrase("This strategy's instructions are available only on GPUs of compute capability %1, but "
                               "%2 has %3. The other strategies run on this GPU."),
                   there, device->name, here);
    if (plan.deviceOnly.empty())
        return say(gpu::phrase("This strategy needs a GPU of compute capability %1, but %2 has %3. The emulator runs "
                               "it; strategies with lower requirements run on this GPU."),
                   there, device->name, here);
    return say(gpu::phrase("This strategy needs a GPU of compute capability %1, but %2 has %3. Strategies with lower "
                           "requirements run on this GPU."),
               there, device->name, here);
}

std::optional<Finding> foreignTarget(const KernelSource& source, const GpuModel& gpu)
{
    const std::string_view text = source.ptx, word = ".target";
    const std::size_t at = text.find("\n.target"); // a statement of its own, before all code
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::size_t begin = text.find_first_not_of(" \t", at + 1 + word.size());
    const std::string_view name =
        text.substr(std::min(begin, text.size()), text.find_first_of(" ,\t\r\n", begin) - std::min(begin, text.size()));
    int needed = 0;
    const auto [end, error] = std::from_chars(name.data() + std::min<std::size_t>(3, name.size()), // after "sm_"
                                              name.data() + name.size(), needed);
    if (!name.starts_with("sm_") || error != std::errc() || needed < 10 || needed > 999)
        return std::nullopt;
    const int here = 10 * gpu.major + gpu.minor;
    const bool isOfOne = end != name.data() + name.size() && *end == 'a'; // PTX ISA, ".target": architecture-specific
    if (here == needed || (here > needed && !isOfOne))
        return std::nullopt;
    Finding finding;
    finding.kind = FindingKind::FailedLaunch;
    finding.source = source.name;
    if (source.name.ends_with(".ptx")) // else the lines are those of another text
        finding.line = static_cast<int>(std::ranges::count(text.substr(0, at + 1), '\n')) + 1;
    finding.message =
        say(gpu::phrase("The PTX is for %1, but the %2 has compute capability %3: its driver does not load "
                        "it."),
            std::string(name), gpu.name, capabilityText(here));
    finding.cure = isOfOne
                       ? say(gpu::phrase("Compile it without the \"a\" of %1, which stands for exactly that GPU, or "
                                         "choose a GPU of compute capability %2."),
                             std::string(name), capabilityText(needed))
                       : say(gpu::phrase("Compile it for sm_%1, or choose a GPU of compute capability %2 or newer."),
                             std::to_string(here), capabilityText(needed));
    return finding;
}

std::optional<Plan> planFor(const Registry& registry, Recipe& recipe, const Image& picture)
{
    try {
        return registry.plan(recipe, picture);
    } catch (const SettingError& error) {
        if (error.field != "block" || !error.nearest)
            return {};
        recipe.block = parseBlockSize(toText(*error.nearest));
    }
    try {
        return registry.plan(recipe, picture);
    } catch (const SettingError&) {
        return {};
    }
}

} // namespace tilescope
