#include "gpu/emulator/execute/region.h"
#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Type;

/// mov.b64 d, {a, b, c, d} of 16 bits, or {a, b} of half the width.
void lowerPack(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool wide = ptx::bitsOf(in.type) == 64;
    const Type half = wide ? Type::B32 : Type::B16;
    if (in.sources.size() == 2) {
        e.into(0, wide ? OpKind::Pack64 : OpKind::Pack32, {e.source(0, half), e.source(1, half)});
        return;
    }
    const Value low = e.compute(OpKind::Pack32, {e.source(0, Type::B16), e.source(1, Type::B16)});
    const Value high = e.compute(OpKind::Pack32, {e.source(2, Type::B16), e.source(3, Type::B16)});
    e.into(0, OpKind::Pack64, {low, high});
}

/// mov.b64 {a, b}, s and similar forms.
void lowerUnpack(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const std::size_t count = in.destinations.size();
    Value whole = e.source(0);
    if (ptx::bitsOf(in.type) == 64 && count == 2) {
        // Both halves are read before either is written, because a destination may be the source.
        const Value low = e.compute(OpKind::Low64, {whole}), high = e.compute(OpKind::High64, {whole});
        e.assign(0, low);
        e.assign(1, high);
        return;
    }
    Value parts[2] = {whole, whole};
    if (count == 4) {
        parts[0] = e.compute(OpKind::Low64, {whole});
        parts[1] = e.compute(OpKind::High64, {whole});
    }
    Value results[4];
    for (std::size_t i = 0; i < count; ++i) {
        const Value& part = parts[i / 2];
        results[i] = i % 2 ? e.compute(OpKind::ShrU32, {part, e.constant(16)}) : e.compute(OpKind::Zext16, {part});
    }
    for (std::size_t i = 0; i < count; ++i)
        e.assign(i, results[i]);
}

void lowerMov(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.type == Type::Pred) {
        e.assignMask(0, e.predicate(in.sources.at(0)));
        return;
    }
    if (in.destinations.size() > 1) {
        lowerUnpack(e);
        return;
    }
    if (in.sources.size() > 1) {
        lowerPack(e);
        return;
    }
    Value value = e.source(0);
    if (value.wide && !e.destinationWide(0))
        value.wide = false; // the lower half of a 64-bit scalar (an address, a clock)
    if (!value.wide && e.destinationWide(0))
        value = e.compute(OpKind::Zext32To64, {value}, true);
    e.assign(0, value);
}

/// Generic addresses of shared, local and parameter memory are an offset in a window; global and constant ones are
/// unchanged.
void lowerCvta(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const Value address = e.source(0, Type::U64);
    const std::uint64_t region = windowRegion(in.space);
    if (region == 0) {
        e.assign(0, address);
        return;
    }
    const Value window = e.constant(region << regionShift, true);
    e.into(0, in.toGeneric ? OpKind::Add64 : OpKind::Sub64, {address, window});
}

void lowerIsspacep(Emitter& e)
{
    const Value address = e.source(0, Type::U64);
    const Value region = e.compute(OpKind::ShrU64, {address, e.constant(regionShift)}, true);
    OpKind kind = OpKind::EqI64;
    std::uint64_t wanted = 0;
    switch (e.in().space) {
    case ptx::Space::Shared:
    case ptx::Space::Local:
    case ptx::Space::Parameter: wanted = windowRegion(e.in().space); break;
    case ptx::Space::Constant: wanted = ConstantRegion; break;
    case ptx::Space::Global:
        kind = OpKind::LeU64;
        wanted = FirstFreeRegion;
        break;
    default: e.refuse("asks for a state space that is not known");
    }
    Value a = region, b = e.constant(wanted, true);
    if (kind == OpKind::LeU64)
        std::swap(a, b);
    const Mask result = e.slots().temporaryMask(address.scalar);
    Op& op = e.emit(kind, (a.scalar ? 1U : 0U) | (b.scalar ? 2U : 0U));
    op.d = result.slot;
    op.a = a.slot;
    op.b = b.slot;
    e.assignMask(0, result);
}

} // namespace

void lowerMove(Emitter& e)
{
    switch (e.in().opcode) {
    case Opcode::Mov: lowerMov(e); break;
    case Opcode::Cvta: lowerCvta(e); break;
    default: lowerIsspacep(e); break;
    }
}

} // namespace tilescope::emulator
