#pragma once

#include "gpu/emulator/observe/counters/lane_addresses.h"

namespace tilescope::emulator
{

/// Global memory moves in sectors, aligned stretches of 32 bytes: of each pass the distinct ones touched. Ideal is what
/// the same bytes (those that several lanes ask for taken once) would need if they lay side by side.
/// Nsight Compute: memory_l2_theoretical_sectors_global; l1tex__t_sectors_pipe_lsu_mem_global_op_{ld,st}.
AccessCost globalCost(const LaneAddresses& lanes);

} // namespace tilescope::emulator
