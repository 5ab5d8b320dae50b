#include "gpu/cuda/runtime/floors.h"

#include "gpu/cuda/runtime/device_buffer.h"
#include "gpu/cuda/statistics.h"

#include <array>

namespace tilescope::cuda
{

namespace
{
constexpr std::size_t mostSizes = 64;
constexpr int repetitions = 40;
constexpr std::size_t largeCopyBytes = 256u << 20; ///< above it a few copies are enough
} // namespace

Floors::Floors(BatchTimer& timer, Module& builtins, cudaStream_t stream)
    : m_timer(timer), m_builtins(builtins), m_stream(stream)
{
}

double Floors::median(const BatchTimer::Work& work, int count, const std::string& name)
{
    const std::array steps{work};
    const auto nothing = [] {};
    m_timer.run(3, nothing, steps, name); // warm-up
    return quantile(m_timer.run(count, nothing, steps, name).front(), 0.5);
}

double Floors::launchUs()
{
    if (!m_launchUs) {
        const Kernel& empty = m_builtins.kernel("empty");
        m_launchUs = median(
            [&] {
                check(cudaLaunchKernel(empty.function(), dim3(1), dim3(32), nullptr, 0, m_stream),
                      "Starting the empty kernel");
            },
            repetitions, "the empty kernel");
    }
    return *m_launchUs;
}

std::optional<double> Floors::knownCopyUs(std::size_t bytes) const
{
    const auto known = m_copyUs.find(bytes);
    return known == m_copyUs.end() ? std::nullopt : std::optional(known->second);
}

std::optional<double> Floors::copyUs(std::size_t bytes)
{
    if (const auto known = knownCopyUs(bytes))
        return known;
    DeviceBuffer from, to;
    try {
        from.ensure(bytes);
        to.ensure(bytes);
    } catch (const CudaError& error) {
        if (error.sticky)
            throw;
        return std::nullopt;
    }
    const auto copy = [&] {
        check(cudaMemcpyAsync(to.data(), from.data(), bytes, cudaMemcpyDeviceToDevice, m_stream),
              "cudaMemcpyAsync on the device");
    };
    const double us = median(copy, bytes > largeCopyBytes ? 5 : repetitions, "a copy on the device");
    if (m_copyUs.size() >= mostSizes)
        m_copyUs.clear();
    return m_copyUs[bytes] = us;
}

} // namespace tilescope::cuda
