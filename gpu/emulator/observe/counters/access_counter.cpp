#include "gpu/emulator/observe/counters/access_counter.h"

#include "gpu/emulator/observe/counters/access_rules.h"

#include <algorithm>
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
    case ConstantRegion:
    case ParameterRegion: return Target::Constant;
    default: return Target::Global;
    }
}

LaneAddresses addressesOf(const AccessEvent& event, AccessRule rule)
{
    LaneAddresses lanes;
    lanes.rule = rule;
    lanes.mask = event.mask;
    lanes.bytes = event.bytes;
    for (std::uint32_t rest = event.mask; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        lanes.at[lane] = event.address(lane);
    }
    return lanes;
}

void add(AccessTally& tally, const AccessCost& cost)
{
    tally.requests += cost.requests;
    tally.units += cost.units;
    tally.ideal += cost.ideal;
}

/// The first address modulo this determines a pattern's cost.
std::uint64_t phases(Target target) { return target == Target::Global ? 32 : 4; }

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

AccessCounter::AccessCounter(const ptx::Kernel& kernel)
    : m_memos(kernel.instructions.size()), m_conflicts(kernel.instructions.size())
{
    const std::vector<bool> read = readRegisters(kernel);
    for (const ptx::Instruction& instruction : kernel.instructions)
        m_rules.push_back(ruleOf(instruction, read));
}

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
        add(site.access[static_cast<std::size_t>(target)],
            uniformCost(event.mask, event.bytes, target, m_rules[event.site]));
    else
        countAs(m_memos[event.site].find(event, static_cast<std::uint32_t>(target)), target, event, first, site);
}

void AccessCounter::countCopy(const CopyEvent& event, SiteTally& site)
{
    if (event.load.mask == 0)
        return;
    if (m_rules[event.load.site] != AccessRule::Copy) {
        count(event.load, site);
        return;
    }
    LaneAddresses lanes = addressesOf(event.load, AccessRule::Copy);
    for (std::uint32_t rest = event.load.mask; rest; rest &= rest - 1)
        lanes.to[std::countr_zero(rest)] = event.store.address(static_cast<unsigned>(std::countr_zero(rest)));
    add(site.access[static_cast<std::size_t>(Target::Global)], costOf(lanes, Target::Global));
}

/// The elements differ only by their distance from the first, so one lookup in the memo serves all.
void AccessCounter::countJoined(const JoinedAccessEvent& event, LaunchTally& tally)
{
    const AccessEvent& access = event.first;
    const std::uint64_t first = firstAddress(access);
    const Target target = targetOf(access.space, first);
    if (access.uniform && target != Target::Local) {
        const AccessCost cost = uniformCost(access.mask, access.bytes, target, m_rules[access.site]);
        for (unsigned i = 0; i < event.count; ++i)
            add(tally.sites[event.site(i)].access[static_cast<std::size_t>(target)], cost);
        return;
    }
    PatternMemo::Pattern& pattern = m_memos[access.site].find(access, static_cast<std::uint32_t>(target));
    for (unsigned i = 0; i < event.count; ++i) {
        const std::uint64_t address = first + std::uint64_t{i} * access.bytes;
        SiteTally& site = tally.sites[event.site(i)];
        const AccessCost& cost = pattern.known[address % phases(target)];
        if (cost.units > 0 && (target != Target::Shared || cost.units <= cost.ideal))
            add(site.access[static_cast<std::size_t>(target)], cost);
        else
            countAs(pattern, target, event.element(i), address, site);
    }
}

void AccessCounter::countAs(PatternMemo::Pattern& pattern, Target target, const AccessEvent& event, std::uint64_t first,
                            SiteTally& site)
{
    AccessCost& cost = pattern.known[first % phases(target)];
    if (cost.units == 0)
        cost = costOf(addressesOf(event, m_rules[event.site]), target);
    add(site.access[static_cast<std::size_t>(target)], cost);
    if (target == Target::Shared && cost.units > cost.ideal && !event.atomic)
        m_conflicts.note(event, pattern.number, cost.units, cost.ideal);
}

/// Lanes in different regions: each kind of memory is counted once.
void AccessCounter::countFar(const AccessEvent& event, SiteTally& site)
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
}

} // namespace tilescope::emulator
