#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{

using ptx::Half;
using ptx::Opcode;
using ptx::Type;

Value widened(Emitter& e, std::size_t source, Type type)
{
    const Value value = e.source(source, type);
    return ptx::bitsOf(type) == 16 && ptx::isSigned(type) ? e.compute(OpKind::Sext16, {value}) : value;
}

void assignNarrow(Emitter& e, std::size_t destination, Value value) { e.into(destination, OpKind::Zext16, {value}); }

namespace
{

/// The kind of an operation for each width and signedness.
struct IntegerKinds {
    OpKind s32, u32, s64, u64;
    OpKind pick(Type type) const
    {
        const bool wide = ptx::bitsOf(type) == 64;
        if (ptx::isSigned(type))
            return wide ? s64 : s32;
        return wide ? u64 : u32;
    }
};

constexpr IntegerKinds sameForBoth(OpKind narrow, OpKind wide) { return {narrow, narrow, wide, wide}; }

IntegerKinds integerKindsOf(const Emitter& e)
{
    switch (e.in().opcode) {
    case Opcode::Add: return sameForBoth(OpKind::Add32, OpKind::Add64);
    case Opcode::Sub: return sameForBoth(OpKind::Sub32, OpKind::Sub64);
    case Opcode::Div: return {OpKind::DivS32, OpKind::DivU32, OpKind::DivS64, OpKind::DivU64};
    case Opcode::Rem: return {OpKind::RemS32, OpKind::RemU32, OpKind::RemS64, OpKind::RemU64};
    case Opcode::Abs: return sameForBoth(OpKind::AbsS32, OpKind::AbsS64);
    case Opcode::Neg: return sameForBoth(OpKind::Neg32, OpKind::Neg64);
    case Opcode::Min: return {OpKind::MinS32, OpKind::MinU32, OpKind::MinS64, OpKind::MinU64};
    case Opcode::Max: return {OpKind::MaxS32, OpKind::MaxU32, OpKind::MaxS64, OpKind::MaxU64};
    case Opcode::Sad: return {OpKind::SadS32, OpKind::SadU32, OpKind::SadS64, OpKind::SadU64};
    default: e.refuse("is not integer arithmetic that is known");
    }
}

/// add.sat.s32, sub.sat.s32: computed in 64 bits, then clamped.
void lowerSaturating(Emitter& e)
{
    const Value a = e.compute(OpKind::Sext32To64, {e.source(0)}, true);
    const Value b = e.compute(OpKind::Sext32To64, {e.source(1)}, true);
    const Value sum = e.compute(e.in().opcode == Opcode::Add ? OpKind::Add64 : OpKind::Sub64, {a, b}, true);
    const Value low = e.compute(OpKind::MaxS64, {sum, e.constant(~std::uint64_t{0x7FFF'FFFF}, true)}, true);
    const Value both = e.compute(OpKind::MinS64, {low, e.constant(0x7FFF'FFFF, true)}, true);
    e.into(0, OpKind::Low64, {both});
}

void lowerPlain(Emitter& e)
{
    const Type type = e.in().type;
    if (e.in().saturate) {
        lowerSaturating(e);
        return;
    }
    const OpKind kind = integerKindsOf(e).pick(type);
    const std::size_t count = e.in().sources.size();
    const bool narrow = ptx::bitsOf(type) == 16;
    const auto value = [&](std::size_t i) { return narrow ? widened(e, i, type) : e.source(i); };
    if (!narrow) {
        if (count == 1)
            e.into(0, kind, {value(0)});
        else if (count == 2)
            e.into(0, kind, {value(0), value(1)});
        else
            e.into(0, kind, {value(0), value(1), value(2)});
        return;
    }
    if (count == 1)
        assignNarrow(e, 0, e.compute(kind, {value(0)}));
    else if (count == 2)
        assignNarrow(e, 0, e.compute(kind, {value(0), value(1)}));
    else
        assignNarrow(e, 0, e.compute(kind, {value(0), value(1), value(2)}));
}

/// mul and mad of 16 bits: a product of 32-bit values holds the whole result.
void lowerProduct16(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool mad = in.opcode == Opcode::Mad;
    const Value a = widened(e, 0, in.type), b = widened(e, 1, in.type);
    if (in.half == Half::Wide && !mad) {
        e.into(0, OpKind::MulLo32, {a, b});
        return;
    }
    Value product = e.compute(OpKind::MulLo32, {a, b});
    if (in.half == Half::Hi)
        product = e.compute(ptx::isSigned(in.type) ? OpKind::ShrS32 : OpKind::ShrU32, {product, e.constant(16)});
    if (mad)
        product = e.compute(OpKind::Add32, {product, e.source(2, in.half == Half::Wide ? Type::U32 : in.type)});
    if (in.half == Half::Wide)
        e.assign(0, product);
    else
        assignNarrow(e, 0, product);
}

OpKind productKind(const ptx::Instruction& in)
{
    const bool mad = in.opcode == Opcode::Mad;
    const bool isSigned = ptx::isSigned(in.type);
    if (in.half == Half::Wide) {
        if (mad)
            return isSigned ? OpKind::MadWideS32 : OpKind::MadWideU32;
        return isSigned ? OpKind::MulWideS32 : OpKind::MulWideU32;
    }
    if (ptx::bitsOf(in.type) == 64) {
        if (in.half == Half::Lo)
            return mad ? OpKind::Mad64 : OpKind::MulLo64;
        if (mad)
            return isSigned ? OpKind::MadHiS64 : OpKind::MadHiU64;
        return isSigned ? OpKind::MulHiS64 : OpKind::MulHiU64;
    }
    if (in.half == Half::Lo)
        return mad ? OpKind::Mad32 : OpKind::MulLo32;
    if (mad)
        return isSigned ? OpKind::MadHiS32 : OpKind::MadHiU32;
    return isSigned ? OpKind::MulHiS32 : OpKind::MulHiU32;
}

void lowerProduct(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.saturate)
        e.refuse("saturates a product");
    if (ptx::bitsOf(in.type) == 16) {
        lowerProduct16(e);
        return;
    }
    const OpKind kind = productKind(in);
    if (in.opcode == Opcode::Mul)
        e.into(0, kind, {e.source(0), e.source(1)});
    else
        e.into(0, kind, {e.source(0), e.source(1), e.source(2, in.half == Half::Wide ? Type::U64 : in.type)});
}

void lowerProduct24(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.saturate || in.half == Half::Wide)
        e.refuse("is a 24-bit product of an unknown form");
    const bool isSigned = ptx::isSigned(in.type);
    const OpKind kind = in.half == Half::Hi ? (isSigned ? OpKind::Mul24HiS : OpKind::Mul24HiU)
                                            : (isSigned ? OpKind::Mul24LoS : OpKind::Mul24LoU);
    const Value product = e.compute(kind, {e.source(0), e.source(1)});
    if (in.opcode == Opcode::Mad24)
        e.into(0, OpKind::Add32, {product, e.source(2)});
    else
        e.assign(0, product);
}

/// add.cc, addc, sub.cc, subc, mad.cc, madc. One mask for the whole kernel holds the carry of each lane.
void lowerCarry(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool wide = ptx::bitsOf(in.type) == 64;
    Value a = e.source(0), b = e.source(1);
    if (in.opcode == Opcode::MadCarry) {
        const bool isSigned = ptx::isSigned(in.type);
        const OpKind high =
            wide ? (isSigned ? OpKind::MulHiS64 : OpKind::MulHiU64) : (isSigned ? OpKind::MulHiS32 : OpKind::MulHiU32);
        a = e.compute(in.half == Half::Hi ? high : (wide ? OpKind::MulLo64 : OpKind::MulLo32), {a, b}, wide);
        b = e.source(2);
    }
    a = e.vectorOf(a);
    b = e.vectorOf(b);
    const Value result = e.resultSlot(0, false, wide);
    Op& op = e.emit(wide ? OpKind::AddCarry64 : OpKind::AddCarry32);
    op.d = result.slot;
    op.a = a.slot;
    op.b = b.slot;
    op.e = e.carrySlot();
    op.flags = static_cast<std::uint8_t>((in.carryIn ? 1 : 0) | (in.carryOut ? 2 : 0) |
                                         (in.opcode == Opcode::SubCarry ? 4 : 0));
    e.finishResult(0, result);
}

} // namespace

void lowerInteger(Emitter& e)
{
    switch (e.in().opcode) {
    case Opcode::Mul:
    case Opcode::Mad: lowerProduct(e); break;
    case Opcode::Mul24:
    case Opcode::Mad24: lowerProduct24(e); break;
    case Opcode::AddCarry:
    case Opcode::SubCarry:
    case Opcode::MadCarry: lowerCarry(e); break;
    default: lowerPlain(e); break;
    }
}

} // namespace tilescope::emulator
