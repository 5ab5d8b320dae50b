#include "gpu/run/report_counters.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tilescope
{
namespace
{

void add(AccessCounters& sum, const AccessCounters& more)
{
    sum.requests += more.requests;
    sum.sectors += more.sectors;
    sum.sectorsIdeal += more.sectorsIdeal;
}

void add(SharedCounters& sum, const SharedCounters& more)
{
    sum.requests += more.requests;
    sum.wavefronts += more.wavefronts;
    sum.wavefrontsIdeal += more.wavefrontsIdeal;
}

} // namespace

void add(Counters& sum, const Counters& more)
{
    sum.exact = sum.exact && more.exact;
    add(sum.globalLoad, more.globalLoad);
    add(sum.globalStore, more.globalStore);
    add(sum.sharedLoad, more.sharedLoad);
    add(sum.sharedStore, more.sharedStore);
    add(sum.localLoad, more.localLoad);
    add(sum.localStore, more.localStore);
    sum.constantRequests += more.constantRequests;
    sum.constantUniqueAddresses += more.constantUniqueAddresses;
    sum.textureRequests += more.textureRequests;
    sum.atomics += more.atomics;
    sum.branches += more.branches;
    sum.divergentBranches += more.divergentBranches;
    sum.barriers += more.barriers;
    sum.instructions += more.instructions;
    sum.threadInstructions += more.threadInstructions;
}

bool allCounted(std::span<const LaunchCounters> counters)
{
    return !counters.empty() && std::all_of(counters.begin(), counters.end(),
                                            [](const LaunchCounters& launch) { return launch.blocksRun > 0; });
}

bool allExact(std::span<const LaunchCounters> counters)
{
    return !counters.empty() && std::all_of(counters.begin(), counters.end(), [](const LaunchCounters& launch) {
        return launch.blocksRun > 0 && launch.reason.empty() && launch.total.exact;
    });
}

void reportCounters(std::span<const LaunchCounters> counters, Report& report)
{
    Counters sum;
    std::map<std::pair<std::string, int>, Counters> lines;
    for (std::size_t i = 0; i < counters.size() && i < report.launches.size(); ++i) {
        add(sum, counters[i].total);
        report.launches[i].counters = counters[i].total;
        for (const LineCounters& line : counters[i].lines)
            add(lines[{line.source, line.line}], line.counters);
    }
    report.counters = sum;
    report.lines.emplace();
    for (const auto& [place, line] : lines)
        report.lines->push_back({place.first, place.second, line});
}

} // namespace tilescope
