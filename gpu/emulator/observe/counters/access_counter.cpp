#include "gpu/emulator/observe/counters/access_counter.h"

#include "gpu/emulator/observe/counters/access_rules.h"

#include <bit>

namespace tilescope::emulator
{
namespace
{

Target targetOf(Space space, std::uint64_t address)
{
    if (space == Space::Shared)
        return Target::Shared;
    if (space == Space::Local)
        return Target::Local;
    switch (address >> regionShift) {
    case SharedRegion: return Target::Shared;
    case LocalRegion: return Target::Local;
    case ConstantRegion: return Target::Constant;
    default: return Target::Global;
    }
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

LaneAddresses addressesOf(const AccessEvent& event)
{
    LaneAddresses lanes;
    lanes.mask = event.mask;
    lanes.bytes = event.bytes;
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        lanes.at[lane] = event.address(lane);
    }
    return lanes;
}

void add(AccessTally& tally, std::uint32_t units, std::uint32_t ideal)
{
    ++tally.requests;
    tally.units += units;
    tally.ideal += ideal;
}

/// The first address modulo this determines a pattern's cost.
std::uint64_t phases(Target target) { return target == Target::Global ? 32 : 4; }

/// One address: one request, one sector or word, one unit per pass.
void addUniform(const AccessEvent& event, Target target, SiteTally& site)
{
    const unsigned passes = target == Target::Constant ? 1 : activePasses(event.mask, event.bytes);
    add(site.access[static_cast<std::size_t>(target)], passes, passes);
}

} // namespace

void AccessCounter::count(const AccessEvent& event, SiteTally& site)
{
    if (event.far) {
        countFar(event, site);
        return;
    }
    // Regions are farther apart than near addresses reach, so all lanes are in one region.
    const std::uint64_t first = firstAddress(event);
    const Target target = targetOf(event.space, first);
    if (event.uniform && target != Target::Local)
        addUniform(event, target, site);
    else
        countAs(m_memos[event.site].find(event, static_cast<std::uint32_t>(target)), target, event, first, site);
}

/// The elements differ only by their distance from the first, so one lookup in the memo serves all.
void AccessCounter::countJoined(const JoinedAccessEvent& event, LaunchTally& tally)
{
    const AccessEvent& access = event.first;
    const std::uint64_t first = firstAddress(access);
    const Target target = targetOf(access.space, first);
    if (access.uniform && target != Target::Local) {
        for (unsigned i = 0; i < event.count; ++i)
            addUniform(access, target, tally.sites[event.site(i)]);
        return;
    }
    PatternMemo::Pattern& pattern = m_memos[access.site].find(access, static_cast<std::uint32_t>(target));
    const PatternCost& cost = pattern.known;
    for (unsigned i = 0; i < event.count; ++i) {
        const std::uint64_t address = first + std::uint64_t{i} * access.bytes;
        SiteTally& site = tally.sites[event.site(i)];
        const std::uint32_t units = cost.units[address % phases(target)];
        if (units != PatternCost::unknown && (target != Target::Shared || units <= cost.ideal))
            add(site.access[static_cast<std::size_t>(target)], units, cost.ideal);
        else
            countAs(pattern, target, event.element(i), address, site);
    }
}

void AccessCounter::countAs(PatternMemo::Pattern& pattern, Target target, const AccessEvent& event, std::uint64_t first,
                            SiteTally& site)
{
    PatternCost& known = pattern.known;
    std::uint32_t& units = known.units[first % phases(target)];
    if (units == PatternCost::unknown) {
        const AccessCost cost = costOf(addressesOf(event), target);
        units = cost.units;
        known.ideal = cost.ideal;
    }
    add(site.access[static_cast<std::size_t>(target)], units, known.ideal);
    if (target == Target::Shared && units > known.ideal)
        m_conflicts.note(event, pattern.number, units, known.ideal);
}

/// Lanes in different regions: each kind of memory is counted once.
void AccessCounter::countFar(const AccessEvent& event, SiteTally& site)
{
    for (std::size_t t = 0; t < targetCount; ++t) {
        LaneAddresses lanes = addressesOf(event);
        for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            if (static_cast<std::size_t>(targetOf(event.space, lanes.at[lane])) != t)
                lanes.mask &= ~(1U << lane);
        }
        if (lanes.mask == 0)
            continue;
        const AccessCost cost = costOf(lanes, static_cast<Target>(t));
        add(site.access[t], cost.units, cost.ideal);
    }
}

} // namespace tilescope::emulator
