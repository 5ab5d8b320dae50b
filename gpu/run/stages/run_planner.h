#pragma once

#include "gpu/cuda/device.h"
#include "gpu/model/gpu_model.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner_options.h"
#include "gpu/run/stages/pixel_probe.h"
#include "gpu/run/stages/run_context.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace tilescope
{

/// The first stage of a run: from a request to a plan and its code. Keeps the compilers, what is known of the device,
/// and the last picture and files.
class RunPlanner
{
public:
    explicit RunPlanner(const RunnerOptions& options);

    /// The completed recipe with its picture and files; neither backend nor plan yet. Throws SettingError.
    RunContext begin(const RunRequest& request, const RunControl& control);
    /// Throws SettingError for a plan that the backend cannot run, with a setting that works.
    void plan(RunContext& run, BackendChoice backend);
    /// Both, for the emulator.
    RunContext planned(const RunRequest& request, const RunControl& control);

    BackendChoice chosenBackend(const Recipe& recipe) const;
    /// The GPU model for occupancy, band and the emulator's limits: the requested one, else the machine's own, else a
    /// common one.
    GpuModel gpuOf(const RunRequest& request) const;
    DeviceLimits limitsOf(BackendChoice backend, const RunRequest& request) const;

    /// For the emulator, compiled when it is first needed.
    const std::vector<CompiledModule>& code(RunContext& run);
    std::vector<CompiledModule> deviceCode(const RunContext& run);
    /// The kernels compiled for the chosen GPU, if there is a compiler that generates its machine code, which contains
    /// the number of registers.
    std::vector<CompiledModule> codeForGpu(const RunContext& run, const GpuModel& gpu);

    Registry& registry() { return m_registry; }
    /// For Inputs::pixelCounts of a completed recipe. Throws Cancelled.
    PixelCounts pixelCounts(const Recipe& completed, const RunControl& control)
    {
        return m_probe.countsFor(completed, control);
    }
    void forget() { m_probe.forget(); } ///< what is known of operations that are no longer there
    const Registry& registry() const { return m_registry; }
    Toolchain& toolchain() { return m_toolchain; }
    const Toolchain& toolchain() const { return m_toolchain; }
    const DeviceProbe& device() const { return m_device; }
    bool isDeviceLost() const { return m_isDeviceLost; }
    void setDevice(DeviceProbe probe) { m_device = std::move(probe); }
    void loseDevice() { m_isDeviceLost = true; }
    /// This machine's GPUs that can take part in a plan for several, beside the chosen one: those of the same compute
    /// capability.
    const std::vector<DeviceInfo>& othersThere();

private:
    Registry m_registry;
    Toolchain m_toolchain;
    DeviceProbe m_device;
    bool m_isDeviceLost = false;
    bool m_mayHaveOthers = true; ///< the device is one that CUDA lists
    std::optional<std::vector<DeviceInfo>> m_others;
    PixelProbe m_probe;
    PreparedInput m_prepared;
    LoadedFiles m_files;
};

/// The index of the requested launch; the main one for −1. Throws SettingError.
std::size_t launchOf(const Plan& plan, int launch);

} // namespace tilescope
