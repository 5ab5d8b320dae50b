#include "gpu/emulator/observe/hazards/plan_check.h"

#include "gpu/emulator/observe/counters/launch_counting.h"
#include "gpu/emulator/observe/hazards/block_check.h"
#include "gpu/emulator/prepared_plan.h"

#include <algorithm>
#include <chrono>
#include <iterator>

// Checking a few blocks instead of all: before an edited kernel may run on a GPU.

namespace tilescope
{

using namespace emulator;

namespace
{

/// Tracing a block through a long loop takes about as long as running it: at most about a second.
constexpr BlockClassOptions classOptions{.maxSteps = 16'000'000};
constexpr std::uint64_t blocksBesideClasses = 27; ///< each corner, edge and the interior, in case the classes are wrong

std::vector<std::uint64_t> spread(const LaunchSetup& setup, std::uint64_t most)
{
    std::vector<std::uint64_t> blocks;
    for (const SamplePlace& place : samplePlaces(setup.launch->grid, most).places)
        blocks.push_back(place.block);
    return blocks;
}

std::vector<std::uint64_t> representatives(const LaunchSetup& setup, const BlockClassResult& classes)
{
    std::vector<std::uint64_t> blocks = spread(setup, blocksBesideClasses);
    for (const BlockClass& blockClass : classes.classes)
        blocks.push_back(blockClass.representative);
    std::sort(blocks.begin(), blocks.end());
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
    return blocks;
}

/// The blocks to check in each launch; none, with the reason in `check`, if the blocks of a launch have no classes.
std::vector<std::vector<std::uint64_t>> chosenBlocks(const std::vector<LaunchSetup>& setups, std::uint64_t sampled,
                                                     const RunControl& control, BlockCheck& check)
{
    std::vector<std::vector<std::uint64_t>> chosen;
    for (const LaunchSetup& setup : setups) {
        if (sampled) {
            chosen.push_back(spread(setup, sampled));
            continue;
        }
        const BlockClassResult classes = findBlockClasses(setup, classOptions, control);
        if (classes.classes.empty()) {
            check.reason = placedReason(classes, setup.source);
            check.tooMany = classes.tooMany;
            return {};
        }
        chosen.push_back(representatives(setup, classes));
    }
    return chosen;
}

} // namespace

BlockCheck checkPlan(const PreparedPlan& prepared, const Image& input, std::uint64_t sampled, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    Engine& engine = prepared.engine;
    const std::vector<LaunchSetup> setups = prepared.onInput(input);
    BlockCheck check;
    for (const LaunchSetup& setup : setups) {
        check.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        check.emulation.blocksTotal += setup.blocks;
    }
    const auto chosen = chosenBlocks(setups, sampled, control, check);
    const auto count = static_cast<double>(chosen.size());
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const ProgressSpan span{static_cast<double>(i) / count, static_cast<double>(i + 1) / count};
        BlockCheckResult result =
            checkBlocks(setups[i], chosen[i], engine.options, engine.pool, engine.workers, control, span);
        check.emulation.warpInstructions += result.warpInstructions;
        check.emulation.blocksRun += result.blocksRun;
        if (result.error)
            check.findings.insert(check.findings.begin(), *result.error);
        std::move(result.hazards.begin(), result.hazards.end(), std::back_inserter(check.findings));
        if (result.error)
            break;
    }
    check.emulation.wallMs = millisecondsSince(begin);
    return check;
}

} // namespace tilescope
