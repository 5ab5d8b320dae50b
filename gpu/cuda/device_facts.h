#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/cuda/device.h"

#include <string>
#include <vector>

namespace tilescope
{

/// One thing to know of a machine, in words and figures for a person.
struct DeviceFact {
    std::string group; ///< "GPU", "Limits of a block" …
    std::string name, value, meaning;
    bool operator==(const DeviceFact&) const = default;
};

/// All there is to say of a GPU, for students and for who tunes a kernel.
std::vector<DeviceFact> deviceFacts(const DeviceInfo& device);

/// Where there is no GPU: the limits that the emulator keeps to in its place.
std::vector<DeviceFact> emulatorFacts(const DeviceLimits& limits);

std::vector<DeviceFact> compilerFacts(const std::vector<Toolchain::Found>& compilers);

/// Theoretical, in bytes a second: two transfers a clock over the whole bus.
double memoryBandwidth(const DeviceInfo& device);

} // namespace tilescope
