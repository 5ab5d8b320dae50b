#include "gpu/recipe/message.h"
#include "gpu/recipe/words/duration.h"
#include "gpu/run/kernel_guard.h"
#include "gpu/run/stages/emulator_executor.h"
#include "gpu/run/stages/report_model.h"
#include "gpu/run/stages/run_results.h"

#include <algorithm>
#include <utility>

// A run that would take the emulator too long, although one block of each class has given its counts: the report has
// everything but the whole picture, and that of a sample if the operation has one.

namespace tilescope
{
namespace
{

constexpr double longestSample = 2.5; ///< seconds

/// What the counts are; empty if there are none.
Message countsText(const Plan& plan, const std::vector<LaunchCounters>& counted)
{
    if (counted.empty())
        return {};
    std::string estimated;
    for (std::size_t i = 0; i < counted.size(); ++i)
        if (!counted[i].total.exact)
            estimated += (estimated.empty() ? "" : ", ") + ('"' + plan.launches[i].kernel + '"');
    return estimated.empty()
               ? Message(gpu::phrase("The counts are for the whole run."))
               : say(gpu::phrase("The counts are for the whole run, estimated from some of the blocks for %1."),
                     estimated);
}
} // namespace

void EmulatorExecutor::leaveUncomputed(RunContext& run, double instructionsPerSecond)
{
    Report& report = run.report;
    if (!allExact(run.measured.counted) && !run.measured.followsData)
        run.measured.counted = m_effortMeter.countsOf(run.measured, run.plan, run.code, run.control);
    if (!allCounted(run.measured.counted))
        throw tooLong(run.effort / instructionsPerSecond, offer(run, instructionsPerSecond, m_longestSeconds));
    report.backend = BackendChoice::Emulator;
    reportCompiler(run.code, report);
    report.launches = emulatedLaunches(run.plan, run.measured.staticSharedBytes);
    report.uncomputed = UncomputedReport{run.effort / instructionsPerSecond};
    if (run.recipe.counters != CounterMode::None)
        run.counted = run.measured.counted;

    Message note =
        joined(say(gpu::phrase("Emulating the whole image would take about %1, so the image was not computed."),
                   durationInWords(report.uncomputed->emulationSeconds)),
               countsText(run.plan, run.counted));
    if (takeSample(run, instructionsPerSecond))
        note = joined(std::move(note),
                      say(gpu::phrase("The image shows a sample: %1."), sampleText(*report.uncomputed->sample)));
    report.phases.push_back({"emulate"});
    if (report.failed())
        return;
    if (const std::optional<Offer> smaller = offer(run, instructionsPerSecond, m_longestSeconds))
        note = joined(std::move(note), smaller->text());
    report.notes.push_back(std::move(note));
}

/// Runs the recipe with so small a value of its reducing parameter that it takes a second or two, and checks that
/// against its own reference. Returns false if there is no such sample, or if it failed.
bool EmulatorExecutor::takeSample(RunContext& run, double instructionsPerSecond)
{
    if (!run.operation.sampling)
        return false;
    // Few enough that races are looked for in it when the settings rest.
    const double most =
        std::min(KernelGuard::mostForRaces, std::min(longestSample, m_longestSeconds) * instructionsPerSecond);
    const auto smaller = smallerRun(run.operation, m_effortMeter.ofRecipesLike(run.measured, run.control), run.recipe,
                                    run.inputs, run.effort, most);
    if (!smaller || !smaller->value)
        return false;
    RunContext part{run.request, run.control, run.recipe, run.operation, run.input, run.inputs};
    part.isSample = true;
    part.recipe.parameters[run.operation.reducingParameter] = *smaller->value;
    m_planner.plan(part, BackendChoice::Emulator);
    emulate(part);
    if (part.report.uncomputed) // the estimate was wrong by far
        return false;
    run.report.findings = std::move(part.report.findings);
    if (!part.report.picture)
        return false;
    if (run.isFull() && run.request.check)
        m_check.check(part);
    showRace(part);
    run.report.picture = std::move(part.report.picture);
    run.report.reference = std::move(part.report.reference);
    run.report.uncomputed->sample = run.operation.sampling(part.recipe, run.recipe, run.inputs, run.control);
    run.report.uncomputed->sample->check = part.report.check;
    return true;
}

} // namespace tilescope
