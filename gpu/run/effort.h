#pragma once

#include "gpu/compile/toolchain.h"
#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/counters/plan_counts.h"
#include "gpu/operations/registry.h"
#include "gpu/run/plan_code.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

/// The approximate number of warp instructions to emulate for a completed recipe (see Registry::completed); infinity if
/// such a run is not possible.
using EffortOf = std::function<double(const Recipe& completed, const Inputs& inputs)>;

/// Measures the effort of runs (effortOfPlan) and caches it by code and shape of the plan.
class EffortMeter
{
public:
    static constexpr std::size_t mostKnown = 64; ///< of each of its caches; the oldest are dropped first

    EffortMeter(const Registry& registry, Toolchain& toolchain, Emulator& emulator)
        : m_registry(registry), m_toolchain(toolchain), m_emulator(emulator)
    {
    }

    /// `modules` as for Emulator::run. The reference is valid until the next call.
    const RunEffort& of(const Plan& plan, std::span<const CompiledModule> modules, const Image& input,
                        const RunControl& control);

    /// Approximately how many seconds Emulator::run takes for a plan of this effort. If that may be more than `enough`,
    /// the speed of its kernels is measured (speedsOfPlan), once for each code, block and magnitude; otherwise a
    /// typical speed is assumed. `input` as for of().
    double secondsOf(const RunEffort& effort, const Plan& plan, std::span<const CompiledModule> modules,
                     const Image& input, double enough, const RunControl& control);

    /// The counts of a plan with this effort, found with more patience (countLongPlan).
    const std::vector<LaunchCounters>& countsOf(const RunEffort& effort, const Plan& plan,
                                                std::span<const CompiledModule> modules, const RunControl& control);

    /// The speed of a recipe like the measured one, in warp instructions per second.
    double speedOfRecipeLike(const RunEffort& measured, const Recipe& completed, const Inputs& inputs,
                             const RunControl& control);

    /// For recipes like the measured one, estimated from a few of their blocks: each recipe is planned and compiled.
    /// Must not outlive this object or `control`.
    EffortOf ofRecipesLike(const RunEffort& measured, const RunControl& control);

private:
    const RunEffort& roughly(const Plan& plan, std::span<const CompiledModule> modules, const Image* input,
                             const RunControl& control);

    /// What determines the speed of a plan's kernels.
    struct Kernels {
        std::vector<std::string> code; ///< hashes of the modules' PTX
        std::vector<std::pair<std::string, Dim3>> launched;
        int magnitude = 0; ///< of the buffers, as a power of two of bytes: small ones stay in the processor's caches
        bool operator==(const Kernels&) const = default;
    };

    const Registry& m_registry;
    Toolchain& m_toolchain;
    Emulator& m_emulator;
    std::deque<std::pair<PlanShape, RunEffort>> m_known;                         ///< by shape, newest first
    std::deque<std::pair<PlanShape, RunEffort>> m_knownRoughly;                  ///< by shape, newest first
    std::deque<std::pair<PlanShape, std::vector<LaunchCounters>>> m_knownCounts; ///< by shape, newest first
    std::deque<std::pair<Kernels, std::vector<double>>> m_knownSpeeds;           ///< newest first
};

/// A change that makes a run smaller than that of `completed`: a setting, or a smaller picture of the same shape.
struct SmallerRun {
    std::string field;                   ///< the operation's reducing parameter, or "image"
    std::optional<ParameterValue> value; ///< for a parameter
    Message words;                       ///< to be used in "With … it takes a minute": "\"rows\" = 300"
    double warpInstructions = 0;
    ImagePtr picture = {}; ///< for "image"
};

/// The largest allowed value of the operation's reducing parameter for which the run takes at most this many warp
/// instructions or, if no parameter helps, the size of a picture; nothing if that does not help either. `effort`, the
/// run's own, is more than that; comparing it with `effortOf` for the same run shows the error of the estimates. Only a
/// few runs are estimated, so the value is approximately the largest, to some tenths.
std::optional<SmallerRun> smallerRun(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                     const Inputs& inputs, double effort, double mostWarpInstructions);

/// A smaller run that takes about as long as allowed.
struct Offer {
    SmallerRun run;
    double seconds = 0;
    Message text() const; ///< "With "rows" = 300 it takes about a minute."
};

/// Speeds as EffortOf: warp instructions per second.
using SpeedOf = EffortOf;

/// See smallerRun(); `speed` is that of the refused run. A smaller run is usually faster, because its data stay in the
/// processor's caches: so the search is repeated with the speed of what it finds.
std::optional<Offer> offerWithin(const Operation& operation, const EffortOf& effortOf, const SpeedOf& speedOf,
                                 const Recipe& completed, const Inputs& inputs, double effort, double speed,
                                 double mostSeconds);

/// The refusal of a run that would take the emulator this long.
SettingError tooLong(double seconds, const std::optional<Offer>& offer);

} // namespace tilescope
