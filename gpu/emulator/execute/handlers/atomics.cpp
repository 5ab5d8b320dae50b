#include "gpu/emulator/execute/handlers/access.h"
#include "gpu/emulator/execute/handlers/atomic_flags.h"
#include "gpu/emulator/execute/handlers/observe.h"

#include <type_traits>

// atom and red. Lanes execute one after the other, in their order. Other warps of the block never run in between, but
// blocks on other threads may, so locations in global memory are changed with the host's atomic operations.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

/// The value that replaces `old`.
template <class T>
TILESCOPE_INLINE T apply(AtomicAction action, T old, T value, T other)
{
    using S = std::conditional_t<sizeof(T) == 4, i32, i64>;
    using F = std::conditional_t<sizeof(T) == 4, float, double>;
    switch (action) {
    case AtomicAction::Add: return old + value;
    case AtomicAction::AddFloat: return bitsAs<T>(static_cast<F>(bitsAs<F>(old) + bitsAs<F>(value)));
    case AtomicAction::MinS: return static_cast<S>(old) < static_cast<S>(value) ? old : value;
    case AtomicAction::MaxS: return static_cast<S>(old) > static_cast<S>(value) ? old : value;
    case AtomicAction::MinU: return old < value ? old : value;
    case AtomicAction::MaxU: return old > value ? old : value;
    case AtomicAction::Inc: return old >= value ? T{0} : old + 1;
    case AtomicAction::Dec: return old == 0 || old > value ? value : old - 1;
    case AtomicAction::And: return old & value;
    case AtomicAction::Or: return old | value;
    case AtomicAction::Xor: return old ^ value;
    case AtomicAction::Exchange: return value;
    case AtomicAction::CompareSwap: return old == value ? other : old;
    case AtomicAction::Keep: return old;
    }
    return old;
}

template <class T>
TILESCOPE_INLINE T change(T* place, AtomicAction action, T value, T other)
{
    T old = __atomic_load_n(place, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(place, &old, apply(action, old, value, other), true, __ATOMIC_SEQ_CST,
                                        __ATOMIC_RELAXED)) {
    }
    return old;
}

/// In the block's own shared memory, which no other thread of the host accesses.
template <class T>
TILESCOPE_INLINE T changeOwn(T* place, AtomicAction action, T value, T other)
{
    const T old = *place;
    *place = apply(action, old, value, other);
    return old;
}

/// All lanes in order, when their places are known.
template <class T, bool Own, class ActionOf>
TILESCOPE_INLINE void changeLanes(const Op* op, std::byte* file, u32 mask, const Access& access, ActionOf actionOf)
{
    alignas(32) u32 offset[laneCount];
    writeLanes(offset, access.offset);
    const T *value = slot<const T>(file, op->c), *other = slot<const T>(file, op->f);
    T* const d = op->flags & atomicReturns ? slot<T>(file, op->d) : nullptr;
    for (u32 rest = mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        T* const place = reinterpret_cast<T*>(access.host + offset[lane]);
        const T old = Own ? changeOwn(place, actionOf(), value[lane], other[lane])
                          : change(place, actionOf(), value[lane], other[lane]);
        if (d)
            d[lane] = old;
    }
}

/// Returns false if the lanes must be checked one by one.
template <class T, AddressForm Form, Space Where>
TILESCOPE_INLINE bool changeTogether(const Op* op, std::byte* file, const Warp& warp)
{
    Access access;
    if (!resolve<Form, Where>(op, file, warp, sizeof(T), access))
        return false;
    const auto action = static_cast<AtomicAction>(op->flags & 0x1F);
    if (action == AtomicAction::Add) // the most frequent: without a choice for each lane
        changeLanes<T, Where == Space::Shared>(op, file, warp.mask, access, [] { return AtomicAction::Add; });
    else
        changeLanes<T, Where == Space::Shared>(op, file, warp.mask, access, [action] { return action; });
    return true;
}

