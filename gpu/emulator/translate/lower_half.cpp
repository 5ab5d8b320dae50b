#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{
namespace
{

using ptx::Opcode;
using ptx::Type;

OpKind pairKind(const Emitter& e)
{
    switch (e.in().opcode) {
    case Opcode::Add: return OpKind::AddF16x2;
    case Opcode::Sub: return OpKind::SubF16x2;
    case Opcode::Mul: return OpKind::MulF16x2;
    case Opcode::Fma: return OpKind::FmaF16x2;
    case Opcode::Min: return OpKind::MinF16x2;
    case Opcode::Max: return OpKind::MaxF16x2;
    case Opcode::Neg: return OpKind::NegF16x2;
    case Opcode::Abs: return OpKind::AbsF16x2;
    default: e.refuse("is half-precision arithmetic that is not known");
    }
}

/// A unary function by way of single precision.
void lowerFunction(Emitter& e, OpKind kind)
{
    const Value single = e.compute(OpKind::F16ToF32, {e.source(0)});
    e.into(0, OpKind::F32ToF16, {e.compute(kind, {single})});
}

} // namespace

/// A single half is a pair whose upper half is zero: every operation of pairs leaves it zero but neg, which is masked.
void lowerHalf(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.signedAbs)
        e.refuse("is half-precision arithmetic with .xorsign.abs");
    if (in.type == Type::F16 && in.opcode == Opcode::Ex2) {
        lowerFunction(e, OpKind::Ex2F32);
        return;
    }
    if (in.type == Type::F16 && in.opcode == Opcode::Tanh) {
        lowerFunction(e, OpKind::TanhF32);
        return;
    }
    const OpKind kind = pairKind(e);
    Value result;
    switch (in.sources.size()) {
    case 1: result = e.compute(kind, {e.source(0)}); break;
    case 2: result = e.compute(kind, {e.source(0), e.source(1)}); break;
    default: result = e.compute(kind, {e.source(0), e.source(1), e.source(2)}); break;
    }
    if (in.nan)
        result = e.compute(OpKind::NanF16x2, {e.source(0), e.source(1), result});
    if (in.saturate)
        result = e.compute(OpKind::SaturateF16x2, {result});
    if (in.type == Type::F16)
        assignNarrow(e, 0, result);
    else
        e.assign(0, result);
}

} // namespace tilescope::emulator
