#pragma once

#include "gpu/emulator/observe/counters/lane_addresses.h"

namespace tilescope::emulator
{

/// A thread's own memory is laid out so that word w (of 4 bytes) of the 32 lanes lies side by side: eight lanes that
/// ask for the same word of theirs share a sector of 32 bytes. Ideal is what the lanes' bytes would need side by side.
/// `lanes.at` are the offsets in each lane's memory.
AccessCost localCost(const LaneAddresses& lanes);

} // namespace tilescope::emulator
