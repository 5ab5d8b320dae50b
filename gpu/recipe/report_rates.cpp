#include "gpu/recipe/report_rates.h"

namespace tilescope
{

namespace
{

std::optional<double> percent(const std::optional<double>& floorUs, const std::optional<double>& us)
{
    return floorUs && us && *us > 0 ? std::optional(100 * *floorUs / *us) : std::nullopt;
}

std::optional<double> aPixel(const Report& report, double amount)
{
    const double pixels = static_cast<double>(report.image.width) * report.image.height;
    return pixels > 0 ? std::optional(amount / pixels) : std::nullopt;
}

std::optional<double> bytesAPixel(const Report& report, std::uint64_t AccessCounters::*sectors)
{
    if (!report.counters || report.counters->textureRequests > 0)
        return std::nullopt;
    constexpr double sectorBytes = 32;
    const Counters& c = *report.counters;
    std::uint64_t moved = 0;
    for (const AccessCounters* access : {&c.globalLoad, &c.globalStore, &c.globalAtomic, &c.localLoad, &c.localStore})
        moved += access->*sectors;
    return aPixel(report, sectorBytes * static_cast<double>(moved));
}

} // namespace

std::optional<double> percentOfCopy(const TimeReport& time) { return percent(time.copyFloorUs, time.medianUs); }
std::optional<double> coldPercentOfCopy(const TimeReport& time)
{
    return percent(time.coldCopyFloorUs, time.coldMedianUs);
}

std::optional<double> movedBytesAPixel(const Report& report) { return bytesAPixel(report, &AccessCounters::sectors); }
std::optional<double> idealBytesAPixel(const Report& report)
{
    return bytesAPixel(report, &AccessCounters::sectorsIdeal);
}

std::optional<double> instructionsAPixel(const Report& report)
{
    if (!report.counters)
        return std::nullopt;
    return aPixel(report, static_cast<double>(report.counters->threadInstructions));
}

} // namespace tilescope
