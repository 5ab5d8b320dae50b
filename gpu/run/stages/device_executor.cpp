#include "gpu/run/stages/device_executor.h"

#include "gpu/cuda/clock_reading.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/message.h"
#include "gpu/run/stages/report_model.h"
#include "gpu/run/stages/run_results.h"

#include <algorithm>
#include <utility>

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

DeviceExecutor::DeviceExecutor(RunPlanner& planner, EmulatorExecutor& emulator, const RunnerOptions& options)
    : m_planner(planner), m_emulator(emulator), m_open(options.openGpu), m_checksEdited(options.checkEdited)
{
}

Executor::Outcome DeviceExecutor::execute(RunContext& run)
{
    if (!mayRun(run))
        return Outcome::Final;
    launch(run);
    count(run);
    return Outcome::Computed;
}

bool DeviceExecutor::mayRun(RunContext& run)
{
    if (!run.isUsersText() || !m_checksEdited)
        return true;
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

bool DeviceExecutor::isSound(RunContext& run)
{
    if (!run.plan.deviceOnly.empty())
        throw UncheckedKernel(
            "source", joined(gpu::phrase("An edited kernel can run on the GPU only after the emulator has checked it."),
                             joined(run.plan.deviceOnly, gpu::phrase("The strategy's own source is used."))));
    Report& report = run.report;
    const auto modules = m_planner.deviceCode(run);
    report.phases.push_back({"find code"});
    double perSecond = 0;
    const auto judged = [&]() -> const KernelVerdict& {
        try {
            m_emulator.measure(run, modules);
            perSecond = m_emulator.speedOf(run, modules);
            return m_guard.judge(m_emulator.emulator(),
                                 {run.plan, modules, run.recipe, run.input, filesOf(run), run.effort,
                                  m_emulator.longestSeconds() * perSecond, run.isFull()},
                                 run.control);
        } catch (const ptx::PtxError& error) {
            throw unknownKernel(error);
        }
    };
    const KernelVerdict& verdict = judged();
    report.phases.push_back({"look at the kernel"});
    if (verdict.seen == KernelVerdict::Seen::Nothing)
        throw unseen(verdict,
                     tooLong(run.effort / perSecond, m_emulator.offer(run, perSecond, m_emulator.longestSeconds())));
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

CudaOptions DeviceExecutor::optionsOf(const RunContext& run) const
{
    const RunRequest& request = run.request;
    CudaOptions options;
    options.keepOnDevice = request.keepOnDevice;
    // An automatic scale goes from the smallest to the largest value, which the host finds.
    const bool needsRange = run.plan.pictureFormat == PixelFormat::Float32 && run.plan.display.automatic;
    options.readBack = request.readBack || run.isFull() || needsRange;
    options.measure = run.isFull() && run.repeatable;
    options.runs = request.runs;
    options.maxMeasureMs = request.maxMeasureMs.value_or(options.maxMeasureMs);
    options.silicon = request.silicon && run.repeatable;
    return options;
}

void DeviceExecutor::launch(RunContext& run)
{
    const auto modules = m_planner.deviceCode(run);
    run.report.phases.push_back({"find code"});
    const DeviceInfo& device = *m_planner.device().device;
    try {
        if (!m_cuda)
            m_cuda = m_open ? m_open(device) : CudaBackend::open(device, m_planner.othersThere());
        takeResult(m_cuda->run(run.plan, modules, run.input, optionsOf(run), run.control), modules, run);
    } catch (const CudaError& error) {
        if (error.sticky)
            m_planner.loseDevice();
        throw;
    }
}

void DeviceExecutor::takeResult(CudaResult result, std::span<const CompiledModule> modules, RunContext& run)
{
    Report& report = run.report;
    const DeviceInfo& device = *m_planner.device().device;
    report.phases.insert(report.phases.end(), result.phases.begin(), result.phases.end());
    report.backend = BackendChoice::Cuda;
    const std::size_t gpus = run.plan.shares.gpus();
    report.deviceName = (gpus > 1 ? std::to_string(gpus) + " × " : std::string()) + device.name;
    report.computeCapability = std::to_string(device.major) + "." + std::to_string(device.minor);
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
    if (run.request.silicon && !run.repeatable)
        report.siliconReason =
            gpu::phrase("Reading hardware counters needs several runs of the kernel, but this kernel writes to its "
                        "input, so the input would be different each time.");
    report.devicePicture = std::move(result.devicePicture);
    run.sides = std::move(result.sides);
    if (!result.picture.empty())
        report.picture = pictureFrom(std::move(result.picture), run.plan);
}

/// If blocks do the same for any data, the counts are exact at once. Otherwise they are estimated while a slider moves,
/// and when the settings are at rest the whole run is emulated, unless that takes too long.
void DeviceExecutor::count(RunContext& run)
{
    if (run.recipe.counters == CounterMode::None || !run.plan.deviceOnly.empty() || run.isUnchecked)
        return;
    const bool automatic = run.recipe.counters == CounterMode::Auto;
    m_emulator.measure(run, m_planner.code(run));
    if (automatic)
        run.counted = run.measured.counted;
    if (allExact(run.counted))
        return;
    if (run.isFull() && run.effort <= mostForCounting) {
        run.counted =
            m_emulator.emulator().run(run.plan, run.code, *run.input, {.counters = true}, run.control).counters;
        return;
    }
    if (!automatic)
        return;
    if (!allCounted(run.counted))
        run.counted =
            samplePlan({m_emulator.emulator(), run.plan, run.code}, *run.input, std::move(run.counted), run.control);
    if (run.isFull() && !allExact(run.counted))
        run.report.notes.push_back(noteOf(run.counted));
}

} // namespace tilescope
