#pragma once

#include "gpu/emulator/observe/trace/block_trace.h"

#include <cstdint>
#include <vector>

namespace tilescope
{

/// What an event changes of how the warps stand.
void applyToWarps(const TraceEvent& event, std::vector<TraceWarp>& warps);

/// The lanes of a warp that a block of so many threads fills.
std::uint32_t lanesOfWarp(const Dim3& block, std::uint32_t warp);

} // namespace tilescope
