#include "gpu/advice/advice.h"

#include "gpu/advice/rules.h"

#include <iterator>

namespace tilescope
{
namespace
{

void append(std::vector<Finding>& all, std::vector<Finding> some)
{
    all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
}

} // namespace

std::vector<Finding> adviceOn(const AdviceInput& input)
{
    using namespace advice;
    std::vector<Finding> findings;
    for (std::size_t launch = 0; launch < input.counters.size() && launch < input.plan.launches.size(); ++launch) {
        append(findings, bankConflicts(input, launch));
        append(findings, coalescing(input, launch));
        append(findings, contention(input, launch));
        append(findings, divergence(input, launch));
    }
    append(findings, lowOccupancy(input, input.plan.mainLaunch));
    append(findings, redundantHalo(input));
    append(findings, idleThreads(input));
    return findings;
}

} // namespace tilescope
