#pragma once

#include "gpu/emulator/translate/flow_graph.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// The static properties of a register.
struct RegisterFacts {
    std::uint32_t definitions = 0;           ///< number of steps that write it
    std::uint32_t definition = ptx::noIndex; ///< one of them
    std::uint32_t uses = 0;
    bool divergent = false;       ///< lanes may hold different values: a vector; otherwise a scalar
    bool launchInvariant = false; ///< written once, from thread index, parameters and constants only: computed once per
                                  ///< launch and warp, before any block
};

struct Uniformity {
    std::vector<RegisterFacts> registers;
    /// Steps whose result must be blended with the old one, because inactive lanes still need theirs.
    std::vector<bool> blended;
    /// Steps that compute launch invariants, each after those whose results it reads.
    std::vector<std::uint32_t> hoistOrder;
};

/// Divergence is found by propagating it from its sources (thread index, lane, atomics, local memory, loads at
/// divergent addresses, shuffles) and by the join rule: a register written on one side of a divergent branch (between
/// the branch and its join) is divergent, and blended, if it is live at the join or at the entry of another side.
/// Liveness is required because otherwise `if (outside) return;` would make everything after it divergent.
///
/// `lanesPart`: lanes may be anywhere at any time (maySpin). Then every register except launch invariants is divergent,
/// and every result is blended.
Uniformity findUniformity(const Steps& steps, const FlowGraph& graph, bool lanesPart = false);

/// Whether a lane may spin in a loop until another lane of its warp has stored something, as `while (atomicCAS(&lock,
/// 0, 1) != 0) {}` does: a loop contains an atomic instruction whose result is used or a volatile load, and lanes may
/// diverge in the kernel.
///
/// Since Volta such lanes do not block the others of their warp. A stack of joins does block them, so the emulator lets
/// waiting lanes overtake those that spin (overtake). Then no analysis may rely on all lanes being at one place, which
/// findUniformity must be told.
bool maySpin(const Steps& steps, const FlowGraph& graph, const Uniformity& uniformity);

} // namespace tilescope::emulator
