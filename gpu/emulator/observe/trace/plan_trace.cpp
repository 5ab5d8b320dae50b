#include "gpu/emulator/observe/trace/plan_trace.h"

#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/trace/trace_block.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

namespace tilescope
{

using namespace emulator;

namespace
{

constexpr std::uint64_t mostBefore = 500'000'000; ///< warp instructions of the launches before the traced one

std::string rangeText(unsigned count) { return count == 1 ? "0" : "0…" + std::to_string(count - 1); }

void refuseOtherPlaces(const Plan& plan, std::size_t launch, const Dim3& block)
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
            throw MessageError(say(gpu::phrase("The buffer \"%1\" has %2 bytes, but a block can be traced only if no "
                                               "buffer has more than 4 GB. Use a smaller image."),
                                   buffer.name, std::to_string(buffer.bytes)));
}

/// Runs the launches before number `end` on the emulator's memory. Throws std::runtime_error if one fails or takes too
/// long.
void runBefore(const PreparedPlan& prepared, std::size_t end, const RunControl& control)
{
    const Plan& plan = prepared.plan;
    Engine& engine = prepared.engine;
    EmulatorOptions limited = engine.options;
    limited.warpInstructionLimit = std::min(limited.warpInstructionLimit, mostBefore);
    for (std::size_t i = 0; i < end; ++i) {
        const LaunchSetup setup = prepared.launchOn(engine.memory, i, PreparedPlan::Events::None);
        const ProgressSpan span{static_cast<double>(i) / static_cast<double>(end),
                                static_cast<double>(i + 1) / static_cast<double>(end)};
        const LaunchResult result = runLaunch(setup, limited, engine.pool, engine.workers, control, span, nullptr);
        if (!result.error)
            continue;
        const std::string& kernel = plan.launches[i].kernel;
        if (result.error->kind == FindingKind::StepLimit)
            throw MessageError(
                say(gpu::phrase("The contents of memory at the start of the block are unknown: the launch before it, "
                                "\"%1\", takes more than %2 warp instructions. Use a smaller image."),
                    kernel, limited.warpInstructionLimit));
        throw MessageError(
            joined(say(gpu::phrase("The block was not reached: the launch before it, \"%1\", failed."), kernel),
                   result.error->message));
    }
}

} // namespace

void emulator::atBlock(const PreparedPlan& prepared, const Image& input, std::size_t launch, const Dim3& block,
                       const RunControl& control, const std::function<void(const LaunchSetup&, SparseBuffers*)>& visit)
{
    const Plan& plan = prepared.plan;
    refuseOtherPlaces(plan, launch, block);
    if (launch == 0) {
        Memory sparseMemory;
        sparseMemory.prepareSparse(plan, prepared.code().modules, input);
        const LaunchSetup setup = prepared.launchOn(sparseMemory, launch);
        SparseBuffers sparse(plan, setup, input);
        visit(setup, &sparse);
        return;
    }
    Memory& memory = prepared.engine.memory;
    memory.prepare(plan, prepared.code().modules, input);
    runBefore(prepared, launch, control);
    visit(prepared.launchOn(memory, launch), nullptr);
}

BlockTrace tracePlan(const PreparedPlan& prepared, const Image& input, std::size_t launch, const Dim3& block,
                     const TraceWindow& window, const RunControl& control, const WarpTurns& turns)
{
    const Plan& plan = prepared.plan;
    Engine& engine = prepared.engine;
    BlockTrace trace;
    atBlock(prepared, input, launch, block, control, [&](const LaunchSetup& setup, SparseBuffers* sparse) {
        const std::string& ptx = prepared.modules[plan.launches[launch].source].ptx;
        trace = traceBlock({plan, setup, ptx, block, window, sparse, nullptr, turns}, engine.workers.front(),
                           engine.options, control);
    });
    return trace;
}

} // namespace tilescope
