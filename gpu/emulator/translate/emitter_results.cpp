#include "gpu/emulator/translate/emitter.h"

#include "gpu/emulator/execute/handlers/window.h"

#include <algorithm>
#include <utility>

namespace tilescope::emulator
{

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
    // Constants and parameters are spread once, before the first block. The same slot read as 32 and as 64 bits is
    // two broadcasts; slots are multiples of 8, which leaves the low bit for telling them apart.
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

/// Bit i for source i; three sources at most have mixtures.
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
