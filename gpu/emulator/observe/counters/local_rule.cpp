#include "gpu/emulator/observe/counters/local_rule.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

AccessCost localCost(const LaneAddresses& lanes)
{
    constexpr std::uint32_t wordBytes = 4, sectorBytes = 32, lanesPerSector = 8;
    const std::uint64_t wordsPerLane = std::max(lanes.bytes / wordBytes, 1U);
    AccessCost cost;
    for (unsigned first = 0; first < 32; first += lanesPerSector) {
        std::uint64_t words[64];
        unsigned count = 0;
        for (std::uint32_t rest = passMask(lanes.mask, first, lanesPerSector); rest; rest &= rest - 1)
            for (std::uint64_t w = 0; w < wordsPerLane; ++w)
                words[count++] = lanes.at[std::countr_zero(rest)] / wordBytes + w;
        cost.units += keepDistinct(words, count);
    }
    const unsigned step = lanesPerPass(lanes.bytes);
    for (unsigned lane = 0; lane < 32; lane += step) {
        const auto active = static_cast<std::uint32_t>(std::popcount(passMask(lanes.mask, lane, step)));
        cost.ideal += (active * lanes.bytes + sectorBytes - 1) / sectorBytes;
    }
    return cost;
}

} // namespace tilescope::emulator
