#include "gpu/emulator/block_check.h"
#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/emulator_members.h"
#include "gpu/emulator/observe/counters/launch_counting.h"

#include <algorithm>
#include <chrono>
#include <iterator>

// A few blocks looked at closely for all: before an edited kernel may run on a GPU.

namespace tilescope
{

using namespace emulator;

namespace
{

/// Following a block through a long loop takes about as long as running it: a second or so at most.
constexpr BlockClassOptions classOptions{.maxSteps = 16'000'000};
constexpr std::uint64_t blocksBesideClasses = 27; ///< each corner, edge and the interior: should the classes be wrong

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

/// Of each launch the blocks to look at; none, with the reason in `check`, when those of one fall into no classes.
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
            check.reason = classes.reason;
            if (classes.line)
                check.reason += " (" + setup.source + ", line " + std::to_string(classes.line) + ")";
            check.tooMany = classes.tooMany;
            return {};
        }
        chosen.push_back(representatives(setup, classes));
    }
    return chosen;
}

} // namespace

BlockCheck Emulator::check(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                           std::uint64_t sampled, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    checkPlan(plan, modules);
    const Code code = m->decode(plan, modules, true);
    m->memory.prepare(plan, code.modules, input);
    const std::vector<LaunchSetup> setups = setUpLaunches(plan, code, m->memory);
    BlockCheck check;
    for (const LaunchSetup& setup : setups) {
        check.staticSharedBytes.push_back(setup.program->kernel->staticSharedBytes);
        check.emulation.blocksTotal += setup.blocks;
    }
    const auto chosen = chosenBlocks(setups, sampled, control, check);
    const auto count = static_cast<double>(chosen.size());
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const ProgressSpan span{static_cast<double>(i) / count, static_cast<double>(i + 1) / count};
        BlockCheckResult result = checkBlocks(setups[i], chosen[i], m->options, m->pool, m->workers, control, span);
        check.emulation.warpInstructions += result.warpInstructions;
        check.emulation.blocksRun += result.blocksRun;
        if (result.error)
            check.findings.insert(check.findings.begin(), *result.error);
        std::move(result.hazards.begin(), result.hazards.end(), std::back_inserter(check.findings));
        if (result.error)
            break;
    }
    check.emulation.wallMs =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return check;
}

} // namespace tilescope
