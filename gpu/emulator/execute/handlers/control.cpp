#include "gpu/emulator/execute/handlers/observe.h"

// Branches, reconvergence, barriers and the end of a kernel. The last op of each basic block stores the number of PTX
// instructions in it, which is subtracted from Warp::left here, once per block instead of once per instruction.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

template <bool Observed>
TILESCOPE_INLINE void countInstructions(const Op* op, Warp& warp)
{
    warp.left -= op->count;
    if constexpr (Observed)
        if (op->count)
            warp.block->observer->onInstructions(op->site, op->count, warp.mask);
}

/// Continues at `next`, or ends the warp's turn.
TILESCOPE_INLINE const Op* go(const Op* next, Warp& warp)
{
    if (__builtin_expect(warp.left > 0, 1))
        return next;
    warp.resume = next;
    warp.stop = Stop::Pause;
    return nullptr;
}

TILESCOPE_INLINE const Op* fail(const Op* op, Warp& warp, Fault::Kind kind)
{
    Fault& fault = warp.block->fault;
    fault.kind = kind;
    fault.site = op->site;
    fault.warp = warp.index;
    fault.lane = static_cast<u32>(__builtin_ctz(warp.mask));
    fault.mask = warp.mask;
    fault.live = warp.live;
    warp.stop = Stop::Fault;
    return nullptr;
}

/// The active lanes have all exited or arrived at the top entry's join: finds which lanes run next. Null: the warp is
/// done.
TILESCOPE_INLINE const Op* unwind(Warp& warp)
{
    while (warp.depth > 0) {
        StackEntry& top = warp.stack[warp.depth - 1];
        const u32 pending = top.pendingMask & warp.live;
        if (pending) {
            top.pendingMask = 0;
            warp.mask = pending;
            return top.pending;
        }
        const u32 restored = top.restoreMask & warp.live;
        const Op* join = top.join;
        --warp.depth;
        // A join at the kernel's end is reached only by exiting: no lanes continue there.
        if (restored && join) {
            warp.mask = restored;
            return join;
        }
    }
    warp.mask = 0;
    return nullptr;
}

const Op* finish(Warp& warp)
{
    const Op* next = unwind(warp);
    if (next)
        return next;
    warp.stop = Stop::Exited;
    return nullptr;
}

/// Lanes of `taken` go to op->target, the others to op + 1; both sets are non-empty.
const Op* diverge(const Op* op, Warp& warp, u32 taken)
{
    const Op* join = op->join ? op + op->join : nullptr;
    const Op* target = op + op->target;
    const Op* other = op + 1;
    const u32 mask = warp.mask;
    const bool takenWaits = target == join;
    const bool otherWaits = other == join;
    // In a loop, lanes leave in different iterations; they all wait in the same entry.
    StackEntry* top = warp.depth ? &warp.stack[warp.depth - 1] : nullptr;
    const bool reuse = (takenWaits || otherWaits) && top && top->join == join && top->pendingMask == 0;
    if (!reuse) {
        StackEntry& entry = warp.stack[warp.depth++];
        entry.join = join;
        entry.restoreMask = mask;
        entry.pendingMask = takenWaits || otherWaits ? 0 : mask & ~taken;
        entry.pending = other;
        entry.since = 0;
        entry.overtaken = false;
    }
    warp.mask = takenWaits ? mask & ~taken : taken;
    return takenWaits ? other : target;
}

template <bool Observed>
const Op* fall(const Op* op, std::byte*, Warp& warp)
{
    countInstructions<Observed>(op, warp);
    return op + 1;
}

template <bool Observed>
const Op* jump(const Op* op, std::byte*, Warp& warp)
{
    countInstructions<Observed>(op, warp);
    return go(op + op->target, warp);
}

template <bool Observed>
const Op* branch(const Op* op, std::byte* file, Warp& warp)
{
    countInstructions<Observed>(op, warp);
    const u32 mask = warp.mask;
    const u32 taken = (*slot<const u32>(file, op->a) ^ static_cast<u32>(op->immediate)) & mask;
    if constexpr (Observed)
        warp.block->observer->onBranch({op->site, warp.index, mask, taken});
    if (taken == 0)
        return go(op + 1, warp);
    if (taken == mask)
        return go(op + op->target, warp);
    return go(diverge(op, warp, taken), warp);
}

/// Marks where the sides of a branch reconverge. Falls through if no lanes are waited for.
const Op* join(const Op* op, std::byte*, Warp& warp)
{
    if (warp.depth == 0 || warp.stack[warp.depth - 1].join != op)
        return op + 1;
    const Op* next = unwind(warp);
    return next == op ? join(op, nullptr, warp) : next;
}

template <bool Observed>
const Op* exitAll(const Op* op, std::byte*, Warp& warp)
{
    countInstructions<Observed>(op, warp);
    if constexpr (Observed)
        warp.block->observer->onExit(op->site, warp.index, warp.mask);
    warp.live &= ~warp.mask;
    return finish(warp);
}

