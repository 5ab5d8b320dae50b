#include "gpu/emulator/observe/reuse/reuse_sums.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <memory>

namespace tilescope::emulator
{

void ReuseSums::add(const ReadPatch& patch)
{
    for (const std::uint64_t byte : patch.touched())
        if (const std::uint64_t pixel = byte / m_pixelBytes; pixel < m_bytes.size())
            std::atomic_ref(m_bytes[pixel]).fetch_add(patch.count(byte), std::memory_order_relaxed);
}

ReuseCounts ReuseSums::counts(int width, int height) const
{
    auto reads = std::make_shared<Image>(width, height, PixelFormat::Float32);
    float* to = reads->row<float>(0);
    const auto pixelBytes = static_cast<float>(m_pixelBytes);
    for (const std::uint32_t bytes : m_bytes)
        *to++ = static_cast<float>(bytes) / pixelBytes;
    ReuseFigures figures;
    for (int y = 0; y < height; ++y)
        figures.add(reads->row<float>(y), width);
    ReuseCounts counts = figures.of(*reads);
    counts.reads = std::move(reads);
    return counts;
}

void ReuseFigures::add(const float* row, int width)
{
    // Eight independent sums; those of a row are integers, or nearly so, that a float holds.
    float sums[8] = {}, low[8], high[8] = {};
    std::fill(std::begin(low), std::end(low), least);
    int x = 0;
    for (; x + 8 <= width; x += 8)
        for (int i = 0; i < 8; ++i) {
            sums[i] += row[x + i];
            low[i] = std::min(low[i], row[x + i]);
            high[i] = std::max(high[i], row[x + i]);
        }
    for (; x < width; ++x) {
        sums[0] += row[x];
        low[0] = std::min(low[0], row[x]);
        high[0] = std::max(high[0], row[x]);
    }
    for (int i = 0; i < 8; ++i) {
        sum += static_cast<double>(sums[i]);
        least = std::min(least, low[i]);
        most = std::max(most, high[i]);
    }
}

void ReuseFigures::add(const ReuseFigures& other)
{
    sum += other.sum;
    least = std::min(least, other.least);
    most = std::max(most, other.most);
}

ReuseCounts ReuseFigures::of(const Image& reads) const
{
    ReuseCounts counts;
    counts.mean = sum / (static_cast<double>(reads.width()) * reads.height());
    counts.least = static_cast<double>(least);
    counts.most = static_cast<double>(most);
    return counts;
}

} // namespace tilescope::emulator
