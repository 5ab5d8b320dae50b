#pragma once

#include "gpu/cuda/backend/module.h"
#include "gpu/cuda/backend/plan_memory.h"
#include "gpu/cuda/libraries/device_library.h"
#include "gpu/recipe/report.h"

#include <array>

namespace tilescope::cuda
{

/// One launch of a plan, checked and ready to run any number of times.
class PreparedLaunch
{
public:
    virtual ~PreparedLaunch() = default;

    /// Resolves the addresses; to be called once the plan's memory exists.
    virtual void bind(const PlanMemory& memory) = 0;

    virtual void start(driver::Stream stream) = 0;

    virtual LaunchReport report() const = 0;
};

/// A kernel of a compiled source.
class KernelLaunch : public PreparedLaunch
{
public:
    /// Throws SettingError, with what would work, if the kernel cannot run with this block or its parameters are not
    /// those that the plan passes; allows more than 48 KB of shared memory if needed.
    KernelLaunch(const Launch& launch, const std::string& source, Module& module, const DeviceInfo& device);

    void bind(const PlanMemory& memory) override;
    void start(driver::Stream stream) override;
    LaunchReport report() const override;

private:
    Launch m_launch;
    std::string m_source;
    Kernel m_kernel;
    std::vector<std::vector<std::byte>> m_values;
    std::vector<void*> m_pointers;
};

/// A function of one of NVIDIA's libraries, on the stream for which the library was opened.
class LibraryLaunch : public PreparedLaunch
{
public:
    /// Throws SettingError, with what to install, if the library is not available.
    LibraryLaunch(const Launch& launch, DeviceLibraries& libraries);

    void bind(const PlanMemory& memory) override;
    void start(driver::Stream stream) override;
    LaunchReport report() const override;

private:
    Launch m_launch;
    DeviceLibrary& m_library;
    LibraryCall m_call;
};

} // namespace tilescope::cuda
