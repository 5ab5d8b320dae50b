#include "gpu/run/stages/run_describer.h"

#include "gpu/emulator/observe/trace/plan_trace.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/model/line_accesses.h"
#include "gpu/recipe/message.h"
#include "gpu/run/machine_refusal.h"
#include "gpu/run/observed_geometry.h"
#include "gpu/run/stages/report_model.h"
#include "gpu/run/unless_refused.h"

#include <algorithm>
#include <set>

namespace tilescope
{

void RunDescriber::begin(RunContext& run) const
{
    Report& report = run.report;
    const Image& image = *run.request.image;
    report.recipe = run.recipe;
    report.image = {run.request.imageName, image.width(), image.height(), channelCount(image.format())};
    report.geometry = run.plan.geometry;
    report.mainLaunch = run.plan.mainLaunch;
    report.display = run.plan.display;
    report.notes = run.plan.notes;
    if (!run.standIn.empty())
        report.notes.push_back(run.standIn);
    for (const auto& [parameter, file] : run.inputs.files)
        report.notes.insert(report.notes.end(), file.notes.begin(), file.notes.end());
}

void RunDescriber::complete(RunContext& run)
{
    Report& report = run.report;
    noteMissingSilicon(run);
    if (!report.failed() && !run.operation.file.empty())
        observeGeometry(run);
    if (!report.failed())
        describe(run);
    if (run.isFull() && run.request.check && report.picture && !report.uncomputed)
        m_check.check(run);
    if (report.backend == BackendChoice::Emulator && !report.uncomputed)
        m_emulator.showRace(run);
    if (run.request.keepSides && report.picture)
        report.sides = run.sides;
    annotate(run);
    report.phases.push_back({"check and annotate"});
}

void RunDescriber::annotate(RunContext& run) const
{
    Report& report = run.report;
    if (!run.operation.annotate || !run.request.annotate || !report.picture)
        return;
    const Outputs outputs{*report.picture, std::move(run.sides), run.plan.geometry};
    const bool full = run.isFull() && !report.uncomputed;
    report.annotations = run.operation.annotate(run.recipe, run.inputs, outputs, full, run.control);
}

/// Registers, counters, occupancy, the band and advice.
void RunDescriber::describe(RunContext& run)
{
    if (!allCounted(run.counted))
        run.counted.clear();
    if (!run.counted.empty())
        reportCounters(run.counted, run.report);
    run.report.record = m_planner.registry().hardwareRecord(run.recipe, run.report.compiler);
    const GpuModel gpu = m_planner.gpuOf(run.request);
    if (!run.plan.deviceOnly.empty() ||
        run.isUnchecked) // the device has reported the registers, and nothing was counted
        reportModel({run.plan, {}, {}, run.counted, gpu}, run.report);
    else
        reportModel({run.plan, m_planner.code(run), m_planner.codeForGpu(run, gpu), run.counted, gpu}, run.report);
    if (run.request.timing.value_or(run.isFull()))
        run.report.timing = m_times.timing(run, gpu);
    if (run.recipe.gpu)
        for (const KernelSource& source : run.plan.sources)
            if (auto refused = foreignTarget(source, gpu))
                run.report.findings.push_back(std::move(*refused));
    sortFindings(run.report.findings);
    if (run.report.estimate)
        run.report.estimate->isProved = isProved(run, gpu);
    if (run.report.timing && run.report.estimate) { // narrower than what the ceilings alone allow
        run.report.estimate->lowerUs = run.report.timing->lowerUs;
        run.report.estimate->upperUs = run.report.timing->upperUs;
    }
    if (run.request.machineCode && !run.isUnchecked)
        run.report.machineCode = machineCode(run, 10 * gpu.major + gpu.minor);
}

/// What a file does not say of its tiles, one of the blocks in the middle shows.
void RunDescriber::observeGeometry(RunContext& run)
{
    if (!run.plan.deviceOnly.empty() || run.isEndless || run.measured.isLeast || run.isUnchecked)
        return;
    const Dim3& grid = run.plan.launches[run.plan.mainLaunch].grid;
    // Refused such as for an earlier launch that takes long.
    const auto block = unlessRefused([&] {
        return tracePlan({m_emulator.emulator(), run.plan, m_planner.code(run)}, *run.input, run.plan.mainLaunch,
                         {(grid.x - 1) / 2, (grid.y - 1) / 2, (grid.z - 1) / 2}, {}, run.control);
    });
    if (!block)
        return;
    run.plan.geometry = observedGeometry(run.plan, *block);
    run.report.geometry = run.plan.geometry;
}

/// If the GPU's hardware counters were requested but the emulator ran, the report says so, with what would help.
void RunDescriber::noteMissingSilicon(RunContext& run) const
{
    Report& report = run.report;
    const DeviceProbe& device = m_planner.device();
    if (!run.request.silicon || report.silicon || !report.siliconReason.empty())
        return;
    report.siliconReason =
        joined(gpu::phrase("The emulator ran the kernels, so there are no hardware counters to read."),
               device.device ? say(gpu::phrase("Choose the backend \"cuda\" to read the counters of the %1."),
                                   device.device->name)
                             : device.reason);
}

/// The memory instructions of all kernels in PTX and machine code.
std::vector<LineAccesses> RunDescriber::linesOf(const RunContext& run, int capability) const
{
    std::vector<LineAccesses> all;
    for (std::size_t i = 0; i < run.plan.sources.size(); ++i) {
        std::set<std::string> kernels;
        for (const Launch& launch : run.plan.launches)
            if (launch.source == i && launch.library.empty())
                kernels.insert(launch.kernel);
        const std::string& ptx = run.code[i].ptx;
        const auto lines = lineAccesses(ptx, run.plan.sources[i].name,
                                        m_planner.toolchain().machineListing(ptx, capability, run.control), kernels);
        all.insert(all.end(), lines.begin(), lines.end());
    }
    return all;
}

std::optional<MachineCode> RunDescriber::machineCode(RunContext& run, int capability)
{
    if (!m_planner.toolchain().canList() || !run.plan.deviceOnly.empty())
        return std::nullopt;
    capability = std::max(capability, neededCapability(run.plan));
    MachineCode result{"sm_" + std::to_string(capability), {}};
    std::string key = result.target;
    for (const CompiledModule& module : m_planner.code(run))
        key += module.ptx;
    for (const Launch& launch : run.plan.launches)
        key += launch.kernel;
    if (m_listed && m_listed->first == key)
        return m_listed->second;
    // Refused if this ptxas does not support the GPU, or PTX that the emulator does.
    const auto lines = unlessRefused([&] { return linesOf(run, capability); });
    if (!lines)
        return std::nullopt;
    result.lines = *lines;
    m_listed.emplace(key, result);
    return result;
}

} // namespace tilescope
