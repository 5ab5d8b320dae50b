#pragma once

#include "gpu/recipe/report.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// The GPU's hardware counts, or why they could not be read. Both empty: not requested.
struct HardwareReading {
    std::optional<HardwareCounts> counters; ///< of all launches together
    Message reason;                         ///< one or two sentences, with what would help
};

/// Work to be counted. The GPU has only a few counters at a time, so the work runs several times, each time with the
/// same initial content of memory.
struct CountedWork {
    int deviceOrdinal = 0;
    std::function<void()> prepare; ///< restores the initial content of memory and waits; not counted
    std::function<void()> launch;  ///< starts all launches and waits for them
};

/// Reads the counters through CUPTI, which is loaded at run time and never linked. Call with the device's context
/// current. Exceptions of `work` pass through; CUPTI's own failures are reported in the reading.
HardwareReading readHardwareCounters(const CountedWork& work);

/// One hardware metric, by the name that Nsight Compute and CUPTI share, and its counter.
struct HardwareMetric {
    std::string name;
    std::uint64_t& (*counter)(Counters&);
};
const std::vector<HardwareMetric>& hardwareMetrics();

/// `values[i]` belongs to `hardwareMetrics()[i]`; a metric that the chip does not have is NaN, and its counter is
/// missing, as is each counter without a metric.
HardwareCounts countersFromMetrics(const std::vector<double>& values);

/// Why CUPTI failed and what would help. `code` is a CUptiResult, `call` the function, `words` CUPTI's description.
Message reasonForCuptiError(int code, const std::string& call, const std::string& words);

/// If no library was found under the names tried.
Message reasonForNoCupti(int major, const std::string& loaderSaid);

} // namespace tilescope
