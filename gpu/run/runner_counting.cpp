#include "gpu/run/runner_members.h"

#include "gpu/run/report_counters.h"

#include <algorithm>

// What is counted for a run on the device.

namespace tilescope
{
namespace
{

constexpr double mostForCounting = 1e9; ///< warp instructions: some seconds, of a run that the device has done already

/// Of the first launch whose blocks do not fall into classes.
std::string reasonOf(const std::vector<LaunchCounters>& counted)
{
    const auto found =
        std::find_if(counted.begin(), counted.end(), [](const LaunchCounters& c) { return !c.reason.empty(); });
    return found == counted.end() ? "" : found->reason;
}

std::string noteOf(const std::vector<LaunchCounters>& counted)
{
    const std::string why = "Counting every block of a picture of this size takes too long. " + reasonOf(counted);
    if (!allCounted(counted))
        return "There are no counters, for some blocks were run for an estimate and one of them failed. " + why;
    return "The counters are an estimate from at most " + std::to_string(Emulator::sampledBlocks) +
           " blocks of a launch. " + why;
}

} // namespace

/// From the emulator's own counts: of a block of each class or, where there are no classes, of a sample. Nothing where
/// no kernel of ours runs. Where even one block was too long or went wrong, races are not looked for.
EffortOf Runner::Members::measuredEffort(const Plan& plan, const Recipe& completed, const ImagePtr& input,
                                         const RunControl& control)
{
    if (!plan.deviceOnly.empty())
        return [](const Recipe&, const Inputs&) { return 0.0; };
    const auto modules = compiled(plan, completed, BackendChoice::Emulator, control);
    std::vector<LaunchCounters> seen = emulator.count(plan, modules, control);
    constexpr std::uint64_t fewer = 8; // times: of blocks that take long a sample is too long with many
    for (auto blocks = Emulator::sampledBlocks; !allCounted(seen) && blocks > 0; blocks /= fewer)
        seen = emulator.sample(plan, modules, *input, std::move(seen), control, blocks);
    double sum = allCounted(seen) ? 0 : 2 * KernelGuard::mostForRaces;
    for (const LaunchCounters& launch : seen)
        sum += static_cast<double>(launch.total.instructions);
    return effortByPixels(sum, *input);
}

/// Where blocks do the same whatever the data, exact at once. Else an estimate while a slider moves, and when the
/// window rests the run itself is emulated, unless that takes too long.
void Runner::Members::countForDevice(const Plan& plan, const RunRequest& request, const Recipe& recipe,
                                     const ImagePtr& input, const RunControl& control, Report& report)
{
    if (recipe.counters == CounterMode::None || !plan.deviceOnly.empty())
        return;
    const bool automatic = recipe.counters == CounterMode::Auto;
    const auto modules = compiled(plan, recipe, BackendChoice::Emulator, control);
    if (automatic)
        counted = emulator.count(plan, modules, control);
    if (allExact(counted))
        return;
    const bool full = request.depth == RunDepth::Full;
    if (full && effort <= mostForCounting) {
        counted = emulator.run(plan, modules, *input, {.counters = true}, control).counters;
        return;
    }
    if (!automatic)
        return;
    if (!allCounted(counted))
        counted = emulator.sample(plan, modules, *input, std::move(counted), control);
    if (full && !allExact(counted))
        report.notes.push_back(noteOf(counted));
}

} // namespace tilescope
