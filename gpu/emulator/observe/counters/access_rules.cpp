#include "gpu/emulator/observe/counters/access_rules.h"

#include <algorithm>
#include <bit>
#include <utility>

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

constexpr std::uint32_t sectorBytes = 32, wordBytes = 4, banks = 32, wavefrontBytes = 128, lineBytes = 128;

constexpr std::uint32_t divideUp(std::uint32_t value, std::uint32_t by) { return (value + by - 1) / by; }

std::uint32_t wordsOf(const LaneAddresses& lanes) { return std::max(lanes.bytes / wordBytes, 1U); }
std::uint32_t activeBytes(const LaneAddresses& lanes)
{
    return static_cast<std::uint32_t>(std::popcount(lanes.mask)) * lanes.bytes;
}

bool isAtomic(AccessRule rule)
{
    return rule == AccessRule::Increment || rule == AccessRule::Atomic || rule == AccessRule::CompareAndSwap;
}

/// The active lanes among `group` lanes from `first` on.
std::uint32_t groupMask(std::uint32_t mask, unsigned first, unsigned group)
{
    return mask & ((group == 32 ? ~0U : (1U << group) - 1) << first);
}

std::uint32_t distinctSectors(const LaneAddresses& lanes, std::uint32_t mask)
{
    std::uint64_t sectors[64];
    unsigned touched = 0;
    for (std::uint32_t rest = mask; rest; rest &= rest - 1) {
        const std::uint64_t address = lanes.at[std::countr_zero(rest)];
        const std::uint64_t first = address / sectorBytes, last = (address + lanes.bytes - 1) / sectorBytes;
        sectors[touched++] = first;
        if (last != first) // only for a misaligned lane, which will fault
            sectors[touched++] = last;
    }
    return keepDistinct(sectors, touched);
}

std::uint32_t atomicSectors(const LaneAddresses& lanes)
{
    std::uint64_t addresses[32];
    unsigned count = 0;
    for (std::uint32_t rest = lanes.mask; rest; rest &= rest - 1)
        addresses[count++] = lanes.at[std::countr_zero(rest)];
    std::sort(addresses, addresses + count);
    std::uint32_t sum = 0, most = 0, times = 0; // most: of the sector so far; times: of the address so far
    for (unsigned i = 0; i < count; ++i) {
        times = i > 0 && addresses[i] == addresses[i - 1] ? times + 1 : 1;
        if (i > 0 && addresses[i] / sectorBytes != addresses[i - 1] / sectorBytes)
            sum += std::exchange(most, 0);
        most = std::max(most, times);
    }
    return sum + most;
}

std::uint32_t copiedSectors(const LaneAddresses& lanes)
{
    std::pair<std::uint64_t, std::uint64_t> moves[32]; // a line of global memory, a sector's size of shared memory
    unsigned count = 0;
    for (std::uint32_t rest = lanes.mask; rest;) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        rest &= rest - 1;
        bool isOverwritten = false;
        for (std::uint32_t later = rest; later && !isOverwritten; later &= later - 1)
            isOverwritten = lanes.to[std::countr_zero(later)] == lanes.to[lane];
        if (!isOverwritten)
            moves[count++] = {lanes.at[lane] / lineBytes, lanes.to[lane] / sectorBytes};
    }
    std::sort(moves, moves + count);
    return static_cast<std::uint32_t>(std::unique(moves, moves + count) - moves);
}

std::uint32_t globalSectors(const LaneAddresses& lanes)
{
    if (isAtomic(lanes.rule))
        return atomicSectors(lanes);
    return lanes.rule == AccessRule::Copy ? copiedSectors(lanes) : distinctSectors(lanes, lanes.mask);
}

} // namespace

AccessCost globalCost(const LaneAddresses& lanes)
{
    const std::uint32_t sectors = globalSectors(lanes);
    const std::uint32_t touched = sectors > 1 ? distinctSectors(lanes, lanes.mask) : 1;
    return {sectors, std::min({divideUp(activeBytes(lanes), sectorBytes), touched, sectors})};
}

AccessCost localCost(const LaneAddresses& lanes)
{
    constexpr unsigned lanesPerSector = 8;
    AccessCost cost{0, divideUp(activeBytes(lanes), sectorBytes), wordsOf(lanes)};
    for (unsigned first = 0; first < 32; first += lanesPerSector) {
        std::uint64_t words[64];
        unsigned count = 0;
        for (std::uint32_t rest = groupMask(lanes.mask, first, lanesPerSector); rest; rest &= rest - 1)
            for (std::uint64_t w = 0; w < wordsOf(lanes); ++w)
                words[count++] = lanes.at[std::countr_zero(rest)] / wordBytes + w;
        cost.units += keepDistinct(words, count);
    }
    return cost;
}

