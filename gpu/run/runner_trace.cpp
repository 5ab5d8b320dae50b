#include "gpu/run/runner_members.h"

#include <new>
#include <stdexcept>

// One block of a run, step by step, in the emulator whatever the recipe's backend is.

namespace tilescope
{
namespace
{

/// Which launch is meant. Throws SettingError.
std::size_t launchOf(const Plan& plan, int launch)
{
    if (launch < 0)
        return plan.mainLaunch;
    const auto index = static_cast<std::size_t>(launch);
    if (index >= plan.launches.size())
        throw SettingError("launch", "There is no launch " + std::to_string(launch) + ": this run has " +
                                         std::to_string(plan.launches.size()) + ", counted from 0.");
    return index;
}

std::string axisText(const char* axis, unsigned count)
{
    return std::string(axis) + (count == 1 ? " 0" : " 0 to " + std::to_string(count - 1));
}

void checkBlock(const Launch& launch, const Dim3& block)
{
    const Dim3& grid = launch.grid;
    if (block.x < grid.x && block.y < grid.y && block.z < grid.z)
        return;
    const bool flat = grid.z == 1 && block.z == 0;
    const std::string place = std::to_string(block.x) + ", " + std::to_string(block.y) +
                              (flat ? std::string() : ", " + std::to_string(block.z));
    throw SettingError("block index", "There is no block (" + place + "): the blocks of this grid are " +
                                          axisText("x", grid.x) + ", " + axisText("y", grid.y) +
                                          (flat ? std::string() : ", " + axisText("z", grid.z)) + ".");
}

} // namespace

BlockTrace Runner::Members::trace(const RunRequest& request, const Dim3& block, const TraceWindow& window,
                                  const RunControl& control, int launch)
{
    if (!request.image || request.image->isEmpty())
        throw SettingError("image", "There is no image to work on; open a file or choose a sample.");
    const Recipe completed = registry.completed(request.recipe);
    const Operation& operation = registry.operation(completed.operation);
    const ImagePtr input = preparedInput(operation, request.image);
    Inputs inputs(*input);
    loadFiles(operation, completed, control, inputs);
    const Plan plan = checkedPlan(completed, inputs, chosenBackend(completed));
    if (!plan.deviceOnly.empty())
        throw SettingError("strategy", plan.deviceOnly);
    const std::size_t index = launchOf(plan, launch);
    checkBlock(plan.launches[index], block);
    const auto modules = compiled(plan, completed, BackendChoice::Emulator, control);
    return emulator.trace(plan, modules, *input, index, block, window, control);
}

BlockTrace Runner::trace(const RunRequest& request, const Dim3& block, const TraceWindow& window,
                         const RunControl& control, int launch)
{
    try {
        return m->trace(request, block, window, control, launch);
    } catch (const std::bad_alloc&) {
        throw std::runtime_error("There is not enough memory to keep " + std::to_string(window.count) +
                                 " events of a block; a shorter window works.");
    }
}

} // namespace tilescope
