#pragma once

#include "gpu/recipe/report.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// What the GPU itself counted, or why it could not be read. Both empty: nobody asked.
struct HardwareReading {
    std::optional<Counters> counters; ///< of all launches together; what the silicon cannot give is 0
    std::string reason;               ///< a sentence or two, with what would help
};

/// Work to be counted. The GPU has few counters at a time, so the work is run several times, each time from the same
/// contents of its memory.
struct CountedWork {
    int deviceOrdinal = 0;
    std::function<void()> prepare; ///< brings memory to its first state and waits; not counted
    std::function<void()> launch;  ///< starts all launches and waits for them
};

/// Reads the counters through CUPTI, which is looked for when this is called and never linked. Call with the device's
/// context current. What `work` throws passes through; of CUPTI's own failures the reading tells.
HardwareReading readHardwareCounters(const CountedWork& work);

/// One metric of the hardware, by the name that Nsight Compute and CUPTI share, and the counter that it stands for.
struct HardwareMetric {
    std::string name;
    std::uint64_t& (*counter)(Counters&);
};
const std::vector<HardwareMetric>& hardwareMetrics();

/// `values[i]` is that of `hardwareMetrics()[i]`; a metric that the chip does not have is NaN and leaves 0.
Counters countersFromMetrics(const std::vector<double>& values);

/// Why CUPTI refused and what would help. `code` is a CUptiResult, `call` the function, `words` CUPTI's own for it.
std::string reasonForCuptiError(int code, const std::string& call, const std::string& words);

/// Where nothing was found under the names tried.
std::string reasonForNoCupti(int major, const std::string& loaderSaid);

} // namespace tilescope
