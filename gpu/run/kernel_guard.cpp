#include "gpu/run/kernel_guard.h"

#include "gpu/emulator/observe/hazards/plan_check.h"
#include "gpu/emulator/prepared_plan.h"
#include "gpu/recipe/message.h"
#include "gpu/run/stages/run_context.h"

#include <algorithm>

namespace tilescope
{
namespace
{

constexpr double mostForSample = 1e9; ///< warp instructions
constexpr double fewestSampled = 27, mostSampled = 4096;

KernelVerdict wholeVerdict(Emulator& emulator, const GuardedRun& run, const RunControl& control)
{
    KernelVerdict verdict;
    verdict.seen = KernelVerdict::Seen::Whole;
    verdict.racesSought = run.effort <= KernelGuard::mostForRaces;
    EmulatorResult result = emulator.run(run.plan, run.modules, *run.input, {.hazards = verdict.racesSought}, control);
    verdict.isRepeatable = result.inputsKept;
    verdict.findings = std::move(result.findings);
    verdict.emulation = result.emulation;
    verdict.staticSharedBytes = std::move(result.staticSharedBytes);
    return verdict;
}

KernelVerdict verdictOf(BlockCheck&& check, KernelVerdict::Seen seen)
{
    KernelVerdict verdict;
    verdict.seen = seen;
    verdict.racesSought = false;
    verdict.reason = std::move(check.reason);
    verdict.findings = std::move(check.findings);
    verdict.emulation = check.emulation;
    verdict.staticSharedBytes = std::move(check.staticSharedBytes);
    return verdict;
}

/// The number of blocks of the launch that a sample may contain.
std::uint64_t sampleOf(const GuardedRun& run, std::uint64_t blocks)
{
    const double share = mostForSample / std::max(run.effort, 1.0) * static_cast<double>(blocks);
    return static_cast<std::uint64_t>(std::clamp(share, fewestSampled, mostSampled));
}

} // namespace

bool KernelVerdict::mayRun() const
{
    return seen != Seen::Nothing && std::none_of(findings.begin(), findings.end(), [](const Finding& finding) {
               return finding.severity == Severity::Error;
           });
}

Message KernelVerdict::note() const
{
    const std::string run = std::to_string(emulation.blocksRun), all = std::to_string(emulation.blocksTotal);
    switch (seen) {
    case Seen::Whole:
        return racesSought ? Message()
                           : gpu::phrase("The emulator ran every block of the edited kernel before the GPU ran the "
                                         "kernel, but did not look for data races because the image is too large.");
    case Seen::Classes:
        return say(gpu::phrase("The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the "
                               "kernel: one of each class of blocks with equivalent accesses. Data races between "
                               "blocks were not looked for because the image is too large."),
                   run, all);
    case Seen::Sample:
        return joined(
            say(gpu::phrase("The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the kernel, "
                            "including corner and edge blocks. The other blocks were not checked."),
                run, all),
            reason);
    case Seen::Nothing: break;
    }
    return {};
}

bool KernelGuard::Known::answers(const PlanShape& asked, const GuardedRun& run) const
{
    if (asked != shape || (run.thorough && !thorough && verdict.mayRun()))
        return false;
    if (verdict.seen == KernelVerdict::Seen::Classes)
        return true;
    return recipe == run.recipe && isSame(input, run.input) &&
           std::equal(files.begin(), files.end(), run.files.begin(), run.files.end(), isSame);
}

const KernelVerdict& KernelGuard::judge(Emulator& emulator, const GuardedRun& run, const RunControl& control)
{
    const PlanShape shape = shapeOf(run.plan, run.modules);
    const auto known =
        std::find_if(m_known.begin(), m_known.end(), [&](const Known& k) { return k.answers(shape, run); });
    if (known != m_known.end())
        return known->verdict;
    ++m_looks;
    Known fresh{shape, run.thorough || run.effort > mostForRaces, look(emulator, run, control), run.recipe, run.input,
                {}};
    fresh.files.assign(run.files.begin(), run.files.end());
    m_known.push_front(std::move(fresh));
    if (m_known.size() > mostKnown)
        m_known.pop_back();
    return m_known.front().verdict;
}

KernelVerdict KernelGuard::look(Emulator& emulator, const GuardedRun& run, const RunControl& control) const
{
    // A race between two blocks is visible only if both run, and a small picture is quickly run completely.
    if (run.effort <= (run.thorough ? mostForRaces : mostAtOnce))
        return wholeVerdict(emulator, run, control);
    BlockCheck classes = checkPlan({emulator, run.plan, run.modules}, *run.input, 0, control);
    if (classes.reason.empty())
        return verdictOf(std::move(classes), KernelVerdict::Seen::Classes);
    if (run.effort <= run.mostEffort)
        return wholeVerdict(emulator, run, control);
    // A sample proves nothing about addresses that depend on data, nor about a launch whose input is the result of a
    // sample of an earlier launch.
    if (!classes.tooMany || run.plan.launches.size() != 1) {
        KernelVerdict none;
        none.reason = std::move(classes.reason);
        return none;
    }
    BlockCheck sample =
        checkPlan({emulator, run.plan, run.modules}, *run.input, sampleOf(run, classes.emulation.blocksTotal), control);
    sample.reason = std::move(classes.reason);
    return verdictOf(std::move(sample), KernelVerdict::Seen::Sample);
}

} // namespace tilescope
