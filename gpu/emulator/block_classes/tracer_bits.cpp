#include "gpu/emulator/block_classes/tracer_templates.h"

#include <algorithm>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::PermuteMode;
using ptx::ShiftMode;

/// Lower bits that the slope never touches.
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

/// bfe: position and length are bytes; beyond the top there are zeros or signs.
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

/// What cannot be computed here has no value.
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

/// and, or, xor of a value that changes from block to block with one that does not, where its upper bits go through
/// and its lower ones stay as they are; otherwise blocks in which it is the same.
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

/// Whatever is only followed where it is the same in all blocks.
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
