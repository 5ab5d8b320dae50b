#pragma once

#include "gpu/image/image.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace tilescope
{

/// Whether the CUDA context of a backend and its pictures is still valid. They share one object: after a sticky error
/// nobody calls CUDA any more, not even to free memory; what is on the device is released with the process.
/// Thread-safe.
class DeviceLife
{
public:
    explicit DeviceLife(int ordinal = 0) : m_ordinal(ordinal) {}

    int ordinal() const { return m_ordinal; } ///< of the device (DeviceInfo::ordinal)
    bool isLost() const { return m_isLost.load(); }
    void lose() { m_isLost.store(true); }

private:
    int m_ordinal;
    std::atomic<bool> m_isLost{false};
};

/// A result kept in GPU memory so that the window can draw it without a copy through the host. In texture format: grey
/// as one byte, colour as RGBA bytes, float as one float per pixel, rows tightly packed. The memory lives as long as
/// the object; it is never written again, and the kernel that computed it has finished.
class DevicePicture
{
public:
    DevicePicture(const DevicePicture&) = delete;
    DevicePicture& operator=(const DevicePicture&) = delete;
    virtual ~DevicePicture() = default;

    virtual int width() const = 0;
    virtual int height() const = 0;
    virtual PixelFormat format() const = 0; ///< of the result; Rgb8 is stored as RGBA
    virtual const void* devicePointer() const = 0;

    /// The state of its context; once that is lost, devicePointer() is invalid.
    const std::shared_ptr<DeviceLife>& life() const { return m_life; }

protected:
    explicit DevicePicture(std::shared_ptr<DeviceLife> life = std::make_shared<DeviceLife>()) : m_life(std::move(life))
    {
    }

private:
    std::shared_ptr<DeviceLife> m_life;
};

} // namespace tilescope
