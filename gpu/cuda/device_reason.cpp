#include "gpu/cuda/device_reason.h"

#include "gpu/cuda/driver/driver_api.h"
#include "gpu/recipe/message.h"

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
    return joined(std::move(reason), gpu::phrase("Kernels run in the emulator in the meantime."));
}

/// The branch of CUDA 11.4, the oldest that has every function (driver::oldestVersion): "CUDA Toolkit Release Notes",
/// table "CUDA Toolkit and Corresponding Driver Versions".
constexpr int oldestDriver = 470;

} // namespace

Message reasonForNoDriver(const std::string& loaderSaid)
{
    const bool isMissing = loaderSaid.empty() || loaderSaid.find("No such file") != std::string::npos;
    const Message what =
        isMissing ? Message(gpu::phrase(
                        "There is no NVIDIA driver on this computer: the library libcuda.so.1 was not found."))
                  : say(gpu::phrase("The NVIDIA driver's library cannot be loaded (%1)."), loaderSaid);
    return withEmulator(joined(
        what,
        say(gpu::phrase(
                "To use an NVIDIA GPU, install NVIDIA's driver %1 or newer (on Debian, the packages nvidia-driver and "
                "libcuda1; on Ubuntu, run ubuntu-drivers install). A container needs --gpus all."),
            oldestDriver)));
}

Message reasonForOldDriver(int version, const std::string& missingFunction)
{
    const Message what =
        version > 0 ? say(gpu::phrase("The NVIDIA driver is too old: it supports CUDA %1 and does not have %2."),
                          versionText(version), missingFunction)
                    : say(gpu::phrase("The NVIDIA driver is too old: it does not have %1."), missingFunction);
    return withEmulator(joined(what, say(gpu::phrase("Install NVIDIA's driver %1 or newer, which supports CUDA %2."),
                                         oldestDriver, versionText(driver::oldestVersion))));
}

Message reasonForNoDevice(const DeviceFailure& failure)
{
    switch (failure.code) {
    case 34: // CUDA_ERROR_STUB_LIBRARY
        return withEmulator(gpu::phrase("The libcuda.so.1 that was found is the link stub of the CUDA Toolkit, not a "
                                        "driver. Remove its folder \"stubs\" from LD_LIBRARY_PATH."));
    case 100: // CUDA_ERROR_NO_DEVICE
        return withEmulator(gpu::phrase("The NVIDIA driver is installed but finds no GPU. Check that the GPU is "
                                        "present (nvidia-smi) and that CUDA_VISIBLE_DEVICES does not hide it."));
    case 803: // CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
        return withEmulator(gpu::phrase("The NVIDIA driver's library and its kernel module have different versions, as "
                                        "can happen after an update. Restart the computer."));
    default:
        return withEmulator(say(
            gpu::phrase("CUDA could not enumerate GPUs: %1 (%2, error %3). Check the NVIDIA driver with nvidia-smi."),
            failure.description, failure.name, std::to_string(failure.code)));
    }
}

Message reasonForOldDevice(const std::string& device, int major, int minor)
{
    const auto capability = [](int whole, int part) { return std::to_string(whole) + "." + std::to_string(part); };
    return withEmulator(say(
        gpu::phrase("The GPU %1 is too old: its compute capability is %2, but Tilescope's kernels need %3 or later."),
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
        Advice{2, gpu::phrase("Use a smaller image, or close other programs that use the GPU.")},
        Advice{209, gpu::phrase("The code was compiled for another GPU. Compile it again for this one.")},
        Advice{218, gpu::phrase("The driver could not read the PTX.")},
        Advice{222,
               gpu::phrase(
                   "The compiler is newer than the driver. Update the NVIDIA driver, or choose the other compiler.")},
        Advice{700,
               gpu::phrase(
                   "A kernel accessed memory outside its buffers. Run the kernel in the emulator to see the line.")},
        Advice{701,
               gpu::phrase("The block needs more registers or shared memory than the GPU has. Use a smaller block.")},
        Advice{702,
               gpu::phrase("A kernel ran longer than the display's watchdog allows. Use a smaller image or filter.")},
        Advice{715, gpu::phrase("A kernel executed an illegal instruction, possibly a trap of its own.")},
        Advice{716, gpu::phrase("A kernel accessed an address that is not a multiple of the size of its type "
                                "(misaligned). Run the kernel in the emulator to see the line.")},
        Advice{719, gpu::phrase("A kernel faulted. Run the kernel in the emulator to see the line.")},
    };
    const auto found = std::ranges::find(advice, code, &Advice::code);
    return found == advice.end() ? Message() : found->sentence;
}

} // namespace tilescope
