#include "gpu/run/stages/reference_check.h"

#include "gpu/emulator/emulator.h"
#include "gpu/recipe/message.h"
#include "gpu/run/check.h"
#include "gpu/run/plan_code.h"
#include "gpu/run/stages/run_results.h"

namespace tilescope
{

void ReferenceCheck::check(RunContext& run)
{
    const bool isEmulated = run.operation.referencePlan != nullptr;
    if (!isEmulated && !run.operation.reference)
        return;
    const ReferenceCache::Entry& known = m_references.of(run, m_threads, [&](const RowThreads& rows) {
        return isEmulated ? emulated(run) : run.operation.reference(run.recipe, run.inputs, rows);
    });
    if (known.picture->isEmpty()) {
        run.report.notes.push_back(
            gpu::phrase("There is no reference of the size of this result, so it was not compared."));
        return;
    }
    run.report.reference = known.picture;
    run.report.cpuReferenceMs = known.ms;
    run.report.check = compare(*run.report.picture, *run.report.reference,
                               run.operation.toleranceOf(run.recipe, run.inputs, *run.report.reference));
}

/// What the operation's own kernels give as the reference.
Image ReferenceCheck::emulated(RunContext& run)
{
    Plan expected = run.operation.referencePlan(run.recipe, run.inputs);
    const auto modules = emulatorCode(m_planner.toolchain(), run.recipe.compiler, expected, run.control);
    EmulatorResult result =
        Emulator(EmulatorOptions{.threads = m_threads}).run(expected, modules, *run.input, {}, run.control);
    for (const Finding& finding : result.findings)
        if (finding.endsRun)
            throw MessageError(joined(gpu::phrase("The reference kernel did not finish."), finding.message));
    return *pictureFrom(std::move(result.picture), expected);
}

} // namespace tilescope
