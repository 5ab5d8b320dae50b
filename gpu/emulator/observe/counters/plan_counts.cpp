#include "gpu/emulator/observe/counters/plan_counts.h"

#include "gpu/emulator/observe/counters/launch_counting.h"
#include "gpu/emulator/prepared_plan.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace tilescope
{

using namespace emulator;

namespace
{

constexpr std::uint64_t mostForSample = 100'000'000; ///< warp instructions, all launches together

bool isKnown(const LaunchCounters& counters) { return counters.blocksRun > 0; }

LaunchCounters countedByClasses(Engine& engine, const LaunchSetup& setup, const BlockClassResult& classes,
                                const EmulatorOptions& options, const RunControl& control)
{
    return countByClasses(setup, classes, options, engine.pool, engine.workers, control);
}

/// Adds what is known of the launches without an input. Returns the number of launches up to the last one whose counts
/// are unknown.
std::size_t addClasses(Engine& engine, const std::vector<LaunchSetup>& setups, RunEffort& effort,
                       const RunControl& control)
{
    std::size_t end = 0;
    for (const LaunchSetup& setup : setups) {
        const BlockClassResult classes = findBlockClasses(setup, {}, control);
        effort.counted.push_back(countedByClasses(engine, setup, classes, engine.options, control));
        const LaunchCounters& counted = effort.counted.back();
        effort.warpInstructions += static_cast<double>(counted.total.instructions) +
                                   fetchInstructions * static_cast<double>(counted.total.textureRequests);
        effort.launchInstructions.push_back(static_cast<double>(counted.total.instructions));
        effort.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        if (isKnown(counted))
            continue;
        end = effort.counted.size();
        effort.followsData = effort.followsData || !classes.tooMany;
    }
    return end;
}

} // namespace

std::vector<LaunchCounters> countPlan(const PreparedPlan& prepared, const RunControl& control)
{
    std::vector<LaunchCounters> result;
    for (const LaunchSetup& setup : prepared.onUndefinedBuffers())
        result.push_back(countedByClasses(prepared.engine, setup, findBlockClasses(setup, {}, control),
                                          prepared.engine.options, control));
    return result;
}

RunEffort effortOfPlan(const PreparedPlan& prepared, const Image& input, const RunControl& control)
{
    Engine& engine = prepared.engine;
    const std::vector<LaunchSetup> undefined = prepared.onUndefinedBuffers();
    RunEffort effort;
    const std::size_t end = addClasses(engine, undefined, effort, control);
    if (end == 0)
        return effort;
    const std::vector<LaunchSetup> run = effort.followsData ? prepared.onInput(input) : undefined;
    for (std::size_t i = 0; i < end && !effort.isLeast; ++i) {
        const bool known = isKnown(effort.counted[i]);
        if (known && !effort.followsData)
            continue; // otherwise it must run, because later launches need its results
        const EffortSample sample = effortBySample(run[i], engine.options, engine.workers.front(), control);
        if (known)
            continue;
        effort.warpInstructions += sample.warpInstructions;
        effort.launchInstructions[i] = sample.instructions;
        effort.isLeast = sample.isLeast;
    }
    return effort;
}

RunEffort roughEffortOfPlan(const PreparedPlan& prepared, const Image* input, const RunControl& control)
{
    Engine& engine = prepared.engine;
    RunEffort effort;
    effort.followsData = input != nullptr;
    for (const LaunchSetup& setup : input ? prepared.onInput(*input) : prepared.onUndefinedBuffers()) {
        const EffortSample sample = effortBySample(setup, engine.options, engine.workers.front(), control);
        effort.warpInstructions += sample.warpInstructions;
        effort.launchInstructions.push_back(sample.instructions);
    }
    return effort;
}

std::vector<double> speedsOfPlan(const PreparedPlan& prepared, const Image* input, const RunControl& control)
{
    constexpr auto events = PreparedPlan::Events::None;
    Engine& engine = prepared.engine;
    std::vector<double> speeds;
    for (const LaunchSetup& setup : input ? prepared.onInput(*input, events) : prepared.onUndefinedBuffers(events))
        speeds.push_back(launchSpeed(setup, engine.options, engine.pool, engine.workers, control));
    return speeds;
}

std::vector<LaunchCounters> samplePlan(const PreparedPlan& prepared, const Image& input,
                                       std::vector<LaunchCounters> counted, const RunControl& control,
                                       std::uint64_t blocks)
{
    const std::size_t launches = prepared.plan.launches.size();
    if (counted.empty())
        counted.resize(launches);
    if (counted.size() != launches)
        throw std::runtime_error("The plan has " + std::to_string(launches) + " launches, but counters of " +
                                 std::to_string(counted.size()) + " were given.");
    // Launches after the last one with unknown counts need not run.
    const auto last = std::find_if_not(counted.rbegin(), counted.rend(), isKnown);
    const auto wanted = static_cast<std::size_t>(counted.rend() - last);
    if (wanted == 0)
        return counted;
    Engine& engine = prepared.engine;
    const std::vector<LaunchSetup> setups = prepared.onInput(input);
    std::uint64_t left = std::min(mostForSample, engine.options.warpInstructionLimit);
    bool whole = true; // all blocks of all launches so far: then this is the run itself
    for (std::size_t i = 0; i < wanted; ++i) {
        SampleResult result =
            countBySample(setups[i], blocks, left, engine.options, engine.pool, engine.workers, control);
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

std::vector<LaunchCounters> countLongPlan(const PreparedPlan& prepared, std::vector<LaunchCounters> counted,
                                          const RunControl& control)
{
    constexpr BlockClassOptions patient{.maxSteps = 64'000'000};
    Engine& engine = prepared.engine;
    EmulatorOptions limited = engine.options;
    limited.warpInstructionLimit = 600'000'000;
    const std::vector<LaunchSetup> setups = prepared.onUndefinedBuffers();
    for (std::size_t i = 0; i < setups.size(); ++i) {
        if (isKnown(counted.at(i)))
            continue;
        const BlockClassResult classes = findBlockClasses(setups[i], patient, control);
        LaunchCounters found = countedByClasses(engine, setups[i], classes, limited, control);
        if (!isKnown(found) && classes.tooMany) {
            SampleResult sample = countBySample(setups[i], sampledBlocks, mostForSample, engine.options, engine.pool,
                                                engine.workers, control);
            if (sample.counters) {
                sample.counters->reason = sample.counters->total.exact ? Message() : found.reason;
                found = std::move(*sample.counters);
            }
        }
        counted[i] = std::move(found);
    }
    return counted;
}

} // namespace tilescope
