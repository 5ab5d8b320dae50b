#pragma once

#include "gpu/emulator/block_classes/block_classes.h"
#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/recipe/plan.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tilescope::emulator
{

/// The result of running a sample of a launch's blocks.
struct SampleResult {
    /// Estimated from the sample; exact if it contained all blocks. Nothing if one of its blocks failed or exceeded the
    /// instruction limit.
    std::optional<LaunchCounters> counters;
    std::uint64_t warpInstructions = 0; ///< spent
};

/// Runs at most `blocks` of a launch's blocks on the content of the buffers, uses at most about `warpInstructions`, and
/// extrapolates from the blocks of each stratum to the whole stratum. Throws Cancelled.
SampleResult countBySample(const LaunchSetup& setup, std::uint64_t blocks, std::uint64_t warpInstructions,
                           const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                           const RunControl& control);

/// Marks counters as an estimate: of the launch, its instructions and its lines.
void markEstimated(LaunchCounters& counters);

/// A block to run, and the stratum that it represents.
struct SamplePlace {
    std::uint64_t block = 0; ///< linear index in the grid
    std::size_t stratum = 0;
};

/// Blocks that are alike as far as their position determines: on each axis the first, the last, or one between. In a
/// plane these are four corners, four edges and the interior.
struct SampleStratum {
    std::uint64_t blocks = 0, sampled = 0;
};

struct SamplePlaces {
    std::vector<SamplePlace> places;   ///< in the order of the grid, each block once
    std::vector<SampleStratum> strata; ///< including empty ones
};

/// At most `most` blocks of a grid (at least 27, so that every stratum has one), or all of them if there are no more.
/// They are evenly spread: the grid is divided into cells, and each cell contributes a block at a pseudo-random place
/// in it, so that a regular pattern in a picture is not met at every cell or never. The relative places depend only on
/// the shape of the cells: launches over grids of one size are sampled at the same blocks.
SamplePlaces samplePlaces(const Dim3& grid, std::uint64_t most);

/// Warp instructions that take as long as a texture fetch, for which the emulator computes each lane's texel
/// separately.
inline constexpr double fetchInstructions = 33;

/// The effort of a launch: its number of blocks times the effort of a few of them on the content of the buffers.
struct EffortSample {
    double warpInstructions = 0; ///< with fetchInstructions for each fetch
    double instructions = 0;     ///< without
    bool isLeast = false;        ///< one block alone did not end within a hundred million
};
EffortSample effortBySample(const LaunchSetup& setup, const EmulatorOptions& options, WorkerMemory& memory,
                            const RunControl& control);

/// Counts a launch by one block of each class, times the class's blocks; a few randomly drawn blocks (the same ones
/// each time) must have the same counts as their class. The content of the buffers does not matter. If this method
/// gives no counts, LaunchCounters::reason says why and nothing else is set.
LaunchCounters countByClasses(const LaunchSetup& setup, const BlockClassResult& classes, const EmulatorOptions& options,
                              WorkerPool& pool, std::vector<WorkerMemory>& memory, const RunControl& control);

} // namespace tilescope::emulator
