#include "gpu/emulator/emulator_members.h"
#include "gpu/emulator/observe/trace/trace_block.h"

#include <limits>
#include <stdexcept>

namespace tilescope
{

using namespace emulator;

namespace
{

constexpr std::uint64_t mostBefore = 500'000'000; ///< warp instructions of the launches before the traced one

std::string countText(std::uint64_t count)
{
    constexpr std::uint64_t million = 1'000'000;
    return count % million == 0 ? std::to_string(count / million) + " million" : std::to_string(count);
}

std::string rangeText(unsigned count) { return count == 1 ? "0" : "0…" + std::to_string(count - 1); }

void checkPlace(const Plan& plan, std::size_t launch, const Dim3& block)
{
    if (launch >= plan.launches.size())
        throw std::runtime_error("There is no launch " + std::to_string(launch) + ": the plan has " +
                                 std::to_string(plan.launches.size()) + ", counted from 0.");
    const Dim3& grid = plan.launches[launch].grid;
    if (block.x >= grid.x || block.y >= grid.y || block.z >= grid.z)
        throw std::runtime_error("There is no block (" + std::to_string(block.x) + ", " + std::to_string(block.y) +
                                 ", " + std::to_string(block.z) + "): the grid's blocks are x " + rangeText(grid.x) +
                                 ", y " + rangeText(grid.y) + ", z " + rangeText(grid.z) + ".");
    for (const Buffer& buffer : plan.buffers)
        if (buffer.bytes > std::numeric_limits<std::uint32_t>::max())
            throw std::runtime_error("The buffer \"" + buffer.name + "\" has " + std::to_string(buffer.bytes) +
                                     " bytes: a block can be traced where no buffer has more than 4 GB. Use a smaller "
                                     "picture.");
}

} // namespace

/// Without launches before it the block finds what the plan puts into the buffers, and of that only what it reads is
/// copied. Else those launches are run whole.
BlockTrace Emulator::trace(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                           std::size_t launch, const Dim3& block, const TraceWindow& window, const RunControl& control)
{
    checkPlan(plan, modules);
    checkPlace(plan, launch, block);
    const Launch& traced = plan.launches[launch];
    const std::string& ptx = modules[traced.source].ptx;
    const Code observed = m->decode(plan, modules, true);
    if (launch == 0) {
        Memory memory;
        memory.prepareSparse(plan, observed.modules, input);
        const LaunchSetup setup = setUpLaunch(plan, traced, *observed.programs[0], memory);
        SparseBuffers sparse(plan, setup, input);
        return traceBlock({plan, setup, ptx, block, window, &sparse}, m->workers.front(), m->options, control);
    }
    m->memory.prepare(plan, observed.modules, input);
    m->runBefore(plan, modules, launch, control);
    const LaunchSetup setup = setUpLaunch(plan, traced, *observed.programs[launch], m->memory);
    return traceBlock({plan, setup, ptx, block, window}, m->workers.front(), m->options, control);
}

void Emulator::Members::runBefore(const Plan& plan, std::span<const CompiledModule> modules, std::size_t end,
                                  const RunControl& control)
{
    const Code code = decode(plan, modules, false);
    EmulatorOptions limited = options;
    limited.warpInstructionLimit = std::min(options.warpInstructionLimit, mostBefore);
    for (std::size_t i = 0; i < end; ++i) {
        const LaunchSetup setup = setUpLaunch(plan, plan.launches[i], *code.programs[i], memory);
        const ProgressSpan span{static_cast<double>(i) / static_cast<double>(end),
                                static_cast<double>(i + 1) / static_cast<double>(end)};
        const LaunchResult result = runLaunch(setup, limited, pool, workers, control, span, nullptr);
        if (!result.error)
            continue;
        const std::string which = "the launch before it, \"" + plan.launches[i].kernel + "\",";
        if (result.error->kind == "step_limit")
            throw std::runtime_error("What the block finds in memory is not known: " + which + " takes more than " +
                                     countText(limited.warpInstructionLimit) +
                                     " warp instructions. Use a smaller picture.");
        throw std::runtime_error("The block is not reached: " + which + " goes wrong. " + result.error->message);
    }
}

} // namespace tilescope
