#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{
namespace
{

using ptx::Rounding;
using ptx::Type;

int bits(Type type) { return ptx::bitsOf(type); }

/// The integer source, sign- or zero-extended to its lane.
Value integerSource(Emitter& e)
{
    const Type type = e.in().sourceType;
    Value value = e.source(0, type);
    if (value.wide && bits(type) < 64) // a narrow type read from a wide register
        value = e.compute(OpKind::Low64, {value});
    if (bits(type) == 8)
        return e.compute(ptx::isSigned(type) ? OpKind::Sext8 : OpKind::Zext8, {value});
    if (bits(type) == 16)
        return ptx::isSigned(type) ? e.compute(OpKind::Sext16, {value}) : value;
    return value;
}

/// Stores an integer of the destination's type in its register, which may be wider: extended by the type's sign.
void assignInteger(Emitter& e, Value value)
{
    const Type type = e.in().type;
    if (value.wide && bits(type) < 64)
        value = e.compute(OpKind::Low64, {value});
    if (bits(type) == 8)
        value = e.compute(ptx::isSigned(type) ? OpKind::Sext8 : OpKind::Zext8, {value});
    else if (bits(type) == 16)
        value = e.compute(ptx::isSigned(type) ? OpKind::Sext16 : OpKind::Zext16, {value});
    const bool wideRegister = e.destinationWide(0);
    if (wideRegister && !value.wide) {
        e.into(0, ptx::isSigned(type) ? OpKind::Sext32To64 : OpKind::Zext32To64, {value});
        return;
    }
    const bool narrowRegister = !e.destinationAbsent(0) && bits(e.reg(e.in().destinations[0].index).type) == 16;
    if (narrowRegister)
        assignNarrow(e, 0, value); // 16-bit values are stored zero-extended
    else
        e.assign(0, value);
}

/// The range of an integer type as 64-bit constants of the type it is compared in.
std::uint64_t lowest(Type type) { return ptx::isSigned(type) ? ~std::uint64_t{0} << (bits(type) - 1) : 0; }
std::uint64_t highest(Type type)
{
    const int magnitude = bits(type) - (ptx::isSigned(type) ? 1 : 0);
    return magnitude == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << magnitude) - 1;
}

/// cvt.sat between integers, in 64 bits.
Value saturated(Emitter& e, Value value)
{
    const Type from = e.in().sourceType, to = e.in().type;
    const bool isSigned = ptx::isSigned(from);
    if (!value.wide)
        value = e.compute(isSigned ? OpKind::Sext32To64 : OpKind::Zext32To64, {value}, true);
    if (isSigned) {
        value = e.compute(OpKind::MaxS64, {value, e.constant(lowest(to), true)}, true);
        if (to != Type::U64)
            value = e.compute(OpKind::MinS64, {value, e.constant(highest(to), true)}, true);
        return value;
    }
    return e.compute(OpKind::MinU64, {value, e.constant(highest(to), true)}, true);
}

void integerToInteger(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.saturate) {
        assignInteger(e, saturated(e, integerSource(e)));
        return;
    }
    Value value = integerSource(e);
    if (bits(in.type) == 64 && !value.wide) {
        e.into(0, ptx::isSigned(in.sourceType) ? OpKind::Sext32To64 : OpKind::Zext32To64, {value});
        return;
    }
    assignInteger(e, value);
}

void assignFloat(Emitter& e, Value value)
{
    if (e.in().saturate)
        value = e.compute(value.wide ? OpKind::SaturateF64 : OpKind::SaturateF32, {value}, value.wide);
    e.assign(0, value);
}

