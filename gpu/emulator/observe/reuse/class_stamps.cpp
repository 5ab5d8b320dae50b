#include "gpu/emulator/observe/reuse/class_stamps.h"

#include "gpu/emulator/observe/reuse/reuse_sums.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>

namespace tilescope::emulator
{

bool ClassStamp::make(const ReadPatch& patch, const Shift& shift, const std::array<Progression, 3>& axes,
                      const std::array<std::int64_t, 3>& representative, std::int64_t pixelBytes, ClassStamp& stamp)
{
    std::int64_t toLowest = 0; // from the representative to the class's first block on each axis
    for (std::size_t a = 0; a < 3; ++a) {
        if (shift.bytes[a] % pixelBytes != 0)
            return false;
        stamp.m_counts[a] = axes[a].count();
        stamp.m_shift[a] = shift.bytes[a] / pixelBytes;
        toLowest += (axes[a].first - representative[a]) / axes[a].step * stamp.m_shift[a];
    }
    std::vector<std::uint64_t> bytes = patch.touched();
    std::sort(bytes.begin(), bytes.end());
    std::int64_t before = -1;
    for (const std::uint64_t byte : bytes) {
        const auto pixel = static_cast<std::int64_t>(byte) / pixelBytes;
        if (pixel != before && (before < 0 || pixel != before + 1))
            stamp.m_segments.push_back({pixel + toLowest, 0, stamp.m_values.size()});
        if (pixel != before) {
            stamp.m_values.push_back(0);
            ++stamp.m_segments.back().length;
        }
        stamp.m_values.back() += static_cast<float>(patch.count(byte)); // bytes of a pixel: integers
        before = pixel;
    }
    for (float& value : stamp.m_values)
        value /= static_cast<float>(pixelBytes);
    return true;
}

void ClassStamp::addTo(float* to, std::int64_t first, std::int64_t end) const
{
    if (m_segments.empty())
        return;
    const std::int64_t lowest = m_segments.front().first, highest = m_segments.back().first + m_segments.back().length;
    const std::int64_t wholeRow = (m_counts[0] - 1) * m_shift[0];
    for (std::int64_t z = 0; z < m_counts[2]; ++z)
        for (std::int64_t y = 0; y < m_counts[1]; ++y) {
            const std::int64_t moved = z * m_shift[2] + y * m_shift[1];
            if (highest + moved + std::max<std::int64_t>(wholeRow, 0) <= first ||
                lowest + moved + std::min<std::int64_t>(wholeRow, 0) >= end)
                continue;
            for (std::int64_t x = 0; x < m_counts[0]; ++x)
                addBlock(to, first, end, moved + x * m_shift[0]);
        }
}

void ClassStamp::addBlock(float* to, std::int64_t first, std::int64_t end, std::int64_t moved) const
{
    for (const Segment& segment : m_segments) {
        const std::int64_t begin = segment.first + moved;
        const std::int64_t from = std::max(begin, first), until = std::min(begin + segment.length, end);
        const float* value = m_values.data() + segment.values + (from - begin);
        float* pixel = to + (from - first);
        for (std::int64_t i = from; i < until; ++i)
            *pixel++ += *value++;
    }
}

ReuseCounts stamped(const std::vector<ClassStamp>& stamps, int width, int height, WorkerPool& pool)
{
    auto picture = std::make_shared<Image>(width, height, PixelFormat::Float32);
    constexpr int bandPixels = 1 << 16; // a quarter of a megabyte: stays in the cache while it is filled and evaluated
    const int rows = std::max(1, bandPixels / width);
    std::atomic<int> next{0};
    std::mutex mutex;
    ReuseFigures all;
    pool.run(pool.threads(), [&](unsigned) {
        ReuseFigures mine;
        for (int y = next.fetch_add(rows); y < height; y = next.fetch_add(rows)) {
            const int endRow = std::min(y + rows, height);
            for (const ClassStamp& stamp : stamps)
                stamp.addTo(picture->row<float>(y), std::int64_t{y} * width, std::int64_t{endRow} * width);
            for (int row = y; row < endRow; ++row)
                mine.add(picture->row<float>(row), width);
        }
        const std::lock_guard lock(mutex);
        all.add(mine);
    });
    ReuseCounts counts = all.of(*picture);
    counts.reads = std::move(picture);
    return counts;
}

} // namespace tilescope::emulator
