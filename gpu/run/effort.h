#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/operations/registry.h"

#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace tilescope
{

inline constexpr double longestEmulationSeconds = 60; ///< what takes the emulator longer is refused

/// Warp instructions a second that the emulator interprets at least, on as many threads; 0 threads: one a core.
double emulatedInstructionsPerSecond(unsigned threads);

/// "20 seconds", "a minute and a half", "7 minutes", "3 hours": what a person plans with, never 0 and never "1
/// minutes".
std::string durationInWords(double seconds);

/// Warp instructions that the emulator has to interpret, roughly, for a completed recipe (see Registry::completed);
/// infinity where such a run cannot be.
using EffortOf = std::function<double(const Recipe& completed, const Inputs& inputs)>;

/// Measures what runs take (Emulator::effort), and remembers it by code and shape of the plan.
class EffortMeter
{
public:
    EffortMeter(const Registry& registry, Toolchain& toolchain, Emulator& emulator)
        : m_registry(registry), m_toolchain(toolchain), m_emulator(emulator)
    {
    }

    /// `modules` as for Emulator::run. The answer is good until the next question.
    const RunEffort& of(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                        const RunControl& control);

    /// Of recipes like the one that was measured, from a few of their blocks: each is planned and compiled. Must not
    /// outlive this nor `control`.
    EffortOf ofRecipesLike(const RunEffort& measured, const RunControl& control);

private:
    const Registry& m_registry;
    Toolchain& m_toolchain;
    Emulator& m_emulator;
    std::deque<std::pair<std::string, RunEffort>> m_known;     ///< by shape, the newest first
    std::deque<std::pair<std::string, double>> m_knownRoughly; ///< likewise
};

/// What makes a run smaller than that of `completed`: a setting, or a picture of the same shape.
struct SmallerRun {
    std::string field;                   ///< the operation's reducing parameter, or "image"
    std::optional<ParameterValue> value; ///< of the parameter
    std::string words;                   ///< as in "With … it takes a minute": "\"rows\" = 300"
    double warpInstructions = 0;
};

/// The largest allowed value of the operation's reducing parameter with which the run takes at most so many warp
/// instructions or, where it has none that helps, the size of a picture; nothing where that does not help either.
/// `effort`, the run's own, is more than that; what `effortOf` says of it tells how far off its answers are. Asks about
/// a few runs only, so the value is the largest but for some tenths.
std::optional<SmallerRun> smallerRun(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                     const Inputs& inputs, double effort, double mostWarpInstructions);

/// Throws SettingError when a run of this effort would take the emulator over a minute, saying how long and naming the
/// smaller run that does not.
void checkEffort(const Operation& operation, const EffortOf& effortOf, const Recipe& completed, const Inputs& inputs,
                 double effort, double instructionsPerSecond);

} // namespace tilescope
