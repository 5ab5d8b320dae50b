#include "gpu/emulator/block_classes/tracer_templates.h"

#include <algorithm>

namespace tilescope::emulator
{

void Tracer::addGroup(Lanes lanes, const Slope& slope)
{
    m_result.addGroup(lanes, narrowed(m_constraints.effective(slope), m_bits));
}

void Tracer::inheritOrigin(const AffineValue& a, const AffineValue& b)
{
    m_result.origin = a.known() != allLanes ? a.origin : b.origin;
}

void Tracer::notKnown(const TraceStep& step)
{
    m_result.groupCount = 0;
    m_result.origin = ptx::noIndex;
    if (hasEffects(*step.step)) { // a fetch, a shuffle: what comes is new
        m_result.origin = step.site;
        return;
    }
    // Of several, what was fetched says more than what was computed.
    const auto fetched = [&](std::uint32_t site) {
        return site != ptx::noIndex && hasEffects(m_program.steps.list[site]);
    };
    for (std::uint32_t i = 0; i < step.sourceCount; ++i)
        if (source(step, i).known() != allLanes && !fetched(m_result.origin))
            m_result.origin = source(step, i).origin;
}

/// The result is the same in all blocks, in lanes that are known.
void Tracer::knownWhere(const TraceStep& step, Lanes known)
{
    notKnown(step);
    if (known)
        m_result.addGroup(known, {});
}

LanePredicate Tracer::predicate(const ptx::Operand& operand) const
{
    if (operand.kind == ptx::Operand::Kind::Immediate)
        return {(operand.bits != 0) != operand.negated ? allLanes : 0, allLanes, ptx::noIndex};
    LanePredicate p = m_predicates[operand.index];
    if (operand.negated)
        p.bits = ~p.bits;
    return p;
}

void Tracer::commit(const TraceStep& step, std::uint32_t destination)
{
    AffineValue& to = m_values[destination];
    const Bits kept = maskOfBits(m_bits);
    if (m_result.origin == ptx::noIndex)
        m_result.origin = step.site;
    to.origin = m_result.origin;
    if (to.scalar) {
        to.lanes[0] = m_result.lanes[0] & kept;
    } else if (m_result.scalar) {
        const Bits value = m_result.lanes[0] & kept;
        for (std::size_t i = 0; i < laneCount; ++i)
            to.lanes[i] = !step.blended || (m_mask >> i & 1) ? value : to.lanes[i];
    } else if (!step.blended || m_mask == allLanes) {
        for (std::size_t i = 0; i < laneCount; ++i)
            to.lanes[i] = m_result.lanes[i] & kept;
    } else {
        for (std::size_t i = 0; i < laneCount; ++i)
            to.lanes[i] = m_mask >> i & 1 ? m_result.lanes[i] & kept : to.lanes[i];
    }
    std::uint32_t count = 0;
    if (step.blended && m_mask != allLanes)
        for (std::uint32_t g = 0; g < to.groupCount; ++g)
            if (const Lanes lanes = to.groups[g].lanes & ~m_mask)
                to.groups[count++] = {lanes, to.groups[g].slope};
    to.groupCount = count;
    const Lanes written = step.blended ? m_mask : allLanes;
    for (std::uint32_t g = 0; g < m_result.groupCount; ++g)
        if (const Lanes lanes = m_result.groups[g].lanes & written)
            to.addGroup(lanes, m_result.groups[g].slope);
}

void Tracer::commitPredicate(const TraceStep& step, std::size_t i, LanePredicate value)
{
    if (i >= step.step->in.destinations.size() || step.step->in.destinations[i].kind != ptx::Operand::Kind::Register)
        return;
    LanePredicate& to = m_predicates[step.step->in.destinations[i].index];
    const Lanes written = step.blended ? m_mask : allLanes;
    to.bits = (to.bits & ~written) | (value.bits & written);
    to.known = (to.known & ~written) | (value.known & written);
    to.origin = value.origin == ptx::noIndex ? step.site : value.origin;
}

/// The value, taken as a number of `bits` bits, does not wrap from block to block: so its slope is that of the number.
void Tracer::keepInRange(const AffineValue& value, int bits, bool isSigned)
{
    for (std::uint32_t g = 0; g < value.groupCount; ++g) {
        const Slope slope = m_constraints.effective(narrowed(value.groups[g].slope, bits));
        const Lanes lanes = value.groups[g].lanes & m_mask;
        if (slope.isZero() || lanes == 0)
            continue;
        WideInteger least = 0, most = 0;
        bool first = true;
        for (Lanes rest = lanes; rest; rest &= rest - 1) {
            const Bits v = value.lane(std::countr_zero(rest)) & maskOfBits(bits);
            const WideInteger number = isSigned ? WideInteger{signExtended(v, bits)} : WideInteger{v};
            least = first ? number : std::min(least, number);
            most = first ? number : std::max(most, number);
            first = false;
            if (value.scalar)
                break;
        }
        const WideInteger range = WideInteger{1} << (isSigned ? bits - 1 : bits);
        m_constraints.keepWithin(slope, (isSigned ? -range : WideInteger{0}) - least, range - 1 - most);
    }
}

bool Tracer::isFixed(const AffineValue& value) const
{
    for (std::uint32_t g = 0; g < value.groupCount; ++g)
        if ((value.groups[g].lanes & m_mask) && !m_constraints.effective(value.groups[g].slope).isZero())
            return false;
    return true;
}

/// Only blocks in which the value is the same are left: always sound, where nothing better is known.
void Tracer::fix(const AffineValue& value)
{
    for (std::uint32_t g = 0; g < value.groupCount; ++g)
        if (value.groups[g].lanes & m_mask)
            m_constraints.keepZero(value.groups[g].slope);
}

} // namespace tilescope::emulator
