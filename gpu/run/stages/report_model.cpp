#include "gpu/run/stages/report_model.h"

#include "gpu/advice/advice.h"
#include "gpu/model/memory_flow.h"
#include "gpu/model/registers.h"
#include "gpu/model/time_band.h"
#include "gpu/model/work.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/report_rates.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{
namespace
{

Occupancy occupancyOf(const LaunchReport& launch, const GpuModel& gpu)
{
    const auto threads = static_cast<int>(launch.block.x * launch.block.y * launch.block.z);
    return occupancyOf(gpu, threads, launch.registers.value_or(0), launch.sharedBytes);
}

/// The PTX modules, in the order of the plan's sources.
std::vector<ptx::Module> parsed(const ModelInput& input)
{
    std::vector<ptx::Module> modules;
    for (std::size_t i = 0; i < input.ptx.size(); ++i)
        modules.push_back(ptx::parseModule(input.ptx[i].ptx, input.plan.sources[i].name));
    return modules;
}

void findRegisters(const ModelInput& input, std::size_t source, const ptx::Kernel& kernel, LaunchReport& launch)
{
    if (source < input.machineCode.size())
        launch.registers = registersInCubin(input.machineCode[source].cubin, launch.kernel);
    launch.registersFrom = RegisterSource::MachineCode;
    if (launch.registers)
        return;
    launch.registers = estimatedRegisters(kernel);
    launch.registersFrom = RegisterSource::Estimate;
}

} // namespace

bool allCounted(std::span<const LaunchCounters> counters)
{
    return !counters.empty() && std::all_of(counters.begin(), counters.end(),
                                            [](const LaunchCounters& launch) { return launch.blocksRun > 0; });
}

bool allExact(std::span<const LaunchCounters> counters)
{
    return !counters.empty() && std::all_of(counters.begin(), counters.end(), [](const LaunchCounters& launch) {
        return launch.blocksRun > 0 && launch.reason.empty() && launch.total.exact;
    });
}

void reportCounters(std::span<const LaunchCounters> counters, Report& report)
{
    Counters sum;
    std::map<std::pair<std::string, int>, Counters> lines;
    for (std::size_t i = 0; i < counters.size() && i < report.launches.size(); ++i) {
        sum += counters[i].total;
        report.launches[i].counters = counters[i].total;
        for (const LineCounters& line : counters[i].lines)
            lines[{line.source, line.line}] += line.counters;
    }
    report.counters = sum;
    report.lines.emplace();
    for (const auto& [place, line] : lines)
        report.lines->push_back({place.first, place.second, line});
}

void reportModel(const ModelInput& input, Report& report)
{
    const std::vector<ptx::Module> modules = parsed(input);
    const bool counted = input.counters.size() == report.launches.size();
    std::vector<Occupancy> occupancy;
    std::vector<const ptx::Kernel*> kernels;
    std::vector<LaunchLoad> loads;
    std::vector<LaunchFlow> flows;
    Work work;
    Counters total;
    for (std::size_t i = 0; i < report.launches.size(); ++i) {
        LaunchReport& launch = report.launches[i];
        if (!input.plan.launches[i].library.empty()) { // a library chooses its blocks itself
            occupancy.emplace_back();
            kernels.push_back(nullptr);
            continue;
        }
        const std::size_t source = input.plan.launches[i].source;
        const ptx::Kernel* kernel = source < modules.size() ? modules[source].findKernel(launch.kernel) : nullptr;
        kernels.push_back(kernel);
        if (kernel && !launch.registers)
            findRegisters(input, source, *kernel, launch);
        occupancy.push_back(occupancyOf(launch, input.gpu));
        if (!counted || !kernel)
            continue;
        const LaunchCounters& counters = input.counters[i];
        const std::size_t bytes = bytesGiven(input.plan, input.plan.launches[i]);
        loads.push_back(
            {counters.total, launch.grid, launch.block, occupancy.back(), bytes, mixOf(*kernel, counters.sites)});
        const Estimate band = estimateOf(input.gpu, {loads.back()});
        launch.model = LaunchModel{input.gpu.multiprocessors, occupancy.back().blocksPerSm, band.lowerUs, band.upperUs};
        flows.push_back({counters.total, counters.blockSectors, launch.grid, occupancy.back().blocksPerSm,
                         launch.sharedBytes, bufferUse(input.plan, i)});
        Work part = workOf(*kernel, counters.sites, bytes);
        if (i != input.plan.mainLaunch)
            part.floatInstructions = part.askedBytes = 0;
        work += part;
        total += counters.total;
    }
    work.movedBytes = movedBytes(total).value_or(0);
    report.roofs = roofsOf(input.gpu);
    if (!report.transfers)
        report.transfers = transfersOf(input.plan);
    report.transfers->gpu = input.gpu.name;
    report.transfers->linkBytesPerSecond = input.gpu.linkGBs * 1e9;
    if (input.plan.mainLaunch < occupancy.size() && input.plan.launches[input.plan.mainLaunch].library.empty())
        report.occupancy = occupancy[input.plan.mainLaunch];
    if (loads.empty() || loads.size() != report.launches.size())
        return;
    report.work = work;
    report.flow = memoryFlowOf(input.gpu, flows);
    report.estimate = estimateOf(input.gpu, loads);
    std::vector<Finding> advice = adviceOn(
        {input.plan, input.counters, input.gpu, report.launches, occupancy, report.recipe.source.has_value(), kernels});
    const Dim3& threads = input.plan.launches[input.plan.mainLaunch].block;
    const bool isOwnBlock = threads == Dim3{static_cast<unsigned>(report.recipe.block.width),
                                            static_cast<unsigned>(report.recipe.block.height), 1};
    for (Finding& finding : advice)
        if (!isOwnBlock) // the advice is about the launch's block, which the strategy derives from the recipe's
            finding.remedy.block.reset();
    report.findings.insert(report.findings.end(), std::make_move_iterator(advice.begin()),
                           std::make_move_iterator(advice.end()));
}

} // namespace tilescope
