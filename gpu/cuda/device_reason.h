#pragma once

#include "gpu/recipe/message_value.h"

#include <string>

namespace tilescope
{

/// The result of a failed search for devices.
struct DeviceFailure {
    int code = 0;
    std::string name, description; ///< CUDA's name and description of the code
};

// One or two sentences each: why no device can be used, and what would help.

/// The driver's library could not be opened; `loaderSaid` is the loader's message.
Message reasonForNoDriver(const std::string& loaderSaid);

/// The driver lacks a function. `version` is that of the CUDA which it supports: 11040 for 11.4, 0 if it does not say.
Message reasonForOldDriver(int version, const std::string& missingFunction);

Message reasonForNoDevice(const DeviceFailure& failure);

/// The oldest compute capability for which Tilescope has kernels: 7.5.
constexpr int minimumComputeCapability = 75;

/// Why a detected device cannot be used.
Message reasonForOldDevice(const std::string& device, int major, int minor);

/// Whether a CUDA error makes the process's context unusable, so that the GPU works again only after a restart. By
/// number, because not every driver has a name for each (CUDA Driver API, "Data types used by CUDA driver", the errors
/// after which the process must be terminated and relaunched).
bool isStickyCudaError(int code);

/// What the user can do about an error, as a sentence; empty if there is nothing to add to CUDA's description.
Message adviceForCudaError(int code);

} // namespace tilescope
