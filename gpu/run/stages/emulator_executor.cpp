#include "gpu/run/stages/emulator_executor.h"

#include "gpu/emulator/prepared_plan.h"
#include "gpu/recipe/message.h"
#include "gpu/run/check.h"
#include "gpu/run/kernel_guard.h"
#include "gpu/run/machine_refusal.h"
#include "gpu/run/stages/report_model.h"
#include "gpu/run/stages/run_results.h"

#include <algorithm>
#include <cmath>

// A run in the emulator: its duration, what is observed, and the result of a kernel with a race for another order of
// its warps.

namespace tilescope
{
namespace
{

/// Warp instructions: below this limit, counting every block delays the picture imperceptibly.
constexpr double mostForLiveCounting = 10e6;
/// ms: a full run that took longer is not repeated for the time alone.
constexpr double mostForTiming = 2000;

bool hasRace(const Report& report)
{
    return std::any_of(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
        return finding.kind == FindingKind::Race && finding.severity == Severity::Error;
    });
}

Message missingCapability(const GpuModel& gpu, int needed)
{
    return say(gpu::phrase("The %1 itself cannot run this strategy: its compute capability is %2, but %3 is required."),
               gpu.name, capabilityText(10 * gpu.major + gpu.minor), capabilityText(needed));
}

} // namespace

EmulatorExecutor::EmulatorExecutor(RunPlanner& planner, ReferenceCheck& check, const RunnerOptions& options)
    : m_planner(planner), m_check(check), m_threads(options.emulatorThreads),
      m_longestSeconds(options.longestEmulationSeconds),
      m_emulator(EmulatorOptions{.threads = options.emulatorThreads}),
      m_effortMeter(planner.registry(), planner.toolchain(), m_emulator),
      m_previews(planner.registry(), planner.toolchain(), options.emulatorThreads)
{
}

Executor::Outcome EmulatorExecutor::execute(RunContext& run)
{
    Report& report = run.report;
    preview(run);
    if (run.preview) {
        run.mayBeSuperseded();
        report.phases.push_back({"preview"});
    }
    const auto planned = report.phases.back().done;
    if (const GpuModel gpu = m_planner.gpuOf(run.request); 10 * gpu.major + gpu.minor < neededCapability(run.plan))
        report.notes.push_back(missingCapability(gpu, run.plan.minimumCapability));
    emulate(run);
    if (!run.isFull() && report.picture && !report.uncomputed)
        m_previews.learn(run, std::chrono::duration<double, std::milli>(PhaseMark{}.done - planned).count());
    return Outcome::Computed;
}

void EmulatorExecutor::measure(RunContext& run, std::span<const CompiledModule> modules)
{
    run.measured = m_effortMeter.of(run.plan, modules, *run.input, run.control);
    run.isEndless = run.measured.isLeast && run.isUsersText();
    run.effort = run.isEndless ? 2 * KernelGuard::mostForRaces : run.measured.warpInstructions;
}

double EmulatorExecutor::speedOf(const RunContext& run, std::span<const CompiledModule> modules)
{
    const double seconds =
        m_effortMeter.secondsOf(run.measured, run.plan, modules, *run.input, m_longestSeconds, run.control);
    return std::max(run.measured.warpInstructions, 1.0) / std::max(seconds, 1e-9);
}

std::optional<Offer> EmulatorExecutor::offer(const RunContext& run, double instructionsPerSecond, double mostSeconds)
{
    const SpeedOf speedOf = [&](const Recipe& recipe, const Inputs& inputs) {
        return m_effortMeter.speedOfRecipeLike(run.measured, recipe, inputs, run.control);
    };
    return offerWithin(run.operation, m_effortMeter.ofRecipesLike(run.measured, run.control), speedOf, run.recipe,
                       run.inputs, run.effort, instructionsPerSecond, mostSeconds);
}

namespace
{

// Of several launches all classes are checked, however many these are.
constexpr double fewestForRaces = 9, fewestOfClasses = 64, mostBlocksForRaces = 256;

double blocksOf(const Plan& plan)
{
    double blocks = 0;
    for (const Launch& launch : plan.launches)
        blocks += double(launch.grid.x) * launch.grid.y * launch.grid.z;
    return std::max(blocks, 1.0);
}

} // namespace

