#pragma once

#include "gpu/emulator/translate/flow_graph.h"

#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// What is known of each register before anything runs.
struct RegisterFacts {
    std::uint32_t definitions = 0;           ///< steps that write it
    std::uint32_t definition = ptx::noIndex; ///< one of them
    std::uint32_t uses = 0;
    bool divergent = false;       ///< lanes may hold different values: a vector; otherwise one scalar does
    bool launchInvariant = false; ///< written once, from thread index, parameters and constants only: computed once a
                                  ///< launch and warp, before any block
};

struct Uniformity {
    std::vector<RegisterFacts> registers;
    /// Steps whose result must be blended with the old one: lanes that sleep while it runs still need theirs.
    std::vector<bool> blended;
    /// Steps that give launch invariants, each after those whose results it reads.
    std::vector<std::uint32_t> hoistOrder;
};

/// Divergence is found by following values from their sources (thread index, lane, atomics, local memory, loads at
/// divergent addresses, shuffles) and by the join rule: a register written on one side of a divergent branch (between
/// the branch and its join) is divergent, and blended, if it is live at the join or at the entry of another side.
/// Liveness, not mere membership of the region: otherwise `if (outside) return;` would make all that follows divergent.
///
/// `lanesPart`: lanes may be anywhere at any time (maySpin). Then every register but launch invariants is
/// divergent, and every result blended.
Uniformity findUniformity(const Steps& steps, const FlowGraph& graph, bool lanesPart = false);

/// Whether a lane may go round a loop until another lane of its warp has stored something, as
/// `while (atomicCAS(&lock, 0, 1) != 0) {}` does: a loop has an atomic instruction whose result is used or a volatile
/// load, and not all lanes go the same way through the kernel.
///
/// Since Volta such lanes do not keep the others of their warp from running. A stack of joins does keep them, so the
/// emulator lets waiting lanes overtake those that go round (overtake). Then nothing may rest on all lanes being at
/// one place together: findUniformity has to be told.
bool maySpin(const Steps& steps, const FlowGraph& graph, const Uniformity& uniformity);

} // namespace tilescope::emulator
