#pragma once

#include "gpu/cuda/device.h"
#include "gpu/model/gpu_model.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/report.h"

#include <optional>
#include <string>

namespace tilescope
{

/// 90 for compute capability 9.0, as compilers name it.
inline int capabilityOf(const DeviceInfo& device) { return 10 * device.major + device.minor; }

inline std::string capabilityText(int capability)
{
    return std::to_string(capability / 10) + "." + std::to_string(capability % 10);
}

/// Plan::minimumCapability of a plan that runs in the emulator alone, because its buffers contain addresses.
constexpr int noDevice = 1'000'000;

/// The compute capability that the plan's code needs; 0: any.
inline int neededCapability(const Plan& plan)
{
    return plan.minimumCapability == noDevice ? 0 : plan.minimumCapability;
}

/// Why this machine cannot run the plan on this backend, which is not Auto, whatever the other settings are; empty: it
/// can. `device` is null if there is no GPU to use.
Message machineRefusal(const Plan& plan, BackendChoice backend, const DeviceInfo* device);

/// Why a driver would not load the source's PTX on the GPU: it is for a newer one, or for exactly another (sm_90a).
/// None for a source that is compiled here, for whatever GPU is chosen.
std::optional<Finding> foreignTarget(const KernelSource& source, const GpuModel& gpu);

/// The plan with the recipe's block, or with the nearest that its settings allow, which then is the recipe's; none if
/// there is no such block.
std::optional<Plan> planFor(const Registry& registry, Recipe& recipe, const Image& picture);

} // namespace tilescope
