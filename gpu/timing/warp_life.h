#pragma once

#include "gpu/recipe/words/stall_reason.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

/// An instruction in the life of a warp: from `begin`, when the one before it was issued, it waited for `reason` until
/// `ready`, then because of `second` until it was issued in cycle `issue`.
struct IssueEvent {
    float begin = 0, ready = 0, issue = 0;
    std::uint32_t site = 0;
    StallReason reason = StallReason::Wait, second = StallReason::NotSelected;
};

/// The life of one warp.
struct WarpLife {
    std::uint64_t block = 0;    ///< linear index in the grid
    std::uint32_t position = 0; ///< of the block among those of the multiprocessor
    std::uint32_t warp = 0;     ///< in the block
    std::uint32_t scheduler = 0;
    float begin = 0, end = 0; ///< cycles; end 0: it was still running
    std::vector<IssueEvent> events;
};

struct BlockSpan {
    double begin = 0, end = 0;      ///< cycles; end 0: it was still running
    std::uint32_t slot = 0;         ///< which of the resident blocks
    std::uint64_t instructions = 0; ///< of the machine, issued
    std::uint64_t unforeseen = 0;   ///< of these, in functions that were called, and accesses to spilled registers
};

} // namespace tilescope
