#pragma once

#include "gpu/direct/direct_launch.h"
#include "gpu/run/runner.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::bench
{

/// One launch of a kernel `run(unsigned* out, …)` on this machine's GPU, which nothing checks before.
struct GpuLaunch {
    std::string text;
    unsigned blocks = 1, threads = 32;
    std::size_t outputs = 0;                                         ///< values of `out`, zeros before
    std::vector<std::pair<std::string, std::string>> arguments = {}; ///< of its other parameters: parseGivenValue()
    std::size_t sharedBytes = 0;
};

struct GpuResult {
    std::vector<std::uint32_t> out;
    double microseconds = 0;     ///< median of the hot runs
    double coldMicroseconds = 0; ///< median of the runs whose data are not in L2
    double clockMhz = 0;         ///< after them; 0 if the driver does not report it
};

/// Throws std::runtime_error with a sentence if the GPU cannot run it.
GpuResult runOnGpu(const GpuLaunch& launch);

} // namespace tilescope::bench
