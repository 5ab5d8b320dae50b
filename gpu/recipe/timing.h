#pragma once

#include "gpu/recipe/words/stall_reason.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// What the warps do while an instruction of one line is their next.
struct LineStates {
    std::string source;
    int line = 0;         ///< 0: no line is known
    StateCycles states{}; ///< as a share of all cycles of all warps
    bool operator==(const LineStates&) const = default;
};

/// More blocks at a time, as if each needed less of what keeps them out: the predicted time, and the price.
struct TimingCure {
    int warps = 0;                 ///< resident with it
    double us = 0;                 ///< of the launch
    int registers = 0;             ///< that each thread must do without; 0: they allow it
    std::uint64_t sharedBytes = 0; ///< that each block must do without; 0: they allow it
    bool operator==(const TimingCure&) const = default;
};

/// LaunchTiming::limitedBy if the grid has no more blocks for the multiprocessor.
inline constexpr const char* limitedByGrid = "grid";

/// The predicted time of one launch, from the simulation of one multiprocessor (gpu/timing).
struct LaunchTiming {
    std::string kernel;
    double us = 0;               ///< without the start of the launch
    double cycles = 0;           ///< of the multiprocessor with the most blocks
    double cyclesPerBlock = 0;   ///< that one more block adds
    std::uint64_t blocks = 0;    ///< of that multiprocessor, one after the other
    int resident = 0;            ///< blocks at a time
    int warps = 0;               ///< resident warps
    std::string limitedBy;       ///< what keeps more blocks out: Occupancy::limitedBy, limitedByGrid, or empty: a wish
    double issued = 0;           ///< share of the cycles in which a scheduler issues
    std::uint64_t simulated = 0; ///< blocks that were simulated; the others take as long on average
    bool ofMachineCode = false;  ///< its instructions are those that nvdisasm lists; else estimated from the PTX
    StateCycles states{};        ///< as a share of all cycles of all warps: the sum is 1
    std::vector<LineStates> lines;  ///< by share, the largest first
    std::optional<TimingCure> cure; ///< of waiting; tried if registers or shared memory keep more blocks out
    bool operator==(const LaunchTiming&) const = default;
};

/// The predicted time of a run on a GPU, with the data in its L2 cache that fit there: the time of repeated runs.
struct Timing {
    std::string gpu;
    double us = 0;
    double lowerUs = 0, upperUs = 0; ///< that hold nine of ten measured times of such kernels (tests/bench/RESULTS.md)
    std::optional<double> coldUs;    ///< if L2 has nothing of the data before; none: not predicted
    bool followsData = false;        ///< blocks may differ by their data; those that were simulated stand for all
    std::vector<LaunchTiming> launches;
    double tookMs = 0;    ///< to predict
    bool isProved = true; ///< by the times of these strategies; else the band is the wider one of other kernels
    bool operator==(const Timing&) const = default;
};

/// Beside a time or band of a kernel that is none of Tilescope's strategies: "not proved for kernels like this"; else
/// empty.
Message doubtOf(bool isProved);

/// The state, other than issuing, in which the warps spend most cycles.
StallReason mostWaiting(const StateCycles& states);

/// "61 % of the warps' cycles wait at line 31, mostly for: Long scoreboard. With 48 resident warps instead of 24 the
/// launch would take 31 % less time (predicted); each thread would have to do without 12 registers."; empty if hardly
/// anything waits.
Message adviceOn(const LaunchTiming& launch);

nlohmann::json toJson(const Timing& timing);
Timing timingFromJson(const nlohmann::json& json, const std::string& path); ///< throws SettingError

} // namespace tilescope
