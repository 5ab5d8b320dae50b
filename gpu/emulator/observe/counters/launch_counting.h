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

/// What running a sample of a launch's blocks gave.
struct SampleResult {
    /// As estimated from the sample; exact where it was of all blocks. Nothing where a block of it went wrong or the
    /// instructions did not suffice.
    std::optional<LaunchCounters> counters;
    std::uint64_t warpInstructions = 0; ///< spent
};

/// Runs at most `blocks` of a launch's blocks on what the buffers hold, spends at most about `warpInstructions`, and
/// takes each stratum's blocks to be like those of it that were run. Throws Cancelled.
SampleResult countBySample(const LaunchSetup& setup, std::uint64_t blocks, std::uint64_t warpInstructions,
                           const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                           const RunControl& control);

/// Says that counters are an estimate: of the launch, its instructions and its lines.
void markEstimated(LaunchCounters& counters);

/// A block to run, and the stratum that it stands for.
struct SamplePlace {
    std::uint64_t block = 0; ///< linear index in the grid
    std::size_t stratum = 0;
};

/// Blocks that do alike as far as their place says: of each axis the first, the last, or one between. In a plane these
/// are four corners, four edges and the interior.
struct SampleStratum {
    std::uint64_t blocks = 0, sampled = 0;
};

struct SamplePlaces {
    std::vector<SamplePlace> places;   ///< in the order of the grid, each block once
    std::vector<SampleStratum> strata; ///< those of no blocks as well
};

/// At most `most` blocks of a grid (27 at least, so that every stratum has one), all of them where there are no more.
/// They are spread evenly: the grid falls into cells, and each gives the block at a place within it that is drawn at
/// random, but always the same, so that no regular pattern of a picture is met at every step or never. The relative
/// places follow from the shape of the cells alone: launches over grids of one size are sampled at the same blocks.
SamplePlaces samplePlaces(const Dim3& grid, std::uint64_t most);

/// Warp instructions that take as long as a texture fetch: the emulator computes each lane's texel by itself.
inline constexpr double fetchInstructions = 33;

/// What a launch takes: its blocks times what a few of them take on what the buffers hold.
struct EffortSample {
    double warpInstructions = 0; ///< with fetchInstructions for each fetch
    bool isLeast = false;        ///< one block alone did not end within a hundred million
};
EffortSample effortBySample(const LaunchSetup& setup, const EmulatorOptions& options, WorkerMemory& memory,
                            const RunControl& control);

/// Counts a launch by one block of each class, times the class's blocks; a few blocks drawn at random (the same ones
/// each time) must count like their class. What the buffers hold does not matter. Where there are no counts to be had
/// in this way, LaunchCounters::reason says why and nothing else is set.
LaunchCounters countByClasses(const LaunchSetup& setup, const BlockClassResult& classes, const EmulatorOptions& options,
                              WorkerPool& pool, std::vector<WorkerMemory>& memory, const RunControl& control);

} // namespace tilescope::emulator
