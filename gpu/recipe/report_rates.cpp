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

double bytesOf(std::uint64_t sectors)
{
    constexpr double sectorBytes = 32;
    return sectorBytes * static_cast<double>(sectors);
}

std::optional<double> bytesAPixel(const Report& report, std::uint64_t AccessCounters::*sectors)
{
    const auto moved = report.counters ? movedOf(*report.counters) : std::nullopt;
    return moved ? aPixel(report, bytesOf((*moved).*sectors)) : std::nullopt;
}

} // namespace

const LaunchReport* mainLaunchOf(const Report& report)
{
    return report.mainLaunch < report.launches.size() ? &report.launches[report.mainLaunch] : nullptr;
}

std::optional<AccessCounters> movedOf(const Counters& c)
{
    if (c.textureRequests > 0)
        return std::nullopt;
    AccessCounters moved;
    for (const AccessCounters* access : {&c.globalLoad, &c.globalStore, &c.globalAtomic, &c.localLoad, &c.localStore}) {
        moved.requests += access->requests;
        moved.sectors += access->sectors;
        moved.sectorsIdeal += access->sectorsIdeal;
    }
    return moved;
}

std::optional<std::uint64_t> movedSectors(const Counters& counters)
{
    const auto moved = movedOf(counters);
    return moved ? std::optional(moved->sectors) : std::nullopt;
}

std::optional<double> movedBytes(const Counters& counters)
{
    const auto sectors = movedSectors(counters);
    return sectors ? std::optional(bytesOf(*sectors)) : std::nullopt;
}

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
