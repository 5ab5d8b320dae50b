#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{
namespace
{

using ptx::Combine;
using ptx::Compare;
using ptx::Opcode;
using ptx::Type;

/// Every comparison is built from four: eq, lt, le, and "both are numbers".
struct Comparison {
    enum class Base { Eq, Lt, Le, Num, OrderedNe } base;
    bool swapped = false; ///< b and a
    bool negated = false;
};

Comparison integerComparison(const Emitter& e)
{
    using B = Comparison::Base;
    switch (e.in().compare) {
    case Compare::Eq: return {B::Eq};
    case Compare::Ne: return {B::Eq, false, true};
    case Compare::Lt:
    case Compare::Lo: return {B::Lt};
    case Compare::Le:
    case Compare::Ls: return {B::Le};
    case Compare::Gt:
    case Compare::Hi: return {B::Lt, true};
    case Compare::Ge:
    case Compare::Hs: return {B::Le, true};
    default: e.refuse("compares integers in a way that is not known");
    }
}

/// Ordered comparisons with NaN are false; the unordered ones are the negations of their opposites.
Comparison floatComparison(const Emitter& e)
{
    using B = Comparison::Base;
    switch (e.in().compare) {
    case Compare::Eq: return {B::Eq};
    case Compare::Ne: return {B::OrderedNe};
    case Compare::Lt: return {B::Lt};
    case Compare::Le: return {B::Le};
    case Compare::Gt: return {B::Lt, true};
    case Compare::Ge: return {B::Le, true};
    case Compare::Equ: return {B::OrderedNe, false, true};
    case Compare::Neu: return {B::Eq, false, true};
    case Compare::Ltu: return {B::Le, true, true};
    case Compare::Leu: return {B::Lt, true, true};
    case Compare::Gtu: return {B::Le, false, true};
    case Compare::Geu: return {B::Lt, false, true};
    case Compare::Num: return {B::Num};
    case Compare::Nan: return {B::Num, false, true};
    default: e.refuse("compares floats in a way that is not known");
    }
}

OpKind kindOf(Comparison::Base base, Type type, bool isUnsigned)
{
    using B = Comparison::Base;
    const bool wide = ptx::bitsOf(type) == 64;
    if (ptx::isFloat(type)) {
        switch (base) {
        case B::Lt: return wide ? OpKind::LtF64 : OpKind::LtF32;
        case B::Le: return wide ? OpKind::LeF64 : OpKind::LeF32;
        case B::Num: return wide ? OpKind::NumF64 : OpKind::NumF32;
        default: return wide ? OpKind::EqF64 : OpKind::EqF32;
        }
    }
    if (base == B::Eq)
        return wide ? OpKind::EqI64 : OpKind::EqI32;
    if (base == B::Lt)
        return wide ? (isUnsigned ? OpKind::LtU64 : OpKind::LtS64) : (isUnsigned ? OpKind::LtU32 : OpKind::LtS32);
    return wide ? (isUnsigned ? OpKind::LeU64 : OpKind::LeS64) : (isUnsigned ? OpKind::LeU32 : OpKind::LeS32);
}

/// One comparison op into a mask. A uniform one writes all bits, so a divergent predicate needs a move after it.
void emitCompare(Emitter& e, OpKind kind, Value a, Value b, bool negated, Mask target)
{
    const bool uniform = a.scalar && b.scalar;
    const Mask result = uniform && !target.uniform ? e.slots().temporaryMask(true) : target;
    Op& op = e.emit(kind, (a.scalar ? 1U : 0U) | (b.scalar ? 2U : 0U));
    op.d = result.slot;
    op.a = a.slot;
    op.b = b.slot;
    op.immediate = negated ? allLanes : 0;
    if (result.slot == target.slot)
        return;
    Op& move = e.emit(OpKind::PredicateMove);
    move.d = target.slot;
    move.a = result.slot;
    move.b = result.slot;
    move.flags = target.uniform;
}

void emitLogic(Emitter& e, OpKind kind, Mask a, Mask b, Mask target)
{
    Op& op = e.emit(kind);
    op.d = target.slot;
    op.a = a.slot;
    op.b = b.slot;
    op.immediate = (a.negated ? allLanes : 0) | (static_cast<std::uint64_t>(b.negated ? allLanes : 0) << 32);
    op.flags = target.uniform;
}

Value comparedSource(Emitter& e, std::size_t i, Type type)
{
    if (type == Type::F16)
        return e.compute(OpKind::F16ToF32, {e.source(i, type)});
    if (type == Type::Bf16)
        return e.compute(OpKind::Bf16ToF32, {e.source(i, type)});
    const Value v = widened(e, i, type);
    return type == Type::F32 && e.in().ftz ? e.compute(OpKind::FlushF32, {v}) : v;
}

/// a CmpOp b into `target`.
void compareInto(Emitter& e, Type type, Mask target)
{
    const Comparison c = ptx::isFloat(type) ? floatComparison(e) : integerComparison(e);
    if (type == Type::F16x2 || type == Type::Bf16x2)
        e.refuse("compares pairs of halves");
    Value a = comparedSource(e, 0, type), b = comparedSource(e, 1, type);
    if (c.swapped)
        std::swap(a, b);
    const Type compared = type == Type::F16 || type == Type::Bf16 ? Type::F32 : type;
    const Compare how = e.in().compare;
    const bool isUnsigned =
        !ptx::isSigned(type) || how == Compare::Lo || how == Compare::Ls || how == Compare::Hi || how == Compare::Hs;
    if (c.base != Comparison::Base::OrderedNe) {
        emitCompare(e, kindOf(c.base, compared, isUnsigned), a, b, c.negated, target);
        return;
    }
    const bool uniform = a.scalar && b.scalar;
    const Mask number = e.slots().temporaryMask(uniform), equal = e.slots().temporaryMask(uniform);
    emitCompare(e, kindOf(Comparison::Base::Num, compared, false), a, b, false, number);
    emitCompare(e, kindOf(Comparison::Base::Eq, compared, false), a, b, true, equal); // "not equal"
    if (c.negated)                                                                    // equ: not (number and not equal)
        emitLogic(e, OpKind::PredicateOr, {number.slot, uniform, true}, {equal.slot, uniform, true}, target);
    else
        emitLogic(e, OpKind::PredicateAnd, number, equal, target);
}

OpKind logicOf(Combine combine)
{
    return combine == Combine::And  ? OpKind::PredicateAnd
           : combine == Combine::Or ? OpKind::PredicateOr
                                    : OpKind::PredicateXor;
}

/// Uniform if every operand is.
bool allUniform(Emitter& e)
{
    for (const ptx::Operand& source : e.in().sources) {
        if (source.kind == ptx::Operand::Kind::Register && e.isDivergent(source.index))
            return false;
        if (source.kind == ptx::Operand::Kind::Special && !e.operand(source, Type::U32).scalar)
            return false;
    }
    return true;
}

void lowerSetp(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.combine == Combine::None && e.destinationAbsent(1)) {
        compareInto(e, in.type, e.maskSlot(0));
        return;
    }
    const Mask result = e.slots().temporaryMask(allUniform(e));
    compareInto(e, in.type, result);
    // p = (a cmp b) op c, q = !(a cmp b) op c
    for (std::size_t i = 0; i < 2; ++i) {
        if (e.destinationAbsent(i))
            continue;
        const Mask compared{result.slot, result.uniform, i == 1};
        if (in.combine == Combine::None)
            e.assignMask(i, compared);
        else
            emitLogic(e, logicOf(in.combine), compared, e.predicate(in.sources.at(2)), e.maskSlot(i));
    }
}

