#include "gpu/cuda/clock_reading.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/enum_names.h"
#include "gpu/run/report_model.h"
#include "gpu/run/runner_members.h"

#include <algorithm>

// A run on the device: an edited kernel is checked before it, and the emulator counts after it.

namespace tilescope
{
namespace
{

constexpr double mostForCounting = 1e9; ///< warp instructions: some seconds, for a run that the device has already
                                        ///< executed

/// The reason of the first launch whose blocks are in no classes.
Message reasonOf(const std::vector<LaunchCounters>& counted)
{
    const auto found =
        std::find_if(counted.begin(), counted.end(), [](const LaunchCounters& c) { return !c.reason.empty(); });
    return found == counted.end() ? Message() : found->reason;
}

Message noteOf(const std::vector<LaunchCounters>& counted)
{
    const Message what = allCounted(counted)
                             ? say(gpu::phrase("The counters are estimated from at most %1 blocks of a launch."),
                                   std::to_string(sampledBlocks))
                             : Message(gpu::phrase("There are no counters, because the blocks that were run for an "
                                                   "estimate also took too long, or one of them failed."));
    return joined(joined(what, gpu::phrase("Counting every block of an image of this size takes too long.")),
                  reasonOf(counted));
}

Message noteOf(const ReadingReport& reading)
{
    constexpr double bytesOfGB = 1e9;
    const double gigabytes = static_cast<double>(reading.bytes) / bytesOfGB;
    return say(gpu::phrase("%1 GB were read from the file at %2 GB/s; the GPUs were idle for %3 of that time."),
               Decimal{gigabytes, 1}, Decimal{gigabytes / (reading.us / 1e6), 1},
               Percent{reading.waitedUs / reading.us});
}

/// What would have to be checked, why a smaller check is not sufficient, and what works.
UncheckedKernel unseen(const KernelVerdict& verdict, const SettingError& tooLong)
{
    return UncheckedKernel(
        tooLong.field,
        joined(gpu::phrase(
                   "An edited kernel can run on the GPU only after the emulator has checked all of its blocks, or one "
                   "block of each class of equivalent blocks. The blocks of this kernel cannot be classified."),
               joined(verdict.reason, tooLong.message)),
        tooLong.nearest);
}

/// The emulator does not know an instruction of the kernel.
UncheckedKernel unknownKernel(const ptx::PtxError& error)
{
    UncheckedKernel unknown(
        "source",
        joined(gpu::phrase(
                   "The emulator cannot run this kernel, so the kernel cannot be checked before it runs on the GPU."),
               Message(error.what())));
    unknown.line = error.sourceLine;
    return unknown;
}

/// There is no result: the first error ended the run before it started.
void markEnded(std::vector<Finding>& findings)
{
    const auto error = std::find_if(findings.begin(), findings.end(),
                                    [](const Finding& finding) { return finding.severity == Severity::Error; });
    if (error != findings.end())
        error->endsRun = true;
}

} // namespace

/// Returns false if the device must not run the kernel; the report then says why. Code for the device can differ from
/// the emulator's (__CUDA_ARCH__), so the device's code is checked.
bool Runner::Members::guard(RunContext& run)
{
    try {
        return isSound(run);
    } catch (const UncheckedKernel& error) {
        if (!run.request.unchecked)
            throw;
        run.isUnchecked = true;
        run.repeatable = false; // it may write to its input
        run.report.notes.push_back(
            joined(gpu::phrase("The GPU ran this kernel unchecked, as you requested."), error.message));
        return true;
    }
}

bool Runner::Members::isSound(RunContext& run)
{
    if (!run.plan.deviceOnly.empty())
        throw UncheckedKernel(
            "source", joined(gpu::phrase("An edited kernel can run on the GPU only after the emulator has checked it."),
                             joined(run.plan.deviceOnly, gpu::phrase("The strategy's own source is used."))));
    Report& report = run.report;
    const auto modules = deviceCode(run);
    report.phases.push_back({"find code"});
    double perSecond = 0;
    const auto judged = [&]() -> const KernelVerdict& {
        try {
            measure(run, modules);
            perSecond = speedOf(run, modules);
            return kernelGuard.judge(emulator,
                                     {run.plan, modules, run.recipe, run.input, filesOf(run), run.effort,
                                      longestSeconds * perSecond, run.isFull()},
                                     run.control);
        } catch (const ptx::PtxError& error) {
            throw unknownKernel(error);
        }
    };
    const KernelVerdict& verdict = judged();
    report.phases.push_back({"look at the kernel"});
    if (verdict.seen == KernelVerdict::Seen::Nothing)
        throw unseen(verdict, tooLong(run.effort / perSecond, offer(run, perSecond, longestSeconds)));
    report.findings = verdict.findings;
    run.repeatable = verdict.isRepeatable;
    if (verdict.mayRun()) {
        if (const Message note = verdict.note(); run.isFull() && !note.empty())
            report.notes.push_back(note);
        if (run.isFull() && !run.repeatable)
            report.notes.push_back(gpu::phrase("The kernel writes to its input, so its input would be different in a "
                                               "second run; the kernel was timed only once."));
        return true;
    }
    markEnded(report.findings);
    report.backend = BackendChoice::Emulator;
    reportCompiler(modules, report);
    report.emulation = verdict.emulation;
    report.launches = emulatedLaunches(run.plan, verdict.staticSharedBytes);
    report.keptFromDevice = true;
    return false;
}

/// The whole run on the GPU of another machine. Before the result comes what is in view; `supersede` is called then, so
/// that a newer setting need not wait for the rest.
Report Runner::Members::runElsewhere(const RunContext& run, const std::function<void()>& supersede)
{
    RunRequest request = run.request;
    request.recipe = run.recipe;
    request.recipe.backend = BackendChoice::Cuda;
    RemoteRun there{request, run.inputs.files};
    if (request.preview)
        there.show = [&](ImagePtr picture, const PixelRect& part, int scale) {
            Preview preview;
            preview.recipe = run.recipe;
            preview.geometry = run.plan.geometry;
            preview.display = run.plan.display;
            preview.width = run.plan.pictureWidth;
            preview.height = run.plan.pictureHeight;
            preview.picture = std::move(picture);
            preview.part = part;
            preview.scale = scale;
            request.preview->show(std::make_shared<const Preview>(std::move(preview)));
            supersede();
        };
    const Plan& plan = run.plan;
    there.resultBytes = static_cast<std::size_t>(plan.pictureWidth) * static_cast<std::size_t>(plan.pictureHeight) *
                        static_cast<std::size_t>(bytesPerPixel(plan.pictureFormat));
    Report report = remote->run(there, run.control);
    for (const ImagePtr& picture : {report.picture, report.reference})
        if (picture && (picture->width() != plan.pictureWidth || picture->height() != plan.pictureHeight ||
                        picture->format() != plan.pictureFormat))
            throw LinkLost(
                say(gpu::phrase("The worker's result has %1 pixels (%2) instead of the %3 (%4) of this run."),
                    toText(BlockSize{picture->width(), picture->height()}), nameOf(picture->format()),
                    toText(BlockSize{plan.pictureWidth, plan.pictureHeight}), nameOf(plan.pictureFormat)));
    report.recipe = run.recipe;
    report.image = run.report.image;
    report.geometry = plan.geometry;
    report.display = plan.display;
    report.mainLaunch = std::min(report.mainLaunch, report.launches.empty() ? 0 : report.launches.size() - 1);
    return report;
}

void Runner::Members::launch(RunContext& run)
{
    Report& report = run.report;
    const auto modules = deviceCode(run);
    report.phases.push_back({"find code"});
    const RunRequest& request = run.request;
    const bool full = run.isFull();
    CudaOptions options;
    options.keepOnDevice = request.keepOnDevice;
    // An automatic scale goes from the smallest to the largest value, which the host finds.
    const bool needsRange = run.plan.pictureFormat == PixelFormat::Float32 && run.plan.display.automatic;
    options.readBack = request.readBack || full || needsRange;
    options.measure = full && run.repeatable;
    options.runs = request.runs;
    options.maxMeasureMs = request.maxMeasureMs.value_or(options.maxMeasureMs);
    options.silicon = request.silicon && run.repeatable;
    try {
        if (!cuda)
            cuda = openGpu ? openGpu(*device.device) : CudaBackend::open(*device.device, othersThere());
        CudaResult result = cuda->run(run.plan, modules, run.input, options, run.control);
        report.phases.insert(report.phases.end(), result.phases.begin(), result.phases.end());
        report.backend = BackendChoice::Cuda;
        const std::size_t gpus = run.plan.shares.gpus();
        report.deviceName = (gpus > 1 ? std::to_string(gpus) + " × " : std::string()) + device.device->name;
        report.computeCapability = std::to_string(device.device->major) + "." + std::to_string(device.device->minor);
        reportCompiler(modules, report);
        report.launches = std::move(result.launches);
        report.time = result.time;
        report.transfers = result.transfers;
        if (result.reading)
            report.notes.push_back(noteOf(*result.reading));
        if (const Message note = slowdownNote(result.time); !note.empty())
            report.notes.push_back(note);
        report.silicon = result.silicon.counters;
        report.siliconReason = result.silicon.reason;
        if (request.silicon && !run.repeatable)
            report.siliconReason =
                gpu::phrase("Reading hardware counters needs several runs of the kernel, but this kernel writes to its "
                            "input, so the input would be different each time.");
        report.devicePicture = std::move(result.devicePicture);
        run.sides = std::move(result.sides);
        if (!result.picture.empty())
            report.picture = pictureFrom(std::move(result.picture), run.plan);
    } catch (const CudaError& error) {
        deviceLost = deviceLost || error.sticky;
        throw;
    }
}

/// If blocks do the same for any data, the counts are exact at once. Otherwise they are estimated while a slider moves,
/// and when the settings are at rest the whole run is emulated, unless that takes too long.
void Runner::Members::countForDevice(RunContext& run)
{
    if (run.recipe.counters == CounterMode::None || !run.plan.deviceOnly.empty() || run.isUnchecked)
        return;
    const bool automatic = run.recipe.counters == CounterMode::Auto;
    measure(run, code(run));
    if (automatic)
        run.counted = run.measured.counted;
    if (allExact(run.counted))
        return;
    if (run.isFull() && run.effort <= mostForCounting) {
        run.counted = emulator.run(run.plan, run.code, *run.input, {.counters = true}, run.control).counters;
        return;
    }
    if (!automatic)
        return;
    if (!allCounted(run.counted))
        run.counted = samplePlan({emulator, run.plan, run.code}, *run.input, std::move(run.counted), run.control);
    if (run.isFull() && !allExact(run.counted))
        run.report.notes.push_back(noteOf(run.counted));
}

/// If the GPU's hardware counters were requested but the emulator ran, the report says so, with what would help.
void Runner::Members::noteMissingSilicon(RunContext& run) const
{
    Report& report = run.report;
    if (!run.request.silicon || report.silicon || !report.siliconReason.empty())
        return;
    report.siliconReason =
        joined(gpu::phrase("The emulator ran the kernels, so there are no hardware counters to read."),
               device.device ? say(gpu::phrase("Choose the backend \"cuda\" to read the counters of the %1."),
                                   device.device->name)
                             : device.reason);
}

} // namespace tilescope