void integerToFloat(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool isSigned = ptx::isSigned(in.sourceType), directed = isDirected(in.rounding);
    const Value value = integerSource(e);
    if (in.type == Type::F64) {
        if (value.wide && directed)
            assignFloat(e, e.compute(isSigned ? OpKind::S64ToF64Directed : OpKind::U64ToF64Directed, {value}, true,
                                     modeOf(in.rounding)));
        else if (value.wide)
            assignFloat(e, e.compute(isSigned ? OpKind::S64ToF64 : OpKind::U64ToF64, {value}, true));
        else
            assignFloat(e, e.compute(isSigned ? OpKind::S32ToF64 : OpKind::U32ToF64, {value}, true));
        return;
    }
    if (in.type == Type::Bf16) {
        if (value.wide || directed)
            e.refuse("converts a 64-bit integer to bfloat16, or rounds it in a direction");
        const Value exact = e.compute(isSigned ? OpKind::S32ToF64 : OpKind::U32ToF64, {value}, true);
        e.into(0, OpKind::F64ToBf16, {exact});
        return;
    }
    if (in.type == Type::F16) { // exact in double for up to 32 bits, so rounded only once
        if (value.wide || directed)
            e.refuse("converts a 64-bit integer to a half, or rounds it in a direction");
        const Value exact = e.compute(isSigned ? OpKind::S32ToF64 : OpKind::U32ToF64, {value}, true);
        e.into(0, OpKind::F64ToF16, {exact});
        return;
    }
    OpKind kind;
    if (value.wide)
        kind = directed ? (isSigned ? OpKind::S64ToF32Directed : OpKind::U64ToF32Directed)
                        : (isSigned ? OpKind::S64ToF32 : OpKind::U64ToF32);
    else
        kind = directed ? (isSigned ? OpKind::S32ToF32Directed : OpKind::U32ToF32Directed)
                        : (isSigned || bits(in.sourceType) < 32 ? OpKind::S32ToF32 : OpKind::U32ToF32);
    if (!in.saturate)
        e.into(0, kind, {value}, modeOf(in.rounding));
    else
        assignFloat(e, e.compute(kind, {value}, false, modeOf(in.rounding)));
}

/// Rounded to an integer, still a float. Rounding toward zero needs no op before a conversion to an integer.
Value rounded(Emitter& e, Value value, bool beforeInteger)
{
    const bool wide = value.wide;
    switch (e.in().rounding) {
    case Rounding::Rni: return e.compute(wide ? OpKind::RintF64 : OpKind::RintF32, {value}, wide);
    case Rounding::Rmi: return e.compute(wide ? OpKind::FloorF64 : OpKind::FloorF32, {value}, wide);
    case Rounding::Rpi: return e.compute(wide ? OpKind::CeilF64 : OpKind::CeilF32, {value}, wide);
    case Rounding::Rzi:
        return beforeInteger ? value : e.compute(wide ? OpKind::TruncF64 : OpKind::TruncF32, {value}, wide);
    default: return value;
    }
}

Value floatSource(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    Value value = e.source(0, in.sourceType);
    if (in.sourceType == Type::F16)
        return e.compute(OpKind::F16ToF32, {value});
    if (in.sourceType == Type::Bf16)
        return e.compute(OpKind::Bf16ToF32, {value});
    if (in.ftz && in.sourceType == Type::F32)
        return e.compute(OpKind::FlushF32, {value});
    return value;
}

