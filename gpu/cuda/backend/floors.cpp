#include "gpu/cuda/backend/floors.h"

#include "gpu/cuda/backend/copies.h"
#include "gpu/cuda/backend/device_buffer.h"
#include "gpu/cuda/builtin_kernels.h"
#include "gpu/cuda/statistics.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tilescope::cuda
{

namespace
{
constexpr std::size_t mostSizes = 64;
constexpr int batchSize = 40, largeBatchSize = 5, mostBatches = 5;
constexpr std::size_t largeCopyBytes = 256u << 20; ///< for larger copies a few repetitions are enough
constexpr std::size_t vectorBytes = 16;
constexpr unsigned copyThreads = 256;

std::size_t wholeVectors(std::size_t bytes) { return (bytes + vectorBytes - 1) / vectorBytes; }
} // namespace

Floors::Floors(BatchTimer& timer, Module& builtins, driver::Stream stream)
    : m_timer(timer), m_builtins(builtins), m_stream(stream)
{
}

/// The median over batches until it settles, after one that is not counted.
double Floors::median(const BatchTimer::Work& prepare, const BatchTimer::Work& work, int batch, const std::string& name)
{
    const std::array steps{work};
    m_timer.run(3, prepare, steps, name);
    std::vector<double> samples;
    for (int i = 0; i < mostBatches && !isSettled(samples); ++i) {
        const auto more = m_timer.run(batch, prepare, steps, name).front();
        samples.insert(samples.end(), more.begin(), more.end());
    }
    return quantile(samples, 0.5);
}

double Floors::launchUs()
{
    if (!m_launchUs) {
        const Kernel& empty = m_builtins.kernel("empty");
        m_launchUs = median([] {},
                            [&] {
                                empty.start({1, 1, 1}, {32, 1, 1}, 0, m_stream, nullptr);
                            },
                            batchSize, "the empty kernel");
    }
    return *m_launchUs;
}

std::optional<CopyFloor> Floors::knownCopy(std::size_t bytes) const
{
    const auto known = m_copies.find(bytes);
    return known == m_copies.end() ? std::nullopt : std::optional(known->second);
}

/// The driver's own copy, and kernels that move one or four words of 16 bytes per thread.
std::vector<BatchTimer::Work> Floors::copies(void* to, void* from, std::size_t bytes)
{
    std::vector<BatchTimer::Work> ways{[this, to, from, bytes] { copyOnDevice(to, from, bytes, m_stream); }};
    for (const unsigned each : {1u, copyVectorsPerThread}) {
        const Kernel& kernel = m_builtins.kernel(each == 1 ? "copyOne" : "copyFour");
        std::uint64_t vectors = wholeVectors(bytes);
        const std::uint64_t perBlock = std::uint64_t{copyThreads} * each;
        const auto blocks = static_cast<unsigned>((vectors + perBlock - 1) / perBlock);
        ways.emplace_back([this, &kernel, blocks, from, to, vectors]() mutable {
            std::array<void*, 3> arguments{&from, &to, &vectors};
            kernel.start({blocks, 1, 1}, {copyThreads, 1, 1}, 0, m_stream, arguments.data());
        });
    }
    return ways;
}

double Floors::quickest(const BatchTimer::Work& prepare, std::span<const BatchTimer::Work> ways, int batch)
{
    constexpr int trials = 8;
    double least = std::numeric_limits<double>::infinity();
    const BatchTimer::Work* best = &ways.front();
    for (const BatchTimer::Work& way : ways) {
        const std::array steps{way};
        m_timer.run(2, prepare, steps, "a copy on the device");
        const double us = quantile(m_timer.run(std::min(batch, trials), prepare, steps, "a copy").front(), 0.5);
        if (us < least) {
            least = us;
            best = &way;
        }
    }
    return median(prepare, *best, batch, "a copy on the device");
}

std::optional<CopyFloor> Floors::copy(std::size_t bytes, const BatchTimer::Work& flush)
{
    if (const auto known = knownCopy(bytes))
        return known;
    DeviceBuffer from, to;
    try {
        from.ensure(wholeVectors(bytes) * vectorBytes);
        to.ensure(wholeVectors(bytes) * vectorBytes);
    } catch (const CudaError& error) {
        if (error.sticky)
            throw;
        return std::nullopt;
    }
    const std::vector<BatchTimer::Work> ways = copies(to.data(), from.data(), bytes);
    const int batch = bytes > largeCopyBytes ? largeBatchSize : batchSize;
    CopyFloor floor{quickest([] {}, ways, batch), std::nullopt};
    if (flush)
        floor.coldUs = quickest(flush, ways, batch);
    if (m_copies.size() >= mostSizes)
        m_copies.clear();
    return m_copies[bytes] = floor;
}

} // namespace tilescope::cuda
