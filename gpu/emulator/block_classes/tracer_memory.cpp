#include "gpu/emulator/block_classes/tracer_templates.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;

/// Shared memory has 32 banks of 4 bytes.
constexpr std::uint64_t bankPeriod = 128;

std::uint64_t bytesOfAccess(const ptx::Instruction& in)
{
    return static_cast<std::uint64_t>(ptx::bitsOf(in.type)) / 8 * std::max<std::uint64_t>(in.vector, 1);
}

} // namespace

void Tracer::access(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    for (std::uint32_t i = 0; i < step.sourceCount; ++i)
        if (m_mask & ~source(step, i).known())
            refuse(step.site, "The blocks cannot be told apart before they run: an address here",
                   source(step, i).origin);
    // The same addresses in every block: nothing is asked of them.
    const bool moves = !isFixed(source(step, 0)) || (step.sourceCount > 1 && !isFixed(source(step, 1)));
    const bool read = in.opcode == Opcode::Ld && in.space == ptx::Space::Constant && step.destination != ptx::noIndex &&
                      in.destinations.size() == 1 && !ptx::isFloat(in.type);
    if (moves || read) {
        addressOf(step);
        if (read || in.space == ptx::Space::Local)
            fix(m_address);
        if (moves)
            keepAddress(step, in.space, nullptr);
    }
    if (read) {
        readConstant(step);
        return;
    }
    for (std::size_t i = 0; i < in.destinations.size(); ++i) {
        if (in.destinations[i].kind != ptx::Operand::Kind::Register || in.opcode == Opcode::St)
            continue;
        m_bits = 64;
        m_result.scalar = m_values[in.destinations[i].index].scalar;
        m_result.groupCount = 0;
        m_result.origin = step.site;
        commit(step, in.destinations[i].index);
    }
}

/// base + extended index × scale + displacement, and how it moves.
void Tracer::addressOf(const TraceStep& step)
{
    const Step& s = *step.step;
    if (step.sourceCount == 2) {
        const AffineValue& base = source(step, 0);
        m_bits = 64;
        m_result.scalar = base.scalar && source(step, 1).scalar;
        extend(source(step, 1), 32, s.indexSigned, m_extendedA);
        const Bits scale = s.scale, displacement = static_cast<Bits>(s.displacement);
        eachLane(base, m_extendedA, [=](Bits b, Bits i) { return b + i * scale + displacement; });
        joinGroups(base, m_extendedA, [scale](const Slope& b, const Slope& i) { return sum(b, scaled(i, scale)); });
    } else {
        plainAddress(step, 0, s.in.space);
    }
    m_address = m_result;
}

/// The address of operand i in `space`, which is base + displacement, into m_result; of a 32-bit base modulo 2^32.
void Tracer::plainAddress(const TraceStep& step, std::uint32_t i, ptx::Space space)
{
    const ptx::Operand& memory = step.step->in.sources.at(i);
    const bool isRegister = memory.base == ptx::Operand::Kind::Register;
    const bool isNarrow = isRegister && ptx::bitsOf(m_program.steps.kernel->registers[memory.index].type) < 64;
    const Bits displacement = memory.base == ptx::Operand::Kind::Variable ? 0 : static_cast<Bits>(memory.offset);
    const AffineValue& base = source(step, i);
    const auto shift = [this](const AffineValue& from, Bits by, int bits) {
        m_bits = bits;
        m_result.scalar = from.scalar;
        eachLane(from, from, [by](Bits b, Bits) { return b + by; });
        joinGroups(from, from, [](const Slope& b, const Slope&) { return b; });
    };
    if (!isNarrow) {
        shift(base, displacement, 64);
        return;
    }
    shift(base, displacement, 32);
    extend(m_result, 32, false, m_extendedA);
    shift(m_extendedA, space == ptx::Space::Constant ? Memory::constantWindow() : 0, 64);
}

