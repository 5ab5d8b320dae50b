#pragma once

#include "gpu/emulator/observe/story/lane_history.h"
#include "gpu/emulator/observe/trace/block_trace.h"
#include "gpu/ptx/module.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tilescope::emulator
{

/// A load (or texture fetch) whose value another value depends on.
struct ValueSource {
    std::size_t execution = 0; ///< index into LaneHistory::executions
    unsigned element = 0;      ///< of a vector load
};

struct ValueSources {
    std::vector<ValueSource> loads; ///< in the order of execution
    Message incomplete;             ///< see ValueStory::incomplete
};

/// The loads that a value depends on, which the lane stores at `execution` as the given element: found backwards along
/// the lane's path, through registers and the thread's local memory. Addresses are not followed; conditions of branches
/// only if `withBranches`.
ValueSources sourcesOf(const ptx::Kernel& kernel, const BlockTrace& trace, const LaneHistory& history,
                       std::uint32_t lane, std::size_t execution, unsigned element, bool withBranches);

/// Bytes of one element of an access.
std::uint32_t elementBytes(const ptx::Instruction& instruction, const TraceEvent& access);

/// The value of `bytes` bytes at byte `at` of what a lane loaded or stored.
std::uint64_t accessBits(const BlockTrace& trace, const TraceEvent& access, std::uint32_t lane, std::uint32_t at,
                         std::uint32_t bytes);

} // namespace tilescope::emulator
