#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/operations/registry.h"
#include "gpu/run/plan_code.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace tilescope
{

inline constexpr double longestEmulationSeconds = 60; ///< longer emulations are refused

/// Warp instructions per second that the emulator executes at least, on this many threads; 0 threads: one per core.
double emulatedInstructionsPerSecond(unsigned threads);

/// "20 seconds", "a minute and a half", "7 minutes", "3 hours": a duration rounded for planning, never 0 and never "1
/// minutes".
std::string durationInWords(double seconds);

/// The approximate number of warp instructions to emulate for a completed recipe (see Registry::completed); infinity if
/// such a run is not possible.
using EffortOf = std::function<double(const Recipe& completed, const Inputs& inputs)>;

/// Measures the effort of runs (Emulator::effort) and caches it by code and shape of the plan.
class EffortMeter
{
public:
    static constexpr std::size_t mostKnown = 64; ///< of each of its two caches; the oldest are dropped first

    EffortMeter(const Registry& registry, Toolchain& toolchain, Emulator& emulator)
        : m_registry(registry), m_toolchain(toolchain), m_emulator(emulator)
    {
    }

    /// `modules` as for Emulator::run. The reference is valid until the next call.
    const RunEffort& of(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                        const RunControl& control);

    /// For recipes like the measured one, estimated from a few of their blocks: each recipe is planned and compiled.
    /// Must not outlive this object or `control`.
    EffortOf ofRecipesLike(const RunEffort& measured, const RunControl& control);

private:
    const Registry& m_registry;
    Toolchain& m_toolchain;
    Emulator& m_emulator;
    std::deque<std::pair<PlanShape, RunEffort>> m_known;     ///< by shape, newest first
    std::deque<std::pair<PlanShape, double>> m_knownRoughly; ///< by shape, newest first
};

/// A change that makes a run smaller than that of `completed`: a setting, or a smaller picture of the same shape.
struct SmallerRun {
    std::string field;                   ///< the operation's reducing parameter, or "image"
    std::optional<ParameterValue> value; ///< for a parameter
    std::string words;                   ///< to be used in "With … it takes a minute": "\"rows\" = 300"
    double warpInstructions = 0;
};

/// The largest allowed value of the operation's reducing parameter for which the run takes at most this many warp
/// instructions or, if no parameter helps, the size of a picture; nothing if that does not help either. `effort`, the
/// run's own, is more than that; comparing it with `effortOf` for the same run shows the error of the estimates. Only a
/// few runs are estimated, so the value is approximately the largest, to some tenths.
std::optional<SmallerRun> smallerRun(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                     const Inputs& inputs, double effort, double mostWarpInstructions);

/// Throws SettingError if a run of this effort would take the emulator over a minute, with the duration and a smaller
/// run that takes less.
void checkEffort(const Operation& operation, const EffortOf& effortOf, const Recipe& completed, const Inputs& inputs,
                 double effort, double instructionsPerSecond);

} // namespace tilescope
