#pragma once

#include "gpu/recipe/report.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// The state of a GPU's clocks at one moment, from the driver's management library (NVML).
struct ClockReading {
    double smMhz = 0, memoryMhz = 0;
    std::uint64_t throttleReasons = 0; ///< bits as returned by nvmlDeviceGetCurrentClocksEventReasons
    bool operator==(const ClockReading&) const = default;
};

/// What reduces the clocks, in words, the most important cause first. An idle GPU and clocks set by the user do not
/// count.
std::vector<std::string> throttleReasonNames(std::uint64_t reasons);

/// Stores the readings before and after the measurement in the times.
void setClocks(TimeReport& time, const ClockReading& before, const ClockReading& after);

/// "The GPU slowed from 1,980 to 1,410 MHz while it was timed (power cap) …" if a clock fell by more than its steps (2
/// %); else empty.
Message slowdownNote(const TimeReport& time);

} // namespace tilescope
