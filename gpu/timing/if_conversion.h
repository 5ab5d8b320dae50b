#pragma once

#include "gpu/emulator/translate/flow_graph.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace tilescope::timing
{

/// Basic blocks that follow one another in the text and that ptxas makes one of: those behind a condition are executed
/// by every warp, their instructions with a predicate.
struct Region {
    struct Member {
        std::uint32_t block = 0;
        std::uint32_t guard = ptx::noIndex; ///< predicate register of the condition
    };
    std::vector<Member> members;
};

/// Puts together blocks A, B and C of "if (condition) B", where `isConvertible` holds of B; C only if nobody else goes
/// there. All other blocks are regions of their own.
std::vector<Region> regionsOf(const emulator::Steps& steps, const emulator::FlowGraph& graph,
                              const std::function<bool(std::uint32_t block)>& isConvertible);

} // namespace tilescope::timing
