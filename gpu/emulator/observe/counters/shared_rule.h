#pragma once

#include "gpu/emulator/observe/counters/lane_addresses.h"

namespace tilescope::emulator
{

/// Shared memory has 32 banks of words of 4 bytes, which each give one word a wavefront: of each pass the largest
/// number of distinct words asked of one bank. Lanes that ask for the same word are served together. Ideal is one a
/// pass. Nsight Compute: memory_l1_wavefronts_shared and _ideal.
AccessCost sharedCost(const LaneAddresses& lanes);

} // namespace tilescope::emulator
