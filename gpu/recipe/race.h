#pragma once

#include "gpu/recipe/report.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// What blocks move. Shares of a launch's counts: whole numbers only for whole launches.
struct RaceTraffic {
    std::optional<double> globalSectors = 0; ///< absent if textures are read: movedOf()
    double sharedWavefronts = 0;             ///< loads, stores and atomics
    double instructions = 0;                 ///< PTX, per warp

    RaceTraffic& operator+=(const RaceTraffic& more);
    bool operator==(const RaceTraffic&) const = default;
};

/// One launch of a race. Its blocks start in the order of their index, `perWave` at a time, and all waves take equally
/// long.
struct RaceLaunch {
    std::string kernel;
    Dim3 grid;
    std::uint64_t blocks = 0;
    std::uint64_t perWave = 0; ///< blocks that are resident on the whole GPU
    double startUs = 0, us = 0;
    RaceTraffic traffic; ///< of all its blocks

    std::uint64_t waves() const { return (blocks + perWave - 1) / perWave; }
    bool operator==(const RaceLaunch&) const = default;
};

/// When which block of a run executes on a GPU, by a simple model: launches one after another, in each the blocks in
/// order of their index, as many at a time as are resident on all multiprocessors, and all blocks of such a wave from
/// its beginning to its end. A GPU starts the next block as soon as one has ended; on average that is the same.
struct RaceSchedule {
    std::vector<RaceLaunch> launches;
    std::size_t mainLaunch = 0;      ///< whose blocks write the picture
    double us = 0;                   ///< of all launches: measured, else predicted (Report::timing), else the geometric
                                     ///< middle of the ceilings' band
    double lowerUs = 0, upperUs = 0; ///< the band; both `us` if measured
    bool isMeasured = false, isPredicted = false;
    bool isProved = true;  ///< as Timing::isProved
    bool isCounted = true; ///< the counts are exact, not an estimate from a sample of the blocks
    std::string gpu;
    int multiprocessors = 0;

    RaceTraffic traffic() const; ///< of all launches
    bool operator==(const RaceSchedule&) const = default;
};

/// Why a run has no schedule, in a sentence; empty: it has one.
Message raceRefusal(const Report& report);

/// For a report without raceRefusal().
RaceSchedule raceSchedule(const Report& report);

/// The state of a race at one time.
struct RaceMoment {
    std::size_t launch = 0;              ///< that runs, or the last one
    std::uint64_t wave = 0;              ///< of it, from 1
    std::uint64_t done = 0, running = 0; ///< its blocks that have ended, and those of the current wave
    double waveShare = 0;                ///< 0…1: how much of the current wave has passed
    RaceTraffic traffic;                 ///< so far, of all launches; evenly spread over the blocks of a launch
    bool isOver = false;
    bool operator==(const RaceMoment&) const = default;
};
RaceMoment momentAt(const RaceSchedule& schedule, double us);

/// The end of a race of two.
struct RaceOutcome {
    enum class Order {
        Certain, ///< both times are measured, or their bands are apart
        BandsOverlap,
        DifferentKinds ///< one time is measured and the other is not, one predicted and the other of the ceilings
                       ///< alone, or they are of different GPUs
    };
    std::size_t winner = 0; ///< with the shorter time; of equals the first
    double timeRatio = 1;   ///< at least 1: the longer time ÷ the winner's
    Order order = Order::Certain;
    std::optional<double> trafficRatio; ///< sectors of global memory: the other's ÷ the winner's
};
RaceOutcome raceOutcome(const RaceSchedule& first, const RaceSchedule& second);

} // namespace tilescope
