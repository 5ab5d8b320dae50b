#pragma once

#include "gpu/image/image.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace tilescope
{

/// Whether the CUDA context that a backend and its pictures belong to still serves. They share one object: after a
/// sticky error nobody calls CUDA any more, not even to give something back; what was on the device goes with the
/// process. From any thread.
class DeviceLife
{
public:
    bool isLost() const { return m_isLost.load(); }
    void lose() { m_isLost.store(true); }

private:
    std::atomic<bool> m_isLost{false};
};

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

    /// Of the context that it lies in; once that is lost there is nothing at devicePointer().
    const std::shared_ptr<DeviceLife>& life() const { return m_life; }

protected:
    explicit DevicePicture(std::shared_ptr<DeviceLife> life = std::make_shared<DeviceLife>()) : m_life(std::move(life))
    {
    }

private:
    std::shared_ptr<DeviceLife> m_life;
};

} // namespace tilescope
