#include "gpu/emulator/observe/counters/access_counter.h"

#include "gpu/emulator/observe/counters/access_rules.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint64_t sector = 32;

void add(AccessTally& tally, const AccessCost& cost)
{
    tally.requests += cost.requests;
    tally.units += cost.units;
    tally.ideal += cost.ideal;
}

/// Lanes that together ask for every sector: without those whose sectors a lane before them asks for.
std::uint32_t findSectorLanes(const AccessEvent& event, std::uint64_t bytes)
{
    std::uint32_t lanes = 0;
    std::uint64_t first = 1, last = 0; // the sectors of the lane added last
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const std::uint64_t address = event.address(static_cast<unsigned>(std::countr_zero(rest)));
        const std::uint64_t begin = address / sector, end = (address + bytes - 1) / sector;
        if (begin >= first && end <= last)
            continue;
        first = begin;
        last = end;
        lanes |= rest & -rest;
    }
    return lanes;
}

bool isOne(const ptx::Operand& operand) { return operand.kind == ptx::Operand::Kind::Immediate && operand.bits == 1; }

/// Which registers an instruction reads.
std::vector<bool> readRegisters(const ptx::Kernel& kernel)
{
    using Kind = ptx::Operand::Kind;
    std::vector<bool> read(kernel.registers.size());
    for (const ptx::Instruction& instruction : kernel.instructions) {
        if (instruction.guard != ptx::noIndex)
            read[instruction.guard] = true;
        for (const ptx::Operand& source : instruction.sources)
            if (source.kind == Kind::Register || (source.kind == Kind::Memory && source.base == Kind::Register))
                read[source.index] = true;
    }
    return read;
}

/// ptxas turns an addition of 1 whose result is not used into an instruction that adds the number of lanes.
AccessRule atomicRule(const ptx::Instruction& instruction, const std::vector<bool>& read)
{
    if (instruction.atomic == ptx::AtomicOp::Cas)
        return AccessRule::CompareAndSwap;
    const auto isRead = [&read](const ptx::Operand& result) {
        return result.kind == ptx::Operand::Kind::Register && read[result.index];
    };
    const bool isWord = instruction.type == ptx::Type::U32 || instruction.type == ptx::Type::S32;
    return instruction.atomic == ptx::AtomicOp::Add && isWord && isOne(instruction.sources.back()) &&
                   std::ranges::none_of(instruction.destinations, isRead)
               ? AccessRule::Increment
               : AccessRule::Atomic;
}

AccessRule ruleOf(const ptx::Instruction& instruction, const std::vector<bool>& read)
{
    switch (instruction.opcode) {
    case ptx::Opcode::St:
    case ptx::Opcode::SurfaceStore: return AccessRule::Store;
    case ptx::Opcode::CpAsync: return instruction.bypassesL1 ? AccessRule::Copy : AccessRule::Load;
    case ptx::Opcode::LdMatrix: return AccessRule::Matrix;
    case ptx::Opcode::Atom:
    case ptx::Opcode::Red: return atomicRule(instruction, read);
    default: return AccessRule::Load;
    }
}

} // namespace

Target targetOf(Space space, std::uint64_t address)
{
    if (space == Space::Shared)
        return Target::Shared;
    if (space == Space::Local)
        return Target::Local;
    switch (address >> regionShift) {
    case SharedRegion: return Target::Shared;
    case LocalRegion: return Target::Local;
    case ConstantRegion:
    case ParameterRegion: return Target::Constant;
    default: return Target::Global;
    }
}

LaneAddresses addressesOf(const AccessEvent& event, AccessRule rule, std::uint64_t distance)
{
    LaneAddresses lanes;
    lanes.rule = rule;
    lanes.mask = event.mask;
    lanes.bytes = event.bytes;
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        lanes.at[lane] = event.address(lane) + distance;
    }
    return lanes;
}

std::vector<AccessRule> accessRules(const ptx::Kernel& kernel)
{
    const std::vector<bool> read = readRegisters(kernel);
    std::vector<AccessRule> rules;
    for (const ptx::Instruction& instruction : kernel.instructions)
        rules.push_back(ruleOf(instruction, read));
    return rules;
}

