#include "gpu/run/report_counters.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tilescope
{

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
        sum += counters[i].total;
        report.launches[i].counters = counters[i].total;
        for (const LineCounters& line : counters[i].lines)
            lines[{line.source, line.line}] += line.counters;
    }
    report.counters = sum;
    report.lines.emplace();
    for (const auto& [place, line] : lines)
        report.lines->push_back({place.first, place.second, line});
}

} // namespace tilescope
