#include "gpu/emulator/observe/trace/plan_trace.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/run/check.h"
#include "gpu/run/observed_geometry.h"
#include "gpu/run/report_model.h"
#include "gpu/run/runner_members.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>

// The order of a run's steps, and the final parts of its report.

namespace tilescope
{

RunnerOptions RunnerOptions::fromEnvironment()
{
    RunnerOptions options;
    options.toolchain = ToolchainOptions::fromEnvironment();
    const char* hidden = std::getenv("TILESCOPE_HIDE");
    const std::string list = "," + std::string(hidden ? hidden : "") + ",";
    options.allowCuda = list.find(",cuda,") == std::string::npos;
    const char* unchecked = std::getenv("TILESCOPE_TEST_UNCHECKED");
    options.checkEdited = !unchecked || std::string(unchecked) != "1";
    return options;
}

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

Message missingCapability(const GpuModel& gpu, int needed)
{
    return say(gpu::phrase("The %1 itself cannot run this strategy: its compute capability is %2, but %3 is required."),
               gpu.name, capabilityText(10 * gpu.major + gpu.minor), capabilityText(needed));
}

} // namespace

std::vector<DeviceInfo> gpusHere(const RunnerOptions& options)
{
    if (!options.allowCuda)
        return {};
    if (!options.probeGpu)
        return usableDevices();
    const DeviceProbe probe = options.probeGpu();
    return probe.device ? std::vector{*probe.device} : std::vector<DeviceInfo>();
}

std::vector<CompiledModule> codeForGpu(Toolchain& toolchain, const RunContext& run, const GpuModel& gpu)
{
    std::vector<CompiledModule> modules;
    if (!toolchain.has(CompilerChoice::Nvrtc) || run.recipe.compiler == CompilerChoice::Clang)
        return modules;
    try {
        for (const KernelSource& source : run.plan.sources)
            modules.push_back(toolchain.compile(
                CompilerChoice::Nvrtc,
                {source, run.plan.definitions, std::max(gpu.major * 10 + gpu.minor, run.plan.minimumCapability), true},
                run.control));
    } catch (const Cancelled&) {
        throw;
    } catch (const std::runtime_error&) { // the compiler does not support this architecture (any more)
        modules.clear();
    }
    return modules;
}

ImagePtr pictureFrom(std::vector<std::byte>&& bytes, const Plan& plan)
{
    Image picture(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat);
    const std::size_t pixels = picture.bytes().size() / static_cast<std::size_t>(bytesPerPixel(plan.pictureFormat));
    const std::size_t valueBytes = builtInTypeBytes(plan.resultType).value_or(0);
    if (bytes.size() < std::max(valueBytes * pixels, valueBytes == 0 ? picture.bytes().size() : 0))
        throw std::runtime_error("The plan's image buffer is smaller than its image.");
    if (plan.resultType.empty())
        std::memcpy(picture.bytes().data(), bytes.data(), picture.bytes().size());
    else if (plan.resultType == "uchar4")
        for (std::size_t i = 0; i < pixels; ++i)
            std::memcpy(picture.bytes().data() + 3 * i, bytes.data() + 4 * i, 3);
    else
        for (std::size_t i = 0; i < pixels; ++i) {
            const auto value = static_cast<float>(numberIn(plan.resultType, bytes.data() + valueBytes * i));
            std::memcpy(picture.bytes().data() + sizeof value * i, &value, sizeof value);
        }
    return std::make_shared<const Image>(std::move(picture));
}

