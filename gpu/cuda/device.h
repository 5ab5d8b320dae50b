#pragma once

#include "gpu/recipe/plan.h"

#include <cstddef>
#include <optional>
#include <string>

namespace tilescope
{

/// The properties of a CUDA device.
struct DeviceInfo {
    std::string name;
    int major = 0, minor = 0; ///< compute capability
    int multiprocessors = 0, maxThreadsPerMultiprocessor = 0, warpSize = 32;
    std::size_t globalBytes = 0, constantBytes = 0, l2Bytes = 0;
    std::size_t sharedBytesPerBlock = 0, sharedBytesPerBlockOptIn = 0, sharedBytesPerMultiprocessor = 0;
    int registersPerMultiprocessor = 0, maxBlocksPerMultiprocessor = 0;
    int clockKHz = 0, memoryClockKHz = 0, memoryBusBits = 0;
    int driverVersion = 0; ///< the newest CUDA that the driver supports: 13000 for 13.0
    int ordinal = 0;
    DeviceLimits limits;
    bool operator==(const DeviceInfo&) const = default;
};

/// The first CUDA device that this program can use, or a sentence that says why there is none and what would help: no
/// NVIDIA driver, a driver too old (with the required version), no device, or a device too old. Never throws and
/// creates no context.
struct DeviceProbe {
    std::optional<DeviceInfo> device;
    Message reason; ///< empty if there is a device
};
DeviceProbe probeDevice();

} // namespace tilescope
