#include "gpu/emulator/emulator_members.h"
#include "gpu/emulator/observe/counters/launch_counting.h"

#include <algorithm>
#include <stdexcept>

namespace tilescope
{

using namespace emulator;

namespace
{

constexpr std::uint64_t mostForSample = 100'000'000; ///< warp instructions, all launches together

bool isKnown(const LaunchCounters& counters) { return counters.blocksRun > 0; }

} // namespace

std::vector<LaunchCounters> Emulator::count(const Plan& plan, std::span<const CompiledModule> modules,
                                            const RunControl& control)
{
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    Memory memory;
    memory.prepareEmpty(plan, code.modules);
    std::vector<LaunchCounters> result;
    for (const LaunchSetup& setup : setUpLaunches(plan, code, memory)) {
        const BlockClassResult classes = findBlockClasses(setup, {}, control);
        result.push_back(countByClasses(setup, classes, m->options, m->pool, m->workers, control));
    }
    return result;
}

std::vector<LaunchCounters> Emulator::sample(const Plan& plan, std::span<const CompiledModule> modules,
                                             const Image& input, std::vector<LaunchCounters> counted,
                                             const RunControl& control, std::uint64_t blocks)
{
    checkPlan(plan, modules);
    if (counted.empty())
        counted.resize(plan.launches.size());
    if (counted.size() != plan.launches.size())
        throw std::runtime_error("The plan has " + std::to_string(plan.launches.size()) +
                                 " launches, but counters of " + std::to_string(counted.size()) + " were given.");
    // What comes after the last launch that is not known need not run.
    const auto last = std::find_if_not(counted.rbegin(), counted.rend(), isKnown);
    const auto wanted = static_cast<std::size_t>(counted.rend() - last);
    if (wanted == 0)
        return counted;
    const Code code = m->decode(plan, modules, true);
    m->memory.prepare(plan, code.modules, input);
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, m->memory);
    std::uint64_t left = std::min(mostForSample, m->options.warpInstructionLimit);
    bool whole = true; // all blocks of all launches so far: then this is the run itself
    for (std::size_t i = 0; i < wanted; ++i) {
        SampleResult result = countBySample(setups[i], blocks, left, m->options, m->pool, m->workers, control);
        left -= std::min(left, result.warpInstructions);
        whole = whole && result.counters && result.counters->total.exact;
        if (isKnown(counted[i]) || !result.counters)
            continue;
        if (!whole) {
            markEstimated(*result.counters);
            result.counters->reason = counted[i].reason;
        }
        counted[i] = std::move(*result.counters);
    }
    return counted;
}

} // namespace tilescope
