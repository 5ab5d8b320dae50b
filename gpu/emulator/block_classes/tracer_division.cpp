#include "gpu/emulator/block_classes/tracer_templates.h"

#include <algorithm>

namespace tilescope::emulator
{
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

/// The quotient rounded down, or what it leaves: slope by slope it either grows evenly or stays as it is.
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

/// As C divides: toward zero, so numbers of each sign keep theirs.
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

/// Keeps the sign of each lane and, unless the slope is a multiple of the divisor, the quotient.
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
        else // never up to zero, which is not negative
            m_constraints.keepWithin(group.slope, -away, std::min(toward, magnitude - 1));
    }
}

} // namespace tilescope::emulator
