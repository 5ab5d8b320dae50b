#pragma once

#include "gpu/recipe/report.h"

#include <optional>

namespace tilescope
{

/// copy floor ÷ time, in percent: 100 is as fast as moving input and output without computing. Each time has the floor
/// of its own kind. Absent without one.
std::optional<double> percentOfCopy(const TimeReport& time);
std::optional<double> coldPercentOfCopy(const TimeReport& time);

/// The launch that is the strategy's own; null where nothing was launched.
const LaunchReport* mainLaunchOf(const Report& report);

/// Everything that moves to and from the device's memory, added up: loads, stores and atomics of global memory, and
/// local memory, which lies there too. Absent where textures are read: the sectors that they move are not counted, and
/// a sum without them would be too low.
std::optional<AccessCounters> movedOf(const Counters& counters);
/// The sectors of movedOf(), and their bytes.
std::optional<std::uint64_t> movedSectors(const Counters& counters);
std::optional<double> movedBytes(const Counters& counters);

/// (bx + 2 hx)(by + 2 hy) / (bx · by): pixels that a block reads for one that it writes. None where nothing is known.
std::optional<double> haloRedundancy(const TileGeometry& geometry);

} // namespace tilescope
