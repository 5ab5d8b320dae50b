#include "gpu/cuda/backend/picture_pool.h"

#include <algorithm>

namespace tilescope::cuda
{

namespace
{
// One displayed, one being computed, one in transfer: three are in use while a slider moves.
constexpr std::size_t mostFree = 3;
} // namespace

class PicturePool::Picture : public DevicePicture
{
public:
    Picture(std::shared_ptr<PicturePool> pool, DeviceBuffer memory, int width, int height, PixelFormat format)
        : DevicePicture(pool->m_life), m_pool(std::move(pool)), m_memory(std::move(memory)), m_width(width),
          m_height(height), m_format(format)
    {
    }
    ~Picture() override { m_pool->giveBack(std::move(m_memory)); }

    int width() const override { return m_width; }
    int height() const override { return m_height; }
    PixelFormat format() const override { return m_format; }
    const void* devicePointer() const override { return m_memory.data(); }
    void* memory() const { return m_memory.data(); }

private:
    std::shared_ptr<PicturePool> m_pool;
    DeviceBuffer m_memory;
    int m_width, m_height;
    PixelFormat m_format;
};

std::shared_ptr<PicturePool> PicturePool::create(std::shared_ptr<DeviceLife> life)
{
    return std::shared_ptr<PicturePool>(new PicturePool(std::move(life)));
}

PicturePool::~PicturePool()
{
    if (m_life->isLost())
        for (DeviceBuffer& buffer : m_free)
            buffer.abandon();
}

std::size_t PicturePool::pictureBytes(int width, int height, PixelFormat format)
{
    const std::size_t pixelBytes = format == PixelFormat::Grey8 ? 1 : 4;
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * pixelBytes;
}

std::shared_ptr<const DevicePicture> PicturePool::make(int width, int height, PixelFormat format,
                                                       const std::function<void(void* memory)>& fill)
{
    DeviceBuffer memory = take(pictureBytes(width, height, format));
    auto picture = std::make_shared<const Picture>(shared_from_this(), std::move(memory), width, height, format);
    fill(picture->memory());
    return picture;
}

DeviceBuffer PicturePool::take(std::size_t bytes)
{
    DeviceBuffer taken;
    std::vector<DeviceBuffer> surplus; // freed outside the lock
    {
        const std::scoped_lock lock(m_mutex);
        const auto fitting = std::ranges::find_if(
            m_free, [bytes](const DeviceBuffer& buffer) { return DeviceBuffer::fits(buffer.capacity(), bytes); });
        if (fitting != m_free.end()) {
            taken = std::move(*fitting);
            m_free.erase(fitting);
        } else {
            surplus.swap(m_free); // pictures of another size: their memory is no longer useful
        }
        while (m_free.size() > mostFree) {
            surplus.push_back(std::move(m_free.front()));
            m_free.erase(m_free.begin());
        }
    }
    surplus.clear();
    taken.ensure(bytes);
    return taken;
}

void PicturePool::giveBack(DeviceBuffer buffer) noexcept
{
    if (m_life->isLost()) {
        buffer.abandon();
        return;
    }
    try {
        const std::scoped_lock lock(m_mutex);
        m_free.push_back(std::move(buffer));
    } catch (...) { // no host memory for the list: frees the buffer instead
    }
}

} // namespace tilescope::cuda
