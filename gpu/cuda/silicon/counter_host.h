#pragma once

#include "gpu/cuda/silicon/cupti_library.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::cuda
{

/// CUPTI's host side, which needs no GPU: which counters the metrics of a chip need, and the evaluation of their
/// values.
class CounterHost
{
public:
    /// `chip` is CUPTI's name, such as "GH100". Throws CuptiError.
    CounterHost(const CuptiLibrary& cupti, const std::string& chip);
    ~CounterHost();
    CounterHost(const CounterHost&) = delete;
    CounterHost& operator=(const CounterHost&) = delete;

    /// The indices of those hardwareMetrics() that the chip has.
    const std::vector<std::size_t>& indices() const { return m_indices; }
    /// Their names, for CUPTI.
    std::vector<const char*>& names() { return m_names; }

    /// The configuration for the profiler.
    std::vector<std::uint8_t> configImage();

    /// For all hardwareMetrics(): NaN for those that the chip does not have.
    std::vector<double> evaluate(const std::vector<std::uint8_t>& counterData);

private:
    void chooseMetrics();

    const CuptiLibrary& m_cupti;
    cupti::Host m_host = nullptr;
    std::vector<std::size_t> m_indices;
    std::vector<const char*> m_names;
};

} // namespace tilescope::cuda
