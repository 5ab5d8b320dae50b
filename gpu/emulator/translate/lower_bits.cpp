#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{
namespace
{

using ptx::Half;
using ptx::Opcode;
using ptx::PermuteMode;
using ptx::Type;

void lowerPredicateLogic(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    OpKind kind;
    switch (in.opcode) {
    case Opcode::And: kind = OpKind::PredicateAnd; break;
    case Opcode::Or: kind = OpKind::PredicateOr; break;
    case Opcode::Xor: kind = OpKind::PredicateXor; break;
    case Opcode::Not: kind = OpKind::PredicateNot; break;
    default: e.refuse("does not work on predicates");
    }
    const Mask a = e.predicate(in.sources.at(0));
    const Mask b = in.sources.size() > 1 ? e.predicate(in.sources[1]) : a;
    const Mask target = e.maskSlot(0);
    Op& op = e.emit(kind);
    op.d = target.slot;
    op.a = a.slot;
    op.b = b.slot;
    op.immediate = (a.negated ? allLanes : 0) | (static_cast<std::uint64_t>(b.negated ? allLanes : 0) << 32);
    op.flags = target.uniform;
}

void lowerLogic(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (in.type == Type::Pred) {
        lowerPredicateLogic(e);
        return;
    }
    const bool wide = ptx::bitsOf(in.type) == 64;
    switch (in.opcode) {
    case Opcode::And: e.into(0, wide ? OpKind::And64 : OpKind::And32, {e.source(0), e.source(1)}); return;
    case Opcode::Or: e.into(0, wide ? OpKind::Or64 : OpKind::Or32, {e.source(0), e.source(1)}); return;
    case Opcode::Xor: e.into(0, wide ? OpKind::Xor64 : OpKind::Xor32, {e.source(0), e.source(1)}); return;
    case Opcode::Cnot: e.into(0, wide ? OpKind::Cnot64 : OpKind::Cnot32, {e.source(0)}); return;
    default: break;
    }
    if (ptx::bitsOf(in.type) == 16)
        assignNarrow(e, 0, e.compute(OpKind::Not32, {e.source(0)}));
    else
        e.into(0, wide ? OpKind::Not64 : OpKind::Not32, {e.source(0)});
}

void lowerShift(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const Value amount = e.source(1, Type::U32);
    const int bits = ptx::bitsOf(in.type);
    const bool arithmetic = ptx::isSigned(in.type);
    if (in.opcode == Opcode::Shl) {
        if (bits == 16)
            assignNarrow(e, 0, e.compute(OpKind::Shl32, {e.source(0), amount}));
        else
            e.into(0, bits == 64 ? OpKind::Shl64 : OpKind::Shl32, {e.source(0), amount});
        return;
    }
    if (bits == 16)
        assignNarrow(e, 0, e.compute(arithmetic ? OpKind::ShrS32 : OpKind::ShrU32, {widened(e, 0, in.type), amount}));
    else if (bits == 64)
        e.into(0, arithmetic ? OpKind::ShrS64 : OpKind::ShrU64, {e.source(0), amount});
    else
        e.into(0, arithmetic ? OpKind::ShrS32 : OpKind::ShrU32, {e.source(0), amount});
}

void lowerBfind(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool wide = ptx::bitsOf(in.type) == 64, isSigned = ptx::isSigned(in.type);
    const OpKind kind =
        wide ? (isSigned ? OpKind::BfindS64 : OpKind::BfindU64) : (isSigned ? OpKind::BfindS32 : OpKind::BfindU32);
    if (!in.shiftAmount) {
        e.into(0, kind, {e.source(0)});
        return;
    }
    // .shiftamt: the distance to shift left instead; still all ones if there is no such bit
    const Value position = e.compute(kind, {e.source(0)});
    const Value shift = e.compute(OpKind::Sub32, {e.constant(wide ? 63 : 31), position});
    e.into(0, OpKind::Slct32, {shift, position, position});
}

void lowerField(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool wide = ptx::bitsOf(in.type) == 64, isSigned = ptx::isSigned(in.type);
    const Value position = e.source(in.opcode == Opcode::Bfi ? 2 : 1, Type::U32);
    const Value length = e.source(in.opcode == Opcode::Bfi ? 3 : 2, Type::U32);
    if (in.opcode == Opcode::Bfi)
        e.into(0, wide ? OpKind::Bfi64 : OpKind::Bfi32, {e.source(0), e.source(1), position, length});
    else if (wide)
        e.into(0, isSigned ? OpKind::BfeS64 : OpKind::BfeU64, {e.source(0), position, length});
    else
        e.into(0, isSigned ? OpKind::BfeS32 : OpKind::BfeU32, {e.source(0), position, length});
}

OpKind permuteKind(PermuteMode mode)
{
    switch (mode) {
    case PermuteMode::None: return OpKind::Prmt;
    case PermuteMode::F4e: return OpKind::PrmtF4e;
    case PermuteMode::B4e: return OpKind::PrmtB4e;
    case PermuteMode::Rc8: return OpKind::PrmtRc8;
    case PermuteMode::Ecl: return OpKind::PrmtEcl;
    case PermuteMode::Ecr: return OpKind::PrmtEcr;
    case PermuteMode::Rc16: return OpKind::PrmtRc16;
    }
    return OpKind::Prmt;
}

OpKind dotKind(const ptx::Instruction& in)
{
    const bool a = ptx::isSigned(in.type), b = ptx::isSigned(in.sourceType);
    if (in.opcode == Opcode::Dp4a)
        return a ? (b ? OpKind::Dp4aSS : OpKind::Dp4aSU) : (b ? OpKind::Dp4aUS : OpKind::Dp4aUU);
    if (in.half == Half::Hi)
        return a ? (b ? OpKind::Dp2aHiSS : OpKind::Dp2aHiSU) : (b ? OpKind::Dp2aHiUS : OpKind::Dp2aHiUU);
    return a ? (b ? OpKind::Dp2aLoSS : OpKind::Dp2aLoSU) : (b ? OpKind::Dp2aLoUS : OpKind::Dp2aLoUU);
}

void lowerThree(Emitter& e, OpKind kind, std::uint64_t immediate = 0)
{
    e.into(0, kind, {e.source(0, Type::U32), e.source(1, Type::U32), e.source(2, Type::U32)}, immediate);
}

/// vabsdiff2, vabsdiff4 of unsigned parts of a word, separately or summed.
void lowerVideo(Emitter& e)
{
    const ptx::AtomicOp second = e.in().atomic;
    if (second != ptx::AtomicOp::None && second != ptx::AtomicOp::Add)
        e.refuse("is a video instruction that is not known");
    const bool sums = second == ptx::AtomicOp::Add;
    const Value a = e.source(0, Type::B32), b = e.source(1, Type::B32), c = e.source(2, Type::B32);
    if (e.in().vector == 4) {
        if (sums)
            e.into(0, OpKind::VabsDiff4Add, {a, b, c});
        else
            e.into(0, OpKind::VabsDiff4, {a, b});
        return;
    }
    const auto low = [&](Value v) { return e.compute(OpKind::And32, {v, e.constant(0xFFFF)}); };
    const auto high = [&](Value v) { return e.compute(OpKind::ShrU32, {v, e.constant(16)}); };
    const Value upper = e.compute(OpKind::SadU32, {high(a), high(b), sums ? c : e.constant(0)});
    if (sums)
        e.into(0, OpKind::SadU32, {low(a), low(b), upper});
    else
        e.into(0, OpKind::Pack32, {e.compute(OpKind::SadU32, {low(a), low(b), e.constant(0)}), upper});
}

} // namespace

