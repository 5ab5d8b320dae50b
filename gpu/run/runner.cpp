#include "gpu/run/runner_members.h"

#include "gpu/run/effort.h"
#include "gpu/run/report_counters.h"
#include "gpu/run/silicon.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <string>

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

DeviceProbe hiddenDevice() { return {std::nullopt, "The GPU is hidden by TILESCOPE_HIDE=cuda."}; }

DeviceProbe probed(const RunnerOptions& options)
{
    if (!options.allowCuda)
        return hiddenDevice();
    return options.probeGpu ? options.probeGpu() : probeDevice();
}

} // namespace

Runner::Members::Members(const RunnerOptions& options)
    : loadFile(options.loadFile), openGpu(options.openGpu), checkEdited(options.checkEdited),
      registry(options.operations.empty() ? Registry() : Registry(options.operations)), toolchain(options.toolchain),
      device(probed(options)), emulatorThreads(options.emulatorThreads),
      emulator(EmulatorOptions{.threads = options.emulatorThreads})
{
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
    registry.checkBlock(completed);
    const auto checkLength = [&](const EffortOf& found) {
        effortOf = found;
        effort = effortOf(completed, inputs);
        if (backend == BackendChoice::Emulator)
            checkEffort(operation, effortOf, completed, inputs, emulatedInstructionsPerSecond(emulatorThreads));
    };
    const bool isEmulated = registry.strategy(operation, completed.strategy).library.empty();
    if (operation.warpInstructions && isEmulated)
        checkLength(operation.warpInstructions);
    const Plan plan = checkedPlan(completed, inputs, backend);
    if (!operation.warpInstructions || !isEmulated)
        checkLength(measuredEffort(plan, completed, input, control));

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
        if (const GpuModel gpu = gpuOf(completed); 10 * gpu.major + gpu.minor < plan.minimumCapability)
            report.notes.push_back("The " + gpu.name + " itself cannot run this strategy: it has compute capability " +
                                   capabilityText(10 * gpu.major + gpu.minor) + ", and " +
                                   capabilityText(plan.minimumCapability) + " is needed.");
        emulate(plan, request, completed, inputs, input, control, report);
    } else {
        repeatable = true;
        if (completed.source && checkEdited && !guard(plan, request, operation, inputs, input, control, report))
            return report;
        launch(plan, request, completed, input, control, report);
        if (!allExact(counted))
            countForDevice(plan, request, completed, input, control, report);
    }
    noteMissingSilicon(request, device, report);
    if (!report.failed())
        describe(plan, completed, control, report);
    const bool full = request.depth == RunDepth::Full;
    if (full && request.check && report.picture)
        check(operation, completed, input, inputs, control, report);
    if (report.backend == BackendChoice::Emulator)
        showRace(plan, completed, input, operation.toleranceOf(completed.strategy), control, report);
    if (operation.annotate && request.annotate && report.picture)
        report.annotations =
            operation.annotate(completed, inputs, {*report.picture, std::move(sides), plan.geometry}, full, control);
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