/// @p ret: lanes whose predicate holds exit; the others continue.
template <bool Observed>
const Op* exitGuarded(const Op* op, std::byte* file, Warp& warp)
{
    countInstructions<Observed>(op, warp);
    const u32 leaving = (*slot<const u32>(file, op->a) ^ static_cast<u32>(op->immediate)) & warp.mask;
    if constexpr (Observed) {
        warp.block->observer->onBranch({op->site, warp.index, warp.mask, leaving});
        if (leaving)
            warp.block->observer->onExit(op->site, warp.index, leaving);
    }
    warp.live &= ~leaving;
    warp.mask &= ~leaving;
    return warp.mask ? go(op + 1, warp) : finish(warp);
}

/// A guarded instruction: the mask is narrowed for the ops up to GuardEnd, or they are skipped.
const Op* guardBegin(const Op* op, std::byte* file, Warp& warp)
{
    const u32 mask = (*slot<const u32>(file, op->a) ^ static_cast<u32>(op->immediate)) & warp.mask;
    if (mask == 0)
        return op + op->target;
    warp.savedMask = warp.mask;
    warp.mask = mask;
    return op + 1;
}
const Op* guardEnd(const Op* op, std::byte*, Warp& warp)
{
    warp.mask = warp.savedMask;
    warp.savedMask = 0;
    return op + 1;
}

/// The same for a part of an instruction, which may be guarded itself: the mask outside is kept in d.
const Op* narrowBegin(const Op* op, std::byte* file, Warp& warp)
{
    *slot<u32>(file, op->d) = warp.mask;
    warp.mask &= *slot<const u32>(file, op->a);
    return warp.mask ? op + 1 : op + op->target;
}
const Op* narrowEnd(const Op* op, std::byte* file, Warp& warp)
{
    warp.mask = *slot<const u32>(file, op->a);
    return op + 1;
}

template <bool Observed>
const Op* trap(const Op* op, std::byte*, Warp& warp)
{
    countInstructions<Observed>(op, warp);
    return fail(op, warp, Fault::Kind::Trap);
}

enum BarrierFlags : u8 { HasCount = 1, Arrive = 2, Reduces = 4 };

/// The exit that lanes at `op` reach without executing anything else; null if there is something else.
template <bool Observed>
const Op* exitAhead(const Op* op)
{
    for (int hops = 0; op && hops < 8; ++hops) {
        if (op->run == exitAll<Observed>)
            return op;
        if (op->run == join || op->run == fall<Observed>)
            ++op;
        else if (op->run == jump<Observed>)
            op += op->target;
        else
            return nullptr;
    }
    return nullptr;
}

/// Lanes that have returned wait for the others at the kernel's end, if that is where the sides of a branch reconverge:
/// a barrier counts them as exited, as the hardware does.
template <bool Observed>
void retireReturned(Warp& warp)
{
    u32 seen = warp.mask;
    const auto retire = [&](const Op* at, u32 lanes) {
        const Op* const exit = lanes ? exitAhead<Observed>(at) : nullptr;
        if (!exit)
            return;
        if constexpr (Observed) {
            warp.block->observer->onInstructions(exit->site, exit->count, lanes);
            warp.block->observer->onExit(exit->site, warp.index, lanes);
        }
        warp.left -= exit->count;
        warp.live &= ~lanes;
    };
    for (u32 i = warp.depth; i-- > 0;) {
        const StackEntry& entry = warp.stack[i];
        const u32 parked = entry.restoreMask & warp.live & ~seen;
        const u32 pending = entry.pendingMask & parked;
        seen |= parked;
        retire(entry.pending, pending);
        retire(entry.join, parked & ~pending);
    }
}

template <bool Observed>
const Op* barrier(const Op* op, std::byte* file, Warp& warp);

/// Lanes at a barrier let the other side of a branch run first, if it has not run yet: it may end the kernel, as in "if
/// (isBorder) { out[i] = in[i]; return; }", and a barrier does not wait for lanes that have exited. Null: there is no
/// such side, or its lanes wait at a barrier of their own.
template <bool Observed>
const Op* otherSide(const Op* op, Warp& warp)
{
    while (warp.depth > 0 && !warp.savedMask) {
        StackEntry& top = warp.stack[warp.depth - 1];
        const u32 pending = top.pendingMask & warp.live;
        if (pending) {
            if (top.overtaken || top.pending->run == barrier<Observed>)
                return nullptr;
            const Op* const other = top.pending;
            top.pendingMask = warp.mask;
            top.pending = op;
            warp.mask = pending;
            return other;
        }
        if (top.overtaken || (top.restoreMask & warp.live) != warp.mask)
            return nullptr; // lanes wait where the sides reconverge
        --warp.depth;       // nobody is waited for there
    }
    return nullptr;
}

