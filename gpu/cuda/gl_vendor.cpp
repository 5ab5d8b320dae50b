#include "gpu/cuda/gl_texture.h"
#include "gpu/recipe/message.h"

namespace tilescope
{

Message reasonAgainstGlVendor(const std::string& glVendor)
{
    if (glVendor.find("NVIDIA") != std::string::npos)
        return {};
    return say(gpu::phrase("OpenGL runs on %1, not on the CUDA device. On a laptop with two GPUs, start Tilescope with "
                           "__NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia."),
               glVendor.empty() ? MessageArgument(gpu::phrase("an unknown vendor's driver")) : glVendor);
}

Message reasonForSharingError(int code, const Message& message)
{
    switch (code) {
    case 304: // CUDA_ERROR_OPERATING_SYSTEM
        return gpu::phrase("This system does not let CUDA share images with OpenGL, as under WSL 2.");
    case 100: // CUDA_ERROR_NO_DEVICE
    case 219: // CUDA_ERROR_INVALID_GRAPHICS_CONTEXT
    case 999: // CUDA_ERROR_UNKNOWN
        return gpu::phrase(
            "This OpenGL context cannot be shared with CUDA, as is the case on a remote desktop or another GPU.");
    default: return say(gpu::phrase("CUDA cannot share images with OpenGL: %1"), message);
    }
}

} // namespace tilescope
