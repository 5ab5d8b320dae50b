#include "gpu/run/runner_members.h"

#include "gpu/run/effort.h"

#include <algorithm>

// What must be known of an edited kernel before a device runs it.

namespace tilescope
{
namespace
{

/// Throws SettingError: what would have to be looked at, why less would not do, and what works.
[[noreturn]] void refuseUnseen(const KernelVerdict& verdict, const Operation& operation, const EffortOf& effortOf,
                               const Recipe& completed, const Inputs& inputs, double instructionsPerSecond)
{
    const std::string why = "An edited kernel may run on the GPU when the emulator has looked at all of its blocks, or "
                            "at one of each kind where they fall into kinds; these do not. " +
                            verdict.reason + " ";
    try {
        checkEffort(operation, effortOf, completed, inputs, instructionsPerSecond);
    } catch (const SettingError& error) {
        throw SettingError(error.field, why + error.what(), error.nearest);
    }
    throw SettingError("image", why + "A smaller picture works.");
}

/// There is no result: the first error ended the run before it began.
void markEnded(std::vector<Finding>& findings)
{
    const auto error = std::find_if(findings.begin(), findings.end(),
                                    [](const Finding& finding) { return finding.severity == Severity::Error; });
    if (error != findings.end())
        error->endsRun = true;
}

} // namespace

/// False: the report says what is wrong, and the device must not run it. Code for the device can differ from the
/// emulator's (__CUDA_ARCH__), so it is the device's that is looked at.
bool Runner::Members::guard(const Plan& plan, const RunRequest& request, const Operation& operation,
                            const Inputs& inputs, const ImagePtr& input, const RunControl& control, Report& report)
{
    if (!plan.deviceOnly.empty())
        throw SettingError("source", "An edited kernel may run on the GPU only when the emulator has looked at it. " +
                                         plan.deviceOnly + " The strategy's own text runs.");
    const auto modules = compiled(plan, report.recipe, BackendChoice::Cuda, control);
    report.phases.push_back({"find code"});
    const double perSecond = emulatedInstructionsPerSecond(emulatorThreads);
    const bool full = request.depth == RunDepth::Full;
    const KernelVerdict& verdict = kernelGuard.judge(
        emulator,
        {plan, modules, report.recipe, input, filesInUse(), effort, longestEmulationSeconds * perSecond, full},
        control);
    report.phases.push_back({"look at the kernel"});
    if (verdict.seen == KernelVerdict::Seen::Nothing)
        refuseUnseen(verdict, operation, effortOf, report.recipe, inputs, perSecond);
    report.findings = verdict.findings;
    repeatable = verdict.isRepeatable;
    if (verdict.mayRun()) {
        if (const std::string note = verdict.note(); full && !note.empty())
            report.notes.push_back(note);
        if (full && !repeatable)
            report.notes.push_back(
                "The kernel writes to its input, so that it finds another one when it runs again: it "
                "was timed once.");
        return true;
    }
    markEnded(report.findings);
    report.backend = BackendChoice::Emulator;
    reportCompiler(modules, report);
    report.emulation = verdict.emulation;
    report.launches = emulatedLaunches(plan, verdict.staticSharedBytes);
    report.keptFromDevice = true;
    return false;
}

} // namespace tilescope
