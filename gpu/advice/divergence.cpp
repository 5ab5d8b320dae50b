#include "gpu/advice/rules.h"
#include "gpu/recipe/message.h"

#include <algorithm>

namespace tilescope::advice
{
namespace
{

constexpr double smallestIdleShare = 0.15;     ///< of the lanes' turns in all launches
constexpr double smallestDivergentShare = 0.2; ///< of a line's branches: a border's test diverges in few blocks
/// Of the launch's divergent branches: lines below it are not what costs the lanes their turns.
constexpr double smallestPart = 0.25;
constexpr double lanesPerWarp = 32;

Finding divergenceAt(const LineCounters& line, double idleShare)
{
    Finding finding;
    finding.kind = FindingKind::Divergence;
    finding.severity = Severity::Warning;
    finding.source = line.source;
    finding.line = line.line;
    finding.message =
        say(gpu::phrase("Warps diverge at this branch in %1 of %2 executions, and the sides run one after "
                        "the other. In this launch, %3 % of the lanes' issue slots are unused."),
            line.counters.divergentBranches, line.counters.branches, static_cast<std::int64_t>(100 * idleShare + 0.5));
    finding.cure =
        gpu::phrase("Let neighbouring threads take the same side: choose them by threadIdx.x < count instead "
                    "of a remainder such as threadIdx.x % 2, or compute both sides and select one result.");
    return finding;
}

} // namespace

std::vector<Finding> divergence(const AdviceInput& input, std::size_t launch)
{
    const LaunchCounters& counters = input.counters[launch];
    double allTurns = 0;
    for (const LaunchCounters& one : input.counters)
        allTurns += lanesPerWarp * static_cast<double>(one.total.instructions);
    const double turns = lanesPerWarp * static_cast<double>(counters.total.instructions);
    const double idle = turns - static_cast<double>(counters.total.threadInstructions);
    if (counters.total.divergentBranches == 0 || turns == 0 || idle < smallestIdleShare * allTurns)
        return {};
    std::vector<Finding> findings;
    for (const LineCounters& line : counters.lines) {
        const auto parted = static_cast<double>(line.counters.divergentBranches);
        if (parted > 0 && parted >= smallestDivergentShare * static_cast<double>(line.counters.branches) &&
            parted >= smallestPart * static_cast<double>(counters.total.divergentBranches))
            findings.push_back(divergenceAt(line, idle / turns));
    }
    return findings;
}

} // namespace tilescope::advice
