#include "gpu/emulator/execute/warp.h"

#include <array>

namespace tilescope::emulator
{
namespace
{

/// Lanes that wait together.
struct Group {
    const Op* at = nullptr;
    std::uint32_t lanes = 0;
    std::uint32_t since = 0; ///< when it was overtaken; 0: it has not run yet
};

const Op* joinAround(const Warp& warp, std::uint32_t entry) { return entry > 0 ? warp.stack[entry - 1].join : nullptr; }

Group pendingOf(const Warp& warp, std::uint32_t entry)
{
    const StackEntry& e = warp.stack[entry];
    return {e.pending, e.pendingMask & warp.live, e.since};
}

/// The lanes that wait at the entry's join, given those that wait further inside. If the surrounding entry has the same
/// join, they count there.
Group parkedOf(const Warp& warp, std::uint32_t entry, std::uint32_t further)
{
    const StackEntry& e = warp.stack[entry];
    if (!e.join || e.join == joinAround(warp, entry))
        return {};
    return {e.join, e.restoreMask & warp.live & ~e.pendingMask & ~further, 0};
}

} // namespace

/// The group that has waited longest runs, of several the innermost. Entries around it remain. The others that wait
/// further inside, and the lanes that ran, then wait at its level, in one entry each.
bool overtake(Warp& warp)
{
    std::array<Group, laneCount> waiting; // the innermost first
    std::size_t count = 0, within = 0;    // all groups, and those at the chosen group's level or further inside
    Group chosen;
    std::uint32_t level = 0;
    const Op* join = nullptr;
    waiting[count++] = {warp.resume, warp.mask, ++warp.overtaken};
    std::uint32_t further = warp.mask;
    for (std::uint32_t i = warp.depth; i-- > 0;) {
        const Group pending = pendingOf(warp, i), parked = parkedOf(warp, i, further);
        for (const Group& group : {pending, parked}) {
            if (!group.lanes)
                continue;
            waiting[count++] = group;
            further |= group.lanes;
            if (chosen.lanes && group.since >= chosen.since)
                continue;
            chosen = group;
            level = i;
            join = group.lanes == parked.lanes ? joinAround(warp, i) : warp.stack[i].join;
        }
        if (level == i && chosen.lanes)
            within = count;
    }
    if (!chosen.lanes)
        return false;
    std::uint32_t lanes = warp.stack[level].restoreMask & warp.live;
    warp.depth = level;
    for (std::size_t i = 0; i < within; ++i) {
        const Group& group = waiting[i];
        if (group.lanes == chosen.lanes || group.at == join)
            continue;
        warp.stack[warp.depth++] = {join, group.at, group.lanes, lanes, group.since, true};
        lanes &= ~group.lanes;
    }
    if (warp.depth == level) // all others are at the join already
        warp.stack[warp.depth++] = {join, nullptr, 0, lanes, 0, true};
    warp.mask = chosen.lanes;
    warp.resume = chosen.at;
    return true;
}

} // namespace tilescope::emulator
