#pragma once

#include "gpu/emulator/emulator.h"
#include "gpu/emulator/observe/counters/counter_observer.h"
#include "gpu/emulator/observe/trace/block_trace.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tilescope::test
{

/// One block as the emulator runs it without a trace: its counts, and memory before and after.
struct BlockTruth {
    emulator::LaunchTally tally;
    std::vector<std::vector<std::byte>> before, after; ///< the plan's buffers
    std::vector<std::byte> shared;                     ///< as the block left it
};

/// The launches before it are run completely.
BlockTruth blockTruth(const Plan& plan, std::span<const CompiledModule> modules, const Image& input, std::size_t launch,
                      const Dim3& block);

} // namespace tilescope::test
