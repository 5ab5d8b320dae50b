#include "gpu/emulator/execute/handlers/gather.h"
#include "gpu/emulator/execute/handlers/observe.h"

// ld, for all spaces. A load from a uniform address gives a scalar, any other a vector. Results are zero-extended;
// lowering adds a sign extension if needed.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

template <class T, Space Where, class Convert, bool Observed>
const Op* loadUniform(const Op* op, std::byte* file, Warp& warp)
{
    const u64 address = laneAddress<AddressForm::Uniform>(op, file, 0);
    const u32 bytes = sizeof(T) * op->elements, alignment = alignmentOf(op, sizeof(T));
    if constexpr (Observed)
        tellUniform<T>(op, file, warp, Where, AccessKind::Load);
    const std::byte* host = address & (alignment - 1) ? nullptr : hostOf(*warp.block, Where, address, bytes);
    if (__builtin_expect(!host, 0))
        return elementFault<T>(op, warp, Where, firstLane(warp.mask), address, false);
    for (u32 i = 0; i < op->elements; ++i)
        *slot<LaneOf<T>>(file, elementSlot(op, i)) =
            Convert::convert(static_cast<LaneOf<T>>(readAs<T>(host + i * sizeof(T))));
    return op + 1;
}

/// Lane by lane: for addresses that the fast methods cannot handle, and to find the faulting lane.
template <class T, AddressForm Form, Space Where, class Convert>
__attribute__((noinline)) const Op* loadSlowly(const Op* op, std::byte* file, Warp& warp)
{
    const u32 bytes = sizeof(T) * op->elements, alignment = alignmentOf(op, sizeof(T));
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        const u64 address = laneAddress<Form>(op, file, lane);
        const std::byte* host = checkedHost(warp, Where, lane, address, bytes, alignment);
        if (!host)
            return elementFault<T>(op, warp, Where, lane, address, false);
        // The destination may be the address itself, so a lane is written only after it has been read.
        for (u32 i = 0; i < op->elements; ++i)
            slot<LaneOf<T>>(file, elementSlot(op, i))[lane] =
                Convert::convert(static_cast<LaneOf<T>>(readAs<T>(host + i * sizeof(T))));
    }
    return op + 1;
}

template <class T, AddressForm Form, Space Where, class Convert, bool Observed>
const Op* load(const Op* op, std::byte* file, Warp& warp)
{
    if constexpr (Where == Space::Local || Form == AddressForm::Uniform) { // each lane's own memory
        if constexpr (Observed)
            tellLanes<T, Form>(op, file, warp, Where, AccessKind::Load);
        return loadSlowly<T, Form, Where, Convert>(op, file, warp);
    } else {
        Access access;
        constexpr AddressForm byRange = isSignedIndex(Form) ? AddressForm::IndexedS : AddressForm::IndexedU;
        if constexpr (isWindow(Form)) { // what is outside of the window goes by range, in the other handler's code
            if (__builtin_expect(!resolveWindow<Form>(op, file, warp.mask, access), 0))
                return load<T, byRange, Where, Convert, Observed>(op, file, warp);
        } else if (__builtin_expect(!resolveRange<Form, Where>(op, file, warp, sizeof(T), access), 0)) {
            if constexpr (Observed)
                tellLanes<T, Form>(op, file, warp, Where, AccessKind::Load);
            return loadSlowly<T, Form, Where, Convert>(op, file, warp);
        }
        if constexpr (Observed)
            tellResolved<T>(op, file, warp, Where, AccessKind::Load, access);
        gather<T, Convert>(op, file, access);
        return op + 1;
    }
}

template <class T, Space Where, bool Observed, class Convert = AsIs>
void fillSpace(HandlerTable& table, OpKind kind)
{
    const auto enter = [&](AddressForm form, Handler handler) {
        table.set(kind, static_cast<std::size_t>(form), handler);
    };
    if constexpr (Where == Space::Local)
        enter(AddressForm::Uniform, load<T, AddressForm::Uniform, Where, Convert, Observed>);
    else
        enter(AddressForm::Uniform, loadUniform<T, Where, Convert, Observed>);
    enter(AddressForm::IndexedS, load<T, AddressForm::IndexedS, Where, Convert, Observed>);
    enter(AddressForm::IndexedU, load<T, AddressForm::IndexedU, Where, Convert, Observed>);
    enter(AddressForm::Lanes, load<T, AddressForm::Lanes, Where, Convert, Observed>);
    if constexpr (Where != Space::Local) {
        enter(AddressForm::WindowS, load<T, AddressForm::WindowS, Where, Convert, Observed>);
        enter(AddressForm::WindowU, load<T, AddressForm::WindowU, Where, Convert, Observed>);
    }
}

template <bool Observed>
void fill(HandlerTable& table)
{
    fillSpace<u8, Space::Shared, Observed>(table, OpKind::LoadShared1);
    fillSpace<u16, Space::Shared, Observed>(table, OpKind::LoadShared2);
    fillSpace<u32, Space::Shared, Observed>(table, OpKind::LoadShared4);
    fillSpace<u64, Space::Shared, Observed>(table, OpKind::LoadShared8);
    fillSpace<u8, Space::Mapped, Observed>(table, OpKind::LoadMapped1);
    fillSpace<u16, Space::Mapped, Observed>(table, OpKind::LoadMapped2);
    fillSpace<u32, Space::Mapped, Observed>(table, OpKind::LoadMapped4);
    fillSpace<u64, Space::Mapped, Observed>(table, OpKind::LoadMapped8);
    fillSpace<u8, Space::Local, Observed>(table, OpKind::LoadLocal1);
    fillSpace<u16, Space::Local, Observed>(table, OpKind::LoadLocal2);
    fillSpace<u32, Space::Local, Observed>(table, OpKind::LoadLocal4);
    fillSpace<u64, Space::Local, Observed>(table, OpKind::LoadLocal8);
    fillSpace<u8, Space::Shared, Observed, ByteToFloat>(table, OpKind::LoadSharedU8F32);
    fillSpace<u8, Space::Mapped, Observed, ByteToFloat>(table, OpKind::LoadMappedU8F32);
}

} // namespace

void fillLoads(const Registry& r, bool observed)
{
    if (observed)
        fill<true>(r.table);
    else
        fill<false>(r.table);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
