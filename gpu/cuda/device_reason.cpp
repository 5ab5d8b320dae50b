#include "gpu/cuda/device_reason.h"

#include "gpu/cuda/driver/driver_api.h"

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

const std::string emulatorRuns = " Kernels run in the emulator meanwhile.";

/// The branch of CUDA 11.4, the oldest that has every function (driver::oldestVersion): "CUDA Toolkit Release Notes",
/// table "CUDA Toolkit and Corresponding Driver Versions".
const std::string oldestDriver = "NVIDIA's driver 470 or newer";

} // namespace

std::string reasonForNoDriver(const std::string& loaderSaid)
{
    const bool isMissing = loaderSaid.empty() || loaderSaid.find("No such file") != std::string::npos;
    return (isMissing ? "There is no NVIDIA driver on this machine: its library libcuda.so.1 was not found. "
                      : "The NVIDIA driver's library cannot be loaded (" + loaderSaid + "). ") +
           "To use an NVIDIA GPU, install " + oldestDriver +
           " (on Debian the packages nvidia-driver and libcuda1, on Ubuntu by ubuntu-drivers install); a container "
           "needs "
           "--gpus all." +
           emulatorRuns;
}

std::string reasonForOldDriver(int version, const std::string& missingFunction)
{
    return "The NVIDIA driver is too old: " +
           (version > 0 ? "it supports CUDA " + versionText(version) + " and " : "it ") + "has no " + missingFunction +
           ". Install " + oldestDriver + ", which supports CUDA " + versionText(driver::oldestVersion) + "." +
           emulatorRuns;
}

std::string reasonForNoDevice(const DeviceFailure& failure)
{
    switch (failure.code) {
    case 34: // CUDA_ERROR_STUB_LIBRARY
        return "The libcuda.so.1 that was found is the CUDA Toolkit's for linking and not a driver. Take its folder "
               "\"stubs\" out of LD_LIBRARY_PATH." +
               emulatorRuns;
    case 100: // CUDA_ERROR_NO_DEVICE
        return "The NVIDIA driver is installed but finds no GPU. Check that the GPU is there (nvidia-smi) and that "
               "CUDA_VISIBLE_DEVICES does not hide it." +
               emulatorRuns;
    case 803: // CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
        return "The NVIDIA driver's library and its kernel module are of different versions, as after an update. "
               "Restart the computer." +
               emulatorRuns;
    default:
        return "CUDA could not look for GPUs: " + failure.description + " (" + failure.name + ", error " +
               std::to_string(failure.code) + "). Check the NVIDIA driver with nvidia-smi." + emulatorRuns;
    }
}

std::string reasonForOldDevice(const std::string& device, int major, int minor)
{
    return "The GPU " + device + " is too old: it has compute capability " + std::to_string(major) + "." +
           std::to_string(minor) + " and Tilescope's kernels need " + std::to_string(minimumComputeCapability / 10) +
           "." + std::to_string(minimumComputeCapability % 10) + " or newer." + emulatorRuns;
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
