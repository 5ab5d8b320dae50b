#include "gpu/run/runner_members.h"

#include "gpu/run/check.h"
#include "gpu/run/report_counters.h"
#include "gpu/run/report_model.h"

#include <chrono>
#include <cstring>

// From a plan to a result: compiled, run on the device or in the emulator, counted, described, checked.

namespace tilescope
{
namespace
{

constexpr double mostForHazards = 150e6; ///< warp instructions: a second or two of looking
constexpr double mostForCounting = 1e9;  ///< likewise, of a run that the device has done already

Image imageFrom(std::vector<std::byte>&& bytes, const Plan& plan)
{
    Image picture(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat);
    if (bytes.size() < picture.bytes().size())
        throw std::runtime_error("The plan's picture buffer is smaller than its picture.");
    std::memcpy(picture.bytes().data(), bytes.data(), picture.bytes().size());
    return picture;
}

} // namespace

std::vector<CompiledModule> Runner::Members::compiled(const Plan& plan, const Recipe& recipe, BackendChoice backend,
                                                      const RunControl& control)
{
    std::vector<CompiledModule> modules;
    for (const KernelSource& source : plan.sources) {
        CompileRequest request;
        request.source = source;
        request.definitions = plan.definitions;
        if (backend == BackendChoice::Cuda) {
            request.computeCapability = device.device->major * 10 + device.device->minor;
            request.wantCubin = true;
        }
        modules.push_back(toolchain.compile(recipe.compiler, request, control));
    }
    return modules;
}

/// The kernels for the chosen GPU itself, where there is a compiler that makes its machine code: it knows the
/// registers.
std::vector<CompiledModule> Runner::Members::machineCode(const Plan& plan, const Recipe& recipe, const GpuModel& gpu,
                                                         const RunControl& control)
{
    std::vector<CompiledModule> modules;
    if (!toolchain.has(CompilerChoice::Nvrtc) || recipe.compiler == CompilerChoice::Clang)
        return modules;
    try {
        for (const KernelSource& source : plan.sources)
            modules.push_back(toolchain.compile(CompilerChoice::Nvrtc,
                                                {source, plan.definitions, gpu.major * 10 + gpu.minor, true}, control));
    } catch (const Cancelled&) {
        throw;
    } catch (const std::runtime_error&) { // an architecture that this compiler does not know (any more)
        modules.clear();
    }
    return modules;
}

void Runner::Members::emulate(const Plan& plan, const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                              const RunControl& control, Report& report)
{
    const auto modules = compiled(plan, recipe, BackendChoice::Emulator, control);
    report.phases.push_back({"find code"});
    if (recipe.counters == CounterMode::Auto)
        counted = emulator.count(plan, modules, control);
    const bool settled = request.depth == RunDepth::Full || recipe.source;
    const Observation observation{.counters = recipe.counters != CounterMode::None && !allExact(counted),
                                  .hazards = settled && effort <= mostForHazards};
    if (settled && !observation.hazards)
        report.notes.push_back("Every block of a picture of this size is too much to look for races in; on one of "
                               "512x512 pixels they are looked for.");
    EmulatorResult result = emulator.run(plan, modules, *input, observation, control);
    if (observation.counters)
        counted = std::move(result.counters);
    report.backend = BackendChoice::Emulator;
    report.compiler = modules.empty() ? "" : modules.front().compiler;
    report.emulation = result.emulation;
    report.phases.push_back({"emulate"});
    report.findings = std::move(result.findings);
    for (std::size_t i = 0; i < plan.launches.size(); ++i) {
        const Launch& launch = plan.launches[i];
        const std::size_t staticBytes = i < result.staticSharedBytes.size() ? result.staticSharedBytes[i] : 0;
        report.launches.push_back({launch.kernel, plan.sources[launch.source].name, launch.grid, launch.block,
                                   launch.dynamicSharedBytes + staticBytes, std::nullopt, std::nullopt});
    }
    sides = std::move(result.sides);
    if (!result.picture.empty())
        report.picture = std::make_shared<const Image>(imageFrom(std::move(result.picture), plan));
}

void Runner::Members::launch(const Plan& plan, const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                             const RunControl& control, Report& report)
{
    const auto modules = compiled(plan, recipe, BackendChoice::Cuda, control);
    report.phases.push_back({"find code"});
    const bool full = request.depth == RunDepth::Full;
    CudaOptions options;
    options.keepOnDevice = request.keepOnDevice;
    options.readBack = request.readBack || full;
    options.measure = full;
    options.runs = request.runs;
    options.silicon = request.silicon;
    try {
        if (!cuda)
            cuda = CudaBackend::open(*device.device);
        CudaResult result = cuda->run(plan, modules, input, options, control);
        report.phases.insert(report.phases.end(), result.phases.begin(), result.phases.end());
        report.backend = BackendChoice::Cuda;
        report.deviceName = device.device->name;
        report.computeCapability = std::to_string(device.device->major) + "." + std::to_string(device.device->minor);
        report.compiler = modules.empty() ? "" : modules.front().compiler;
        report.launches = std::move(result.launches);
        report.time = result.time;
        report.silicon = result.silicon.counters;
        report.siliconReason = result.silicon.reason;
        report.devicePicture = std::move(result.devicePicture);
        sides = std::move(result.sides);
        if (!result.picture.empty())
            report.picture = std::make_shared<const Image>(imageFrom(std::move(result.picture), plan));
    } catch (const CudaError& error) {
        deviceLost = deviceLost || error.sticky;
        throw;
    }
}

/// What the emulator counts for a run on the device. Where blocks do the same whatever the data, at once; else by
/// emulating the run itself, when the window rests.
void Runner::Members::countForDevice(const Plan& plan, const RunRequest& request, const Recipe& recipe,
                                     const ImagePtr& input, const RunControl& control)
{
    if (recipe.counters == CounterMode::None)
        return;
    const auto modules = compiled(plan, recipe, BackendChoice::Emulator, control);
    if (recipe.counters == CounterMode::Auto)
        counted = emulator.count(plan, modules, control);
    if (!allExact(counted) && request.depth == RunDepth::Full && effort <= mostForCounting)
        counted = emulator.run(plan, modules, *input, {.counters = true}, control).counters;
}

/// Registers, counters, occupancy, the band and advice.
void Runner::Members::describe(const Plan& plan, const Recipe& recipe, const RunControl& control, Report& report)
{
    if (!allCounted(counted))
        counted.clear();
    if (!counted.empty())
        reportCounters(counted, report);
    const GpuModel gpu = gpuOf(recipe);
    const auto ptx = compiled(plan, recipe, BackendChoice::Emulator, control);
    reportModel({plan, ptx, machineCode(plan, recipe, gpu, control), counted, gpu}, report);
}

void Runner::Members::check(const Operation& operation, const Recipe& completed, const ImagePtr& input,
                            const Inputs& inputs, const RunControl& control, Report& report)
{
    if (!reference || referenceInput != input || referenceOperation != completed.operation ||
        referenceParameters != completed.parameters) {
        const auto begin = std::chrono::steady_clock::now();
        reference = std::make_shared<const Image>(operation.reference(completed, inputs, control));
        referenceMs = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
        referenceInput = input;
        referenceOperation = completed.operation;
        referenceParameters = completed.parameters;
    }
    report.check = compare(*report.picture, *reference, operation.tolerance);
    report.cpuReferenceMs = referenceMs;
}

} // namespace tilescope
