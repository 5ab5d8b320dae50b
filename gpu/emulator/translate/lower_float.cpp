#include "gpu/emulator/translate/lower.h"

#include <functional>

namespace tilescope::emulator
{

namespace
{

using ptx::Opcode;
using ptx::Type;

struct FloatKinds {
    OpKind f32, f64;
    OpKind directed32 = OpKind::Count, directed64 = OpKind::Count; ///< for .rz, .rm, .rp; Count: none
};

FloatKinds floatKindsOf(const Emitter& e)
{
    using K = OpKind;
    switch (e.in().opcode) {
    case Opcode::Add: return {K::AddF32, K::AddF64, K::AddF32Directed, K::AddF64Directed};
    case Opcode::Sub: return {K::SubF32, K::SubF64, K::SubF32Directed, K::SubF64Directed};
    case Opcode::Mul: return {K::MulF32, K::MulF64, K::MulF32Directed, K::MulF64Directed};
    case Opcode::Mad:
    case Opcode::Fma: return {K::FmaF32, K::FmaF64, K::FmaF32Directed, K::FmaF64Directed};
    case Opcode::Div: return {K::DivF32, K::DivF64, K::DivF32Directed, K::DivF64Directed};
    case Opcode::Rcp: return {K::RcpF32, K::RcpF64, K::DivF32Directed, K::DivF64Directed};
    case Opcode::Sqrt: return {K::SqrtF32, K::SqrtF64, K::SqrtF32Directed, K::SqrtF64Directed};
    case Opcode::Rsqrt: return {K::RsqrtF32, K::RsqrtF64};
    case Opcode::Sin: return {K::SinF32, K::Count};
    case Opcode::Cos: return {K::CosF32, K::Count};
    case Opcode::Lg2: return {K::Lg2F32, K::Count};
    case Opcode::Ex2: return {K::Ex2F32, K::Count};
    case Opcode::Tanh: return {K::TanhF32, K::Count};
    case Opcode::Abs: return {K::AbsF32, K::AbsF64};
    case Opcode::Neg: return {K::NegF32, K::NegF64};
    case Opcode::Min: return e.in().nan ? FloatKinds{K::MinNanF32, K::MinNanF64} : FloatKinds{K::MinF32, K::MinF64};
    case Opcode::Max: return e.in().nan ? FloatKinds{K::MaxNanF32, K::MaxNanF64} : FloatKinds{K::MaxF32, K::MaxF64};
    case Opcode::Copysign: return {K::CopysignF32, K::CopysignF64};
    default: e.refuse("is not floating-point arithmetic that is known");
    }
}

/// Source i, with subnormals flushed to zero for .ftz.
Value value(Emitter& e, std::size_t i)
{
    const Value v = e.source(i);
    return e.in().ftz && !v.wide ? e.compute(OpKind::FlushF32, {v}) : v;
}

/// After the arithmetic: .ftz on the result, .sat.
void finish(Emitter& e, Value result)
{
    const bool wide = result.wide;
    if (e.in().ftz && !wide)
        result = e.compute(OpKind::FlushF32, {result});
    if (e.in().signedAbs)
        e.refuse("has .xorsign.abs");
    if (e.in().saturate)
        result = e.compute(wide ? OpKind::SaturateF64 : OpKind::SaturateF32, {result}, wide);
    e.assign(0, result);
}

} // namespace

void lowerFloat(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.type == Type::F16 || in.type == Type::F16x2)
        return lowerHalf(e);
    if (in.type == Type::Bf16 || in.type == Type::Bf16x2)
        return lowerBfloat(e);
    const bool wide = in.type == Type::F64;
    const FloatKinds kinds = floatKindsOf(e);
    const bool directed = isDirected(in.rounding) && !in.approximate;
    const OpKind kind = directed ? (wide ? kinds.directed64 : kinds.directed32) : (wide ? kinds.f64 : kinds.f32);
    if (kind == OpKind::Count)
        e.refuse("is in a precision or rounding that is not known");
    const std::uint64_t mode = directed ? modeOf(in.rounding) : 0;
    const bool plain = !in.ftz && !in.saturate && !in.signedAbs;

