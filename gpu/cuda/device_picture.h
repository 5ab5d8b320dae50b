#pragma once

#include "gpu/image/image.h"

#include <cstddef>
#include <cstdint>

namespace tilescope
{

/// A result kept in GPU memory so that the window can draw it without a copy through the host. Texture-ready: grey as
/// one byte, colour as RGBA bytes, float as one float a pixel, rows tightly packed. The memory lives as long as the
/// object; it is never written again, and the kernel that made it has finished.
class DevicePicture
{
public:
    DevicePicture(const DevicePicture&) = delete;
    DevicePicture& operator=(const DevicePicture&) = delete;
    virtual ~DevicePicture() = default;

    virtual int width() const = 0;
    virtual int height() const = 0;
    virtual PixelFormat format() const = 0; ///< of the result; Rgb8 lies here as RGBA
    virtual const void* devicePointer() const = 0;

protected:
    DevicePicture() = default;
};

} // namespace tilescope
