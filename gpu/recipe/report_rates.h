#pragma once

#include "gpu/recipe/report.h"

#include <optional>

namespace tilescope
{

/// copy floor ÷ time, in percent: 100 is as fast as copying input to output without computing. Hot times use the hot
/// copy floor, cold times the cold one. Absent without a floor.
std::optional<double> percentOfCopy(const TimeReport& time);
std::optional<double> coldPercentOfCopy(const TimeReport& time);

/// The strategy's own launch; null if nothing was launched.
const LaunchReport* mainLaunchOf(const Report& report);

/// All traffic to and from the device's memory: loads, stores and atomics of global memory, and local memory, which is
/// in device memory too. Absent if textures are read: their sectors are not counted, so the sum would be too low.
std::optional<AccessCounters> movedOf(const Counters& counters);
/// The sectors of movedOf(), and their bytes.
std::optional<std::uint64_t> movedSectors(const Counters& counters);
std::optional<double> movedBytes(const Counters& counters);

/// (bx + 2 hx)(by + 2 hy) / (bx · by): pixels that a block reads per pixel that it writes. None if unknown.
std::optional<double> haloRedundancy(const TileGeometry& geometry);

} // namespace tilescope
