#pragma once

#include "gpu/recipe/report.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// What the driver's management library (NVML) says of a GPU's clocks at one moment.
struct ClockReading {
    double smMhz = 0, memoryMhz = 0;
    std::uint64_t throttleReasons = 0; ///< bits, as nvmlDeviceGetCurrentClocksEventReasons gives them
    bool operator==(const ClockReading&) const = default;
};

/// What holds the clocks back, in words, the plainest cause first. An idle GPU and clocks that a person has set are no
/// such cause.
std::vector<std::string> throttleReasonNames(std::uint64_t reasons);

/// Puts the readings before and after the measurement into the times.
void setClocks(TimeReport& time, const ClockReading& before, const ClockReading& after);

/// "The GPU slowed from 1,980 to 1,410 MHz while it was timed (power cap) …" where a clock fell by more than
/// its steps (2 %); else empty.
std::string slowdownNote(const TimeReport& time);

} // namespace tilescope
