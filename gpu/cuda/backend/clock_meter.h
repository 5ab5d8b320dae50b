#pragma once

#include "gpu/cuda/clock_reading.h"

#include <memory>
#include <optional>

namespace tilescope::cuda
{

/// Reads a device's clocks through the driver's management library (NVML), which is loaded at the first reading,
/// because not every machine or container has it.
class ClockMeter
{
public:
    explicit ClockMeter(int ordinal);
    ~ClockMeter();
    ClockMeter(const ClockMeter&) = delete;
    ClockMeter& operator=(const ClockMeter&) = delete;

    /// Nothing if NVML is missing or does not report clocks. Never throws.
    std::optional<ClockReading> read();

private:
    struct Nvml;
    int m_ordinal;
    bool m_isTried = false;
    std::unique_ptr<Nvml> m_nvml; ///< null if NVML is missing
};

} // namespace tilescope::cuda
