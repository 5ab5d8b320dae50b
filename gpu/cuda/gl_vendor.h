#pragma once

#include <string>

namespace tilescope
{

/// Empty when a GL_VENDOR is NVIDIA's own OpenGL, the only one that CUDA shares textures with; else a sentence that
/// says why not and, on a laptop with two GPUs, what would help.
std::string reasonAgainstGlVendor(const std::string& glVendor);

/// Why registering a texture or looking for the context's device failed, by CUDA's error code.
std::string reasonForSharingError(int code, const std::string& message);

} // namespace tilescope
