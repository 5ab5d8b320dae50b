#include "gpu/emulator/observe/counters/access_rules.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

unsigned keepDistinct(std::uint64_t* values, unsigned count)
{
    if (!std::is_sorted(values, values + count)) // usually the addresses of neighbouring lanes are ascending
        std::sort(values, values + count);
    return static_cast<unsigned>(std::unique(values, values + count) - values);
}

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
        if (last != first) // only for a misaligned lane, which will fault
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

AccessCost constantCost(const LaneAddresses& lanes)
{
    std::uint64_t addresses[32];
    unsigned count = 0;
    for (std::uint32_t rest = lanes.mask; rest; rest &= rest - 1)
        addresses[count++] = lanes.at[std::countr_zero(rest)];
    return {keepDistinct(addresses, count), 1};
}

} // namespace tilescope::emulator
