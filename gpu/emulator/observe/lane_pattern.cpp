#include "gpu/emulator/observe/lane_pattern.h"

#include <bit>

namespace tilescope::emulator
{
namespace
{

using Lanes4 = std::uint32_t __attribute__((vector_size(16), may_alias));

std::uint32_t firstDistance(const AccessEvent& event) { return event.near[std::countr_zero(event.mask)]; }

bool allZero(Lanes4 v)
{
    using Pair = std::uint64_t __attribute__((vector_size(16)));
    const Pair pair = reinterpret_cast<Pair>(v);
    return (pair[0] | pair[1]) == 0;
}

} // namespace

LanePattern LanePattern::of(const AccessEvent& event)
{
    LanePattern pattern;
    pattern.mask = event.mask;
    const std::uint32_t first = firstDistance(event);
    for (unsigned lane = 0; lane < 32; ++lane)
        if ((event.mask >> lane) & 1) {
            pattern.distance[lane] = event.near[lane] - first;
            pattern.active[lane] = 0xFFFF'FFFF;
        }
    return pattern;
}

/// Compares 128 bytes with a few vector operations.
bool LanePattern::fits(const AccessEvent& event) const
{
    if (mask != event.mask)
        return false;
    const std::uint32_t first = firstDistance(event);
    const Lanes4 origin{first, first, first, first};
    const auto* near = reinterpret_cast<const Lanes4*>(event.near);
    const auto* expected = reinterpret_cast<const Lanes4*>(distance.data());
    const auto* kept = reinterpret_cast<const Lanes4*>(active.data());
    Lanes4 wrong{};
    if (event.mask == 0xFFFF'FFFF)
        for (int i = 0; i < 8; ++i)
            wrong |= (near[i] - origin) ^ expected[i];
    else
        for (int i = 0; i < 8; ++i)
            wrong |= ((near[i] - origin) & kept[i]) ^ expected[i];
    return allZero(wrong);
}

std::uint64_t firstAddress(const AccessEvent& event) { return event.base + firstDistance(event); }

} // namespace tilescope::emulator
