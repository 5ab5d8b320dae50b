#pragma once

#include "gpu/emulator/execute/warp_turns.h"

namespace tilescope
{

/// Orders of the warps in which a race may change the picture that is right when they run one after the other: the last
/// warp completes first; random; and nearly in lockstep, overtaking one another many times.
inline constexpr WarpTurns otherOrders[] = {
    {WarpTurns::Order::Descending}, {WarpTurns::Order::Shuffled}, {WarpTurns::Order::Shuffled, 1, 32}};

} // namespace tilescope
