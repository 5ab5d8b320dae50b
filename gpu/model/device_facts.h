#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/cuda/device.h"
#include "gpu/model/gpu_model.h"

#include <string>
#include <vector>

namespace tilescope
{

/// One property of a machine, in words and figures for the user.
struct DeviceFact {
    std::string group; ///< "GPU", "Limits of a block" …
    std::string name, value, meaning;
    bool operator==(const DeviceFact&) const = default;
};

/// The warp schedulers of a multiprocessor. Fermi's two work at half the clock of the lanes: GpuModel::schedulersPerSm
/// is what all of them issue in one.
int schedulersOf(const GpuModel& gpu);

/// The properties of a GPU, for students and for users who tune a kernel.
std::vector<DeviceFact> deviceFacts(const DeviceInfo& device);

/// The same of a GPU of the table, as its manufacturer publishes them: for a machine that does not have it.
std::vector<DeviceFact> modelFacts(const GpuModel& gpu);

/// Without a GPU: the limits that the emulator uses instead.
std::vector<DeviceFact> emulatorFacts(const DeviceLimits& limits);

std::vector<DeviceFact> compilerFacts(const std::vector<Toolchain::Found>& compilers);

/// Theoretical, in bytes per second: two transfers per clock over the whole bus.
double memoryBandwidth(const DeviceInfo& device);

} // namespace tilescope
