#pragma once

#include "gpu/cuda/hardware_counters.h"
#include "gpu/cuda/silicon/counter_host.h"

namespace tilescope::cuda
{

/// CUPTI's range profiler on the current context, for one range that is run as many times as its counters need (user
/// range, user replay). See "Range Profiling API" in CUPTI's documentation.
class RangeProfiler
{
public:
    /// Throws CuptiError, for example if only administrators may use counters.
    RangeProfiler(const CuptiLibrary& cupti, driver::Context context);
    ~RangeProfiler();
    RangeProfiler(const RangeProfiler&) = delete;
    RangeProfiler& operator=(const RangeProfiler&) = delete;

    /// The counter data of the work, to be evaluated by the host.
    std::vector<std::uint8_t> count(CounterHost& host, const CountedWork& work);

private:
    std::vector<std::uint8_t> countUnguarded(CounterHost& host, const CountedWork& work);
    std::vector<std::uint8_t> emptyCounterData(CounterHost& host);
    void configure(const std::vector<std::uint8_t>& config, std::vector<std::uint8_t>& data);
    void runPass(const CountedWork& work);
    cupti::Stop stop();
    void decode();

    const CuptiLibrary& m_cupti;
    cupti::Profiler m_profiler = nullptr;
    bool m_isLost = false; ///< the kernels destroyed the context
};

} // namespace tilescope::cuda
