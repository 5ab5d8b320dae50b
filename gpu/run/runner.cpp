#include "gpu/run/runner.h"

#include "gpu/cuda/cuda_backend.h"
#include "gpu/emulator/emulator.h"
#include "gpu/run/check.h"
#include "gpu/run/effort.h"
#include "gpu/run/fitting_block.h"
#include "gpu/run/report_counters.h"
#include "gpu/run/report_model.h"
#include "gpu/run/silicon.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string_view>

namespace tilescope
{

RunnerOptions RunnerOptions::fromEnvironment()
{
    RunnerOptions options;
    options.toolchain = ToolchainOptions::fromEnvironment();
    const char* hidden = std::getenv("TILESCOPE_HIDE");
    const std::string list = "," + std::string(hidden ? hidden : "") + ",";
    options.allowCuda = list.find(",cuda,") == std::string::npos;
    return options;
}

namespace
{

DeviceProbe hiddenDevice() { return {std::nullopt, "The GPU is hidden by TILESCOPE_HIDE=cuda."}; }

Image imageFrom(std::vector<std::byte>&& bytes, const Plan& plan)
{
    Image picture(plan.pictureWidth, plan.pictureHeight, plan.pictureFormat);
    if (bytes.size() < picture.bytes().size())
        throw std::runtime_error("The plan's picture buffer is smaller than its picture.");
    std::memcpy(picture.bytes().data(), bytes.data(), picture.bytes().size());
    return picture;
}

} // namespace

/// Everything that outlives one run, and the steps of a run.
struct Runner::Members {
    explicit Members(const RunnerOptions& options)
        : loadFile(options.loadFile), toolchain(options.toolchain),
          device(options.allowCuda ? probeDevice() : hiddenDevice()), emulatorThreads(options.emulatorThreads),
          emulator(EmulatorOptions{.threads = options.emulatorThreads})
    {
    }

    Report run(const RunRequest& request, const RunControl& control);

    BackendChoice chosenBackend(const Recipe& recipe) const;
    GpuModel gpuOf(const Recipe& recipe) const;
    DeviceLimits limitsOf(BackendChoice backend, const Recipe& recipe) const;
    ImagePtr preparedInput(const Operation& operation, const ImagePtr& image);
    void loadFiles(const Operation& operation, const Recipe& completed, const RunControl& control, Inputs& inputs);
    Plan checkedPlan(const Recipe& completed, const Inputs& inputs, BackendChoice backend) const;
    std::vector<CompiledModule> compiled(const Plan& plan, const Recipe& recipe, BackendChoice backend,
                                         const RunControl& control);
    std::vector<CompiledModule> machineCode(const Plan& plan, const Recipe& recipe, const GpuModel& gpu,
                                            const RunControl& control);
    void emulate(const Plan& plan, const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                 const RunControl& control, Report& report);
    void countForDevice(const Plan& plan, const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                        const RunControl& control);
    void describe(const Plan& plan, const Recipe& recipe, const RunControl& control, Report& report);
    void launch(const Plan& plan, const RunRequest& request, const Recipe& recipe, const ImagePtr& input,
                const RunControl& control, Report& report);
    void check(const Operation& operation, const Recipe& completed, const ImagePtr& input, const Inputs& inputs,
               const RunControl& control, Report& report);

    std::function<LoadedFile(const FileRequest&, const RunControl&)> loadFile;
    Registry registry;
    Toolchain toolchain;
    DeviceProbe device;
    unsigned emulatorThreads = 0;
    Emulator emulator;
    std::unique_ptr<CudaBackend> cuda;
    bool deviceLost = false;

    // The last input and reference, so that a moved block slider prepares and computes neither again.
    std::weak_ptr<const Image> preparedFrom;
    bool preparedGrey = false;
    ImagePtr prepared;
    ImagePtr referenceInput;
    std::string referenceOperation;
    ParameterValues referenceParameters;
    ImagePtr reference;
    double referenceMs = 0;
    std::vector<std::pair<FileRequest, LoadedFile>> loadedFiles; ///< of the last run

