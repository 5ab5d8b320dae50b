#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/hazards/plan_check.h"
#include "gpu/run/effort.h"
#include "gpu/run/stages/executor.h"
#include "gpu/run/stages/preview_maker.h"
#include "gpu/run/stages/reference_check.h"
#include "gpu/run/stages/run_planner.h"

#include <optional>
#include <span>
#include <vector>

namespace tilescope
{

/// Orders of the warps in which a race may change the picture that is right when they run one after the other: the last
/// warp completes first; random; and nearly in lockstep, overtaking one another many times.
inline constexpr WarpTurns otherOrders[] = {
    {WarpTurns::Order::Descending}, {WarpTurns::Order::Shuffled}, {WarpTurns::Order::Shuffled, 1, 32}};

/// Executes runs in the emulator, after measuring how long they take. Keeps the last run, previews and efforts.
class EmulatorExecutor : public Executor
{
public:
    EmulatorExecutor(RunPlanner& planner, ReferenceCheck& check, const RunnerOptions& options);

    Outcome execute(RunContext& run) override;

    /// If a race left the picture right only because of the order of the emulator's warps, the report gets the picture
    /// of the first other order that is wrong, and says so: a GPU may give it in any run. Each order is a whole run
    /// more, so only where that is short.
    void showRace(RunContext& run);

    /// Measures the effort of running the plan in the emulator. A block of an edited kernel that exceeds the limit is
    /// assumed to be endless: the emulator's limit on a block's length ends it and reports where.
    void measure(RunContext& run, std::span<const CompiledModule> modules);
    /// Warp instructions per second that the emulator executes in such a run.
    double speedOf(const RunContext& run, std::span<const CompiledModule> modules);
    /// A smaller run that takes at most `seconds`.
    std::optional<Offer> offer(const RunContext& run, double instructionsPerSecond, double seconds);

    Emulator& emulator() { return m_emulator; }
    double longestSeconds() const { return m_longestSeconds; } ///< RunnerOptions::longestEmulationSeconds
    void forget() { m_last.reset(); }

private:
    void preview(RunContext& run);
    void emulate(RunContext& run);
    const EmulatedRun& result(RunContext& run, bool hazards);
    void addRacesOfSomeBlocks(RunContext& run);
    EmulatedRun emulateAnew(RunContext& run, bool hazards);
    std::optional<double> plainMs(const RunContext& run, const EmulatorResult& watched);
    std::optional<BlockCheck> racesInSomeBlocks(const RunContext& run, std::span<const CompiledModule> modules);
    Message tooLargeForRaces(const RunContext& run, const std::optional<BlockCheck>& some);

    // uncomputed.cpp
    void leaveUncomputed(RunContext& run, double instructionsPerSecond);
    bool takeSample(RunContext& run, double instructionsPerSecond);

    RunPlanner& m_planner;
    ReferenceCheck& m_check;
    unsigned m_threads;
    double m_longestSeconds;
    Emulator m_emulator;
    EffortMeter m_effortMeter;
    PreviewMaker m_previews;
    std::optional<EmulatedRun> m_last; ///< if it can be reused
};

} // namespace tilescope