/// Looks for races within blocks, in some blocks of a run that is too long for looking in all, with no more effort than
/// the longest run in which all are checked. Empty if not even some can be: they would take longer, or what they do
/// depends on data that an earlier launch computes in all of its blocks.
std::optional<BlockCheck> EmulatorExecutor::racesInSomeBlocks(const RunContext& run,
                                                              std::span<const CompiledModule> modules)
{
    const double affordable = KernelGuard::mostForRaces * blocksOf(run.plan) / std::max(run.effort, 1.0);
    const double most = std::min(affordable / static_cast<double>(run.plan.launches.size()), mostBlocksForRaces);
    const bool isOne = run.plan.launches.size() == 1;
    if (most < (isOne ? fewestForRaces : fewestOfClasses))
        return std::nullopt;
    BlockCheck check = checkPlan({m_emulator, run.plan, modules}, *run.input,
                                 isOne ? static_cast<std::uint64_t>(most) : 0, {run.control.stop, {}});
    if (check.emulation.blocksRun == 0)
        return std::nullopt;
    // An error that ends a block would have ended the whole run.
    std::erase_if(check.findings, [](const Finding& finding) { return finding.endsRun; });
    return check;
}

/// Where races are looked for in a run of this effort, and the smaller run in which they are looked for everywhere.
Message EmulatorExecutor::tooLargeForRaces(const RunContext& run, const std::optional<BlockCheck>& some)
{
    constexpr double most = KernelGuard::mostForRaces;
    const auto rounded = [](double instructions) { return std::int64_t{std::llround(instructions / 1e6)} * 1'000'000; };
    const std::int64_t limit = rounded(most), effort = rounded(std::max(run.effort, most + 1e6));
    const Message note =
        some
            ? say(gpu::phrase(
                      "Data races are checked in all blocks of runs of up to %1 warp instructions. This run takes "
                      "about %2: they were checked in %3 of its %4 blocks, spread over the grid, and not "
                      "between blocks."),
                  limit, effort, std::to_string(some->emulation.blocksRun), std::to_string(some->emulation.blocksTotal))
            : say(gpu::phrase("Data races are checked in runs of up to %1 warp instructions; this run takes about %2."),
                  limit, effort);
    const auto smaller = smallerRun(run.operation, m_effortMeter.ofRecipesLike(run.measured, run.control), run.recipe,
                                    run.inputs, run.effort, most);
    if (!smaller)
        return note;
    return joined(note, some ? say(gpu::phrase("With %1, all blocks are checked for data races."), smaller->words)
                             : say(gpu::phrase("With %1, the run is checked for data races."), smaller->words));
}

void EmulatorExecutor::emulate(RunContext& run)
{
    const std::vector<CompiledModule>& modules = m_planner.code(run);
    Report& report = run.report;
    report.phases.push_back({"find code"});
    measure(run, modules);
    const double perSecond = speedOf(run, modules);
    constexpr double patience = 10; // with a sample, whose speed was measured a moment before
    if (!run.isEndless && run.effort > m_longestSeconds * perSecond * (run.isSample ? patience : 1))
        return leaveUncomputed(run, perSecond);
    const bool settled = run.isFull() || run.isUsersText();
    const bool hazards = settled && run.effort <= KernelGuard::mostForRaces;
    const EmulatedRun& made = result(run, hazards);
    run.counted = made.counted;
    run.sides = made.result.sides;
    report.backend = BackendChoice::Emulator;
    reportCompiler(modules, report);
    report.emulation = made.result.emulation;
    report.phases.push_back({"emulate"});
    report.findings = made.result.findings;
    report.launches = emulatedLaunches(run.plan, made.result.staticSharedBytes);
    report.picture = made.picture;
    const bool allKnown = run.recipe.counters == CounterMode::None || allExact(run.counted);
    if (hazards || !report.picture || !allKnown)
        m_last.reset();
    if (settled && !hazards && !run.isEndless)
        addRacesOfSomeBlocks(run);
}

