#pragma once

#include "gpu/cuda/runtime/batch_timer.h"
#include "gpu/cuda/runtime/module.h"

#include <map>
#include <optional>

namespace tilescope::cuda
{

/// The least that any kernel takes, and the least that moving the picture takes, on this device. Measured once and
/// kept.
class Floors
{
public:
    Floors(BatchTimer& timer, Module& builtins, cudaStream_t stream);

    double launchUs(); ///< an empty kernel

    /// Copying `bytes` on the device, which reads and writes as many. Absent when there is no memory to measure it.
    std::optional<double> copyUs(std::size_t bytes);

    std::optional<double> knownLaunchUs() const { return m_launchUs; }
    std::optional<double> knownCopyUs(std::size_t bytes) const;

private:
    double median(const BatchTimer::Work& work, int repetitions, const std::string& name);

    BatchTimer& m_timer;
    Module& m_builtins;
    cudaStream_t m_stream;
    std::optional<double> m_launchUs;
    std::map<std::size_t, double> m_copyUs; ///< by bytes; bounded
};

} // namespace tilescope::cuda
