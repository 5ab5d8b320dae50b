#include "gpu/cuda/device_reason.h"

namespace tilescope
{

namespace
{

std::string versionText(int version)
{
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

/// The oldest Linux driver branch for a runtime's major version: "CUDA Toolkit Release Notes", table "CUDA Toolkit and
/// Minimum Required Driver Version for CUDA Minor Version Compatibility".
std::string minimumDriver(int runtimeVersion) { return runtimeVersion >= 13000 ? "580" : "525"; }

const std::string emulatorRuns = " Kernels run in the emulator meanwhile.";

} // namespace

std::string reasonForNoDevice(const DeviceFailure& failure)
{
    const std::string driver = "NVIDIA's driver " + minimumDriver(failure.runtimeVersion) + " or newer";
    switch (failure.code) {
    case 35: // cudaErrorInsufficientDriver
        if (failure.driverVersion == 0)
            return "There is no NVIDIA driver on this machine. To use an NVIDIA GPU, install " + driver + "." +
                   emulatorRuns;
        return "The NVIDIA driver is too old: it supports CUDA " + versionText(failure.driverVersion) +
               " and this program needs CUDA " + versionText(failure.runtimeVersion) + ". Install " + driver + "." +
               emulatorRuns;
    case 100: // cudaErrorNoDevice
        return "The NVIDIA driver is installed but finds no GPU. Check that the GPU is there (nvidia-smi) and that "
               "CUDA_VISIBLE_DEVICES does not hide it." +
               emulatorRuns;
    case 803: // cudaErrorSystemDriverMismatch
        return "The NVIDIA driver's library and its kernel module are of different versions, as after an update. "
               "Restart the computer." +
               emulatorRuns;
    default:
        return "CUDA could not look for GPUs: " + failure.description + " (" + failure.name + ", error " +
               std::to_string(failure.code) + "). Check the NVIDIA driver with nvidia-smi." + emulatorRuns;
    }
}

int minimumComputeCapability(int runtimeVersion) { return runtimeVersion >= 13000 ? 75 : 50; }

std::string reasonForOldDevice(const std::string& device, int major, int minor, int runtimeVersion)
{
    const int needed = minimumComputeCapability(runtimeVersion);
    return "The GPU " + device + " is too old: it has compute capability " + std::to_string(major) + "." +
           std::to_string(minor) + " and CUDA " + versionText(runtimeVersion) + " needs " +
           std::to_string(needed / 10) + "." + std::to_string(needed % 10) + " or newer." + emulatorRuns;
}

} // namespace tilescope
