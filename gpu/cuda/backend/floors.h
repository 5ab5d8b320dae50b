#pragma once

#include "gpu/cuda/backend/batch_timer.h"
#include "gpu/cuda/backend/module.h"

#include <map>
#include <optional>

namespace tilescope::cuda
{

/// The minimum time to copy a picture: the fastest of the driver's device copy and two simple kernels.
struct CopyFloor {
    double hotUs = 0;
    std::optional<double> coldUs; ///< with the L2 cache overwritten before each copy
};

/// The minimum time of any kernel, and of copying the picture, on this device. Measured once and cached.
class Floors
{
public:
    Floors(BatchTimer& timer, Module& builtins, driver::Stream stream);

    double launchUs(); ///< an empty kernel

    /// The time to copy `bytes` on the device, which reads and writes that many. Absent if there is not enough memory
    /// to measure it. `flush` overwrites the L2 cache, or is null.
    std::optional<CopyFloor> copy(std::size_t bytes, const BatchTimer::Work& flush);

    std::optional<double> knownLaunchUs() const { return m_launchUs; }
    std::optional<CopyFloor> knownCopy(std::size_t bytes) const;

private:
    double median(const BatchTimer::Work& prepare, const BatchTimer::Work& work, int batch, const std::string& name);
    double quickest(const BatchTimer::Work& prepare, std::span<const BatchTimer::Work> copies, int batch);
    std::vector<BatchTimer::Work> copies(void* to, void* from, std::size_t bytes);

    BatchTimer& m_timer;
    Module& m_builtins;
    driver::Stream m_stream;
    std::optional<double> m_launchUs;
    std::map<std::size_t, CopyFloor> m_copies; ///< by bytes; limited in number
};

} // namespace tilescope::cuda
