#pragma once

#include "gpu/emulator/observe/counters/lane_addresses.h"

namespace tilescope::emulator
{

/// Constant memory gives one address at a time to all lanes that ask for it: the distinct addresses. Ideal is one.
AccessCost constantCost(const LaneAddresses& lanes);

} // namespace tilescope::emulator
