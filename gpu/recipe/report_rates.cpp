#include "gpu/recipe/report_rates.h"

namespace tilescope
{

namespace
{

std::optional<double> percent(const std::optional<double>& floorUs, const std::optional<double>& us)
{
    return floorUs && us && *us > 0 ? std::optional(100 * *floorUs / *us) : std::nullopt;
}

double bytesOf(std::uint64_t sectors)
{
    constexpr double sectorBytes = 32;
    return sectorBytes * static_cast<double>(sectors);
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

std::optional<double> haloRedundancy(const TileGeometry& geometry)
{
    if (geometry.blockWidth < 1 || geometry.blockHeight < 1)
        return std::nullopt;
    const double read = (geometry.blockWidth + 2.0 * geometry.haloX) * (geometry.blockHeight + 2.0 * geometry.haloY);
    return read / geometry.blockWidth / geometry.blockHeight;
}

} // namespace tilescope
