#include "gpu/run/machine_refusal.h"

#include "gpu/recipe/message.h"

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
