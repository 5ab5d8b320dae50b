#pragma once

#include "gpu/emulator/execute/launch_runner.h"
#include "gpu/emulator/observe/counters/launch_counters.h"

#include <cstdint>
#include <optional>

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
/// takes each stratum's blocks to be like those of it that were run (sample_places.h). Throws Cancelled.
SampleResult countBySample(const LaunchSetup& setup, std::uint64_t blocks, std::uint64_t warpInstructions,
                           const EmulatorOptions& options, WorkerPool& pool, std::vector<WorkerMemory>& memory,
                           const RunControl& control);

/// Says that counters are an estimate: of the launch, its instructions and its lines.
void markEstimated(LaunchCounters& counters);

} // namespace tilescope::emulator