void reportCompiler(std::span<const CompiledModule> modules, Report& report)
{
    report.compiler = modules.empty() ? "" : modules.front().compiler;
    for (const CompiledModule& module : modules) {
        const Message passedOver(module.passedOver);
        if (!passedOver.empty() && std::ranges::find(report.notes, passedOver) == report.notes.end())
            report.notes.push_back(passedOver);
    }
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

Runner::Members::Members(const RunnerOptions& options)
    : openGpu(options.openGpu), checkEdited(options.checkEdited),
      registry(options.operations.empty() ? Registry() : Registry(options.operations)), toolchain(options.toolchain),
      remote(options.remote), standsIn(options.standsIn), device(probed(options)),
      emulatorThreads(options.emulatorThreads), longestSeconds(options.longestEmulationSeconds),
      emulator(EmulatorOptions{.threads = options.emulatorThreads}), files(options.loadFile)
{
    mayHaveOthers = !options.remote && !options.probeGpu && !options.openGpu;
}

Report Runner::Members::run(const RunRequest& request, const RunControl& control)
{
    const PhaseMark begun{"begin"};
    std::stop_source stop;
    const RunControl own{stop.get_token(), control.progress};
    const auto end = [&stop] { stop.request_stop(); };
    const std::stop_callback whenStopped(control.stop, end);
    std::optional<std::stop_callback<std::function<void()>>> whenSuperseded;
    RunContext run = begin(request, own);
    if (remote && !device.device && run.isFull())
        device = remote->probe(control.stop);
    run.backend = chosenBackend(run.recipe);
    Message standIn;
    if (remote && run.backend == BackendChoice::Cuda && !run.operation.file.empty()) {
        run.backend = BackendChoice::Emulator;
        standIn = joined(gpu::phrase("A worker supports only the built-in operations."),
                         gpu::phrase("The emulator is used instead."));
    } else if (remote && !device.device && run.recipe.backend == BackendChoice::Auto) {
        if (!standsIn)
            throw LinkLost(device.reason);
        standIn = joined(device.reason, gpu::phrase("The emulator is used instead."));
    }
    plan(run, run.backend);

    Report& report = run.report;
    report.phases = {begun, {"plan"}};
    report.recipe = run.recipe;
    report.image = {request.imageName, request.image->width(), request.image->height(),
                    channelCount(request.image->format())};
    report.geometry = run.plan.geometry;
    report.mainLaunch = run.plan.mainLaunch;
    report.display = run.plan.display;
    report.notes = run.plan.notes;
    if (!standIn.empty())
        report.notes.push_back(standIn);
    for (const auto& [parameter, file] : run.inputs.files)
        report.notes.insert(report.notes.end(), file.notes.begin(), file.notes.end());
    if (remote && run.backend == BackendChoice::Cuda) {
        if (run.isUsersText() && checkEdited && !guard(run))
            return std::move(report);
        try {
            return runElsewhere(run, [&] { whenSuperseded.emplace(request.preview->superseded, end); });
        } catch (const LinkLost& lost) {
            if (!standsIn || run.recipe.backend == BackendChoice::Cuda)
                throw;
            report.notes.push_back(joined(lost.message, gpu::phrase("The emulator is used instead.")));
            report.findings.clear();
            run.backend = BackendChoice::Emulator;
            plan(run, run.backend);
        }
    }
    preview(run);
    if (run.preview) {
        whenSuperseded.emplace(request.preview->superseded, end);
        report.phases.push_back({"preview"});
    }
    const auto planned = report.phases.back().done;
    if (run.backend == BackendChoice::Emulator) {
        if (const GpuModel gpu = gpuOf(run.request); 10 * gpu.major + gpu.minor < run.plan.minimumCapability)
            report.notes.push_back(missingCapability(gpu, run.plan.minimumCapability));
        emulate(run);
        if (!run.isFull() && report.picture && !report.uncomputed)
            previews.learn(run, std::chrono::duration<double, std::milli>(PhaseMark{}.done - planned).count());
    } else {
        if (run.isUsersText() && checkEdited && !guard(run))
            return std::move(report);
        launch(run);
        countForDevice(run);
    }
    noteMissingSilicon(run);
    if (!report.failed() && !run.operation.file.empty())
        observeGeometry(run);
    if (!report.failed())
        describe(run);
    if (run.isFull() && request.check && report.picture && !report.uncomputed)
        check(run);
    if (report.backend == BackendChoice::Emulator && !report.uncomputed)
        showRace(run);
    if (request.keepSides && report.picture)
        report.sides = run.sides;
    if (run.operation.annotate && request.annotate && report.picture) {
        const Outputs outputs{*report.picture, std::move(run.sides), run.plan.geometry};
        const bool full = run.isFull() && !report.uncomputed;
        report.annotations = run.operation.annotate(run.recipe, run.inputs, outputs, full, own);
    }
    report.phases.push_back({"check and annotate"});
    return std::move(report);
}

/// Registers, counters, occupancy, the band and advice.
void Runner::Members::describe(RunContext& run)
{
    if (!allCounted(run.counted))
        run.counted.clear();
    if (!run.counted.empty())
        reportCounters(run.counted, run.report);
    run.report.record = registry.hardwareRecord(run.recipe, run.report.compiler);
    const GpuModel gpu = gpuOf(run.request);
    if (!run.plan.deviceOnly.empty() ||
        run.isUnchecked) // the device has reported the registers, and nothing was counted
        reportModel({run.plan, {}, {}, run.counted, gpu}, run.report);
    else
        reportModel({run.plan, code(run), codeForGpu(toolchain, run, gpu), run.counted, gpu}, run.report);
    if (run.request.timing.value_or(run.isFull()))
        run.report.timing = timing(run, gpu);
    if (run.report.estimate)
        run.report.estimate->isProved = isProved(run);
    if (run.report.timing && run.report.estimate) { // narrower than what the ceilings alone allow
        run.report.estimate->lowerUs = run.report.timing->lowerUs;
        run.report.estimate->upperUs = run.report.timing->upperUs;
    }
    if (run.request.machineCode && !run.isUnchecked)
        run.report.machineCode = machineCode(run, 10 * gpu.major + gpu.minor);
}

void Runner::Members::check(RunContext& run)
{
    const bool isEmulated = run.operation.referencePlan != nullptr;
    if (!isEmulated && !run.operation.reference)
        return;
    const ReferenceCache::Entry& known = references.of(run, emulatorThreads, [&](const RowThreads& rows) {
        return isEmulated ? emulatedReference(run) : run.operation.reference(run.recipe, run.inputs, rows);
    });
    if (known.picture->isEmpty()) {
        run.report.notes.push_back(
            gpu::phrase("There is no reference of the size of this result, so it was not compared."));
        return;
    }
    run.report.reference = known.picture;
    run.report.cpuReferenceMs = known.ms;
    run.report.check = compare(*run.report.picture, *run.report.reference,
                               run.operation.toleranceOf(run.recipe, run.inputs, *run.report.reference));
}

/// What a file does not say of its tiles, one of the blocks in the middle shows.
void Runner::Members::observeGeometry(RunContext& run)
{
    if (!run.plan.deviceOnly.empty() || run.isEndless || run.measured.isLeast || run.isUnchecked)
        return;
    const Dim3& grid = run.plan.launches[run.plan.mainLaunch].grid;
    try {
        const BlockTrace block = tracePlan({emulator, run.plan, code(run)}, *run.input, run.plan.mainLaunch,
                                           {(grid.x - 1) / 2, (grid.y - 1) / 2, (grid.z - 1) / 2}, {}, run.control);
        run.plan.geometry = observedGeometry(run.plan, block);
        run.report.geometry = run.plan.geometry;
    } catch (const Cancelled&) {
        throw;
    } catch (const std::runtime_error&) { // such as for an earlier launch that takes long
    }
}

/// What the operation's own kernels give as the reference.
Image Runner::Members::emulatedReference(RunContext& run)
{
    Plan expected = run.operation.referencePlan(run.recipe, run.inputs);
    const auto modules = emulatorCode(toolchain, run.recipe.compiler, expected, run.control);
    EmulatorResult result =
        Emulator(EmulatorOptions{.threads = emulatorThreads}).run(expected, modules, *run.input, {}, run.control);
    for (const Finding& finding : result.findings)
        if (finding.endsRun)
            throw MessageError(joined(gpu::phrase("The reference kernel did not finish."), finding.message));
    return *pictureFrom(std::move(result.picture), expected);
}

Runner::Runner(const RunnerOptions& options) : m(std::make_unique<Members>(options)) {}
Runner::~Runner() = default;

Report Runner::run(const RunRequest& request, const RunControl& control)
{
    try {
        return m->run(request, control);
    } catch (const std::bad_alloc&) {
        const BlockSize size =
            request.image ? BlockSize{request.image->width(), request.image->height()} : BlockSize{0, 0};
        throw MessageError(say(
            gpu::phrase("There is not enough memory for an image of %1 pixels. Use a smaller image."), toText(size)));
    }
}

const Registry& Runner::registry() const { return m->registry; }

void Runner::setOperations(std::vector<Operation> operations)
{
    m->registry.setOperations(std::move(operations));
    m->references = {};
    m->emulated.reset();
}

const Toolchain& Runner::toolchain() const { return m->toolchain; }
const DeviceProbe& Runner::device() const { return m->device; }
bool Runner::deviceLost() const { return m->deviceLost; }
DeviceLimits Runner::limits(BackendChoice choice) const { return m->limitsOf(choice, {}); }

} // namespace tilescope