    if (directed && in.opcode == Opcode::Rcp) {
        const Value one = e.constant(wide ? 0x3FF0'0000'0000'0000 : 0x3F80'0000, wide);
        finish(e, e.compute(kind, {one, value(e, 0)}, wide, mode));
        return;
    }
    switch (in.sources.size()) {
    case 1: plain ? e.into(0, kind, {e.source(0)}, mode) : finish(e, e.compute(kind, {value(e, 0)}, wide, mode)); break;
    case 2:
        plain ? e.into(0, kind, {e.source(0), e.source(1)}, mode)
              : finish(e, e.compute(kind, {value(e, 0), value(e, 1)}, wide, mode));
        break;
    default:
        plain ? e.into(0, kind, {e.source(0), e.source(1), e.source(2)}, mode)
              : finish(e, e.compute(kind, {value(e, 0), value(e, 1), value(e, 2)}, wide, mode));
        break;
    }
}

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

/// A unary function computed in single precision.
void lowerFunction(Emitter& e, OpKind kind)
{
    const Value single = e.compute(OpKind::F16ToF32, {e.source(0)});
    e.into(0, OpKind::F32ToF16, {e.compute(kind, {single})});
}

} // namespace

/// A single half is a pair whose upper half is zero: every operation on pairs keeps it zero except neg, which is
/// masked.
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
    if (in.opcode != Opcode::Neg && !in.nan && !in.saturate) {
        switch (in.sources.size()) {
        case 1: e.into(0, kind, {e.source(0)}); break;
        case 2: e.into(0, kind, {e.source(0), e.source(1)}); break;
        default: e.into(0, kind, {e.source(0), e.source(1), e.source(2)}); break;
        }
        return;
    }
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

namespace
{

OpKind bfloatPairKind(const Emitter& e)
{
    switch (e.in().opcode) {
    case Opcode::Add: return OpKind::AddBf16x2;
    case Opcode::Sub: return OpKind::SubBf16x2;
    case Opcode::Mul: return OpKind::MulBf16x2;
    case Opcode::Fma: return OpKind::FmaBf16x2;
    case Opcode::Neg: return OpKind::NegF16x2; // the sign is where a half has it
    case Opcode::Abs: return OpKind::AbsF16x2;
    default: return OpKind::Count;
    }
}

/// What is computed exactly, or as nearly as it has to be, in single precision.
OpKind singleKind(const Emitter& e)
{
    const bool isNan = e.in().nan;
    switch (e.in().opcode) {
    case Opcode::Min: return isNan ? OpKind::MinNanF32 : OpKind::MinF32;
    case Opcode::Max: return isNan ? OpKind::MaxNanF32 : OpKind::MaxF32;
    case Opcode::Ex2: return OpKind::Ex2F32;
    case Opcode::Tanh: return OpKind::TanhF32;
    default: e.refuse("is arithmetic of bfloat16 that is not known");
    }
}

Value computed(Emitter& e, OpKind kind, const std::function<Value(std::size_t)>& source)
{
    switch (e.in().sources.size()) {
    case 1: return e.compute(kind, {source(0)});
    case 2: return e.compute(kind, {source(0), source(1)});
    default: return e.compute(kind, {source(0), source(1), source(2)});
    }
}

} // namespace

/// As of halves, a single value is a pair whose upper one is zero.
void lowerBfloat(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool isPair = in.type == Type::Bf16x2;
    if (in.signedAbs || in.saturate)
        e.refuse("is arithmetic of bfloat16 with .xorsign.abs or .sat");
    if (const OpKind kind = bfloatPairKind(e); kind != OpKind::Count) {
        const Value result = computed(e, kind, [&](std::size_t i) { return e.source(i); });
        isPair ? e.assign(0, result) : assignNarrow(e, 0, result);
        return;
    }
    const OpKind kind = singleKind(e);
    const auto part = [&](OpKind widened) {
        const auto single = [&](std::size_t i) { return e.compute(widened, {e.source(i)}); };
        return e.compute(OpKind::F32ToBf16, {computed(e, kind, single)});
    };
    const Value lower = part(OpKind::Bf16ToF32);
    if (isPair)
        e.into(0, OpKind::Pack32, {lower, part(OpKind::UpperBf16ToF32)});
    else
        e.assign(0, lower);
}

} // namespace tilescope::emulator
