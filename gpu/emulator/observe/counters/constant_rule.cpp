#include "gpu/emulator/observe/counters/constant_rule.h"

#include <bit>

namespace tilescope::emulator
{

AccessCost constantCost(const LaneAddresses& lanes)
{
    std::uint64_t addresses[32];
    unsigned count = 0;
    for (std::uint32_t rest = lanes.mask; rest; rest &= rest - 1)
        addresses[count++] = lanes.at[std::countr_zero(rest)];
    return {keepDistinct(addresses, count), 1};
}

} // namespace tilescope::emulator
