#include "gpu/emulator/block_classes/tracer_templates.h"

namespace tilescope::emulator
{

using ptx::Opcode;
using ptx::Type;

void Tracer::evaluate(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    switch (in.opcode) {
    case Opcode::Ld:
        if (in.space == ptx::Space::Parameter)
            move(step);
        else
            access(step);
        return;
    case Opcode::St:
    case Opcode::Atom:
    case Opcode::Red: access(step); return;
    case Opcode::CpAsync: copy(step); return;
    case Opcode::Setp: compare(step); return;
    case Opcode::Vote:
    case Opcode::Activemask: vote(step); return;
    case Opcode::Bar:
    case Opcode::BarRed:
        for (std::uint32_t i = 0; i < step.sourceCount - (in.opcode == Opcode::BarRed ? 1 : 0); ++i) {
            if (m_mask & ~source(step, i).known())
                refuse(step.site, "The blocks cannot be told apart before they run: the barrier here",
                       source(step, i).origin);
            fix(source(step, i));
        }
        break;
    default: break;
    }
    if (step.destination == ptx::noIndex)
        return;
    if (in.type == Type::Pred) {
        predicateLogic(step);
        return;
    }
    m_bits = step.bits;
    m_result.scalar = m_values[step.destination].scalar;
    m_result.origin = ptx::noIndex;
    if (in.destinations.size() > 1)
        unpack(step);
    else
        evaluateInteger(step);
}

void Tracer::evaluateInteger(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const bool moves = in.opcode == Opcode::Mov || in.opcode == Opcode::Selp || in.opcode == Opcode::Cvta;
    if (step.bits == 1) { // a predicate from something that is not followed
        notKnown(step);
        commitPredicate(step, 0, {0, 0, m_result.origin});
        return;
    }
    if ((ptx::isFloat(in.type) || ptx::isFloat(in.sourceType)) && !moves) {
        notKnown(step);
        commit(step, step.destination);
        return;
    }
    switch (in.carryIn || in.carryOut || in.saturate ? Opcode::Nop : in.opcode) {
    case Opcode::Mov:
    case Opcode::Cvta: move(step); return;
    case Opcode::Add: add(source(step, 0), source(step, 1), false); break;
    case Opcode::Sub: add(source(step, 0), source(step, 1), true); break;
    case Opcode::Neg: {
        m_product.setFixed();
        m_product.scalar = true;
        m_product.lanes[0] = 0;
        add(m_product, source(step, 0), true);
        break;
    }
    case Opcode::Mul:
    case Opcode::Mad: multiplyAdd(step); break;
    case Opcode::Cvt: convert(step); break;
    case Opcode::Selp: select(step); break;
    case Opcode::Min:
    case Opcode::Max: minOrMax(step); break;
    case Opcode::Abs: absolute(step); break;
    case Opcode::Shl:
    case Opcode::Shr: shift(step); break;
    case Opcode::Div:
    case Opcode::Rem: divide(step); break;
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor: logic(step); break;
    default: fixedBits(step); break;
    }
    commit(step, step.destination);
}

/// mov, cvta, ld.param; mov from halves; mov to predicates is predicateLogic.
void Tracer::move(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    if (in.opcode == Opcode::Ld) {
        for (std::size_t i = 0; i < in.destinations.size() && i < step.sources.size(); ++i) {
            if (in.destinations[i].kind != ptx::Operand::Kind::Register)
                continue;
            const std::uint32_t to = in.destinations[i].index;
            m_bits = ptx::bitsOf(m_program.steps.kernel->registers[to].type);
            m_result.scalar = true;
            m_result.setFixed();
            const Bits bits = source(step, static_cast<std::uint32_t>(i)).lanes[0];
            const int width = ptx::bitsOf(in.type);
            m_result.lanes[0] = ptx::isSigned(in.type) ? static_cast<Bits>(signExtended(bits, width)) : bits;
            commit(step, to);
        }
        return;
    }
    if (step.sourceCount == 2) { // {low, high}
        const int half = ptx::bitsOf(in.type) / 2;
        keepInRange(source(step, 0), half, false);
        m_result.scalar = m_values[step.destination].scalar;
        eachLane(source(step, 0), source(step, 1), [half](Bits low, Bits high) { return low | high << half; });
        joinGroups(source(step, 0), source(step, 1),
                   [half](const Slope& low, const Slope& high) { return sum(low, scaled(high, Bits{1} << half)); });
    } else if (step.sourceCount > 2) {
        notKnown(step);
    } else {
        const Bits window = in.opcode != Opcode::Cvta        ? 0
                            : in.space == ptx::Space::Shared ? Bits{SharedRegion} << regionShift
                            : in.space == ptx::Space::Local  ? Bits{LocalRegion} << regionShift
                                                             : 0;
        const Bits moved = in.toGeneric ? window : 0 - window;
        eachLane(source(step, 0), source(step, 0), [moved](Bits a, Bits) { return a + moved; });
        joinGroups(source(step, 0), source(step, 0), [](const Slope& a, const Slope&) { return a; });
    }
    commit(step, step.destination);
}

/// mov {a, b}, s and other steps with several results: the halves of what does not change from block to block.
void Tracer::unpack(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const bool halves = in.opcode == Opcode::Mov && step.sourceCount == 1;
    if (halves)
        fix(source(step, 0));
    const AffineValue whole = halves ? source(step, 0) : AffineValue();
    const int width = ptx::bitsOf(in.type) / static_cast<int>(in.destinations.size());
    for (std::size_t i = 0; i < in.destinations.size(); ++i) {
        if (in.destinations[i].kind != ptx::Operand::Kind::Register)
            continue;
        const std::uint32_t to = in.destinations[i].index;
        m_bits = ptx::bitsOf(m_program.steps.kernel->registers[to].type);
        if (m_bits == 1) {
            commitPredicate(step, i, {0, 0, ptx::noIndex});
            continue;
        }
        m_result.scalar = m_values[to].scalar;
        m_result.groupCount = 0;
        m_result.origin = ptx::noIndex;
        if (halves) {
            const int shift = width * static_cast<int>(i);
            eachLane(whole, whole, [shift](Bits a, Bits) { return a >> shift; });
            knownWhere(step, whole.known());
        }
        commit(step, to);
    }
}

void Tracer::add(const AffineValue& a, const AffineValue& b, bool subtract)
{
    if (subtract) {
        eachLane(a, b, [](Bits p, Bits q) { return p - q; });
        joinGroups(a, b, [](const Slope& p, const Slope& q) { return difference(p, q); });
    } else {
        eachLane(a, b, [](Bits p, Bits q) { return p + q; });
        joinGroups(a, b, [](const Slope& p, const Slope& q) { return sum(p, q); });
    }
}

/// Of two factors that both change from block to block, the second is held.
void Tracer::multiply(const AffineValue& a, const AffineValue& b)
{
    if (!isFixed(a) && !isFixed(b))
        fix(b);
    eachLane(a, b, [](Bits p, Bits q) { return p * q; });
    const bool bChanges = !isFixed(b);
    const AffineValue& changing = bChanges ? b : a;
    const AffineValue& factor = bChanges ? a : b;
    m_result.groupCount = 0;
    for (std::uint32_t i = 0; i < changing.groupCount; ++i) {
        const Lanes lanes = changing.groups[i].lanes & factor.known();
        const Slope slope = m_constraints.effective(changing.groups[i].slope);
        if (slope.isZero() && lanes) {
            addGroup(lanes, {});
        } else if (factor.scalar && lanes) {
            addGroup(lanes, scaled(slope, factor.lanes[0]));
        } else {
            for (Lanes rest = lanes; rest; rest &= rest - 1)
                addGroup(rest & (0 - rest), scaled(slope, factor.lane(std::countr_zero(rest))));
        }
    }
    inheritOrigin(a, b);
}

/// mul and mad: .lo, and .wide of what is extended first.
void Tracer::multiplyAdd(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    if (in.half == ptx::Half::Hi) {
        fixedBits(step);
        return;
    }
    const int bits = ptx::bitsOf(in.type);
    if (in.half == ptx::Half::Wide) {
        m_bits = 2 * bits;
        extend(source(step, 0), bits, ptx::isSigned(in.type), m_extendedA);
        extend(source(step, 1), bits, ptx::isSigned(in.type), m_extendedB);
        multiply(m_extendedA, m_extendedB);
    } else {
        multiply(source(step, 0), source(step, 1));
    }
    if (in.opcode == Opcode::Mul)
        return;
    m_product = m_result;
    add(m_product, source(step, 2), false);
}

/// The number of `bits` bits in more of them.
void Tracer::extend(const AffineValue& from, int bits, bool isSigned, AffineValue& to)
{
    keepInRange(from, bits, isSigned);
    const Bits kept = maskOfBits(bits);
    const std::size_t count = from.scalar ? 1 : laneCount;
    if (isSigned)
        for (std::size_t i = 0; i < count; ++i)
            to.lanes[i] = static_cast<Bits>(signExtended(from.lanes[i], bits));
    else
        for (std::size_t i = 0; i < count; ++i)
            to.lanes[i] = from.lanes[i] & kept;
    to.scalar = from.scalar;
    to.origin = from.origin;
    to.groupCount = 0;
    for (std::uint32_t g = 0; g < from.groupCount; ++g)
        to.addGroup(from.groups[g].lanes, narrowed(m_constraints.effective(from.groups[g].slope), bits));
}

/// Integers to integers: cut to the narrower type, then extended to the register.
void Tracer::convert(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const int from = ptx::bitsOf(in.sourceType), to = ptx::bitsOf(in.type);
    const AffineValue* value = &source(step, 0);
    if (from < to) {
        extend(*value, from, ptx::isSigned(in.sourceType), m_extendedA);
        value = &m_extendedA;
    }
    if (to < m_bits) {
        extend(*value, to, ptx::isSigned(in.type), m_extendedB);
        value = &m_extendedB;
    }
    eachLane(*value, *value, [](Bits a, Bits) { return a; });
    joinGroups(*value, *value, [](const Slope& a, const Slope&) { return a; });
}

} // namespace tilescope::emulator