namespace
{

/// Every two lanes whose numbers differ in `bit` alone ask for one address, or either sleeps.
bool neighboursAgree(const LaneAddresses& lanes, unsigned bit)
{
    for (std::uint32_t rest = lanes.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        if ((lanes.mask >> (lane ^ bit) & 1) != 0 && lanes.at[lane] != lanes.at[lane ^ bit])
            return false;
    }
    return true;
}

unsigned lanesOfPass(const LaneAddresses& lanes)
{
    if (lanes.bytes <= wordBytes)
        return 32;
    const unsigned together = std::max(wavefrontBytes / lanes.bytes, 8U);
    const bool merges = lanes.rule == AccessRule::Load && (neighboursAgree(lanes, 1) || neighboursAgree(lanes, 2));
    return merges ? 2 * together : together;
}

/// The most words of one bank: distinct ones, or one for each lane.
std::uint32_t mostOfABank(const LaneAddresses& lanes, std::uint32_t mask, bool distinct)
{
    std::uint64_t words[128];
    unsigned count = 0;
    for (std::uint32_t rest = mask; rest; rest &= rest - 1)
        for (std::uint64_t w = 0; w < wordsOf(lanes); ++w)
            words[count++] = lanes.at[std::countr_zero(rest)] / wordBytes + w;
    if (distinct)
        count = keepDistinct(words, count);
    std::uint8_t perBank[banks] = {};
    std::uint8_t most = 0;
    for (unsigned i = 0; i < count; ++i)
        most = std::max(most, ++perBank[words[i] % banks]);
    return most;
}

} // namespace

SharedPasses sharedPasses(const LaneAddresses& lanes)
{
    SharedPasses passes;
    const unsigned together = lanesOfPass(lanes);
    for (unsigned first = 0; first < 32; first += together)
        if (const std::uint32_t mask = groupMask(lanes.mask, first, together))
            passes.masks[passes.count++] = mask;
    return passes;
}

AccessCost sharedCost(const LaneAddresses& lanes)
{
    const bool takeTurns = lanes.rule == AccessRule::Atomic || lanes.rule == AccessRule::CompareAndSwap;
    const std::uint32_t times = lanes.rule == AccessRule::CompareAndSwap ? 2 : 1;
    const SharedPasses passes = sharedPasses(lanes);
    AccessCost cost;
    for (unsigned i = 0; i < passes.count; ++i)
        cost.units += times * mostOfABank(lanes, passes.masks[i], !takeTurns);
    cost.ideal = std::min(times * divideUp(activeBytes(lanes), wavefrontBytes), cost.units);
    return cost;
}

AccessCost constantCost(const LaneAddresses& lanes)
{
    std::uint64_t addresses[32];
    unsigned count = 0;
    for (std::uint32_t rest = lanes.mask; rest; rest &= rest - 1)
        addresses[count++] = lanes.at[std::countr_zero(rest)];
    return {keepDistinct(addresses, count) * wordsOf(lanes), wordsOf(lanes)};
}

AccessCost costOf(const LaneAddresses& lanes, Target target)
{
    switch (target) {
    case Target::Shared: return sharedCost(lanes);
    case Target::Local: return localCost(lanes);
    case Target::Constant: return constantCost(lanes);
    case Target::Global: break;
    }
    return globalCost(lanes);
}

AccessCost uniformCost(std::uint32_t mask, std::uint32_t bytes, Target target, AccessRule rule)
{
    const std::uint32_t words = std::max(bytes / wordBytes, 1U),
                        lanes = static_cast<std::uint32_t>(std::popcount(mask));
    if (target == Target::Constant)
        return {words, words};
    if (isAtomic(rule) && rule != AccessRule::Increment) {
        const std::uint32_t times = rule == AccessRule::CompareAndSwap ? 2 : 1;
        return target == Target::Global ? AccessCost{lanes, 1}
                                        : AccessCost{times * lanes, times * divideUp(lanes * bytes, wavefrontBytes)};
    }
    if (target == Target::Global && rule == AccessRule::Increment)
        return {lanes, 1};
    if (bytes <= wordBytes || target == Target::Global)
        return {1, 1};
    const unsigned together = std::max(wavefrontBytes / bytes, 8U) * (rule == AccessRule::Load ? 2 : 1);
    std::uint32_t passes = 0;
    for (unsigned first = 0; first < 32; first += together)
        passes += groupMask(mask, first, together) != 0;
    return {passes, std::min(divideUp(lanes * bytes, wavefrontBytes), passes)};
}

} // namespace tilescope::emulator