/// selp and set: selects one of two values by a mask.
void emitSelect(Emitter& e, Value a, Value b, Mask mask)
{
    const bool wide = e.destinationWide(0);
    const bool scalar = a.scalar && b.scalar && mask.uniform;
    std::size_t shape = (a.scalar ? 1U : 0U) | (b.scalar ? 2U : 0U);
    if (shape == 3 && !scalar)
        shape = 4;
    const Value result = e.resultSlot(0, scalar, wide);
    Op& op = e.emit(wide ? OpKind::Select64 : OpKind::Select32, shape);
    op.d = result.slot;
    op.a = a.slot;
    op.b = b.slot;
    op.c = mask.slot;
    op.immediate = mask.negated ? allLanes : 0;
    e.finishResult(0, result);
}

/// set: all ones (integers) or 1.0 if the comparison is true.
void lowerSet(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.type == Type::F16x2 || in.type == Type::Bf16x2)
        e.refuse("sets pairs of halves");
    Mask mask = e.slots().temporaryMask(allUniform(e));
    compareInto(e, in.sourceType, mask);
    if (in.combine != Combine::None) {
        const Mask both = e.slots().temporaryMask(mask.uniform);
        emitLogic(e, logicOf(in.combine), mask, e.predicate(in.sources.at(2)), both);
        mask = both;
    }
    const std::uint64_t one = in.type == Type::F32    ? 0x3F80'0000
                              : in.type == Type::F16  ? 0x3C00
                              : in.type == Type::Bf16 ? 0x3F80
                                                      : allLanes;
    emitSelect(e, e.constant(one), e.constant(0), mask);
}

void lowerSlct(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool wide = ptx::bitsOf(in.type) == 64, byFloat = in.sourceType == Type::F32;
    Value c = e.source(2, in.sourceType);
    if (byFloat && in.ftz)
        c = e.compute(OpKind::FlushF32, {c});
    const OpKind kind = byFloat ? (wide ? OpKind::SlctF64 : OpKind::SlctF32) : (wide ? OpKind::Slct64 : OpKind::Slct32);
    e.into(0, kind, {e.source(0), e.source(1), c});
}

void lowerTestp(Emitter& e)
{
    const Value a = e.source(0);
    const Mask target = e.maskSlot(0);
    const Mask result = a.scalar && !target.uniform ? e.slots().temporaryMask(true) : target;
    Op& op = e.emit(a.wide ? OpKind::TestpF64 : OpKind::TestpF32, a.scalar ? 1 : 0);
    op.d = result.slot;
    op.a = a.slot;
    op.immediate = static_cast<std::uint64_t>(e.in().test) - 1; // FloatTest without None
    if (result.slot != target.slot)
        e.assignMask(0, result);
}

} // namespace

void lowerCompare(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    switch (in.opcode) {
    case Opcode::Setp: lowerSetp(e); break;
    case Opcode::Set: lowerSet(e); break;
    case Opcode::Slct: lowerSlct(e); break;
    case Opcode::Testp: lowerTestp(e); break;
    default: emitSelect(e, e.source(0), e.source(1), e.predicate(in.sources.at(2))); break;
    }
}

} // namespace tilescope::emulator
