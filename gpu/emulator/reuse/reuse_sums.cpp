#include "gpu/emulator/reuse/reuse_sums.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>

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
    ReuseCounts counts;
    counts.reads = std::move(reads);
    return counts;
}

void fillFigures(ReuseCounts& counts, WorkerPool& pool)
{
    const Image& reads = *counts.reads;
    std::atomic<int> next{0};
    std::mutex mutex;
    double sum = 0, least = static_cast<double>(reads.row<float>(0)[0]), most = least;
    pool.run(pool.threads(), [&](unsigned) {
        double mySum = 0;
        float myLeast = reads.row<float>(0)[0], myMost = myLeast;
        for (int y = next.fetch_add(1); y < reads.height(); y = next.fetch_add(1)) {
            const float* row = reads.row<float>(y);
            float rowSum[8] = {};
            for (int x = 0; x < reads.width(); ++x) {
                rowSum[x & 7] += row[x];
                myLeast = std::min(myLeast, row[x]);
                myMost = std::max(myMost, row[x]);
            }
            for (const float part : rowSum)
                mySum += static_cast<double>(part);
        }
        const std::lock_guard lock(mutex);
        sum += mySum;
        least = std::min(least, static_cast<double>(myLeast));
        most = std::max(most, static_cast<double>(myMost));
    });
    counts.mean = sum / (static_cast<double>(reads.width()) * reads.height());
    counts.least = least;
    counts.most = most;
}

} // namespace tilescope::emulator
