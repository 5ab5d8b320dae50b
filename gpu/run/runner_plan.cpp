#include "gpu/run/fitting_block.h"
#include "gpu/run/runner_members.h"

// From a request to a plan and its code: the picture and files, the backend, the GPU model, and whether the plan fits.

namespace tilescope
{

RunContext Runner::Members::begin(const RunRequest& request, const RunControl& control)
{
    if (!request.image || request.image->isEmpty())
        throw SettingError("image", gpu::phrase("There is no image to work on. Open a file, or choose a sample."));
    Recipe completed = registry.completed(request.recipe);
    const Operation& operation = registry.operation(completed.operation);
    const ImagePtr input = prepared.of(registry, operation, request.image);
    RunContext run{request, control, std::move(completed), operation, input, Inputs(*input)};
    files.into(run.inputs, operation, run.recipe, control);
    return run;
}

BackendChoice Runner::Members::chosenBackend(const Recipe& recipe) const
{
    const bool usable = device.device && !deviceLost;
    if (recipe.backend == BackendChoice::Cuda && !usable) {
        const Message why =
            deviceLost ? gpu::phrase("The GPU was lost after an error in a kernel. Restart Tilescope to use it again.")
                       : device.reason;
        throw SettingError("backend",
                           joined(why, gpu::phrase("Choose the backend \"emulator\", which works everywhere.")),
                           ParameterValue("emulator"));
    }
    if (recipe.backend == BackendChoice::Auto)
        return usable ? BackendChoice::Cuda : BackendChoice::Emulator;
    return recipe.backend;
}

/// The GPU model for occupancy, band and the emulator's limits: the requested one, else the machine's own, else a
/// common one.
GpuModel Runner::Members::gpuOf(const RunRequest& request) const
{
    if (request.recipe.gpu)
        return gpuNamed(*request.recipe.gpu);
    if (request.machine)
        return *request.machine;
    return device.device ? modelOf(*device.device) : gpuNamed("RTX 3060");
}

DeviceLimits Runner::Members::limitsOf(BackendChoice backend, const RunRequest& request) const
{
    return backend == BackendChoice::Cuda && device.device ? device.device->limits
                                                           : tilescope::limitsOf(gpuOf(request));
}

/// This machine's GPUs that can take part in a plan for several, beside the chosen one: those of the same compute
/// capability.
const std::vector<DeviceInfo>& Runner::Members::othersThere()
{
    if (!others) {
        others.emplace();
        if (device.device && mayHaveOthers)
            for (const DeviceInfo& other : usableDevices())
                if (other.ordinal != device.device->ordinal && capabilityOf(other) == capabilityOf(*device.device))
                    others->push_back(other);
    }
    return *others;
}

/// Throws SettingError for a plan that the backend cannot run, with a setting that works.
void Runner::Members::plan(RunContext& run, BackendChoice backend)
{
    if (backend == BackendChoice::Cuda)
        run.inputs.gpus = 1 + static_cast<int>(othersThere().size());
    run.plan = registry.plan(run.recipe, run.inputs);
    const Plan& plan = run.plan;
    const DeviceInfo* const usable = device.device && !deviceLost ? &*device.device : nullptr;
    if (const Message refusal = machineRefusal(plan, backend, usable); !refusal.empty())
        throw SettingError("strategy", refusal);
    const DeviceLimits limits = limitsOf(backend, run.request);
    try {
        checkLimits(plan, limits);
    } catch (const SettingError& error) {
        const bool followsFromBlock = error.field == "block" || error.field == "shared_memory";
        if (error.nearest || !followsFromBlock)
            throw;
        const auto block = nearestFittingBlock(registry, run.recipe, run.inputs, limits);
        if (!block)
            throw;
        const std::string nearest = toText(*block);
        const auto value = largestFittingValue(registry, run.recipe, run.inputs, limits);
        const Message works = value ? say(gpu::phrase("Use a block of %1, or keep this block and set %2 to %3."),
                                          nearest, value->first, std::to_string(value->second))
                                    : say(gpu::phrase("Use a block of %1."), nearest);
        throw SettingError(error.field, joined(error.message, works), ParameterValue(nearest));
    }
}

const std::vector<CompiledModule>& Runner::Members::code(RunContext& run)
{
    if (run.code.empty())
        run.code = emulatorCode(toolchain, run.recipe.compiler, run.plan, run.control, !run.isFull());
    return run.code;
}

std::vector<CompiledModule> Runner::Members::deviceCode(const RunContext& run)
{
    std::vector<CompiledModule> modules;
    for (const KernelSource& source : run.plan.sources)
        modules.push_back(toolchain.compile(
            run.recipe.compiler,
            {source, run.plan.definitions, capabilityOf(*device.device), true, run.plan.architectureSpecific},
            run.control));
    return modules;
}

} // namespace tilescope
