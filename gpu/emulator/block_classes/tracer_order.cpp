#include "gpu/emulator/block_classes/tracer_templates.h"

#include <algorithm>
#include <limits>

namespace tilescope::emulator
{

namespace
{

using ptx::Combine;
using ptx::Compare;
using ptx::Opcode;

/// Maps a value to a number with the same order in signed comparison; differences are preserved too.
std::int64_t ordered(std::uint64_t value, int bits, bool isSigned)
{
    if (isSigned)
        return signExtended(value, bits);
    return static_cast<std::int64_t>(bits == 64 ? value ^ (std::uint64_t{1} << 63) : value & maskOfBits(bits));
}

LanePredicate combined(Combine how, const LanePredicate& a, const LanePredicate& b)
{
    LanePredicate r;
    r.origin = (a.known & b.known) == allLanes ? ptx::noIndex : a.known != allLanes ? a.origin : b.origin;
    const std::uint32_t both = a.known & b.known;
    switch (how) {
    case Combine::And:
        r.bits = a.bits & b.bits;
        r.known = both | (a.known & ~a.bits) | (b.known & ~b.bits);
        break;
    case Combine::Or:
        r.bits = (a.bits & a.known) | (b.bits & b.known);
        r.known = both | (a.known & a.bits) | (b.known & b.bits);
        break;
    case Combine::Xor:
        r.bits = a.bits ^ b.bits;
        r.known = both;
        break;
    case Combine::None: return a;
    }
    return r;
}

} // namespace

Tracer::Order Tracer::order(const AffineValue& a, const AffineValue& b, int bits, bool isSigned, Keep keep)
{
    Order result;
    const bool both = a.scalar && b.scalar;
    for (int i = 0; i < (both ? 1 : laneCount); ++i) {
        const std::int64_t p = ordered(a.lane(i), bits, isSigned), q = ordered(b.lane(i), bits, isSigned);
        result.less |= static_cast<Lanes>(p < q) << i;
        result.equal |= static_cast<Lanes>(p == q) << i;
    }
    if (both) {
        result.less = result.less ? allLanes : 0;
        result.equal = result.equal ? allLanes : 0;
    }
    if (!isFixed(a) || !isFixed(b)) {
        keepInRange(a, bits, isSigned);
        keepInRange(b, bits, isSigned);
        keepOrder(a, b, bits, isSigned, keep);
    }
    return result;
}

/// Keeps the blocks in which the two compare as they do here, lane by lane.
void Tracer::keepOrder(const AffineValue& a, const AffineValue& b, int bits, bool isSigned, Keep keep)
{
    constexpr WideInteger far = WideInteger{1} << 100;
    for (std::uint32_t i = 0; i < a.groupCount; ++i)
        for (std::uint32_t j = 0; j < b.groupCount; ++j) {
            const Slope slope = m_constraints.effective(
                difference(narrowed(a.groups[i].slope, bits), narrowed(b.groups[j].slope, bits)));
            Lanes lanes = a.groups[i].lanes & b.groups[j].lanes & m_mask;
            if (slope.isZero() || lanes == 0)
                continue;
            if (a.scalar && b.scalar)
                lanes &= 0 - lanes;
            WideInteger lowest = -far, highest = far;
            for (; lanes; lanes &= lanes - 1) {
                const int lane = std::countr_zero(lanes);
                const WideInteger d =
                    WideInteger{ordered(a.lane(lane), bits, isSigned)} - ordered(b.lane(lane), bits, isSigned);
                const bool below = d < 0 || (d == 0 && keep != Keep::Less);
                const bool above = d > 0 || (d == 0 && keep != Keep::LessOrEqual);
                if (below)
                    highest = std::min(highest, (keep == Keep::Less || (keep == Keep::All && d < 0) ? -1 : 0) - d);
                if (above)
                    lowest = std::max(lowest, (keep == Keep::LessOrEqual || (keep == Keep::All && d > 0) ? 1 : 0) - d);
            }
            m_constraints.keepWithin(slope, lowest, highest);
        }
}

void Tracer::compare(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    LanePredicate result;
    const AffineValue &a = source(step, 0), &b = source(step, 1);
    if (ptx::isFloat(in.type)) {
        notKnown(step);
        result.origin = m_result.origin;
    } else {
        using C = Compare;
        const C c = in.compare;
        const bool isSigned = ptx::isSigned(in.type) && c != C::Lo && c != C::Ls && c != C::Hi && c != C::Hs;
        const Keep keep = c == C::Eq || c == C::Ne                               ? Keep::All
                          : c == C::Lt || c == C::Lo || c == C::Ge || c == C::Hs ? Keep::Less
                                                                                 : Keep::LessOrEqual;
        const Order o = order(a, b, ptx::bitsOf(in.type), isSigned, keep);
        const Lanes atMost = o.less | o.equal;
        result.bits = c == C::Eq                 ? o.equal
                      : c == C::Ne               ? ~o.equal
                      : keep == Keep::Less       ? (c == C::Lt || c == C::Lo ? o.less : ~o.less)
                      : c == C::Le || c == C::Ls ? atMost
                                                 : ~atMost;
        result.known = a.known() & b.known();
        result.origin = a.known() != allLanes ? a.origin : b.known() != allLanes ? b.origin : ptx::noIndex;
    }
    LanePredicate opposite = result;
    opposite.bits = ~opposite.bits;
    if (in.combine != Combine::None) {
        const LanePredicate other = predicate(in.sources.at(2));
        result = combined(in.combine, result, other);
        opposite = combined(in.combine, opposite, other);
    }
    commitPredicate(step, 0, result);
    commitPredicate(step, 1, opposite);
}

/// Takes result lanes from a in `takesA`, else from b.
void Tracer::choose(const AffineValue& a, const AffineValue& b, Lanes takesA)
{
    const Bits kept = maskOfBits(m_bits);
    if (m_result.scalar) {
        const bool first = takesA >> std::countr_zero(m_mask) & 1;
        m_result.lanes[0] = (first ? a : b).lane(std::countr_zero(m_mask)) & kept;
    } else {
        for (int i = 0; i < laneCount; ++i)
            m_result.lanes[static_cast<std::size_t>(i)] = (takesA >> i & 1 ? a.lane(i) : b.lane(i)) & kept;
    }
    m_result.groupCount = 0;
    for (std::uint32_t g = 0; g < a.groupCount; ++g)
        if (const Lanes lanes = a.groups[g].lanes & takesA)
            addGroup(lanes, a.groups[g].slope);
    for (std::uint32_t g = 0; g < b.groupCount; ++g)
        if (const Lanes lanes = b.groups[g].lanes & ~takesA)
            addGroup(lanes, b.groups[g].slope);
    inheritOrigin(a, b);
}

void Tracer::select(const TraceStep& step)
{
    const LanePredicate p = predicate(step.step->in.sources.at(2));
    choose(source(step, 0), source(step, 1), p.bits);
    if (p.known == allLanes)
        return;
    std::uint32_t count = 0;
    for (std::uint32_t g = 0; g < m_result.groupCount; ++g)
        if (const Lanes lanes = m_result.groups[g].lanes & p.known)
            m_result.groups[count++] = {lanes, m_result.groups[g].slope};
    m_result.groupCount = count;
    m_result.origin = p.origin;
}

/// If both are equal, takes the one that changes from block to block: so a clamped coordinate stays in the class of its
/// neighbours as long as clamping does not change it.
void Tracer::minOrMax(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const AffineValue &a = source(step, 0), &b = source(step, 1);
    const bool maximum = in.opcode == Opcode::Max;
    const bool tieToB = isFixed(a) && !isFixed(b);
    const Order o =
        order(a, b, ptx::bitsOf(in.type), ptx::isSigned(in.type), tieToB == maximum ? Keep::LessOrEqual : Keep::Less);
    const Lanes below = tieToB == maximum ? o.less | o.equal : o.less;
    choose(a, b, maximum ? ~below : below);
}

void Tracer::absolute(const TraceStep& step)
{
    const int bits = ptx::bitsOf(step.step->in.type);
    m_product.setFixed();
    m_product.scalar = true;
    m_product.lanes[0] = 0;
    const AffineValue& a = source(step, 0);
    const Lanes negative = order(a, m_product, bits, true, Keep::Less).less;
    add(m_product, a, true);
    m_extendedA = m_result;
    choose(m_extendedA, a, negative);
}

void Tracer::predicateLogic(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const auto operand = [&](std::size_t i) { return predicate(in.sources.at(i)); };
    LanePredicate result;
    switch (in.opcode) {
    case Opcode::Mov: result = operand(0); break;
    case Opcode::Not:
        result = operand(0);
        result.bits = ~result.bits;
        break;
    case Opcode::And: result = combined(Combine::And, operand(0), operand(1)); break;
    case Opcode::Or: result = combined(Combine::Or, operand(0), operand(1)); break;
    case Opcode::Xor: result = combined(Combine::Xor, operand(0), operand(1)); break;
    default: break;
    }
    commitPredicate(step, 0, result);
}

/// A vote's result is the same in all active lanes; groups with masks of their own are not followed.
void Tracer::vote(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    LanePredicate p{allLanes, allLanes, ptx::noIndex};
    if (in.opcode == Opcode::Vote)
        p = predicate(in.sources.at(0));
    if (in.opcode == Opcode::Vote && in.sources.at(1).kind == ptx::Operand::Kind::Register &&
        !m_values[in.sources[1].index].scalar)
        p = {allLanes, 0, step.site};
    const bool known = (m_mask & ~p.known) == 0;
    const Lanes yes = p.bits & m_mask;
    if (step.bits == 1) {
        const bool holds = in.vote == ptx::VoteMode::All   ? yes == m_mask
                           : in.vote == ptx::VoteMode::Any ? yes != 0
                                                           : yes == 0 || yes == m_mask;
        commitPredicate(step, 0, {holds ? allLanes : 0, known ? allLanes : 0, p.origin});
        return;
    }
    if (step.destination == ptx::noIndex)
        return;
    m_bits = step.bits;
    m_result.scalar = true;
    m_result.lanes[0] = yes;
    m_result.origin = p.origin;
    m_result.groupCount = 0;
    if (known)
        m_result.addGroup(allLanes, {});
    commit(step, step.destination);
}

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
    if (hasEffects(*step.step)) { // a fetch or a shuffle: its result is a new unknown
        m_result.origin = step.site;
        return;
    }
    // Of several unknowns, a fetched value explains more than a computed one.
    const auto fetched = [&](std::uint32_t site) {
        return site != ptx::noIndex && hasEffects(m_program.steps.list[site]);
    };
    for (std::uint32_t i = 0; i < step.sourceCount; ++i)
        if (source(step, i).known() != allLanes && !fetched(m_result.origin))
            m_result.origin = source(step, i).origin;
}

/// The result is the same in all blocks, in the lanes that are known.
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

/// Requires that the value, as a number of `bits` bits, does not wrap between blocks, so that its slope is that of the
/// number.
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

/// Keeps only the blocks in which the value is the same: always sound, if nothing better is known.
void Tracer::fix(const AffineValue& value)
{
    for (std::uint32_t g = 0; g < value.groupCount; ++g)
        if (value.groups[g].lanes & m_mask)
            m_constraints.keepZero(value.groups[g].slope);
}

} // namespace tilescope::emulator
