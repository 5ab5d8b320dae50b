#pragma once

#include "gpu/cuda/runtime/module.h"
#include "gpu/cuda/runtime/plan_memory.h"
#include "gpu/recipe/report.h"

#include <array>

namespace tilescope::cuda
{

/// One launch of a plan, checked against the compiled kernel and ready to be started any number of times.
class PreparedLaunch
{
public:
    /// Throws SettingError, with what would work, when the kernel cannot run with this block or its parameters are not
    /// those that the plan gives; allows more than 48 KB of shared memory where needed.
    PreparedLaunch(const Launch& launch, const std::string& source, Module& module, const DeviceInfo& device);

    /// Takes the addresses; to be called once the plan's memory is there.
    void bind(const PlanMemory& memory);

    void start(cudaStream_t stream);

    LaunchReport report() const;

private:
    Launch m_launch;
    std::string m_source;
    Kernel m_kernel;
    std::vector<std::array<std::byte, 8>> m_values;
    std::vector<void*> m_pointers;
};

} // namespace tilescope::cuda
