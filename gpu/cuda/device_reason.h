#pragma once

#include <string>

namespace tilescope
{

/// The result of a failed search for devices. Versions in CUDA's format: 13000 is 13.0, 0 is none.
struct DeviceFailure {
    int code = 0;
    int driverVersion = 0;
    int runtimeVersion = 0;
    std::string name, description; ///< CUDA's name and description of the code
};

/// One or two sentences: why no device can be used, and what would help.
std::string reasonForNoDevice(const DeviceFailure& failure);

/// The oldest compute capability that a runtime supports, such as 75.
int minimumComputeCapability(int runtimeVersion);

/// Why a detected device cannot be used.
std::string reasonForOldDevice(const std::string& device, int major, int minor, int runtimeVersion);

/// Whether a CUDA error makes the process's context unusable, so that the GPU works again only after a restart. By
/// number, because not every toolkit has a name for each (CUDA Runtime API, "Data types used by CUDA Runtime", the
/// errors after which the process must be terminated and relaunched).
bool isStickyCudaError(int code);

/// What the user can do about an error, as a sentence; empty if there is nothing to add to CUDA's description.
std::string adviceForCudaError(int code);

} // namespace tilescope
