#pragma once

#include "gpu/recipe/plan.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

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
    int ordinal = 0;       ///< as CUDA numbers this machine's GPUs (CUDA_VISIBLE_DEVICES)
    DeviceLimits limits;
    bool operator==(const DeviceInfo&) const = default;
};

/// A CUDA device that this program can use, or a sentence that says why there is none and what would help: no NVIDIA
/// driver, a driver too old (with the required version), no device, or a device too old.
struct DeviceProbe {
    std::optional<DeviceInfo> device;
    Message reason; ///< empty if there is a device
};

/// The device of this ordinal; without one the first that can be used. Never throws and creates no context.
DeviceProbe probeDevice(std::optional<int> ordinal = std::nullopt);

/// All that can be used, by ordinal; empty where probeDevice() says why. Never throws and creates no context.
std::vector<DeviceInfo> usableDevices();

} // namespace tilescope
