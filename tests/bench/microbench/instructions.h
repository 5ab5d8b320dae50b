#pragma once

namespace tilescope::bench
{

/// Latency and throughput of arithmetic: a chain of one warp, in which each instruction waits for the one before; and 8
/// to 32 warps of a block with four chains each.
void printInstructions();

} // namespace tilescope::bench
