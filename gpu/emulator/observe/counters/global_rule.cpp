#include "gpu/emulator/observe/counters/global_rule.h"

#include <bit>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint32_t sectorBytes = 32;

AccessCost passCost(const LaneAddresses& lanes, std::uint32_t mask)
{
    std::uint64_t addresses[32], sectors[64];
    unsigned count = 0, touched = 0;
    for (std::uint32_t rest = mask; rest; rest &= rest - 1) {
        const std::uint64_t address = lanes.at[std::countr_zero(rest)];
        const std::uint64_t first = address / sectorBytes, last = (address + lanes.bytes - 1) / sectorBytes;
        addresses[count++] = address;
        sectors[touched++] = first;
        if (last != first) // only a misaligned lane, which is about to be a fault
            sectors[touched++] = last;
    }
    const std::uint32_t bytes = keepDistinct(addresses, count) * lanes.bytes;
    return {keepDistinct(sectors, touched), (bytes + sectorBytes - 1) / sectorBytes};
}

} // namespace

AccessCost globalCost(const LaneAddresses& lanes)
{
    AccessCost cost;
    const unsigned step = lanesPerPass(lanes.bytes);
    for (unsigned lane = 0; lane < 32; lane += step)
        if (const std::uint32_t mask = passMask(lanes.mask, lane, step)) {
            const AccessCost pass = passCost(lanes, mask);
            cost.units += pass.units;
            cost.ideal += pass.ideal;
        }
    return cost;
}

} // namespace tilescope::emulator
