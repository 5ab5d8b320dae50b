#include "gpu/cuda/cuda_error_text.h"

#include <algorithm>
#include <array>

namespace tilescope
{

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
