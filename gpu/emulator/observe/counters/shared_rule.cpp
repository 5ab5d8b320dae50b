#include "gpu/emulator/observe/counters/shared_rule.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint32_t wordBytes = 4, banks = 32;

std::uint32_t passWavefronts(const LaneAddresses& lanes, std::uint32_t mask)
{
    const std::uint64_t wordsPerLane = std::max(lanes.bytes / wordBytes, 1U);
    std::uint64_t words[64];
    unsigned count = 0;
    for (std::uint32_t rest = mask; rest; rest &= rest - 1)
        for (std::uint64_t w = 0; w < wordsPerLane; ++w)
            words[count++] = lanes.at[std::countr_zero(rest)] / wordBytes + w;
    count = keepDistinct(words, count);
    std::uint8_t perBank[banks] = {};
    std::uint8_t most = 0;
    for (unsigned i = 0; i < count; ++i)
        most = std::max(most, ++perBank[words[i] % banks]);
    return most;
}

} // namespace

AccessCost sharedCost(const LaneAddresses& lanes)
{
    AccessCost cost;
    const unsigned step = lanesPerPass(lanes.bytes);
    for (unsigned lane = 0; lane < 32; lane += step)
        if (const std::uint32_t mask = passMask(lanes.mask, lane, step)) {
            cost.units += passWavefronts(lanes, mask);
            ++cost.ideal;
        }
    return cost;
}

} // namespace tilescope::emulator
