#pragma once

#include "gpu/cuda/device_picture.h"
#include "gpu/recipe/message_value.h"

#include <memory>
#include <string>

namespace tilescope
{

/// Whether this CUDA device draws for the current OpenGL context, determined once for each by a self-test: register a
/// small texture, copy known bytes into it, let OpenGL halve it, read both back. It also fails if that takes seconds:
/// after a kernel's fault the driver may leave OpenGL on that GPU hanging until it times out (Xid 109, seen on an H200
/// with driver 580), which also affects other programs. Call with the context current and pass its GL_VENDOR. If
/// sharing is not available, `reason` is a sentence for the status bar.
struct GlSharing {
    bool available = false;
    Message reason;
};
GlSharing probeGlSharing(const std::string& glVendor, int ordinal);

/// One OpenGL texture registered with CUDA. Register per size, not per frame; destroy before the GL texture is deleted.
/// All calls need the GL context current, on the thread that paints.
class GlTexture
{
public:
    /// Registers `textureId` (GL_TEXTURE_2D, R8, RGBA8 or R32F of the given size) for pictures of one CUDA context.
    /// Throws CudaError.
    static std::unique_ptr<GlTexture> registerTexture(unsigned textureId, std::shared_ptr<DeviceLife> life);
    virtual ~GlTexture() = default;

    /// Maps the texture, copies the picture device to device, unmaps. Throws CudaError; without a CUDA call if the
    /// device is lost.
    virtual void copyFrom(const DevicePicture& picture) = 0;

    /// The device is lost: CUDA will never release the texture, so it must not be deleted.
    virtual bool isLost() const = 0;
};

/// Empty if GL_VENDOR is NVIDIA's own OpenGL, the only one with which CUDA shares textures; else a sentence that says
/// why not and, on a laptop with two GPUs, what would help.
Message reasonAgainstGlVendor(const std::string& glVendor);

/// Why registering a texture or looking for the context's device failed, by CUDA's error code.
Message reasonForSharingError(int code, const Message& message);

} // namespace tilescope