template <class T, AddressForm Form, bool Observed>
const Op* atomic(const Op* op, std::byte* file, Warp& warp)
{
    const auto action = static_cast<AtomicAction>(op->flags & 0x1F);
    const Space space = op->flags & atomicOnShared ? Space::Shared : Space::Mapped;
    if constexpr (Observed)
        tellLanes<T, Form>(op, file, warp, space, AccessKind::Atomic);
    if constexpr (Form != AddressForm::Uniform)
        if (space == Space::Shared ? changeTogether<T, Form, Space::Shared>(op, file, warp)
                                   : changeTogether<T, Form, Space::Mapped>(op, file, warp))
            return op + 1;
    const T* value = slot<const T>(file, op->c);
    const T* other = slot<const T>(file, op->f);
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        const u64 address = laneAddress<Form>(op, file, lane);
        std::byte* host = checkedHost(warp, space, lane, address, sizeof(T), sizeof(T));
        if (!host) {
            warp.block->fault.atomic = true;
            return accessFault(op, warp, space, lane, address, sizeof(T), sizeof(T), true);
        }
        T* const place = reinterpret_cast<T*>(host);
        const T old = space == Space::Shared ? changeOwn(place, action, value[lane], other[lane])
                                             : change(place, action, value[lane], other[lane]);
        if (op->flags & atomicReturns)
            slot<T>(file, op->d)[lane] = old;
    }
    return op + 1;
}

template <class T>
TILESCOPE_INLINE bool changes(const Op* op, std::byte* file, u32 lane, T old)
{
    const auto action = static_cast<AtomicAction>(op->flags & 0x1F);
    return action != AtomicAction::Keep &&
           apply(action, old, slot<const T>(file, op->c)[lane], slot<const T>(file, op->f)[lane]) != old;
}

/// Before an atomic or a volatile load whose lanes may wait for others: notes what it will read (Polls).
template <AddressForm Form>
const Op* poll(const Op* op, std::byte* file, Warp& warp)
{
    constexpr u64 factor = 0x9E37'79B9'7F4A'7C15ULL;
    const Space space = op->flags & atomicOnShared ? Space::Shared : Space::Mapped;
    Polls& polls = warp.polls;
    u64 hash = (u64{op->site} << 32 | warp.mask) * factor;
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        const u64 address = laneAddress<Form>(op, file, lane);
        const std::byte* const host = checkedHost(warp, space, lane, address, op->elements, 1);
        u64 old = 0;
        if (host)
            __builtin_memcpy(&old, host, op->elements);
        hash = (hash ^ address) * factor;
        hash = (hash ^ hash >> 29 ^ old) * factor;
        polls.progress |=
            op->elements == 8 ? changes<u64>(op, file, lane, old) : changes<u32>(op, file, lane, static_cast<u32>(old));
    }
    polls.any = true;
    polls.progress |= polls.reads.add(hash);
    return op + 1;
}

const Op* progress(const Op* op, std::byte*, Warp& warp)
{
    warp.polls.progress = true;
    return op + 1;
}

template <class T, bool Observed>
void fillWidth(HandlerTable& table, OpKind kind)
{
    const auto enter = [&](AddressForm form, Handler handler) {
        table.set(kind, static_cast<std::size_t>(form), handler);
    };
    enter(AddressForm::Uniform, atomic<T, AddressForm::Uniform, Observed>);
    enter(AddressForm::IndexedS, atomic<T, AddressForm::IndexedS, Observed>);
    enter(AddressForm::IndexedU, atomic<T, AddressForm::IndexedU, Observed>);
    enter(AddressForm::Lanes, atomic<T, AddressForm::Lanes, Observed>);
}

template <bool Observed>
void fill(HandlerTable& table)
{
    fillWidth<u32, Observed>(table, OpKind::Atomic32);
    fillWidth<u64, Observed>(table, OpKind::Atomic64);
}

} // namespace

void fillAtomics(const Registry& r, bool observed)
{
    if (observed)
        fill<true>(r.table);
    else
        fill<false>(r.table);
    const auto enter = [&](AddressForm form, Handler handler) {
        r.table.set(OpKind::Poll, static_cast<std::size_t>(form), handler);
    };
    enter(AddressForm::Uniform, poll<AddressForm::Uniform>);
    enter(AddressForm::IndexedS, poll<AddressForm::IndexedS>);
    enter(AddressForm::IndexedU, poll<AddressForm::IndexedU>);
    enter(AddressForm::Lanes, poll<AddressForm::Lanes>);
    r.table.set(OpKind::Progress, 0, progress);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