void floatToInteger(Emitter& e)
{
    const Type to = e.in().type;
    const bool isSigned = ptx::isSigned(to);
    Value value = rounded(e, floatSource(e), true);
    const bool wide = value.wide;
    if (bits(to) == 64) {
        const OpKind kind =
            wide ? (isSigned ? OpKind::F64ToS64 : OpKind::F64ToU64) : (isSigned ? OpKind::F32ToS64 : OpKind::F32ToU64);
        e.into(0, kind, {value});
        return;
    }
    const OpKind kind =
        wide ? (isSigned ? OpKind::F64ToS32 : OpKind::F64ToU32) : (isSigned ? OpKind::F32ToS32 : OpKind::F32ToU32);
    if (bits(to) == 32 && !e.destinationWide(0)) {
        e.into(0, kind, {value});
        return;
    }
    if (bits(to) == 16 && !wide && !e.destinationAbsent(0) && bits(e.reg(e.in().destinations[0].index).type) == 16) {
        e.into(0, isSigned ? OpKind::F32ToS16 : OpKind::F32ToU16, {value});
        return;
    }
    if (bits(to) < 32 && wide && !isSigned) { // the result for a NaN depends on the narrow type
        assignInteger(e, e.compute(bits(to) == 8 ? OpKind::F64ToU8 : OpKind::F64ToU16, {value}));
        return;
    }
    value = e.compute(kind, {value});
    if (bits(to) < 32) { // saturates at the narrow type's limits
        const Value top = e.constant(highest(to)), bottom = e.constant(lowest(to) & allLanes);
        value = e.compute(isSigned ? OpKind::MinS32 : OpKind::MinU32, {value, top});
        if (isSigned)
            value = e.compute(OpKind::MaxS32, {value, bottom});
    }
    assignInteger(e, value);
}

void floatToFloat(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const Type from = in.sourceType, to = in.type;
    Value value = floatSource(e);
    if (to == Type::Bf16) {
        if (isDirected(in.rounding) || in.saturate)
            e.refuse("rounds to bfloat16 in a direction, or saturates it");
        e.assign(0, e.compute(value.wide ? OpKind::F64ToBf16 : OpKind::F32ToBf16, {rounded(e, value, false)}));
        return;
    }
    if (to == Type::F16) {
        if (isDirected(in.rounding)) {
            if (from == Type::F64)
                e.refuse("rounds a double to a half in a direction");
            value = e.compute(OpKind::F32ToF16Directed, {value}, false, modeOf(in.rounding));
        } else if (in.saturate) {
            e.refuse("saturates a half");
        } else {
            value = e.compute(from == Type::F64 ? OpKind::F64ToF16 : OpKind::F32ToF16, {rounded(e, value, false)});
        }
        e.assign(0, value);
        return;
    }
    if (to == Type::F64 && !value.wide)
        value = e.compute(OpKind::F32ToF64, {value}, true);
    else if (to == Type::F32 && value.wide)
        value = isDirected(in.rounding) ? e.compute(OpKind::F64ToF32Directed, {value}, false, modeOf(in.rounding))
                                        : e.compute(OpKind::F64ToF32, {value});
    value = rounded(e, value, false);
    if (in.ftz && to == Type::F32)
        value = e.compute(OpKind::FlushF32, {value});
    assignFloat(e, value);
}

/// cvt.f16x2.f32 d, a, b, and bf16x2: a to the upper half, b to the lower half.
void floatsToPair(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.sourceType != Type::F32 || in.sources.size() != 2 || in.saturate ||
        (in.type == Type::Bf16x2 && isDirected(in.rounding)))
        e.refuse("converts a pair of halves in a way that is not known");
    const auto half = [&](std::size_t i) {
        const Value value = e.source(i, Type::F32);
        if (in.type == Type::Bf16x2)
            return e.compute(OpKind::F32ToBf16, {value});
        return isDirected(in.rounding) ? e.compute(OpKind::F32ToF16Directed, {value}, false, modeOf(in.rounding))
                                       : e.compute(OpKind::F32ToF16, {value});
    };
    const Value high = half(0), low = half(1);
    e.into(0, OpKind::Pack32, {low, high});
}

} // namespace

void lowerConvert(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.type == Type::F16x2 || in.type == Type::Bf16x2) {
        floatsToPair(e);
        return;
    }
    if (in.sourceType == Type::F16x2 || in.sourceType == Type::Bf16x2 || in.sources.size() != 1)
        e.refuse("converts pairs of halves");
    const bool fromFloat = ptx::isFloat(in.sourceType), toFloat = ptx::isFloat(in.type);
    if (fromFloat)
        toFloat ? floatToFloat(e) : floatToInteger(e);
    else
        toFloat ? integerToFloat(e) : integerToInteger(e);
}

} // namespace tilescope::emulator