void lowerBits(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool wide = ptx::bitsOf(in.type) == 64;
    switch (in.opcode) {
    case Opcode::Popc: e.into(0, wide ? OpKind::Popc64 : OpKind::Popc32, {e.source(0)}); break;
    case Opcode::Clz: e.into(0, wide ? OpKind::Clz64 : OpKind::Clz32, {e.source(0)}); break;
    case Opcode::Brev: e.into(0, wide ? OpKind::Brev64 : OpKind::Brev32, {e.source(0)}); break;
    case Opcode::Bfind: lowerBfind(e); break;
    case Opcode::Bfe:
    case Opcode::Bfi: lowerField(e); break;
    case Opcode::Lop3: lowerThree(e, OpKind::Lop3, in.sources.at(3).bits & 0xFF); break;
    case Opcode::Shf:
        if (in.shift == ptx::ShiftMode::Left)
            lowerThree(e, in.clamp ? OpKind::ShfLeftClamp : OpKind::ShfLeftWrap);
        else
            lowerThree(e, in.clamp ? OpKind::ShfRightClamp : OpKind::ShfRightWrap);
        break;
    case Opcode::Prmt: lowerThree(e, permuteKind(in.permute)); break;
    case Opcode::Dp4a:
    case Opcode::Dp2a: lowerThree(e, dotKind(in)); break;
    case Opcode::VabsDiff4: lowerVideo(e); break;
    case Opcode::Fns: lowerThree(e, OpKind::Fns); break;
    case Opcode::Szext: {
        // .wrap uses the count modulo 32, .clamp limits it to 32
        Value count = e.source(1, Type::U32);
        if (!in.clamp)
            count = e.compute(OpKind::And32, {count, e.constant(31)});
        e.into(0, ptx::isSigned(in.type) ? OpKind::SzextS : OpKind::SzextU, {e.source(0), count});
        break;
    }
    case Opcode::Bmsk: e.into(0, in.clamp ? OpKind::Bmsk : OpKind::BmskWrap, {e.source(0), e.source(1)}); break;
    case Opcode::Shl:
    case Opcode::Shr: lowerShift(e); break;
    default: lowerLogic(e); break;
    }
}

} // namespace tilescope::emulator
