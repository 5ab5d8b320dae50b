#include "gpu/emulator/counters/site_tally.h"

#include <algorithm>

namespace tilescope::emulator
{

void LaunchTally::add(const LaunchTally& other, std::uint64_t times)
{
    for (std::size_t i = 0; i < sites.size(); ++i) {
        SiteTally& to = sites[i];
        const SiteTally& from = other.sites[i];
        for (std::size_t t = 0; t < targetCount; ++t) {
            to.access[t].requests += times * from.access[t].requests;
            to.access[t].units += times * from.access[t].units;
            to.access[t].ideal += times * from.access[t].ideal;
        }
        to.events += times * from.events;
        to.divergent += times * from.divergent;
        to.warps += times * from.warps;
        to.threads += times * from.threads;
        blockLength[i] = std::max(blockLength[i], other.blockLength[i]);
    }
}

void LaunchTally::clear() { std::fill(sites.begin(), sites.end(), SiteTally{}); }

} // namespace tilescope::emulator