/// bar.sync, bar.arrive and the first half of bar.red. The scheduler releases the warp.
template <bool Observed>
const Op* barrier(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, allLanes))
        return first;
    if (__builtin_expect(warp.mask != warp.live, 0)) {
        retireReturned<Observed>(warp);
        if (warp.mask != warp.live)
            if (const Op* const other = otherSide<Observed>(op, warp))
                return go(other, warp);
    }
    if (warp.mask != warp.live)
        return fail(op, warp, Fault::Kind::DivergentBarrier);
    const u32 threads = op->flags & HasCount ? *slot<const u32>(file, op->b) : 0;
    const u32 id = *slot<const u32>(file, op->a);
    if (id > 15 || (op->flags & HasCount && (threads == 0 || threads % laneCount != 0 || threads > 1024)))
        return fail(op, warp, Fault::Kind::BadBarrier);
    if constexpr (Observed)
        warp.block->observer->onBarrier(op->site, warp.index, warp.mask);
    warp.barrier = id;
    warp.barrierThreads = threads;
    warp.barrierReduces = op->flags & Reduces;
    if (warp.barrierReduces)
        warp.barrierVotes = (*slot<const u32>(file, op->c) ^ static_cast<u32>(op->immediate)) & warp.mask;
    warp.barrierArrives = op->flags & Arrive;
    warp.resume = op + 1;
    warp.stop = Stop::Barrier;
    return nullptr;
}

enum ReductionOp : u8 { Popc = 0, AllOf = 1, AnyOf = 2 };

/// Second half of bar.red: the scheduler has stored the number of votes and of voters.
const Op* barrierRedRead(const Op* op, std::byte* file, Warp& warp)
{
    u32* d = slot<u32>(file, op->d);
    if (op->flags == Popc)
        *d = warp.barrierYes;
    else
        *d = (op->flags == AllOf ? warp.barrierYes == warp.barrierVoters : warp.barrierYes != 0) ? allLanes : 0;
    return op + 1;
}

/// bar.warp.sync: lanes run in lockstep, unless some overtook others.
template <bool Observed>
const Op* warpSync(const Op* op, std::byte* file, Warp& warp)
{
    if (const Op* const first = awaitOvertaken(op, warp, *slot<const u32>(file, op->f)))
        return first;
    if constexpr (Observed) {
        tellMeeting(op, file, warp, nullptr);
        warp.block->observer->onWarpSync(op->site, warp.index, warp.mask);
    }
    return op + 1;
}

const Op* fence(const Op* op, std::byte*, Warp&)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return op + 1;
}

template <bool Observed>
void fill(HandlerTable& table)
{
    table.set(OpKind::WarpSync, 0, warpSync<Observed>);
    table.set(OpKind::Fall, 0, fall<Observed>);
    table.set(OpKind::Jump, 0, jump<Observed>);
    table.set(OpKind::Branch, 0, branch<Observed>);
    table.set(OpKind::ExitAll, 0, exitAll<Observed>);
    table.set(OpKind::ExitGuarded, 0, exitGuarded<Observed>);
    table.set(OpKind::Trap, 0, trap<Observed>);
    table.set(OpKind::Barrier, 0, barrier<Observed>);
}

} // namespace

/// The overtaking lanes wait in the entry of those that they overtook, whose join becomes this op, until all have
/// arrived.
const Op* gatherOvertaken(const Op* op, Warp& warp, u32 members)
{
    while (warp.depth > 0 && (members & warp.live & ~warp.mask) && !warp.savedMask) {
        StackEntry& top = warp.stack[warp.depth - 1];
        const u32 pending = top.pendingMask & warp.live;
        const u32 arrived = top.join == op ? 0 : top.restoreMask & warp.live & ~pending & ~warp.mask;
        if (!top.overtaken || arrived || (pending && !(pending & members)) || (!pending && top.join != op))
            return nullptr;
        if (pending) {
            top.join = op;
            top.pendingMask = 0;
            warp.mask = pending;
            return top.pending;
        }
        warp.mask = top.restoreMask & warp.live;
        --warp.depth;
    }
    return nullptr;
}

void fillControl(const Registry& r, bool observed)
{
    if (observed)
        fill<true>(r.table);
    else
        fill<false>(r.table);
    r.table.set(OpKind::Join, 0, join);
    r.table.set(OpKind::Fence, 0, fence);
    r.table.set(OpKind::GuardBegin, 0, guardBegin);
    r.table.set(OpKind::GuardEnd, 0, guardEnd);
    r.table.set(OpKind::NarrowBegin, 0, narrowBegin);
    r.table.set(OpKind::NarrowEnd, 0, narrowEnd);
    r.table.set(OpKind::BarrierRedRead, 0, barrierRedRead);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
