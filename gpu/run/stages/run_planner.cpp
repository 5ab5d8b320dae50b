#include "gpu/run/stages/run_planner.h"

#include "gpu/recipe/message.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/machine_refusal.h"
#include "gpu/run/plan_code.h"
#include "gpu/run/remote_gpu.h"
#include "gpu/run/unless_refused.h"

#include <algorithm>
#include <cstdlib>

// From a request to a plan and its code: the picture and files, the backend, the GPU model, and whether the plan fits.

namespace tilescope
{

namespace
{

DeviceProbe hiddenDevice() { return {std::nullopt, gpu::phrase("The GPU is hidden by TILESCOPE_HIDE=cuda.")}; }

DeviceProbe probed(const RunnerOptions& options)
{
    if (options.remote)
        return options.remote->probe({});
    if (!options.allowCuda)
        return hiddenDevice();
    return options.probeGpu ? options.probeGpu() : probeDevice(options.gpu);
}

} // namespace

RunPlanner::RunPlanner(const RunnerOptions& options)
    : m_registry(options.operations.empty() ? Registry() : Registry(options.operations)),
      m_toolchain(options.toolchain), m_device(probed(options)),
      m_mayHaveOthers(!options.remote && !options.probeGpu && !options.openGpu), m_probe(m_registry, m_toolchain),
      m_files(options.loadFile)
{
}

RunContext RunPlanner::begin(const RunRequest& request, const RunControl& control)
{
    if (!request.image || request.image->isEmpty())
        throw SettingError("image", gpu::phrase("There is no image to work on. Open a file, or choose a sample."));
    Recipe completed = m_registry.completed(request.recipe);
    const Operation& operation = m_registry.operation(completed.operation);
    const PixelCounts counts = pixelCounts(completed, control);
    const ImagePtr input = counts.areColours() ? request.image : m_prepared.of(m_registry, operation, request.image);
    RunContext run{request, control, std::move(completed), operation, input, Inputs(*input)};
    run.inputs.pixelCounts = counts;
    m_files.into(run.inputs, operation, run.recipe, control);
    return run;
}

BackendChoice RunPlanner::chosenBackend(const Recipe& recipe) const
{
    const bool usable = m_device.device && !m_isDeviceLost;
    if (recipe.backend == BackendChoice::Cuda && !usable) {
        const Message why =
            m_isDeviceLost
                ? gpu::phrase("The GPU was lost after an error in a kernel. Restart Tilescope to use it again.")
                : m_device.reason;
        throw SettingError("backend",
                           joined(why, gpu::phrase("Choose the backend \"emulator\", which works everywhere.")),
                           ParameterValue("emulator"));
    }
    if (recipe.backend == BackendChoice::Auto)
        return usable ? BackendChoice::Cuda : BackendChoice::Emulator;
    return recipe.backend;
}

GpuModel RunPlanner::gpuOf(const RunRequest& request) const
{
    if (request.recipe.gpu)
        return gpuNamed(*request.recipe.gpu);
    if (request.machine)
        return *request.machine;
    return m_device.device ? modelOf(*m_device.device) : gpuNamed("RTX 3060");
}

DeviceLimits RunPlanner::limitsOf(BackendChoice backend, const RunRequest& request) const
{
    return backend == BackendChoice::Cuda && m_device.device ? m_device.device->limits
                                                             : tilescope::limitsOf(gpuOf(request));
}

const std::vector<DeviceInfo>& RunPlanner::othersThere()
{
    if (!m_others) {
        m_others.emplace();
        if (m_device.device && m_mayHaveOthers)
            for (const DeviceInfo& other : usableDevices())
                if (other.ordinal != m_device.device->ordinal && capabilityOf(other) == capabilityOf(*m_device.device))
                    m_others->push_back(other);
    }
    return *m_others;
}

RunContext RunPlanner::planned(const RunRequest& request, const RunControl& control)
{
    RunContext run = begin(request, control);
    plan(run, BackendChoice::Emulator);
    return run;
}

void RunPlanner::plan(RunContext& run, BackendChoice backend)
{
    if (backend == BackendChoice::Cuda)
        run.inputs.gpus = 1 + static_cast<int>(othersThere().size());
    run.plan = m_registry.plan(run.recipe, run.inputs);
    const Plan& plan = run.plan;
    const DeviceInfo* const usable = m_device.device && !m_isDeviceLost ? &*m_device.device : nullptr;
    if (const Message refusal = machineRefusal(plan, backend, usable); !refusal.empty())
        throw SettingError("strategy", refusal);
    const DeviceLimits limits = limitsOf(backend, run.request);
    try {
        checkLimits(plan, limits);
    } catch (const SettingError& error) {
        const bool followsFromBlock = error.field == "block" || error.field == "shared_memory";
        if (error.nearest || !followsFromBlock)
            throw;
        const auto block = nearestFittingBlock(m_registry, run.recipe, run.inputs, limits);
        if (!block)
            throw;
        const std::string nearest = toText(*block);
        const auto value = largestFittingValue(m_registry, run.recipe, run.inputs, limits);
        const Message works = value ? say(gpu::phrase("Use a block of %1, or keep this block and set %2 to %3."),
                                          nearest, value->first, std::to_string(value->second))
                                    : say(gpu::phrase("Use a block of %1."), nearest);
        throw SettingError(error.field, joined(error.message, works), ParameterValue(nearest));
    }
}

/// With the note about a header that is not read, which is likely to define what the compiler misses.
static CompileError withHeaderNote(CompileError error, const Plan& plan)
{
    const auto first = std::ranges::find(error.diagnostics, DiagnosticSeverity::Error, &Diagnostic::severity);
    if (first == error.diagnostics.end())
        return error;
    for (const Message& note : plan.notes)
        if (const std::string text = english(note); text.find("was not read") != std::string::npos) {
            first->message += ". " + text;
            break;
        }
    return CompileError(std::move(error.diagnostics), error.dependsOnFiles);
}

const std::vector<CompiledModule>& RunPlanner::code(RunContext& run)
{
    try {
        if (run.code.empty())
            run.code = emulatorCode(m_toolchain, run.recipe.compiler, run.plan, run.control, !run.isFull());
    } catch (const CompileError& error) {
        throw withHeaderNote(error, run.plan);
    }
    return run.code;
}

std::vector<CompiledModule> RunPlanner::deviceCode(const RunContext& run)
{
    std::vector<CompiledModule> modules;
    for (const KernelSource& source : run.plan.sources)
        modules.push_back(m_toolchain.compile(
            run.recipe.compiler,
            {source, run.plan.definitions, capabilityOf(*m_device.device), true, run.plan.architectureSpecific},
            run.control));
    return modules;
}

std::vector<CompiledModule> RunPlanner::codeForGpu(const RunContext& run, const GpuModel& gpu)
{
    if (!m_toolchain.has(CompilerChoice::Nvrtc) || run.recipe.compiler == CompilerChoice::Clang)
        return {};
    const int capability = std::max(gpu.major * 10 + gpu.minor, neededCapability(run.plan));
    const auto compiled = unlessRefused([&] { // which happens if the compiler does not support this architecture
        std::vector<CompiledModule> modules;
        for (const KernelSource& source : run.plan.sources)
            modules.push_back(m_toolchain.compile(CompilerChoice::Nvrtc,
                                                  {source, run.plan.definitions, capability, true}, run.control));
        return modules;
    });
    return compiled.value_or(std::vector<CompiledModule>());
}

std::size_t launchOf(const Plan& plan, int launch)
{
    if (launch < 0)
        return plan.mainLaunch;
    const auto index = static_cast<std::size_t>(launch);
    if (index >= plan.launches.size())
        throw SettingError("launch", say(gpu::phrase("There is no launch %1: this run has %2, counted from 0."),
                                         std::to_string(launch), plan.launches.size()));
    return index;
}

} // namespace tilescope
