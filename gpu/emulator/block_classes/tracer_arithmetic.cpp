#include "gpu/emulator/block_classes/tracer_templates.h"
#include "gpu/recipe/message.h"

#include <algorithm>

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
    case Opcode::LdMatrix:
    case Opcode::Red: access(step); return;
    case Opcode::CpAsync: copy(step); return;
    case Opcode::SurfaceLoad:
    case Opcode::SurfaceStore: refuse(step.site, gpu::phrase("A surface is read or written here"), ptx::noIndex);
    case Opcode::Setp: compare(step); return;
    case Opcode::Vote:
    case Opcode::Activemask: vote(step); return;
    case Opcode::Bar:
    case Opcode::BarRed:
        for (std::uint32_t i = 0; i < step.sourceCount - (in.opcode == Opcode::BarRed ? 1 : 0); ++i) {
            if (m_mask & ~source(step, i).known())
                refuse(step.site, gpu::phrase("The blocks cannot be classified before they run: the barrier here"),
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
    if (step.bits == 1) { // a predicate from a value that is not traced
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

/// mov, cvta, ld.param; mov from halves; mov to predicates is in predicateLogic.
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
        const Bits window = in.opcode == Opcode::Cvta ? Bits{windowRegion(in.space)} << regionShift : 0;
        const Bits moved = in.toGeneric ? window : 0 - window;
        eachLane(source(step, 0), source(step, 0), [moved](Bits a, Bits) { return a + moved; });
        joinGroups(source(step, 0), source(step, 0), [](const Slope& a, const Slope&) { return a; });
    }
    commit(step, step.destination);
}

/// mov {a, b}, s and other steps with several results: the halves of a value that is the same in all blocks.
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

/// If both factors change from block to block, the second is fixed.
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

/// mul and mad: .lo, and .wide with extended operands.
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

/// Extends a number of `bits` bits.
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

/// Integer to integer: truncated to the narrower type, then extended to the register.
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

namespace
{

using ptx::Opcode;

bool isMultiple(const Slope& s, std::uint64_t divisor)
{
    const auto d = static_cast<WideInteger>(divisor);
    return s.x % d == 0 && s.y % d == 0 && s.z % d == 0;
}

Slope quotient(const Slope& s, std::uint64_t divisor)
{
    const auto part = [d = static_cast<WideInteger>(divisor)](std::int64_t a) {
        return static_cast<std::int64_t>(a / d);
    };
    return {part(s.x), part(s.y), part(s.z)};
}

std::uint64_t divided(std::uint64_t a, std::uint64_t b, int bits, bool isSigned, bool remainder)
{
    if (isSigned) {
        const std::int64_t p = signExtended(a, bits), q = signExtended(b, bits);
        if (q == 0)
            return remainder ? a : ~std::uint64_t{0};
        if (q == -1)
            return remainder ? 0 : 0 - a;
        return static_cast<std::uint64_t>(remainder ? p % q : p / q);
    }
    const std::uint64_t p = a & maskOfBits(bits), q = b & maskOfBits(bits);
    if (q == 0)
        return remainder ? p : ~std::uint64_t{0};
    return remainder ? p % q : p / q;
}

/// The shifted value; a count beyond the width shifts everything out.
std::uint64_t shifted(std::uint64_t a, std::uint64_t by, int bits, Opcode opcode, bool isSigned)
{
    const auto top = static_cast<std::uint64_t>(bits);
    if (opcode == Opcode::Shl)
        return by >= top ? 0 : a << by;
    if (isSigned)
        return static_cast<std::uint64_t>(signExtended(a, bits) >> std::min(by, top - 1));
    return by >= top ? 0 : (a & maskOfBits(bits)) >> by;
}

} // namespace

void Tracer::shift(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const AffineValue &a = source(step, 0), &count = source(step, 1);
    const int bits = ptx::bitsOf(in.type);
    const bool isSigned = ptx::isSigned(in.type);
    fix(count);
    const Bits by = count.lane(std::countr_zero(m_mask)) & 0xFFFF'FFFF;
    const bool simple = !isFixed(a) && count.scalar && count.known() == allLanes && by < static_cast<Bits>(bits);
    if (simple && in.opcode == Opcode::Shr && by < 62) {
        floorDivide(a, Bits{1} << by, bits, isSigned, false);
        return;
    }
    if (!simple || in.opcode == Opcode::Shr)
        fix(a);
    eachLane(a, count, [&](Bits p, Bits q) { return shifted(p, q & 0xFFFF'FFFF, bits, in.opcode, isSigned); });
    if (simple && in.opcode == Opcode::Shl)
        joinGroups(a, count, [by](const Slope& p, const Slope&) { return scaled(p, Bits{1} << by); });
    else
        knownWhere(step, a.known() & count.known());
}

void Tracer::divide(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const AffineValue &a = source(step, 0), &b = source(step, 1);
    const int bits = ptx::bitsOf(in.type);
    const bool isSigned = ptx::isSigned(in.type), remainder = in.opcode == Opcode::Rem;
    fix(b);
    const Bits divisor = b.lanes[0] & maskOfBits(bits);
    const bool simple = !isFixed(a) && b.scalar && b.known() == allLanes && divisor > 0 && divisor < (Bits{1} << 62) &&
                        (!isSigned || signExtended(divisor, bits) > 0);
    if (simple) {
        truncatedDivide(a, divisor, bits, isSigned, remainder);
        return;
    }
    fix(a);
    eachLane(a, b, [&](Bits p, Bits q) { return divided(p, q, bits, isSigned, remainder); });
    knownWhere(step, a.known() & b.known());
}

/// The quotient rounded down, or the remainder: for each slope it either grows evenly or is constant.
void Tracer::floorDivide(const AffineValue& a, std::uint64_t divisor, int bits, bool isSigned, bool remainder)
{
    keepInRange(a, bits, isSigned);
    const auto d = static_cast<WideInteger>(divisor);
    const auto number = [&](Bits v) {
        return isSigned ? WideInteger{signExtended(v, bits)} : WideInteger{v & maskOfBits(bits)};
    };
    const auto rest = [&](Bits v) { return (number(v) % d + d) % d; };
    m_result.groupCount = 0;
    for (std::uint32_t g = 0; g < a.groupCount; ++g) {
        const Slope slope = m_constraints.effective(narrowed(a.groups[g].slope, bits));
        const Lanes lanes = a.groups[g].lanes;
        if (isMultiple(slope, divisor)) {
            addGroup(lanes, remainder ? Slope{} : quotient(slope, divisor));
            continue;
        }
        for (Lanes left = lanes & m_mask; left; left &= left - 1) {
            const WideInteger r = rest(a.lane(std::countr_zero(left)));
            m_constraints.keepWithin(slope, -r, d - 1 - r);
        }
        addGroup(lanes, remainder ? slope : Slope{});
    }
    eachLane(a, a, [&](Bits v, Bits) { return static_cast<Bits>(remainder ? rest(v) : (number(v) - rest(v)) / d); });
    inheritOrigin(a, a);
}

/// Division as in C, toward zero, so numbers must keep their signs.
void Tracer::truncatedDivide(const AffineValue& a, std::uint64_t divisor, int bits, bool isSigned, bool remainder)
{
    keepInRange(a, bits, isSigned);
    m_result.groupCount = 0;
    for (std::uint32_t g = 0; g < a.groupCount; ++g) {
        const Slope slope = m_constraints.effective(narrowed(a.groups[g].slope, bits));
        const bool even = isMultiple(slope, divisor);
        if (!slope.isZero())
            keepQuotient({a.groups[g].lanes & m_mask, slope}, a, divisor, bits, isSigned);
        addGroup(a.groups[g].lanes, even == remainder ? Slope{} : remainder ? slope : quotient(slope, divisor));
    }
    eachLane(a, a, [&](Bits v, Bits) { return divided(v, divisor, bits, isSigned, remainder); });
    inheritOrigin(a, a);
}

/// Keeps the sign of each lane and, unless the slope is a multiple of the divisor, also the quotient.
void Tracer::keepQuotient(const LaneGroup& group, const AffineValue& a, std::uint64_t divisor, int bits, bool isSigned)
{
    constexpr WideInteger far = WideInteger{1} << 100;
    const auto d = static_cast<WideInteger>(divisor);
    const bool even = isMultiple(group.slope, divisor);
    for (Lanes left = group.lanes; left; left &= left - 1) {
        const Bits bitsOfLane = a.lane(std::countr_zero(left));
        const WideInteger v =
            isSigned ? WideInteger{signExtended(bitsOfLane, bits)} : WideInteger{bitsOfLane & maskOfBits(bits)};
        const WideInteger magnitude = v < 0 ? -v : v, r = magnitude % d;
        const WideInteger toward = even ? magnitude : r, away = even ? far : d - 1 - r;
        if (v >= 0)
            m_constraints.keepWithin(group.slope, -toward, away);
        else // excludes zero, which is not negative
            m_constraints.keepWithin(group.slope, -away, std::min(toward, magnitude - 1));
    }
}

namespace
{

using ptx::Opcode;
using ptx::PermuteMode;
using ptx::ShiftMode;

/// The number of lower bits that the slope never changes.
int untouchedBits(const Slope& s)
{
    const auto all =
        static_cast<std::uint64_t>(s.x) | static_cast<std::uint64_t>(s.y) | static_cast<std::uint64_t>(s.z);
    return std::countr_zero(all);
}

std::uint64_t logicOf(Opcode opcode, std::uint64_t a, std::uint64_t b)
{
    return opcode == Opcode::And ? a & b : opcode == Opcode::Or ? a | b : a ^ b;
}

/// bfe: position and length are bytes; bits beyond the top are zeros or sign bits.
std::uint64_t extracted(std::uint64_t a, std::uint64_t position, std::uint64_t length, int bits, bool isSigned)
{
    const auto top = static_cast<std::uint64_t>(bits);
    position &= 0xFF;
    length &= 0xFF;
    if (length == 0)
        return 0;
    const std::uint64_t all = isSigned ? static_cast<std::uint64_t>(signExtended(a, bits)) : a;
    const std::uint64_t shifted =
        isSigned ? static_cast<std::uint64_t>(static_cast<std::int64_t>(all) >> std::min<std::uint64_t>(position, 63))
                 : (position > 63 ? 0 : all >> position);
    const int kept = static_cast<int>(std::min(length, top));
    return isSigned ? static_cast<std::uint64_t>(signExtended(shifted, kept)) : shifted & maskOfBits(kept);
}

std::uint64_t inserted(std::uint64_t field, std::uint64_t into, std::uint64_t position, std::uint64_t length, int bits)
{
    position &= 0xFF;
    length &= 0xFF;
    if (position >= static_cast<std::uint64_t>(bits) || length == 0)
        return into;
    const std::uint64_t mask = maskOfBits(static_cast<int>(std::min<std::uint64_t>(length, 64))) << position;
    return (into & ~mask) | ((field << position) & mask);
}

std::uint64_t logic3(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t table)
{
    std::uint64_t result = 0;
    for (unsigned row = 0; row < 8; ++row)
        if ((table >> row) & 1)
            result |= (row & 4 ? a : ~a) & (row & 2 ? b : ~b) & (row & 1 ? c : ~c);
    return result;
}

std::uint64_t permuted(std::uint64_t a, std::uint64_t b, std::uint64_t selector)
{
    const std::uint64_t bytes = (a & 0xFFFF'FFFF) | b << 32;
    std::uint64_t result = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const std::uint64_t choice = (selector >> (4 * i)) & 15, byte = (bytes >> (8 * (choice & 7))) & 0xFF;
        result |= (choice & 8 ? (byte & 0x80 ? 0xFFU : 0U) : byte) << (8 * i);
    }
    return result;
}

std::uint64_t funnel(std::uint64_t low, std::uint64_t high, std::uint64_t by, const ptx::Instruction& in)
{
    const std::uint64_t count = in.clamp ? std::min<std::uint64_t>(by & 0xFFFF'FFFF, 32) : by & 31;
    const std::uint64_t both = (low & 0xFFFF'FFFF) | high << 32;
    if (in.shift == ShiftMode::Right)
        return both >> count;
    return count == 0 ? high : both >> (32 - count);
}

/// A value that cannot be computed here is unknown.
bool isFixedBits(const ptx::Instruction& in)
{
    switch (in.opcode) {
    case Opcode::Not:
    case Opcode::Popc:
    case Opcode::Clz:
    case Opcode::Bfe:
    case Opcode::Bfi: return true;
    case Opcode::Lop3:
    case Opcode::Shf: return ptx::bitsOf(in.type) == 32;
    case Opcode::Prmt: return in.permute == PermuteMode::None;
    case Opcode::Mul: return in.half == ptx::Half::Hi;
    case Opcode::Mad: return in.half == ptx::Half::Hi;
    default: return false;
    }
}

std::uint64_t highProduct(std::uint64_t a, std::uint64_t b, int bits, bool isSigned)
{
    if (isSigned)
        return static_cast<std::uint64_t>((WideInteger{signExtended(a, bits)} * signExtended(b, bits)) >> bits);
    __extension__ typedef unsigned __int128 Unsigned;
    return static_cast<std::uint64_t>((Unsigned{a & maskOfBits(bits)} * (b & maskOfBits(bits))) >> bits);
}

std::uint64_t fixedResult(const ptx::Instruction& in, const std::array<std::uint64_t, 4>& s)
{
    const int bits = ptx::bitsOf(in.type);
    const bool isSigned = ptx::isSigned(in.type);
    const std::uint64_t a = s[0] & maskOfBits(bits);
    switch (in.opcode) {
    case Opcode::Not: return ~a;
    case Opcode::Popc: return static_cast<std::uint64_t>(std::popcount(a));
    case Opcode::Clz: return static_cast<std::uint64_t>(std::countl_zero(a) - (64 - bits));
    case Opcode::Bfe: return extracted(a, s[1], s[2], bits, isSigned);
    case Opcode::Bfi: return inserted(a, s[1], s[2], s[3], bits);
    case Opcode::Lop3: return logic3(s[0], s[1], s[2], in.sources.at(3).bits);
    case Opcode::Prmt: return permuted(s[0], s[1], s[2]);
    case Opcode::Shf: return funnel(s[0], s[1], s[2], in);
    case Opcode::Mad: return highProduct(s[0], s[1], bits, isSigned) + s[2];
    default: return highProduct(s[0], s[1], bits, isSigned);
    }
}

} // namespace

/// and, or, xor of a value that changes from block to block with a constant, if the upper bits pass through and the
/// lower ones are constant; otherwise keeps the blocks in which the value is the same.
void Tracer::logic(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const AffineValue *a = &source(step, 0), *b = &source(step, 1);
    if (isFixed(*a))
        std::swap(a, b);
    const int bits = ptx::bitsOf(in.type);
    fix(*b);
    const Opcode opcode = in.opcode;
    if (!isFixed(*a) && opcode == Opcode::And && b->scalar && b->known() == allLanes) {
        const Bits mask = b->lanes[0] & maskOfBits(bits);
        if (mask != 0 && (mask & (mask + 1)) == 0 && mask < (Bits{1} << 61)) { // a remainder
            floorDivide(*a, mask + 1, bits, false, true);
            return;
        }
    }
    m_result.groupCount = 0;
    for (std::uint32_t g = 0; g < a->groupCount; ++g) {
        const Lanes lanes = a->groups[g].lanes & b->known();
        const Slope slope = m_constraints.effective(narrowed(a->groups[g].slope, bits));
        if (slope.isZero()) {
            addGroup(lanes, {});
            continue;
        }
        Bits anyUpper = 0, allUpper = ~Bits{0};
        for (Lanes left = lanes & m_mask; left; left &= left - 1) {
            anyUpper |= b->lane(std::countr_zero(left));
            allUpper &= b->lane(std::countr_zero(left));
        }
        const Bits upper = maskOfBits(bits) & ~maskOfBits(std::min(untouchedBits(slope), 63));
        const bool goesThrough = opcode == Opcode::And ? (allUpper & upper) == upper : (anyUpper & upper) == 0;
        const bool vanishes = opcode == Opcode::And && (anyUpper & upper) == 0;
        if (!goesThrough && !vanishes)
            m_constraints.keepZero(slope);
        addGroup(lanes, goesThrough ? slope : Slope{});
    }
    eachLane(*a, *b, [opcode](Bits p, Bits q) { return logicOf(opcode, p, q); });
    inheritOrigin(*a, *b);
}

/// Operations that are traced only if their operands are the same in all blocks.
void Tracer::fixedBits(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    if (!isFixedBits(in)) {
        notKnown(step);
        return;
    }
    Lanes known = allLanes;
    for (std::uint32_t i = 0; i < step.sourceCount; ++i) {
        fix(source(step, i));
        known &= source(step, i).known();
    }
    const std::size_t count = m_result.scalar ? 1 : laneCount;
    for (std::size_t lane = 0; lane < count; ++lane) {
        std::array<Bits, 4> operands{};
        for (std::uint32_t i = 0; i < step.sourceCount; ++i)
            operands[i] = source(step, i).lane(static_cast<int>(lane));
        m_result.lanes[lane] = fixedResult(in, operands) & maskOfBits(m_bits);
    }
    knownWhere(step, known);
}

} // namespace tilescope::emulator
