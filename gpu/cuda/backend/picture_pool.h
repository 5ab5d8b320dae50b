#pragma once

#include "gpu/cuda/backend/device_buffer.h"
#include "gpu/cuda/device_picture.h"

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace tilescope::cuda
{

/// Memory for device pictures. When a picture is no longer used, its memory returns to the pool, from any thread and
/// without a CUDA call, and the next picture reuses it: dragging a slider neither allocates nor frees (cuMemFree waits
/// for the whole device). The pool lives until its last picture is destroyed. Memory of a lost device is dropped.
class PicturePool : public std::enable_shared_from_this<PicturePool>
{
public:
    static std::shared_ptr<PicturePool> create(std::shared_ptr<DeviceLife> life);
    ~PicturePool();
    PicturePool(const PicturePool&) = delete;
    PicturePool& operator=(const PicturePool&) = delete;

    /// A picture whose memory `fill` writes; `fill` returns when the device has finished. Call on the thread that owns
    /// CUDA.
    std::shared_ptr<const DevicePicture> make(int width, int height, PixelFormat format,
                                              const std::function<void(void* memory)>& fill);

    /// Bytes of a picture in texture format: RGB takes four bytes per pixel.
    static std::size_t pictureBytes(int width, int height, PixelFormat format);

private:
    class Picture;
    explicit PicturePool(std::shared_ptr<DeviceLife> life) : m_life(std::move(life)) {}
    DeviceBuffer take(std::size_t bytes);
    void giveBack(DeviceBuffer buffer) noexcept;

    std::shared_ptr<DeviceLife> m_life;
    std::mutex m_mutex;
    std::vector<DeviceBuffer> m_free;
};

} // namespace tilescope::cuda
