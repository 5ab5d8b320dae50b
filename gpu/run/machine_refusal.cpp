#include "gpu/run/machine_refusal.h"

namespace tilescope
{

std::string machineRefusal(const Plan& plan, BackendChoice backend, const DeviceInfo* device)
{
    if (backend != BackendChoice::Cuda) {
        if (plan.deviceOnly.empty())
            return "";
        return plan.deviceOnly + (device ? " Choose the backend \"cuda\" to run it."
                                         : " There is no GPU to use here; most other strategies run in the emulator.");
    }
    const int needed = plan.minimumCapability;
    if (!device || (capabilityOf(*device) >= needed && (!plan.architectureSpecific || capabilityOf(*device) == needed)))
        return "";
    const std::string here = ", and " + device->name + " has " + capabilityText(capabilityOf(*device));
    if (capabilityOf(*device) < needed)
        return "This strategy needs a GPU of compute capability " + capabilityText(needed) + here +
               (plan.deviceOnly.empty() ? ". The emulator runs it; " : ". ") +
               "strategies that ask for less run on this GPU.";
    return "This strategy's instructions are only in GPUs of compute capability " + capabilityText(needed) + here +
           ". The other strategies run on this GPU.";
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
