#include "gpu/run/runner_members.h"

#include "gpu/cuda/clock_reading.h"
#include "gpu/run/check.h"
#include "gpu/run/report_counters.h"
#include "gpu/run/report_model.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>

// From a plan to a result: compiled, run on the device or in the emulator, counted, described, checked.

namespace tilescope
{
namespace
{

/// Warp instructions: what counting every block adds to the picture is less than what an eye sees as waiting.
constexpr double mostForLiveCounting = 10e6;
/// ms: a settled run that took longer is not repeated for the time alone.
constexpr double mostForTiming = 2000;

} // namespace

Image pictureFrom(std::vector<std::byte>&& bytes, const Plan& plan)
{
    Image picture(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat);
    if (bytes.size() < picture.bytes().size())
        throw std::runtime_error("The plan's picture buffer is smaller than its picture.");
    std::memcpy(picture.bytes().data(), bytes.data(), picture.bytes().size());
    return picture;
}

void reportCompiler(std::span<const CompiledModule> modules, Report& report)
{
    report.compiler = modules.empty() ? "" : modules.front().compiler;
    for (const CompiledModule& module : modules)
        if (!module.passedOver.empty() && std::ranges::find(report.notes, module.passedOver) == report.notes.end())
            report.notes.push_back(module.passedOver);
}

std::vector<CompiledModule> Runner::Members::compiled(const Plan& plan, const Recipe& recipe, BackendChoice backend,
                                                      const RunControl& control)
{
    if (backend == BackendChoice::Emulator && !plan.deviceOnly.empty())
        throw SettingError("strategy", plan.deviceOnly);
    std::vector<CompiledModule> modules;
    for (const KernelSource& source : plan.sources) {
        CompileRequest request;
        request.source = source;
        request.definitions = plan.definitions;
        request.computeCapability = std::max(request.computeCapability, plan.minimumCapability);
        request.architectureSpecific = plan.architectureSpecific;
        if (backend == BackendChoice::Cuda) {
            request.computeCapability = capabilityOf(*device.device);
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
            modules.push_back(toolchain.compile(
                CompilerChoice::Nvrtc,
                {source, plan.definitions, std::max(gpu.major * 10 + gpu.minor, plan.minimumCapability), true},
                control));
    } catch (const Cancelled&) {
        throw;
    } catch (const std::runtime_error&) { // an architecture that this compiler does not know (any more)
        modules.clear();
    }
    return modules;
}

/// What is not looked for in a run of this effort, and the smaller run in which it is.
std::string Runner::Members::tooLargeForRaces(const Recipe& completed, const Inputs& inputs) const
{
    constexpr double most = KernelGuard::mostForRaces;
    const auto millions = [](double instructions) { return std::to_string(std::llround(instructions / 1e6)); };
    std::string note = "Races are looked for in runs of up to " + millions(most) +
                       " million warp instructions; this one takes about " + millions(std::max(effort, most + 1e6)) +
                       " million.";
    if (const auto smaller = smallerRun(registry.operation(completed.operation), effortOf, completed, inputs, most))
        note += " With " + smaller->words + " they are looked for.";
    return note;
}

void Runner::Members::emulate(const Plan& plan, const RunRequest& request, const Recipe& recipe, const Inputs& inputs,
                              const ImagePtr& input, const RunControl& control, Report& report)
{
    const auto modules = compiled(plan, recipe, BackendChoice::Emulator, control);
    report.phases.push_back({"find code"});
    const bool settled = request.depth == RunDepth::Full || recipe.source;
    const bool hazards = settled && effort <= KernelGuard::mostForRaces;
    if (settled && !hazards)
        report.notes.push_back(tooLargeForRaces(recipe, inputs));
    // The window asks for the picture while a slider moves and for the same again when it rests. The emulator gives the
    // same bits each time, and the plan and its code follow from what isOf() compares, of which nothing can be changed
    // in place; so what was emulated then is the run, unless it is to be looked at in a way that it was not.
    const bool isKnown = emulated && emulated->isOf(recipe, input, filesInUse());
    if (hazards || !isKnown) {
        const std::optional<double> plain = isKnown ? emulated->result.emulation.plainMs : std::nullopt;
        emulated = emulateAnew(plan, modules, request, recipe, input, hazards, control);
        EmulatorResult& result = emulated->result;
        const bool isTimed = request.depth == RunDepth::Full && chosenBackend(recipe) == BackendChoice::Emulator;
        if (plain)
            result.emulation.plainMs = plain;
        else if (hazards && isTimed && emulated->picture)
            result.emulation.plainMs = plainMs(plan, modules, input, result, control);
    }
    counted = emulated->counted;
    const EmulatorResult& result = emulated->result;
    report.backend = BackendChoice::Emulator;
    reportCompiler(modules, report);
    report.emulation = result.emulation;
    report.phases.push_back({"emulate"});
    report.findings = result.findings;
    report.launches = emulatedLaunches(plan, result.staticSharedBytes);
    sides = result.sides;
    report.picture = emulated->picture;
    const bool allKnown = recipe.counters == CounterMode::None || allExact(counted);
    if (hazards || !report.picture || !allKnown)
        emulated.reset();
}

/// What the run takes when nobody looks: strategies are compared by that, and looking makes each another number of
/// times slower. The same again, as quick as the slider's.
std::optional<double> Runner::Members::plainMs(const Plan& plan, std::span<const CompiledModule> modules,
                                               const ImagePtr& input, const EmulatorResult& watched,
                                               const RunControl& control)
{
    if (watched.emulation.wallMs > mostForTiming)
        return std::nullopt;
    return emulator.run(plan, modules, *input, {}, {control.stop, {}}).emulation.plainMs;
}

EmulatedRun Runner::Members::emulateAnew(const Plan& plan, std::span<const CompiledModule> modules,
                                         const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                                         bool hazards, const RunControl& control)
{
    emulated.reset();
    EmulatedRun run{recipe, input, filesInUse(), {}, {}, {}};
    if (recipe.counters == CounterMode::Auto)
        run.counted = emulator.count(plan, modules, control);
    Observation observation{.counters = recipe.counters != CounterMode::None && !allExact(run.counted),
                            .hazards = hazards};
    const bool hurried = request.depth == RunDepth::Picture && !hazards && effort > mostForLiveCounting;
    if (observation.counters && hurried && recipe.counters == CounterMode::Auto) {
        run.counted = emulator.sample(plan, modules, *input, std::move(run.counted), control);
        observation.counters = false;
    }
    run.result = emulator.run(plan, modules, *input, observation, control);
    if (observation.counters)
        run.counted = std::move(run.result.counters);
    if (!run.result.picture.empty())
        run.picture = std::make_shared<const Image>(pictureFrom(std::move(run.result.picture), plan));
    run.result.picture.clear();
    return run;
}

std::vector<LaunchReport> emulatedLaunches(const Plan& plan, const std::vector<std::size_t>& staticSharedBytes)
{
    std::vector<LaunchReport> launches;
    for (std::size_t i = 0; i < plan.launches.size(); ++i) {
        const Launch& launch = plan.launches[i];
        const std::size_t staticBytes = i < staticSharedBytes.size() ? staticSharedBytes[i] : 0;
        launches.push_back({launch.kernel, plan.sources[launch.source].name, launch.grid, launch.block,
                            launch.dynamicSharedBytes + staticBytes, std::nullopt, std::nullopt});
    }
    return launches;
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
    options.measure = full && repeatable;
    options.runs = request.runs;
    options.silicon = request.silicon && repeatable;
    try {
        if (!cuda)
            cuda = openGpu ? openGpu(*device.device) : CudaBackend::open(*device.device);
        CudaResult result = cuda->run(plan, modules, input, options, control);
        report.phases.insert(report.phases.end(), result.phases.begin(), result.phases.end());
        report.backend = BackendChoice::Cuda;
        report.deviceName = device.device->name;
        report.computeCapability = std::to_string(device.device->major) + "." + std::to_string(device.device->minor);
        reportCompiler(modules, report);
        report.launches = std::move(result.launches);
        report.time = result.time;
        if (const std::string note = slowdownNote(result.time); !note.empty())
            report.notes.push_back(note);
        report.silicon = result.silicon.counters;
        report.siliconReason = result.silicon.reason;
        if (request.silicon && !repeatable)
            report.siliconReason =
                "The GPU's counters need the kernel to run several times, and this one writes to its "
                "input, so that it would find another one each time.";
        report.devicePicture = std::move(result.devicePicture);
        sides = std::move(result.sides);
        if (!result.picture.empty())
            report.picture = std::make_shared<const Image>(pictureFrom(std::move(result.picture), plan));
    } catch (const CudaError& error) {
        deviceLost = deviceLost || error.sticky;
        throw;
    }
}

/// Registers, counters, occupancy, the band and advice.
void Runner::Members::describe(const Plan& plan, const Recipe& recipe, const RunControl& control, Report& report)
{
    if (!allCounted(counted))
        counted.clear();
    if (!counted.empty())
        reportCounters(counted, report);
    const GpuModel gpu = gpuOf(recipe);
    if (!plan.deviceOnly.empty()) { // the device has told the registers, and nothing was counted
        reportModel({plan, {}, {}, counted, gpu}, report);
        return;
    }
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
    report.check = compare(*report.picture, *reference, operation.toleranceOf(completed.strategy));
    report.reference = reference;
    report.cpuReferenceMs = referenceMs;
}

} // namespace tilescope
