#include "band.h"

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/image/sample.h"
#include "gpu/model/registers.h"
#include "gpu/model/time_band.h"
#include "gpu/operations/registry.h"
#include "measured.h"

#include <algorithm>
#include <cstdio>

namespace tilescope
{

namespace
{

class Bands
{
public:
    Bands() : m_toolchain(ToolchainOptions::fromEnvironment()) {}

    void print(const Measured& row)
    {
        const GpuModel& gpu = gpuNamed(row.gpu);
        const Image picture =
            m_registry.prepared(m_registry.operation(row.recipe.operation), makeSample("board", row.size, row.size));
        const Plan plan = m_registry.plan(m_registry.completed(row.recipe), Inputs(picture));
        const std::vector<LaunchLoad> loads = loadsOf(gpu, plan, picture);
        if (loads.empty())
            return;
        const Estimate estimate = estimateOf(gpu, loads);
        const bool holds = estimate.lowerUs <= row.us && row.us <= estimate.upperUs;
        ++m_rows;
        m_held += holds;
        m_widest = std::max(m_widest, estimate.upperUs / estimate.lowerUs);
        std::printf("| %s, %s | %s | %d | %s | %.4g–%.4g | %.4g | %.2f–%.2f | %s | %s |\n",
                    row.recipe.operation.c_str(), row.setting.c_str(), row.recipe.strategy.c_str(), row.size, row.gpu,
                    estimate.lowerUs, estimate.upperUs, row.us, estimate.lowerUs / row.us, estimate.upperUs / row.us,
                    estimate.boundBy.c_str(), holds ? "yes" : "**no**");
        if (m_details)
            for (const TimeBound& bound : boundsOf(gpu, loads.back()))
                std::printf("      %-14s %.4g\n", bound.name.c_str(), bound.us);
        std::fflush(stdout);
    }

    void printSum() const { std::printf("\n%d of %d held; widest %.1f\n", m_held, m_rows, m_widest); }

    void showDetails() { m_details = true; }

private:
    /// By block classes; if there are none, by running everything, which takes too long for a large picture.
    std::vector<LaunchCounters> countersOf(const Plan& plan, const std::vector<CompiledModule>& code,
                                           const Image& picture)
    {
        std::vector<LaunchCounters> counted = countPlan({m_emulator, plan, code}, {});
        const bool whole =
            std::ranges::all_of(counted, [](const LaunchCounters& launch) { return launch.reason.empty(); });
        if (whole)
            return counted;
        if (picture.width() > 512)
            return {};
        return m_emulator.run(plan, code, picture, {.counters = true, .hazards = false}, {}).counters;
    }

    std::vector<LaunchLoad> loadsOf(const GpuModel& gpu, const Plan& plan, const Image& picture)
    {
        std::vector<CompiledModule> code;
        std::vector<ptx::Module> modules;
        for (const KernelSource& source : plan.sources) {
            code.push_back(m_toolchain.compile(CompilerChoice::Auto, {source, plan.definitions, 75, false}, {}));
            modules.push_back(ptx::parseModule(code.back().ptx, source.name));
        }
        const std::vector<LaunchCounters> counted = countersOf(plan, code, picture);
        if (counted.empty())
            return {};
        std::vector<LaunchLoad> loads;
        for (std::size_t i = 0; i < plan.launches.size(); ++i) {
            const Launch& launch = plan.launches[i];
            const ptx::Kernel& kernel = *modules[launch.source].findKernel(launch.kernel);
            const int threads = static_cast<int>(launch.block.x * launch.block.y * launch.block.z);
            loads.push_back({counted[i].total, launch.grid, launch.block,
                             occupancyOf(gpu, threads, estimatedRegisters(kernel),
                                         kernel.staticSharedBytes + launch.dynamicSharedBytes),
                             bytesGiven(plan, launch), mixOf(kernel, counted[i].sites)});
        }
        return loads;
    }

    Registry m_registry;
    Toolchain m_toolchain;
    Emulator m_emulator;
    int m_rows = 0, m_held = 0;
    double m_widest = 0;
    bool m_details = false;
};

} // namespace

int printBands(bool details)
{
    Bands bands;
    if (details)
        bands.showDetails();
    std::puts("| operation | strategy | side | GPU | band, µs | measured, µs | band / measured | bound by | held |\n"
              "|---|---|---|---|---|---|---|---|---|");
    for (const Measured& row : measured())
        bands.print(row);
    bands.printSum();
    return 0;
}

} // namespace tilescope
