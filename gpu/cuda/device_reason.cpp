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

Message withEmulator(Message reason)
{
    return joined(std::move(reason), gpu::phrase("Kernels run in the emulator meanwhile."));
}

/// The branch of CUDA 11.4, the oldest that has every function (driver::oldestVersion): "CUDA Toolkit Release Notes",
/// table "CUDA Toolkit and Corresponding Driver Versions".
constexpr int oldestDriver = 470;

} // namespace

Message reasonForNoDriver(const std::string& loaderSaid)
{
    const bool isMissing = loaderSaid.empty() || loaderSaid.find("No such file") != std::string::npos;
    const Message what =
        isMissing
            ? Message(gpu::phrase("There is no NVIDIA driver on this machine: its library libcuda.so.1 was not found."))
            : say(gpu::phrase("The NVIDIA driver's library cannot be loaded (%1)."), loaderSaid);
    return withEmulator(joined(
        what, say(gpu::phrase(
                      "To use an NVIDIA GPU, install NVIDIA's driver %1 or newer (on Debian the packages nvidia-driver "
                      "and libcuda1, on Ubuntu by ubuntu-drivers install); a container needs --gpus all."),
                  oldestDriver)));
}

Message reasonForOldDriver(int version, const std::string& missingFunction)
{
    const Message what = version > 0
                             ? say(gpu::phrase("The NVIDIA driver is too old: it supports CUDA %1 and has no %2."),
                                   versionText(version), missingFunction)
                             : say(gpu::phrase("The NVIDIA driver is too old: it has no %1."), missingFunction);
    return withEmulator(joined(what, say(gpu::phrase("Install NVIDIA's driver %1 or newer, which supports CUDA %2."),
                                         oldestDriver, versionText(driver::oldestVersion))));
}

Message reasonForNoDevice(const DeviceFailure& failure)
{
    switch (failure.code) {
    case 34: // CUDA_ERROR_STUB_LIBRARY
        return withEmulator(
            gpu::phrase("The libcuda.so.1 that was found is the CUDA Toolkit's for linking and not a driver. "
                        "Take its folder \"stubs\" out of LD_LIBRARY_PATH."));
    case 100: // CUDA_ERROR_NO_DEVICE
        return withEmulator(gpu::phrase("The NVIDIA driver is installed but finds no GPU. Check that the GPU is there "
                                        "(nvidia-smi) and that CUDA_VISIBLE_DEVICES does not hide it."));
    case 803: // CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
        return withEmulator(
            gpu::phrase("The NVIDIA driver's library and its kernel module are of different versions, as after "
                        "an update. Restart the computer."));
    default:
        return withEmulator(
            say(gpu::phrase("CUDA could not look for GPUs: %1 (%2, error %3). Check the NVIDIA driver with "
                            "nvidia-smi."),
                failure.description, failure.name, std::to_string(failure.code)));
    }
}

Message reasonForOldDevice(const std::string& device, int major, int minor)
{
    const auto capability = [](int whole, int part) { return std::to_string(whole) + "." + std::to_string(part); };
    return withEmulator(say(
        gpu::phrase("The GPU %1 is too old: it has compute capability %2 and Tilescope's kernels need %3 or newer."),
        device, capability(major, minor), capability(minimumComputeCapability / 10, minimumComputeCapability % 10)));
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

Message adviceForCudaError(int code)
{
    struct Advice {
        int code;
        Phrase sentence;
    };
    static constexpr std::array advice{
        Advice{2, gpu::phrase("A smaller picture, or closing other programs that use the GPU, would help.")},
        Advice{209, gpu::phrase("The code was not made for this GPU; compile it again for this one.")},
        Advice{218, gpu::phrase("The driver could not read the PTX.")},
        Advice{222,
               gpu::phrase(
                   "The compiler is newer than the driver; update the NVIDIA driver, or choose the other compiler.")},
        Advice{700, gpu::phrase("A kernel read or wrote outside its buffers; run it on the emulator to see the line.")},
        Advice{701,
               gpu::phrase(
                   "The block needs more registers or shared memory than the GPU has; a smaller block would fit.")},
        Advice{
            702,
            gpu::phrase(
                "A kernel ran longer than the display's watchdog allows; a smaller picture or filter would finish.")},
        Advice{715, gpu::phrase("A kernel ran an illegal instruction, perhaps a trap of its own.")},
        Advice{716,
               gpu::phrase("A kernel used an address that its type's size does not divide; run it on the emulator to "
                           "see the line.")},
        Advice{719, gpu::phrase("A kernel faulted; run it on the emulator to see the line.")},
    };
    const auto found = std::ranges::find(advice, code, &Advice::code);
    return found == advice.end() ? Message() : found->sentence;
}

} // namespace tilescope
