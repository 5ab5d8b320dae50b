#include "gpu/emulator/execute/handlers/lanes.h"

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

/// Copies to the active lanes only: for registers that inactive lanes still need (see uniformity.h).
template <class T, bool ScalarSource>
const Op* blend(const Op* op, std::byte* file, Warp& warp)
{
    const T* a = slot<const T>(file, op->a);
    T* d = slot<T>(file, op->d);
    const T a0 = a[0];
    const u32 mask = warp.mask;
    TILESCOPE_LANES
    {
        const T value = ScalarSource ? a0 : a[lane];
        d[lane] = (mask >> lane) & 1 ? value : d[lane];
    }
    return op + 1;
}

/// d = predicate c ? a : b. Shape bits 0 and 1: a, b are scalars.
template <class T, unsigned Shape>
const Op* select(const Op* op, std::byte* file, Warp& warp)
{
    const T* a = slot<const T>(file, op->a);
    const T* b = slot<const T>(file, op->b);
    const u32 predicate = *slot<const u32>(file, op->c) ^ static_cast<u32>(op->immediate);
    T* d = slot<T>(file, op->d);
    const T a0 = a[0];
    const T b0 = b[0];
    if constexpr (Shape == 3)
        d[0] = (predicate & warp.mask) ? a0 : b0;
    else
        TILESCOPE_LANES
        {
            const T x = Shape & 1 ? a0 : a[lane];
            const T y = Shape & 2 ? b0 : b[lane];
            d[lane] = (predicate >> lane) & 1 ? x : y;
        }
    return op + 1;
}

/// Both sources are scalars, the predicate is not: the result is a vector.
template <class T>
const Op* selectScalars(const Op* op, std::byte* file, Warp&)
{
    const T a = *slot<const T>(file, op->a);
    const T b = *slot<const T>(file, op->b);
    const u32 predicate = *slot<const u32>(file, op->c) ^ static_cast<u32>(op->immediate);
    T* d = slot<T>(file, op->d);
    TILESCOPE_LANES d[lane] = (predicate >> lane) & 1 ? a : b;
    return op + 1;
}

template <class T>
const Op* broadcast(const Op* op, std::byte* file, Warp&)
{
    const T a = *slot<const T>(file, op->a);
    T* d = slot<T>(file, op->d);
    TILESCOPE_LANES d[lane] = a;
    return op + 1;
}

template <class T>
void fillSelect(const Registry& r, OpKind kind)
{
    r.table.set(kind, 0, select<T, 0>);
    r.table.set(kind, 1, select<T, 1>);
    r.table.set(kind, 2, select<T, 2>);
    r.table.set(kind, 3, select<T, 3>);
    r.table.set(kind, 4, selectScalars<T>);
}

} // namespace

void fillMoves(const Registry& r)
{
    r.unary(OpKind::Copy32, [](u32 a) { return a; });
    r.unary(OpKind::Copy64, [](u64 a) { return a; });
    r.table.set(OpKind::Broadcast32, 0, broadcast<u32>);
    r.table.set(OpKind::Broadcast64, 0, broadcast<u64>);
    r.table.set(OpKind::Blend32, 0, blend<u32, false>);
    r.table.set(OpKind::Blend64, 0, blend<u64, false>);
    r.table.set(OpKind::BlendBroadcast32, 0, blend<u32, true>);
    r.table.set(OpKind::BlendBroadcast64, 0, blend<u64, true>);
    fillSelect<u32>(r, OpKind::Select32);
    fillSelect<u64>(r, OpKind::Select64);

    r.binary(OpKind::Pack32, [](u32 low, u32 high) { return (low & 0xFFFF) | (high << 16); });
    r.binary(OpKind::Pack64, [](u32 low, u32 high) { return low | (static_cast<u64>(high) << 32); });
    r.unary(OpKind::Low64, [](u64 a) { return static_cast<u32>(a); });
    r.unary(OpKind::High64, [](u64 a) { return static_cast<u32>(a >> 32); });

    r.ternary(OpKind::Slct32, [](u32 a, u32 b, i32 c) { return c >= 0 ? a : b; });
    r.ternary(OpKind::Slct64, [](u64 a, u64 b, i32 c) { return c >= 0 ? a : b; });
    r.ternary(OpKind::SlctF32, [](u32 a, u32 b, float c) { return c >= 0 ? a : b; });
    r.ternary(OpKind::SlctF64, [](u64 a, u64 b, float c) { return c >= 0 ? a : b; });

    r.unary(OpKind::Sext8, [](u32 a) { return static_cast<u32>(static_cast<i32>(static_cast<i8>(a))); });
    r.unary(OpKind::Sext16, [](u32 a) { return static_cast<u32>(static_cast<i32>(static_cast<i16>(a))); });
    r.unary(OpKind::Zext8, [](u32 a) { return a & 0xFF; });
    r.unary(OpKind::Zext16, [](u32 a) { return a & 0xFFFF; });
    r.unary(OpKind::Sext32To64, [](i32 a) { return static_cast<i64>(a); });
    r.unary(OpKind::Zext32To64, [](u32 a) { return static_cast<u64>(a); });
}

} // namespace tilescope::emulator::TILESCOPE_CODE
