#include "gpu/emulator/translate/emitter.h"

#include "gpu/emulator/execute/handlers/window.h"
#include "gpu/emulator/execute/region.h"

#include <algorithm>
#include <utility>

namespace tilescope::emulator
{

using ptx::Operand;
using ptx::Special;

Emitter::Emitter(const Steps& steps, const Uniformity& uniformity, const HandlerTable& handlers, Program& program)
    : m_steps(steps), m_uniformity(uniformity), m_handlers(handlers), m_program(program)
{
    placeRegisters();
}

void Emitter::placeRegisters()
{
    const auto& registers = m_steps.kernel->registers;
    m_registers.resize(registers.size());
    for (std::uint32_t r = 0; r < registers.size(); ++r) {
        const RegisterFacts& facts = m_uniformity.registers[r];
        if (facts.definitions == 0 && facts.uses == 0)
            continue; // no slot: most registers of a simplified kernel are unused
        Value& value = m_registers[r];
        value.wide = ptx::bitsOf(registers[r].type) == 64;
        value.scalar = !facts.divergent;
        value.steady = facts.launchInvariant;
        const bool mask = registers[r].type == ptx::Type::Pred;
        value.slot = mask || value.scalar ? m_slots.scalar() : m_slots.vector(value.wide);
    }
}

void Emitter::begin(const Step& step, std::uint32_t index, bool hoisted)
{
    m_slots.releaseTemporaries();
    m_step = &step;
    m_index = index;
    m_hoisted = hoisted;
}

Op& Emitter::emit(OpKind kind, std::size_t variant)
{
    std::vector<Op>& ops = m_hoisted ? m_program.prologue : m_program.ops;
    Op& op = ops.emplace_back();
    op.run = m_handlers.find(kind, variant);
    op.site = m_index;
    if (!op.run)
        refuse("has no handler");
    return op;
}

Value Emitter::registerValue(std::uint32_t r) const { return m_registers[r]; }

Value Emitter::source(std::size_t i) { return source(i, in().type); }

Value Emitter::source(std::size_t i, ptx::Type type) { return operand(in().sources.at(i), type); }

Value Emitter::operand(const Operand& o, ptx::Type type)
{
    switch (o.kind) {
    case Operand::Kind::Register: return registerValue(o.index);
    case Operand::Kind::Special: return special(o.special);
    case Operand::Kind::Variable: return variable(o);
    case Operand::Kind::Immediate: {
        const int bits = ptx::bitsOf(type);
        const bool wide = bits == 64;
        return constant(wide ? o.bits : o.bits & ((std::uint64_t{1} << bits) - 1), wide);
    }
    default: refuse("has an operand that is not a value");
    }
}

Value Emitter::constant(std::uint64_t value, bool wide)
{
    auto [found, isNew] = m_constants.try_emplace(value, 0);
    if (isNew) {
        found->second = m_slots.scalar();
        m_program.constants.push_back({found->second, value});
    }
    return {found->second, true, wide, true};
}

Value Emitter::special(Special s)
{
    const auto found = m_specials.find(s);
    if (found != m_specials.end())
        return found->second;
    Value value;
    value.wide = s == Special::Clock64 || s == Special::GlobalTimer || s == Special::GridId;
    switch (s) {
    case Special::TidX:
    case Special::TidY:
    case Special::TidZ:
    case Special::LaneId:
    case Special::LanemaskEq:
    case Special::LanemaskLe:
    case Special::LanemaskLt:
    case Special::LanemaskGe:
    case Special::LanemaskGt: value.scalar = false; break;
    default: break;
    }
    value.steady = s != Special::CtaidX && s != Special::CtaidY && s != Special::CtaidZ;
    if (s == Special::Clock || s == Special::Clock64 || s == Special::GlobalTimer) {
        value = m_slots.temporary(true, value.wide);
        Op& op = emit(OpKind::Clock);
        op.d = value.slot;
        op.flags = s == Special::Clock;
        return value; // read each time
    }
    value.slot = value.scalar ? m_slots.scalar() : m_slots.vector(false);
    m_program.specials.push_back({value.slot, s});
    m_specials.emplace(s, value);
    return value;
}

Value Emitter::variable(const Operand& o)
{
    const auto offset = static_cast<std::uint64_t>(o.offset);
    switch (o.space) {
    case ptx::Space::Shared: return constant(m_steps.kernel->shared.at(o.index).offset + offset, true);
    case ptx::Space::Local: return constant(m_steps.kernel->local.at(o.index).offset + offset, true);
    case ptx::Space::Parameter:
        m_program.parametersInMemory = true;
        return constant(m_steps.kernel->parameters.at(o.index).offset + offset, true);
    case ptx::Space::Constant:
        return constant((static_cast<std::uint64_t>(ConstantRegion) << regionShift) +
                            module().constant.at(o.index).offset + offset,
                        true);
    case ptx::Space::Global: break;
    default: refuse("takes the address of something that has none here");
    }
    auto [found, isNew] = m_globals.try_emplace({o.index, o.offset}, 0);
    if (isNew) {
        found->second = m_slots.scalar();
        m_program.globals.push_back({found->second, o.index, o.offset});
    }
    return {found->second, true, true, true};
}

std::uint32_t Emitter::carrySlot()
{
    if (!m_carry)
        m_carry = m_slots.scalar();
    return *m_carry;
}

Mask Emitter::predicate(const Operand& o)
{
    if (o.kind == Operand::Kind::Immediate)
        return {constant(o.bits ? allLanes : 0).slot, true, o.negated};
    if (o.kind != Operand::Kind::Register)
        refuse("has an operand that is not a predicate");
    return {m_registers[o.index].slot, m_registers[o.index].scalar, o.negated};
}

Mask Emitter::guard() { return {m_registers[in().guard].slot, m_registers[in().guard].scalar, in().guardNegated}; }

Value parameterValue(Emitter& emitter, std::uint32_t offset, std::uint8_t bytes, bool isSigned)
{
    for (const ParameterSlot& p : emitter.program().parameters)
        if (p.offset == offset && p.bytes == bytes && p.isSigned == isSigned)
            return {p.slot, true, bytes == 8, true};
    const std::uint32_t slot = emitter.slots().scalar();
    emitter.program().parameters.push_back({slot, offset, bytes, isSigned});
    return {slot, true, bytes == 8, true};
}

void Emitter::refuse(const std::string& what) const
{
    const ptx::Instruction& instruction = m_step->in;
    std::string source;
    int line = 0;
    if (instruction.location < module().locations.size()) {
        const ptx::Location& location = module().locations[instruction.location];
        source = location.userFile < module().files.size() ? module().files[location.userFile] : "";
        line = location.userLine;
    }
    throw ptx::PtxError(
        "The emulator cannot execute the PTX instruction of line " + std::to_string(instruction.textLine) +
            (line > 0 ? " (" + source + ", line " + std::to_string(line) + ")" : std::string()) + ": it " + what + ".",
        instruction.textLine, source, line);
}

using ptx::Operand;

Value Emitter::vectorOf(Value value)
{
    if (!value.scalar)
        return value;
    const OpKind kind = value.wide ? OpKind::Broadcast64 : OpKind::Broadcast32;
    if (!value.steady) {
        const Value result = m_slots.temporary(false, value.wide);
        Op& op = emit(kind);
        op.d = result.slot;
        op.a = value.slot;
        return result;
    }
    // Constants and parameters are broadcast once, before the first block. The same slot read as 32 and as 64 bits
    // needs two broadcasts; slots are multiples of 8, so the low bit distinguishes them.
    auto [found, isNew] = m_broadcasts.try_emplace(value.slot | (value.wide ? 1U : 0U), Value{});
    if (isNew) {
        found->second = {m_slots.vector(value.wide), false, value.wide, true};
        const bool hoisted = std::exchange(m_hoisted, true);
        Op& op = emit(kind);
        op.d = found->second.slot;
        op.a = value.slot;
        m_hoisted = hoisted;
    }
    return found->second;
}

std::uint32_t Emitter::windowSlot(const WindowKey& key)
{
    auto [found, isNew] = m_windows.try_emplace(key, 0);
    if (isNew) {
        found->second = m_slots.window();
        const bool hoisted = std::exchange(m_hoisted, true);
        Op& op = emit(OpKind::MakeWindow);
        m_hoisted = hoisted;
        op.d = found->second;
        op.a = key.base;
        op.immediate = key.displacement;
        op.scale = static_cast<std::uint16_t>(key.scale);
        op.count = key.bytes;
        op.e = key.alignment;
        op.flags = static_cast<std::uint8_t>((key.shared ? windowOnShared : 0U) | (key.isSigned ? windowSigned : 0U));
    }
    return found->second;
}

void Emitter::place(OpKind kind, std::size_t variant, std::initializer_list<Value> sources, Value destination,
                    std::uint64_t immediate)
{
    Op& op = emit(kind, variant);
    op.d = destination.slot;
    op.immediate = immediate;
    std::uint32_t* const places[] = {&op.a, &op.b, &op.c, &op.e};
    std::size_t i = 0;
    for (const Value& source : sources)
        *places[i++] = source.slot;
}

namespace
{

bool allScalar(std::initializer_list<Value> sources)
{
    return std::all_of(sources.begin(), sources.end(), [](const Value& v) { return v.scalar; });
}

/// Bit i for source i; at most three sources have mixed variants.
std::size_t shapeOf(std::initializer_list<Value> sources)
{
    std::size_t shape = 0, bit = 1;
    for (const Value& source : sources) {
        shape |= source.scalar ? bit : 0;
        bit <<= 1;
    }
    return shape;
}

} // namespace

Value Emitter::compute(OpKind kind, std::initializer_list<Value> sources, bool wide, std::uint64_t immediate)
{
    const bool scalar = allScalar(sources);
    const Value result = m_slots.temporary(scalar, wide);
    emitInto(kind, sources, result, immediate);
    return result;
}

void Emitter::emitInto(OpKind kind, std::initializer_list<Value> sources, Value result, std::uint64_t immediate)
{
    if (result.scalar) {
        const std::size_t all = sources.size() >= 3 ? 7 : (std::size_t{1} << sources.size()) - 1;
        place(kind, all, sources, result, immediate);
        return;
    }
    const std::size_t shape = sources.size() <= 3 ? shapeOf(sources) : HandlerTable::variants;
    if (shape < HandlerTable::variants && hasVariant(kind, shape)) {
        place(kind, shape, sources, result, immediate);
        return;
    }
    Value spread[4];
    std::size_t i = 0;
    for (const Value& source : sources)
        spread[i++] = vectorOf(source);
    switch (i) {
    case 1: place(kind, 0, {spread[0]}, result, immediate); break;
    case 2: place(kind, 0, {spread[0], spread[1]}, result, immediate); break;
    case 3: place(kind, 0, {spread[0], spread[1], spread[2]}, result, immediate); break;
    default: place(kind, 0, {spread[0], spread[1], spread[2], spread[3]}, result, immediate); break;
    }
}

void Emitter::into(std::size_t i, OpKind kind, std::initializer_list<Value> sources, std::uint64_t immediate)
{
    const Value result = resultSlot(i, allScalar(sources), destinationWide(i));
    emitInto(kind, sources, result, immediate);
    finishResult(i, result);
}

bool Emitter::destinationAbsent(std::size_t i) const
{
    return i >= in().destinations.size() || in().destinations[i].kind != Operand::Kind::Register;
}

bool Emitter::destinationWide(std::size_t i) const
{
    return !destinationAbsent(i) && ptx::bitsOf(reg(in().destinations[i].index).type) == 64;
}

Value Emitter::resultSlot(std::size_t i, bool scalar, bool wide)
{
    if (destinationAbsent(i))
        return m_slots.temporary(scalar, wide);
    const Value target = registerValue(in().destinations[i].index);
    const bool direct = target.scalar == scalar && (scalar || !m_uniformity.blended[m_index]);
    return direct ? target : m_slots.temporary(scalar, wide);
}

void Emitter::finishResult(std::size_t i, Value value)
{
    if (destinationAbsent(i))
        return;
    const Value target = registerValue(in().destinations[i].index);
    if (target.slot == value.slot)
        return;
    if (target.scalar && !value.scalar)
        refuse("gives different values to lanes that were found to be alike");
    const bool blended = !target.scalar && m_uniformity.blended[m_index];
    OpKind kind;
    std::size_t variant = 0;
    if (target.scalar) {
        kind = target.wide ? OpKind::Copy64 : OpKind::Copy32;
        variant = 1;
    } else if (value.scalar) {
        kind = blended ? (target.wide ? OpKind::BlendBroadcast64 : OpKind::BlendBroadcast32)
                       : (target.wide ? OpKind::Broadcast64 : OpKind::Broadcast32);
    } else {
        kind = blended ? (target.wide ? OpKind::Blend64 : OpKind::Blend32)
                       : (target.wide ? OpKind::Copy64 : OpKind::Copy32);
    }
    place(kind, variant, {value}, target, 0);
}

void Emitter::assign(std::size_t i, Value value) { finishResult(i, value); }

Mask Emitter::maskSlot(std::size_t i)
{
    if (destinationAbsent(i))
        return m_slots.temporaryMask(false);
    const Value& target = m_registers[in().destinations[i].index];
    return {target.slot, target.scalar, false};
}

void Emitter::assignMask(std::size_t i, Mask mask)
{
    if (destinationAbsent(i))
        return;
    const Mask target = maskSlot(i);
    Op& op = emit(OpKind::PredicateMove);
    op.d = target.slot;
    op.a = mask.slot;
    op.b = mask.slot;
    op.immediate = mask.negated ? allLanes : 0;
    op.flags = target.uniform;
}

} // namespace tilescope::emulator
