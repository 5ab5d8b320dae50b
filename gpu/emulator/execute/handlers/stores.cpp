#include "gpu/emulator/execute/handlers/observe.h"
#include "gpu/emulator/execute/handlers/scatter.h"

// st, for all spaces. Values are vectors (op->c and on) or, with op->flags bit i set, scalars.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

/// Lane by lane, in order: if two lanes store to one place, the last lane's value remains.
template <class T, AddressForm Form, Space Where>
__attribute__((noinline)) const Op* storeSlowly(const Op* op, std::byte* file, Warp& warp)
{
    const u32 bytes = sizeof(T) * op->elements, alignment = alignmentOf(op, sizeof(T));
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        const u64 address = laneAddress<Form>(op, file, lane);
        std::byte* host = checkedHost(warp, Where, lane, address, bytes, alignment);
        if (!host)
            return elementFault<T>(op, warp, Where, lane, address, true);
        for (u32 i = 0; i < op->elements; ++i)
            writeAs(host + i * sizeof(T), valueOf<T>(op, file, i, lane));
    }
    return op + 1;
}

template <class T, AddressForm Form, Space Where, bool Observed>
const Op* store(const Op* op, std::byte* file, Warp& warp)
{
    if constexpr (Where == Space::Local || Form == AddressForm::Uniform) {
        if constexpr (Observed)
            tellLanes<T, Form>(op, file, warp, Where, AccessKind::Store);
        return storeSlowly<T, Form, Where>(op, file, warp);
    } else {
        Access access;
        constexpr AddressForm byRange = isSignedIndex(Form) ? AddressForm::IndexedS : AddressForm::IndexedU;
        if constexpr (isWindow(Form)) { // as in loads.cpp
            if (__builtin_expect(!resolveWindow<Form>(op, file, warp.mask, access), 0))
                return store<T, byRange, Where, Observed>(op, file, warp);
        } else if (__builtin_expect(!resolveRange<Form, Where>(op, file, warp, sizeof(T), access), 0)) {
            if constexpr (Observed)
                tellLanes<T, Form>(op, file, warp, Where, AccessKind::Store);
            return storeSlowly<T, Form, Where>(op, file, warp);
        }
        if constexpr (Observed)
            tellResolved<T>(op, file, warp, Where, AccessKind::Store, access);
        scatter<T>(op, file, access, warp.mask);
        return op + 1;
    }
}

template <class T, Space Where, bool Observed>
void fillSpace(HandlerTable& table, OpKind kind)
{
    const auto enter = [&](AddressForm form, Handler handler) {
        table.set(kind, static_cast<std::size_t>(form), handler);
    };
    enter(AddressForm::Uniform, store<T, AddressForm::Uniform, Where, Observed>);
    enter(AddressForm::IndexedS, store<T, AddressForm::IndexedS, Where, Observed>);
    enter(AddressForm::IndexedU, store<T, AddressForm::IndexedU, Where, Observed>);
    enter(AddressForm::Lanes, store<T, AddressForm::Lanes, Where, Observed>);
    if constexpr (Where != Space::Local) {
        enter(AddressForm::WindowS, store<T, AddressForm::WindowS, Where, Observed>);
        enter(AddressForm::WindowU, store<T, AddressForm::WindowU, Where, Observed>);
    }
}

template <bool Observed>
void fill(HandlerTable& table)
{
    fillSpace<u8, Space::Shared, Observed>(table, OpKind::StoreShared1);
    fillSpace<u16, Space::Shared, Observed>(table, OpKind::StoreShared2);
    fillSpace<u32, Space::Shared, Observed>(table, OpKind::StoreShared4);
    fillSpace<u64, Space::Shared, Observed>(table, OpKind::StoreShared8);
    fillSpace<u8, Space::Mapped, Observed>(table, OpKind::StoreMapped1);
    fillSpace<u16, Space::Mapped, Observed>(table, OpKind::StoreMapped2);
    fillSpace<u32, Space::Mapped, Observed>(table, OpKind::StoreMapped4);
    fillSpace<u64, Space::Mapped, Observed>(table, OpKind::StoreMapped8);
    fillSpace<u8, Space::Local, Observed>(table, OpKind::StoreLocal1);
    fillSpace<u16, Space::Local, Observed>(table, OpKind::StoreLocal2);
    fillSpace<u32, Space::Local, Observed>(table, OpKind::StoreLocal4);
    fillSpace<u64, Space::Local, Observed>(table, OpKind::StoreLocal8);
}

} // namespace

void fillStores(const Registry& r, bool observed)
{
    if (observed)
        fill<true>(r.table);
    else
        fill<false>(r.table);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
