#include "gpu/emulator/handlers/access.h"

#include <immintrin.h>

// st, for all spaces. Values are vectors (op->c and on) or, with op->flags bit i set, scalars.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

TILESCOPE_INLINE u32 valueSlot(const Op* op, u32 i) { return i == 0 ? op->c : i == 1 ? op->e : i == 2 ? op->f : op->g; }

template <class T>
TILESCOPE_INLINE void writeAs(std::byte* to, T value)
{
    __builtin_memcpy(to, &value, sizeof value);
}

/// The value of element i in a lane.
template <class T>
TILESCOPE_INLINE T valueOf(const Op* op, std::byte* file, u32 i, u32 lane)
{
    const bool scalar = (op->flags >> i) & 1;
    if constexpr (sizeof(T) == 8)
        return slot<const u64>(file, valueSlot(op, i))[scalar ? 0 : lane];
    else
        return static_cast<T>(slot<const u32>(file, valueSlot(op, i))[scalar ? 0 : lane]);
}

/// Lane after lane, in their order: where two lanes store to one place, the last one's value stays.
template <class T, AddressForm Form, Space Where>
__attribute__((noinline)) const Op* storeSlowly(const Op* op, std::byte* file, Warp& warp)
{
    const u32 bytes = sizeof(T) * op->elements;
    for (u32 lane = 0; lane < laneCount; ++lane) {
        if (!((warp.mask >> lane) & 1))
            continue;
        const u64 address = laneAddress<Form>(op, file, lane);
        std::byte* host = checkedHost(warp, Where, lane, address, bytes);
        if (!host)
            return accessFault(op, warp, Where, lane, address, bytes, true);
        for (u32 i = 0; i < op->elements; ++i)
            writeAs(host + i * sizeof(T), valueOf<T>(op, file, i, lane));
    }
    return op + 1;
}

/// All 32 lanes store one after the other without a gap.
template <class T>
TILESCOPE_INLINE bool isRow(const Access& access, u32 mask)
{
    if (mask != allLanes)
        return false;
    u32 wrong = 0;
    TILESCOPE_LANES wrong |= access.offset[lane] ^ static_cast<u32>(lane * static_cast<int>(sizeof(T)));
    return wrong == 0;
}

template <class T>
TILESCOPE_INLINE void scatter(const Op* op, std::byte* file, const Access& access, u32 mask)
{
    if (op->elements == 1 && op->flags == 0) {
        const LaneOf<T>* c = slot<const LaneOf<T>>(file, op->c);
        if (isRow<T>(access, mask)) {
            T row[laneCount];
            TILESCOPE_LANES row[lane] = static_cast<T>(c[lane]);
            __builtin_memcpy(access.host, row, sizeof row);
            return;
        }
        if (mask == allLanes) {
            for (u32 lane = 0; lane < laneCount; ++lane)
                writeAs(access.host + access.offset[lane], static_cast<T>(c[lane]));
            return;
        }
    }
    for (u32 rest = mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        for (u32 i = 0; i < op->elements; ++i)
            writeAs(access.host + access.offset[lane] + i * sizeof(T), valueOf<T>(op, file, i, lane));
    }
}

template <class T, AddressForm Form, Space Where, bool Observed>
const Op* store(const Op* op, std::byte* file, Warp& warp)
{
    if constexpr (Observed)
        observeAccess<Form>(op, file, warp, Where, sizeof(T), true, false);
    if constexpr (Where == Space::Local) {
        return storeSlowly<T, Form, Where>(op, file, warp);
    } else {
        Access access;
        if (__builtin_expect(!resolve<Form, Where>(op, file, warp, sizeof(T), access), 0))
            return storeSlowly<T, Form, Where>(op, file, warp);
        scatter<T>(op, file, access, warp.mask);
        return op + 1;
    }
}

/// One address for all: the last active lane's value stays.
template <class T, Space Where, bool Observed>
const Op* storeUniform(const Op* op, std::byte* file, Warp& warp)
{
    if constexpr (Observed)
        observeAccess<AddressForm::Uniform>(op, file, warp, Where, sizeof(T), true, false);
    return storeSlowly<T, AddressForm::Uniform, Where>(op, file, warp);
}

template <class T, Space Where, bool Observed>
void fillSpace(HandlerTable& table, OpKind kind)
{
    const auto enter = [&](AddressForm form, Handler handler) {
        table.set(kind, static_cast<std::size_t>(form), handler);
    };
    enter(AddressForm::Uniform, storeUniform<T, Where, Observed>);
    enter(AddressForm::IndexedS, store<T, AddressForm::IndexedS, Where, Observed>);
    enter(AddressForm::IndexedU, store<T, AddressForm::IndexedU, Where, Observed>);
    enter(AddressForm::Lanes, store<T, AddressForm::Lanes, Where, Observed>);
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
