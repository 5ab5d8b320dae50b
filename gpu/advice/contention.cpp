#include "gpu/advice/rules.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <utility>

namespace tilescope::advice
{
namespace
{

/// A few lanes of a warp that meet are usual; from this factor on the atomics take most of their time waiting.
constexpr double smallestContention = 4.0;
/// Of the launch's warp instructions: rarer atomics cost nothing that matters.
constexpr double smallestAtomicShare = 0.005;

struct Updates {
    std::uint64_t requests = 0, passes = 0, least = 0;
};

Finding contentionAt(const LineCounters& line, const Updates& here, bool isShared)
{
    Finding finding;
    finding.kind = FindingKind::Contention;
    finding.severity = Severity::Warning;
    finding.source = line.source;
    finding.line = line.line;
    finding.message =
        say(isShared ? gpu::phrase("Lanes of a warp update the same element of shared memory atomically and are served "
                                   "one after the other: this line takes %1 passes instead of %2 (%3 times as many).")
                     : gpu::phrase("Lanes of a warp update the same element of global memory atomically and are served "
                                   "one after the other: this line takes %1 passes instead of %2 (%3 times as many)."),
            here.passes, here.least, Decimal{static_cast<double>(here.passes) / static_cast<double>(here.least)});
    finding.cure = isShared
                       ? gpu::phrase("Give each warp a copy of its own and add the copies at the end, or combine equal "
                                     "updates of a warp first: __match_any_sync() finds them.")
                       : gpu::phrase("Combine the updates first: within a warp by __reduce_add_sync() or shuffles, or "
                                     "within a block in shared memory. Then let one thread update global memory.");
    return finding;
}

} // namespace

std::vector<Finding> contention(const AdviceInput& input, std::size_t launch)
{
    const LaunchCounters& counters = input.counters[launch];
    std::vector<Finding> findings;
    for (const LineCounters& line : counters.lines) {
        const AccessCounters& global = line.counters.globalAtomic;
        const SharedCounters& shared = line.counters.sharedAtomic;
        for (const auto& [here, isShared] :
             {std::pair(Updates{global.requests, global.sectors, global.sectorsIdeal}, false),
              std::pair(Updates{shared.requests, shared.wavefronts, shared.wavefrontsIdeal}, true)})
            if (here.least > 0 &&
                static_cast<double>(here.passes) >= smallestContention * static_cast<double>(here.least) &&
                static_cast<double>(here.requests) >=
                    smallestAtomicShare * static_cast<double>(counters.total.instructions))
                findings.push_back(contentionAt(line, here, isShared));
    }
    return findings;
}

} // namespace tilescope::advice