    // Of the run under way.
    std::vector<std::vector<std::byte>> sides;
    std::vector<LaunchCounters> counted; ///< empty where nothing was counted
};

BackendChoice Runner::Members::chosenBackend(const Recipe& recipe) const
{
    const bool usable = device.device && !deviceLost;
    if (recipe.backend == BackendChoice::Cuda && !usable) {
        const std::string why = deviceLost ? "The GPU was lost after an error in a kernel; restart Tilescope to use it "
                                             "again."
                                           : device.reason;
        throw SettingError("backend", why + " The emulator works everywhere: choose the backend \"emulator\".",
                           ParameterValue("emulator"));
    }
    if (recipe.backend == BackendChoice::Auto)
        return usable ? BackendChoice::Cuda : BackendChoice::Emulator;
    return recipe.backend;
}

/// The GPU that occupancy, band and the emulator's limits are about: the one asked for, else the one that is here, else
/// one that many have.
GpuModel Runner::Members::gpuOf(const Recipe& recipe) const
{
    if (recipe.gpu)
        return gpuNamed(*recipe.gpu);
    return device.device ? modelOf(*device.device) : gpuNamed("RTX 3060");
}

DeviceLimits Runner::Members::limitsOf(BackendChoice backend, const Recipe& recipe) const
{
    return backend == BackendChoice::Cuda && device.device ? device.device->limits : tilescope::limitsOf(gpuOf(recipe));
}

ImagePtr Runner::Members::preparedInput(const Operation& operation, const ImagePtr& image)
{
    const bool makesGrey = operation.greyOnly && image->format() == PixelFormat::Rgb8;
    if (!makesGrey)
        return image;
    if (!prepared || preparedFrom.lock() != image || preparedGrey != makesGrey) {
        prepared = std::make_shared<const Image>(registry.prepared(operation, *image));
        preparedFrom = image;
        preparedGrey = makesGrey;
    }
    return prepared;
}

void Runner::Members::loadFiles(const Operation& operation, const Recipe& completed, const RunControl& control,
                                Inputs& inputs)
{
    if (!operation.files)
        return;
    std::vector<std::pair<FileRequest, LoadedFile>> loaded;
    for (const FileRequest& request : operation.files(completed)) {
        const auto known = std::find_if(loadedFiles.begin(), loadedFiles.end(),
                                        [&](const auto& entry) { return entry.first == request; });
        if (known == loadedFiles.end() && !loadFile)
            throw SettingError(request.parameter, "Files cannot be loaded here.");
        try {
            loaded.emplace_back(request, known == loadedFiles.end() ? loadFile(request, control) : known->second);
        } catch (const Cancelled&) {
            throw;
        } catch (const std::runtime_error& error) { // the setting that names the file is what can be mended
            throw SettingError(request.parameter, error.what());
        }
        inputs.files[request.parameter] = loaded.back().second;
    }
    loadedFiles = std::move(loaded);
}

Plan Runner::Members::checkedPlan(const Recipe& completed, const Inputs& inputs, BackendChoice backend) const
{
    Plan plan = registry.plan(completed, inputs);
    const DeviceLimits limits = limitsOf(backend, completed);
    try {
        checkLimits(plan, limits);
    } catch (const SettingError& error) {
        if (error.nearest)
            throw;
        const auto block = nearestFittingBlock(registry, completed, inputs, limits);
        if (!block)
            throw;
        const std::string nearest = toText(*block);
        std::string sentence = error.what() + (" A block of " + nearest) + " works";
        if (const auto value = largestFittingValue(registry, completed, inputs, limits))
            sentence += ", and so does " + value->first + " = " + std::to_string(value->second) + " with this block";
        throw SettingError(error.field, sentence + ".", ParameterValue(nearest));
    }
    return plan;
}

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
    const Observation observation{.counters = recipe.counters != CounterMode::None && !allExact(counted),
                                  .hazards = request.depth == RunDepth::Full && false};
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
    if (!allExact(counted) && request.depth == RunDepth::Full)
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

Report Runner::Members::run(const RunRequest& request, const RunControl& control)
{
    std::vector<PhaseMark> phases{{"begin"}};
    if (!request.image || request.image->isEmpty())
        throw SettingError("image", "There is no image to work on; open a file or choose a sample.");
    const Recipe completed = registry.completed(request.recipe);
    const Operation& operation = registry.operation(completed.operation);
    const BackendChoice backend = chosenBackend(completed);
    const ImagePtr input = preparedInput(operation, request.image);
    Inputs inputs(*input);
    loadFiles(operation, completed, control, inputs);
    if (backend == BackendChoice::Emulator)
        checkEffort(operation, completed, inputs, emulatedInstructionsPerSecond(emulatorThreads));
    const Plan plan = checkedPlan(completed, inputs, backend);

    phases.push_back({"plan"});

    Report report;
    report.phases = std::move(phases);
    report.recipe = completed;
    report.image = {request.imageName, request.image->width(), request.image->height(),
                    channelCount(request.image->format())};
    report.geometry = plan.geometry;
    report.mainLaunch = plan.mainLaunch;
    report.display = plan.display;
    report.notes = plan.notes;
    for (const auto& [parameter, file] : inputs.files)
        report.notes.insert(report.notes.end(), file.notes.begin(), file.notes.end());
    counted.clear();
    if (backend == BackendChoice::Emulator) {
        emulate(plan, request, completed, input, control, report);
    } else {
        // An illegal access ends the process's CUDA context for good: edited text must first run clean in the emulator.
        if (completed.source)
            emulate(plan, request, completed, input, control, report);
        if (report.failed())
            return report;
        report.launches.clear();
        report.emulation.reset();
        report.picture.reset();
        launch(plan, request, completed, input, control, report);
        if (!allExact(counted))
            countForDevice(plan, request, completed, input, control);
    }
    noteMissingSilicon(request, device, report);
    if (!report.failed())
        describe(plan, completed, control, report);
    const bool full = request.depth == RunDepth::Full;
    if (full && request.check && report.picture)
        check(operation, completed, input, inputs, control, report);
    if (operation.annotate && report.picture)
        report.annotations = operation.annotate(completed, inputs, {*report.picture, std::move(sides)}, full, control);
    report.phases.push_back({"check and annotate"});
    return report;
}

Runner::Runner(const RunnerOptions& options) : m(std::make_unique<Members>(options)) {}
Runner::~Runner() = default;

Report Runner::run(const RunRequest& request, const RunControl& control)
{
    try {
        return m->run(request, control);
    } catch (const std::bad_alloc&) {
        throw std::runtime_error("There is not enough memory for a picture of " +
                                 std::to_string(request.image ? request.image->width() : 0) + "x" +
                                 std::to_string(request.image ? request.image->height() : 0) +
                                 " pixels; a smaller one works.");
    }
}

const Registry& Runner::registry() const { return m->registry; }
const Toolchain& Runner::toolchain() const { return m->toolchain; }
const DeviceProbe& Runner::device() const { return m->device; }
bool Runner::deviceLost() const { return m->deviceLost; }
DeviceLimits Runner::limits(BackendChoice choice) const { return m->limitsOf(choice, {}); }

} // namespace tilescope