/// cp.async: the place in shared memory, then, of the lanes that read anything, the place in global memory.
void Tracer::copy(const TraceStep& step)
{
    for (std::uint32_t i = 0; i < step.sourceCount; ++i)
        if (m_mask & ~source(step, i).known())
            refuse(step.site, "The blocks cannot be told apart before they run: a copy's address or size here",
                   source(step, i).origin);
    const AffineValue* const size = step.sourceCount > 2 ? &source(step, 2) : nullptr;
    const Lanes active = m_mask;
    if (size) {
        fix(*size);
        for (Lanes rest = active; rest; rest &= rest - 1)
            if (static_cast<std::uint32_t>(size->lane(std::countr_zero(rest))) == 0)
                m_mask &= ~(rest & (~rest + 1));
    }
    const Lanes reading = m_mask;
    for (const std::uint32_t i : {0U, 1U}) {
        m_mask = i == 0 ? active : reading;
        if (m_mask == 0 || isFixed(source(step, i)))
            continue;
        const ptx::Space space = i == 0 ? ptx::Space::Shared : ptx::Space::Global;
        plainAddress(step, i, space);
        m_address = m_result;
        keepAddress(step, space, i == 0 ? nullptr : size);
    }
    m_mask = active;
}

/// Blocks whose lanes touch the same pattern, a multiple of the modulo away, within the same memory. `sizes`: bytes
/// that each lane touches, where that is less than the instruction says.
void Tracer::keepAddress(const TraceStep& step, ptx::Space space, const AffineValue* sizes)
{
    Lanes lanes = m_mask;
    Slope slope;
    for (std::uint32_t g = 0; g < m_address.groupCount; ++g) {
        const LaneGroup& group = m_address.groups[g];
        if ((group.lanes & lanes) == 0)
            continue;
        if (lanes == m_mask)
            slope = group.slope;
        else
            m_constraints.keepZero(difference(group.slope, slope));
        lanes &= ~group.lanes;
    }
    Bits least = ~Bits{0}, end = 0;
    const Bits width = bytesOfAccess(step.step->in);
    for (Lanes rest = m_mask; rest; rest &= rest - 1) {
        const int lane = std::countr_zero(rest);
        const Bits a = m_address.lane(lane);
        least = std::min(least, a);
        end = std::max(end, a + (sizes ? std::min(sizes->lane(lane) & 0xFFFF'FFFF, width) : width));
        if (m_address.scalar && (!sizes || sizes->scalar))
            break;
    }
    std::uint64_t region = least >> regionShift, bytes = 0;
    if (space == ptx::Space::Shared)
        bytes = region == 0 ? m_setup.sharedBytes : 0;
    else if (space == ptx::Space::Local)
        bytes = region == 0 ? m_setup.program->kernel->localBytes : 0;
    else if (region == SharedRegion)
        bytes = m_setup.sharedBytes;
    else if (region == LocalRegion)
        bytes = m_setup.program->kernel->localBytes;
    else if (region < m_setup.regions.size())
        bytes = m_setup.regions[region].bytes;
    const WideInteger first = WideInteger{region} << regionShift;
    const WideInteger below = first - least, above = first + bytes - end;
    if (below > 0 || above < 0)
        refuse(step.site, "A block reads or writes outside its memory here", ptx::noIndex);
    m_constraints.keepWithin(slope, below, above);
    const bool banked = space == ptx::Space::Shared || (space != ptx::Space::Local && region == SharedRegion);
    const std::uint64_t modulo = std::max(m_options.modulo, 1U);
    m_constraints.keepMultiple(slope, banked ? std::lcm(modulo, bankPeriod) : modulo);
}

/// What __constant__ memory holds is known before the launch.
void Tracer::readConstant(const TraceStep& step)
{
    const ptx::Instruction& in = step.step->in;
    const Region& memory = m_setup.regions[ConstantRegion];
    const int bits = ptx::bitsOf(in.type);
    const auto bytes = static_cast<std::size_t>(bits / 8);
    m_bits = step.bits;
    m_result.scalar = m_address.scalar && m_values[step.destination].scalar;
    m_result.groupCount = 0;
    m_result.origin = step.site;
    Lanes known = 0;
    for (std::size_t i = 0; i < (m_result.scalar ? 1 : laneCount); ++i) {
        const Bits at = m_address.lane(static_cast<int>(i)) - Memory::constantWindow();
        if (at > memory.bytes || memory.bytes - at < bytes || bytes > sizeof(Bits))
            continue;
        Bits value = 0;
        std::memcpy(&value, memory.host + at, bytes);
        m_result.lanes[i] = ptx::isSigned(in.type) ? static_cast<Bits>(signExtended(value, bits)) : value;
        known |= m_result.scalar ? allLanes : Lanes{1} << i;
    }
    if (known)
        m_result.addGroup(known, {});
    commit(step, step.destination);
}

} // namespace tilescope::emulator
