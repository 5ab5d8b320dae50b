#include "gpu/run/runner_members.h"

#include <new>

// How often pixels are read.

namespace tilescope
{

/// Within the limits of the GPU that the recipe is about, but never on it.
ReuseMap Runner::Members::reuse(const RunRequest& request, const RunControl& control)
{
    if (!request.image || request.image->isEmpty())
        throw SettingError("image", "There is no image to work on; open a file or choose a sample.");
    const Recipe completed = registry.completed(request.recipe);
    const Operation& operation = registry.operation(completed.operation);
    const ImagePtr input = preparedInput(operation, request.image);
    Inputs inputs(*input);
    loadFiles(operation, completed, control, inputs);
    const Plan plan = checkedPlan(completed, inputs, BackendChoice::Emulator);
    const auto modules = compiled(plan, completed, BackendChoice::Emulator, control);
    return emulator.reuse(plan, modules, *input, control);
}

ReuseMap Runner::reuse(const RunRequest& request, const RunControl& control)
{
    try {
        return m->reuse(request, control);
    } catch (const std::bad_alloc&) {
        throw std::runtime_error("There is not enough memory to count the reads of a picture this large; a smaller one "
                                 "works.");
    }
}

} // namespace tilescope
