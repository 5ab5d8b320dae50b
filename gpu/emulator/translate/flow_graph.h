#pragma once

#include "gpu/emulator/translate/step.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

constexpr std::uint32_t noBlock = 0xFFFF'FFFF;

struct BasicBlock {
    std::uint32_t first = 0, end = 0; ///< steps [first, end)
    std::vector<std::uint32_t> successors, predecessors;
    /// Where the sides of this block's branch reconverge (immediate post-dominator); noBlock: only at the kernel's end.
    std::uint32_t join = noBlock;
    /// Immediate dominator; noBlock for the entry and for unreachable blocks.
    std::uint32_t dominator = noBlock;
    /// Numbers of a walk through the dominator tree: a block dominates those whose range is within its own.
    std::uint32_t treeFirst = 0, treeLast = 0;
    bool reachable = false;
};

/// The kernel's basic blocks in text order; block 0 is the entry.
struct FlowGraph {
    std::vector<BasicBlock> blocks;
    std::vector<std::uint32_t> blockOf; ///< of each step

    bool dominates(std::uint32_t above, std::uint32_t below) const; ///< blocks; each dominates itself
};

/// Also finds dominators and post-dominators, with the iteration of Cooper, Harvey and Kennedy, "A Simple, Fast
/// Dominance Algorithm" (2001). Blocks from which the end is unreachable (endless loops) have no join.
FlowGraph buildFlowGraph(const Steps& steps);

} // namespace tilescope::emulator
