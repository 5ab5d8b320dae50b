#pragma once

#include "gpu/cuda/runtime/cupti_library.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::cuda
{

/// CUPTI's side that needs no GPU: which counters make up the metrics of a chip, and what their values mean.
class CounterHost
{
public:
    /// `chip` as CUPTI calls it, such as "GH100". Throws CuptiError.
    CounterHost(const CuptiLibrary& cupti, const std::string& chip);
    ~CounterHost();
    CounterHost(const CounterHost&) = delete;
    CounterHost& operator=(const CounterHost&) = delete;

    /// Those of hardwareMetrics() that the chip has, by index.
    const std::vector<std::size_t>& indices() const { return m_indices; }
    /// Their names, for CUPTI.
    std::vector<const char*>& names() { return m_names; }

    /// What the profiler is to schedule.
    std::vector<std::uint8_t> configImage();

    /// Of all of hardwareMetrics(): NaN where the chip has none.
    std::vector<double> evaluate(const std::vector<std::uint8_t>& counterData);

private:
    void chooseMetrics();

    const CuptiLibrary& m_cupti;
    CUpti_Profiler_Host_Object* m_host = nullptr;
    std::vector<std::size_t> m_indices;
    std::vector<const char*> m_names;
};

} // namespace tilescope::cuda
