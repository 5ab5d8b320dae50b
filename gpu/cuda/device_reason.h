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

/// Whether a CUDA error leaves the process's context unusable, so that only a restart brings the GPU back. By number,
/// because not every toolkit has a name for each (CUDA Runtime API, "Data types used by CUDA Runtime", the errors that
/// say that the process must be terminated and relaunched).
bool isStickyCudaError(int code);

/// What a person can do about an error, as a sentence; empty when there is nothing to say beyond CUDA's own words.
std::string adviceForCudaError(int code);

} // namespace tilescope