/// The window requests the picture while a slider moves and requests the same again when it rests. The emulator gives
/// the same bits each time, and the plan and its code depend only on what isOf() compares, which is immutable; so the
/// earlier result is reused, unless the new run needs an observer that the earlier one did not have.
const EmulatedRun& EmulatorExecutor::result(RunContext& run, bool hazards)
{
    const bool isKnown = m_last && m_last->isOf(run);
    if (isKnown && !hazards)
        return *m_last;
    const std::optional<double> plain = isKnown ? m_last->result.emulation.plainMs : std::nullopt;
    m_last.reset();
    EmulatedRun& made = m_last.emplace(emulateAnew(run, hazards));
    const bool isTimed = run.isFull() && run.backend == BackendChoice::Emulator;
    if (plain)
        made.result.emulation.plainMs = plain;
    else if (hazards && isTimed && made.picture)
        made.result.emulation.plainMs = plainMs(run, made.result);
    return made;
}

/// The run is too long for looking for races in all of its blocks.
void EmulatorExecutor::addRacesOfSomeBlocks(RunContext& run)
{
    Report& report = run.report;
    std::optional<BlockCheck> some;
    if (run.isFull() && report.picture)
        some = racesInSomeBlocks(run, m_planner.code(run));
    if (some)
        report.findings.insert(report.findings.begin(), some->findings.begin(), some->findings.end());
    report.notes.push_back(tooLargeForRaces(run, some));
}

void EmulatorExecutor::preview(RunContext& run)
{
    if (!run.request.preview || run.isFull() || run.backend != BackendChoice::Emulator || (m_last && m_last->isOf(run)))
        return;
    run.preview = m_previews.make(run);
    if (run.preview)
        run.request.preview->show(run.preview);
}

EmulatedRun EmulatorExecutor::emulateAnew(RunContext& run, bool hazards)
{
    EmulatedRun made{run.recipe, run.input, filesOf(run)};
    const bool automatic = run.recipe.counters == CounterMode::Auto;
    if (automatic)
        made.counted = run.measured.counted;
    Observation observation{.counters = run.recipe.counters != CounterMode::None && !allExact(made.counted),
                            .hazards = hazards};
    const bool hurried = !run.isFull() && !hazards && run.effort > mostForLiveCounting;
    if (observation.counters && hurried && automatic) {
        made.counted = samplePlan({m_emulator, run.plan, run.code}, *run.input, std::move(made.counted), run.control);
        observation.counters = false;
    }
    PartialPicture partial;
    if (run.preview && run.preview->picture)
        partial.show = [&run](std::span<const std::byte> pixels, std::size_t pitchBytes, int rows) {
            run.preview = withRows(*run.preview, pixels, pitchBytes, rows);
            run.request.preview->show(run.preview);
        };
    made.result = m_emulator.run(run.plan, run.code, *run.input, observation, run.control, partial);
    if (observation.counters)
        made.counted = std::move(made.result.counters);
    if (!made.result.picture.empty())
        made.picture = pictureFrom(std::move(made.result.picture), run.plan);
    made.result.picture.clear();
    return made;
}

/// The time of the run without observers, by which strategies are compared, because observers slow each strategy down
/// by a different factor. Runs it again, as fast as for the slider.
std::optional<double> EmulatorExecutor::plainMs(const RunContext& run, const EmulatorResult& watched)
{
    if (watched.emulation.wallMs > mostForTiming)
        return std::nullopt;
    return m_emulator.run(run.plan, run.code, *run.input, {}, {run.control.stop, {}}).emulation.plainMs;
}

void EmulatorExecutor::showRace(RunContext& run)
{
    Report& report = run.report;
    if (!report.check || report.check->mismatches > 0 || !hasRace(report) || run.effort > KernelGuard::mostForRaces)
        return;
    for (const WarpTurns& turns : otherOrders) {
        Emulator other(EmulatorOptions{.threads = m_threads, .turns = turns});
        EmulatorResult result = other.run(run.plan, m_planner.code(run), *run.input, {}, run.control);
        if (result.picture.empty()) // this order ended in a fault
            continue;
        ImagePtr picture = pictureFrom(std::move(result.picture), run.plan);
        const CheckReport check =
            compare(*picture, *report.reference, run.operation.toleranceOf(run.recipe, run.inputs, *report.reference));
        if (check.mismatches == 0)
            continue;
        report.picture = std::move(picture);
        report.check = check;
        run.sides = std::move(result.sides);
        report.notes.emplace_back(
            gpu::phrase("The data race does not affect the image if warps run one after another. The image shown is "
                        "from a different order, which a GPU may use in any run."));
        return;
    }
}

} // namespace tilescope
