#pragma once

#include "gpu/recipe/report.h"

#include <optional>

namespace tilescope
{

/// copy floor ÷ time, in percent: 100 is as fast as moving input and output without computing. Each time has the floor
/// of its own kind. Absent without one.
std::optional<double> percentOfCopy(const TimeReport& time);
std::optional<double> coldPercentOfCopy(const TimeReport& time);

/// Bytes to and from global memory for each pixel of the picture, by what was counted: 32 a sector of loads, stores,
/// atomics and of what threads keep in local memory. What textures move is not counted: absent where they are used.
std::optional<double> movedBytesAPixel(const Report& report);
/// The same, had every request moved no sector more than its bytes need.
std::optional<double> idealBytesAPixel(const Report& report);

/// PTX instructions of threads for each pixel of the picture; the machine code has its own number.
std::optional<double> instructionsAPixel(const Report& report);

} // namespace tilescope
