#include "gpu/run/report_model.h"

#include "gpu/advice/advice.h"
#include "gpu/model/registers.h"
#include "gpu/model/time_band.h"
#include "gpu/ptx/module.h"

#include <iterator>
#include <set>

namespace tilescope
{
namespace
{

/// Bytes of the buffers that a launch is given, each counted once.
std::size_t bytesGiven(const Plan& plan, const Launch& launch)
{
    std::set<std::size_t> buffers;
    for (const Argument& argument : launch.arguments)
        if (const auto* buffer = std::get_if<BufferArgument>(&argument))
            buffers.insert(buffer->buffer);
        else if (const auto* texture = std::get_if<TextureArgument>(&argument))
            buffers.insert(plan.textures[texture->texture].buffer);
    std::size_t bytes = 0;
    for (const std::size_t buffer : buffers)
        bytes += plan.buffers[buffer].bytes;
    return bytes;
}

Occupancy occupancyOf(const LaunchReport& launch, const GpuModel& gpu)
{
    const auto threads = static_cast<int>(launch.block.x * launch.block.y * launch.block.z);
    return occupancyOf(gpu, threads, launch.registers.value_or(0), launch.sharedBytes);
}

} // namespace

void reportRegisters(const Plan& plan, std::span<const CompiledModule> ptx, std::span<const CompiledModule> machineCode,
                     Report& report)
{
    for (std::size_t i = 0; i < report.launches.size(); ++i) {
        LaunchReport& launch = report.launches[i];
        const std::size_t source = plan.launches[i].source;
        if (launch.registers)
            continue;
        if (source < machineCode.size())
            launch.registers = registersInCubin(machineCode[source].cubin, launch.kernel);
        launch.registersFrom = RegisterSource::MachineCode;
        if (launch.registers)
            continue;
        const ptx::Module module = ptx::parseModule(ptx[source].ptx, plan.sources[source].name);
        if (const ptx::Kernel* kernel = module.findKernel(launch.kernel)) {
            launch.registers = estimatedRegisters(*kernel);
            launch.registersFrom = RegisterSource::Estimate;
        }
    }
}

void reportModel(const Plan& plan, std::span<const LaunchCounters> counters, const GpuModel& gpu, Report& report)
{
    std::vector<Occupancy> occupancy;
    for (const LaunchReport& launch : report.launches)
        occupancy.push_back(occupancyOf(launch, gpu));
    if (plan.mainLaunch < occupancy.size())
        report.occupancy = occupancy[plan.mainLaunch];
    if (counters.size() != report.launches.size())
        return;
    std::vector<LaunchLoad> loads;
    for (std::size_t i = 0; i < report.launches.size(); ++i)
        loads.push_back({counters[i].total, report.launches[i].grid, report.launches[i].block, occupancy[i],
                         bytesGiven(plan, plan.launches[i])});
    report.estimate = estimateOf(gpu, loads);
    std::vector<Finding> advice =
        adviceOn({plan, counters, gpu, report.launches, occupancy, report.recipe.source.has_value()});
    report.findings.insert(report.findings.end(), std::make_move_iterator(advice.begin()),
                           std::make_move_iterator(advice.end()));
}

} // namespace tilescope
