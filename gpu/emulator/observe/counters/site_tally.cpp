#include "gpu/emulator/observe/counters/site_tally.h"

#include <algorithm>

namespace tilescope::emulator
{

namespace
{

/// count · times / parts, rounded; no product is larger than the result times `parts`.
std::uint64_t scaled(std::uint64_t count, std::uint64_t times, std::uint64_t parts)
{
    return count * (times / parts) + (count * (times % parts) + parts / 2) / parts;
}

} // namespace

void LaunchTally::add(const LaunchTally& other, std::uint64_t times) { addScaled(other, times, 1); }

void LaunchTally::addScaled(const LaunchTally& other, std::uint64_t times, std::uint64_t parts)
{
    for (std::size_t i = 0; i < sites.size(); ++i) {
        SiteTally& to = sites[i];
        const SiteTally& from = other.sites[i];
        for (std::size_t t = 0; t < targetCount; ++t) {
            to.access[t].requests += scaled(from.access[t].requests, times, parts);
            to.access[t].units += scaled(from.access[t].units, times, parts);
            to.access[t].ideal += scaled(from.access[t].ideal, times, parts);
        }
        to.events += scaled(from.events, times, parts);
        to.divergent += scaled(from.divergent, times, parts);
        const std::uint64_t warps = scaled(from.warps, times, parts);
        to.warps += warps;
        to.threads += std::min(scaled(from.threads, times, parts), 32 * warps); // rounding gives a warp no more lanes
        blockLength[i] = std::max(blockLength[i], other.blockLength[i]);
    }
}

void LaunchTally::clear() { std::fill(sites.begin(), sites.end(), SiteTally{}); }

} // namespace tilescope::emulator
