#include "gpu/cuda/device_reason.h"

#include <algorithm>
#include <array>

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

bool isStickyCudaError(int code)
{
    static constexpr std::array stickyCodes{
        226, // contained error
        700, // illegal address
        702, // launch timeout
        710, // device-side assert
        714, // hardware stack error
        715, // illegal instruction
        716, // misaligned address
        717, // invalid address space
        718, // invalid program counter
        719, // launch failure
        721, // tensor memory leak
        810, // MPS client terminated
        911, // external device
    };
    return std::ranges::find(stickyCodes, code) != stickyCodes.end();
}

std::string adviceForCudaError(int code)
{
    struct Advice {
        int code;
        const char* sentence;
    };
    static constexpr std::array advice{
        Advice{2, "A smaller picture, or closing other programs that use the GPU, would help."},
        Advice{98, "The code was not made for this GPU; compile it again for this one."},
        Advice{209, "The code was not made for this GPU; compile it again for this one."},
        Advice{218, "The driver could not read the PTX."},
        Advice{222, "The compiler is newer than the driver; update the NVIDIA driver, or choose the other compiler."},
        Advice{700, "A kernel read or wrote outside its buffers; run it on the emulator to see the line."},
        Advice{701, "The block needs more registers or shared memory than the GPU has; a smaller block would fit."},
        Advice{702,
               "A kernel ran longer than the display's watchdog allows; a smaller picture or filter would finish."},
        Advice{715, "A kernel ran an illegal instruction, perhaps a trap of its own."},
        Advice{
            716,
            "A kernel used an address that its type's size does not divide; run it on the emulator to see the line."},
        Advice{719, "A kernel faulted; run it on the emulator to see the line."},
    };
    const auto found = std::ranges::find(advice, code, &Advice::code);
    return found == advice.end() ? std::string{} : found->sentence;
}

} // namespace tilescope
