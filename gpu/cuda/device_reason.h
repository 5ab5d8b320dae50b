#pragma once

#include <string>

namespace tilescope
{

/// What a failed look for devices brought. Versions as CUDA counts them: 13000 is 13.0, 0 is none.
struct DeviceFailure {
    int code = 0;
    int driverVersion = 0;
    int runtimeVersion = 0;
    std::string name, description; ///< CUDA's own words for the code
};

/// One or two sentences: why no device can be used, and what would help.
std::string reasonForNoDevice(const DeviceFailure& failure);

/// The oldest compute capability, as 75, that a runtime supports.
int minimumComputeCapability(int runtimeVersion);

/// Why a device that was found cannot be used.
std::string reasonForOldDevice(const std::string& device, int major, int minor, int runtimeVersion);

} // namespace tilescope