AccessCounter::AccessCounter(const ptx::Kernel& kernel)
    : m_rules(accessRules(kernel)), m_memos(kernel.instructions.size()), m_conflicts(kernel.instructions.size())
{
}

std::uint32_t AccessCounter::count(const AccessEvent& event, LaunchTally& tally)
{
    return event.far ? countFar(event, tally.sites[event.site]) : countNear(event, 0, 1, tally);
}

void AccessCounter::countCopy(const CopyEvent& event, LaunchTally& tally)
{
    if (event.load.mask == 0)
        return;
    if (m_rules[event.load.site] != AccessRule::Copy) {
        count(event.load, tally);
        return;
    }
    LaneAddresses lanes = addressesOf(event.load, AccessRule::Copy);
    for (std::uint32_t rest = event.load.mask; rest; rest &= rest - 1)
        lanes.to[std::countr_zero(rest)] = event.store.address(static_cast<unsigned>(std::countr_zero(rest)));
    add(tally.sites[event.load.site].access[static_cast<std::size_t>(Target::Global)], costOf(lanes, Target::Global));
}

std::uint32_t AccessCounter::countJoined(const JoinedAccessEvent& event, LaunchTally& tally)
{
    return countNear(event.first, event.sites, event.count, tally);
}

/// The elements of a joined access differ only by their distance from the first, so one lookup in the memo serves all.
/// An event for each would be a copy, which waits for the narrow stores that made the first.
std::uint32_t AccessCounter::countNear(const AccessEvent& access, std::uint32_t sites, std::uint32_t count,
                                       LaunchTally& tally)
{
    // Regions are farther apart than near addresses reach, so all lanes are in one region.
    const std::uint64_t first = firstAddress(access);
    const Target target = targetOf(access.space, first);
    const auto to = static_cast<std::size_t>(target);
    const auto siteOf = [&](unsigned i) { return access.site + (sites >> (8 * i) & 0xFF); };
    if (access.uniform && target != Target::Local) {
        const AccessCost cost = uniformCost(access.mask, access.bytes, target, m_rules[access.site]);
        for (unsigned i = 0; i < count; ++i)
            add(tally.sites[siteOf(i)].access[to], cost);
        return target == Target::Global ? access.mask & -access.mask : 0;
    }
    PatternMemo::Pattern& pattern = m_memos[access.site].find(access, static_cast<std::uint32_t>(target));
    bool conflicts = false;
    for (unsigned i = 0; i < count; ++i) {
        const std::uint64_t distance = std::uint64_t{i} * access.bytes, address = first + distance;
        AccessCost& cost = pattern.known.costs[phaseOf(address, target)];
        if (cost.units == 0)
            cost = costOf(addressesOf(access, m_rules[siteOf(i)], distance), target);
        add(tally.sites[siteOf(i)].access[to], cost);
        conflicts |= cost.units > cost.ideal;
    }
    if (target == Target::Shared && (conflicts || m_conflicts.wantsAll()) && !access.atomic)
        m_conflicts.note(access, sites, count, pattern);
    if (target != Target::Global)
        return 0;
    std::uint32_t& lanes = pattern.known.sectorLanes[first % sector];
    if (lanes == 0)
        lanes = findSectorLanes(access, std::uint64_t{access.bytes} * count);
    return lanes;
}

/// Lanes in different regions: each kind of memory is counted once.
std::uint32_t AccessCounter::countFar(const AccessEvent& event, SiteTally& site)
{
    for (std::size_t t = 0; t < targetCount; ++t) {
        LaneAddresses lanes = addressesOf(event, m_rules[event.site]);
        for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(rest));
            if (static_cast<std::size_t>(targetOf(event.space, lanes.at[lane])) != t)
                lanes.mask &= ~(1U << lane);
        }
        if (lanes.mask == 0)
            continue;
        add(site.access[t], costOf(lanes, static_cast<Target>(t)));
    }
    return event.mask;
}

} // namespace tilescope::emulator
