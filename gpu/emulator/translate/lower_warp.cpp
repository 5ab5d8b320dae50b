#include "gpu/emulator/translate/lower.h"

namespace tilescope::emulator
{

namespace
{

using ptx::AtomicOp;
using ptx::Opcode;
using ptx::Type;

/// A barrier's id or thread count must be the same for all threads, because for divergent lanes only the first one's
/// value would be used.
std::uint32_t uniformSlot(Emitter& e, std::size_t source)
{
    const Value value = e.source(source, Type::U32);
    if (!value.scalar)
        e.refuse("has a barrier number or thread count that differs between threads");
    return value.slot;
}

/// The lanes that take part in an instruction across lanes.
struct Members {
    std::uint32_t all = 0;   ///< for which overtaking lanes wait; every lane if each lane specifies its own mask
    std::uint32_t group = 0; ///< these masks, if `differ`
    bool differ = false;
};
Members membersOf(Emitter& e, std::size_t source)
{
    const Value members = e.source(source, Type::U32);
    return members.scalar ? Members{members.slot, 0, false} : Members{e.constant(allLanes).slot, members.slot, true};
}

/// For the op that meets, and for results that are those of the lane's group.
void setMembers(Op& op, const Members& members)
{
    op.f = members.all;
    op.g = members.group;
    op.flags = static_cast<std::uint8_t>(op.flags | (members.differ ? membersDiffer : 0));
}

/// bar.sync, bar.arrive; bar.red, whose result a second op reads after the warp is released.
void lowerBarrier(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool reduces = in.opcode == Opcode::BarRed;
    const bool counted = in.sources.size() > (reduces ? 2U : 1U);
    const std::uint32_t id = uniformSlot(e, 0);
    const std::uint32_t threads = counted ? uniformSlot(e, 1) : 0;
    Mask vote;
    if (reduces)
        vote = e.predicate(in.sources.back());
    Op& op = e.emit(OpKind::Barrier);
    op.a = id;
    op.b = threads;
    op.c = vote.slot;
    op.immediate = vote.negated ? allLanes : 0;
    op.flags = static_cast<std::uint8_t>((counted ? 1 : 0) | (in.arrive ? 2 : 0) | (reduces ? 4 : 0));
    if (!reduces)
        return;
    const bool counts = in.atomic == AtomicOp::Add;
    const Value count = e.slots().temporary(true, false);
    Op& read = e.emit(OpKind::BarrierRedRead);
    read.d = count.slot;
    read.flags = counts ? 0 : in.atomic == AtomicOp::And ? 1 : 2;
    if (counts)
        e.finishResult(0, count);
    else
        e.assignMask(0, {count.slot, true, false});
}

void lowerShuffle(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const Value a = e.vectorOf(e.source(0)), b = e.vectorOf(e.source(1, Type::U32)),
                c = e.vectorOf(e.source(2, Type::U32));
    const Value result = e.resultSlot(0, false, false);
    const bool withPredicate = !e.destinationAbsent(1);
    const Members members = membersOf(e, 3);
    const Mask valid = e.maskSlot(1);
    const std::size_t mode = in.shuffle == ptx::ShuffleMode::Up     ? 0
                             : in.shuffle == ptx::ShuffleMode::Down ? 1
                             : in.shuffle == ptx::ShuffleMode::Bfly ? 2
                                                                    : 3;
    Op& op = e.emit(OpKind::Shuffle, mode);
    op.d = result.slot;
    op.a = a.slot;
    op.b = b.slot;
    op.c = c.slot;
    op.e = valid.slot;
    op.flags = withPredicate ? 1 : 0;
    setMembers(op, members);
    e.finishResult(0, result);
}

void lowerVote(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    OpKind kind;
    switch (in.vote) {
    case ptx::VoteMode::All: kind = OpKind::VoteAll; break;
    case ptx::VoteMode::Any: kind = OpKind::VoteAny; break;
    case ptx::VoteMode::Uni: kind = OpKind::VoteUni; break;
    case ptx::VoteMode::Ballot: kind = OpKind::VoteBallot; break;
    default: e.refuse("is a vote that is not known");
    }
    const Mask vote = e.predicate(in.sources.at(0));
    const Members members = membersOf(e, 1);
    const Value result = e.slots().temporary(kind != OpKind::VoteBallot || !members.differ, false);
    Op& op = e.emit(kind);
    op.d = result.slot;
    op.a = vote.slot;
    setMembers(op, members);
    op.immediate = vote.negated ? allLanes : 0;
    if (kind == OpKind::VoteBallot)
        e.finishResult(0, result);
    else
        e.assignMask(0, {result.slot, true, false});
}

void lowerMatch(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool wide = ptx::bitsOf(in.type) == 64, all = in.vote == ptx::VoteMode::All;
    const Value a = e.vectorOf(e.source(0));
    const OpKind kind =
        all ? (wide ? OpKind::MatchAll64 : OpKind::MatchAll32) : (wide ? OpKind::MatchAny64 : OpKind::MatchAny32);
    const Members members = membersOf(e, 1);
    const Value result = e.resultSlot(0, all && !members.differ, false);
    const Mask alike = e.slots().temporaryMask(true);
    Op& op = e.emit(kind);
    op.d = result.slot;
    op.a = a.slot;
    op.e = alike.slot;
    op.flags = e.destinationAbsent(1) ? 0 : 1;
    setMembers(op, members);
    e.finishResult(0, result);
    e.assignMask(1, alike);
}

void lowerRedux(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const bool isSigned = ptx::isSigned(in.type);
    OpKind kind;
    switch (in.atomic) {
    case AtomicOp::Add: kind = OpKind::ReduxAdd; break;
    case AtomicOp::Min: kind = isSigned ? OpKind::ReduxMinS : OpKind::ReduxMinU; break;
    case AtomicOp::Max: kind = isSigned ? OpKind::ReduxMaxS : OpKind::ReduxMaxU; break;
    case AtomicOp::And: kind = OpKind::ReduxAnd; break;
    case AtomicOp::Or: kind = OpKind::ReduxOr; break;
    case AtomicOp::Xor: kind = OpKind::ReduxXor; break;
    default: e.refuse("is a reduction that is not known");
    }
    const Value a = e.vectorOf(e.source(0));
    const Members members = membersOf(e, 1);
    const Value result = e.resultSlot(0, !members.differ, false);
    Op& op = e.emit(kind);
    op.d = result.slot;
    op.a = a.slot;
    setMembers(op, members);
    e.finishResult(0, result);
}

} // namespace

void lowerWarp(Emitter& e)
{
    switch (e.in().opcode) {
    case Opcode::Bar:
    case Opcode::BarRed: lowerBarrier(e); break;
    case Opcode::BarWarp: {
        const Members members = membersOf(e, 0);
        setMembers(e.emit(OpKind::WarpSync), members);
        break;
    }
    case Opcode::Shfl: lowerShuffle(e); break;
    case Opcode::Vote: lowerVote(e); break;
    case Opcode::Match: lowerMatch(e); break;
    case Opcode::Redux: lowerRedux(e); break;
    default: {
        const Value result = e.resultSlot(0, true, false);
        e.emit(OpKind::Activemask).d = result.slot;
        e.finishResult(0, result);
        break;
    }
    }
}

/// vprintf, __assertfail, malloc, free and calls through bad pointers: the addresses are generic, and each lane has its
/// own.
void lowerSystem(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    const auto address = [&](std::size_t i) { return e.vectorOf(e.source(i, Type::B64)).slot; };
    if (in.opcode == Opcode::AssertFail) {
        const std::uint32_t condition = address(0), file = address(1), function = address(3);
        const std::uint32_t line = e.vectorOf(e.source(2, Type::B32)).slot;
        Op& op = e.emit(OpKind::AssertFail);
        op.a = condition;
        op.b = file;
        op.c = line;
        op.e = function;
        return;
    }
    if (in.opcode != Opcode::Print) {
        if (e.program().lanesPart && in.opcode != Opcode::BadCall)
            e.emit(OpKind::Progress);
        const std::uint32_t argument = address(0);
        const Value result = e.resultSlot(0, false, true);
        Op& op = e.emit(in.opcode == Opcode::Malloc ? OpKind::Malloc
                        : in.opcode == Opcode::Free ? OpKind::Free
                                                    : OpKind::BadCall);
        op.a = argument;
        op.d = result.slot;
        e.finishResult(0, result);
        return;
    }
    const std::uint32_t format = address(0), arguments = address(1);
    const Value count = e.resultSlot(0, false, false);
    Op& op = e.emit(OpKind::Print);
    op.d = count.slot;
    op.a = format;
    op.b = arguments;
    e.finishResult(0, count);
}

static void lowerDoubles(Emitter& e)
{
    const std::size_t a = 0, b = 1, sums = 2;
    std::uint32_t sources[4] = {};
    for (std::size_t i = 0; i < 4; ++i)
        sources[i] = e.vectorOf(e.source(i, ptx::Type::F64)).slot;
    const Value results[] = {e.resultSlot(0, false, true), e.resultSlot(1, false, true)};
    Op& op = e.emit(OpKind::MatrixDoubles);
    op.a = sources[a];
    op.b = sources[b];
    op.c = sources[sums];
    op.e = sources[sums + 1];
    op.d = results[0].slot;
    op.f = results[1].slot;
    e.finishResult(0, results[0]);
    e.finishResult(1, results[1]);
}

/// mma.sync has more operands than an op has slots: the first op has the sums; the second, which the first's handler
/// reads and skips, has the factors.
void lowerMatrix(Emitter& e)
{
    const ptx::Instruction& in = e.in();
    if (ptx::isOfDoubles(in.matrix))
        return lowerDoubles(e);
    const std::uint32_t aWords = ptx::wordsOfA(in.matrix), bWords = ptx::wordsOfB(in.matrix);
    std::uint32_t sources[10] = {};
    for (std::size_t i = 0; i < in.sources.size(); ++i)
        sources[i] = e.vectorOf(e.source(i, ptx::Type::B32)).slot;
    Value results[4];
    for (std::size_t i = 0; i < 4; ++i)
        results[i] = e.resultSlot(i, false, false);

    const std::uint32_t* const sums = sources + aWords + bWords;
    Op& product = e.emit(OpKind::MatrixProduct, ptx::variantOf(in.matrix));
    product.d = results[0].slot;
    product.e = results[1].slot;
    product.f = results[2].slot;
    product.g = results[3].slot;
    product.a = sums[0];
    product.b = sums[1];
    product.c = sums[2];
    product.window = sums[3];

    Op& factors = e.emit(OpKind::MatrixFactors);
    const auto a = [&](std::uint32_t i) { return sources[i < aWords ? i : 0]; };
    factors.a = a(0);
    factors.b = a(1);
    factors.c = a(2);
    factors.e = a(3);
    factors.f = sources[aWords];
    factors.g = sources[aWords + bWords - 1];
    for (std::size_t i = 0; i < 4; ++i)
        e.finishResult(i, results[i]);
}

} // namespace tilescope::emulator
