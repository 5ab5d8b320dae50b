#include "gpu/emulator/execute/handlers/access.h"

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

TILESCOPE_INLINE i64 divideDown(i64 a, i64 b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

/// a: the base; immediate: displacement; scale; count: bytes of the access; e: its alignment; flags: see window.h. d:
/// the window's slot. The window contains every index i for which base + displacement + i × scale … + bytes lies in the
/// base's region, provided that i × scale fits 31 bits.
const Op* makeWindow(const Op* op, std::byte* file, Warp& warp)
{
    Window& window = *slot<Window>(file, op->d);
    window = {};
    const bool shared = op->flags & windowOnShared;
    const u64 base = *slot<const u64>(file, op->a);
    // The region is that of the base alone: a displacement may lead out of it and an index back.
    const u64 region = base >> regionShift;
    const Block& block = *warp.block;
    if (!shared && region >= block.regionCount)
        return op + 1;
    std::byte* const host = shared ? block.shared : block.regions[region].host;
    const u64 size = shared ? block.sharedBytes : block.regions[region].bytes;
    const u64 start = shared ? base : base & ((u64{1} << regionShift) - 1);
    const i64 at = static_cast<i64>(start + op->immediate); // offset of index 0 in the region, perhaps negative
    const i64 bytes = op->count, scale = op->scale;
    constexpr i64 reach = i64{1} << 40;
    if (!host || size < op->count || at < -reach || at > reach)
        return op + 1;
    const i64 limit = (i64{1} << 31) / scale - 1;
    const bool isSigned = op->flags & windowSigned;
    i64 low = -divideDown(at, scale); // ceil(-at / scale)
    i64 high = divideDown(static_cast<i64>(size) - bytes - at, scale);
    const i64 lowest = isSigned ? -limit : 0;
    low = low < lowest ? lowest : low;
    high = high > low + limit ? low + limit : high;
    const i64 highest = isSigned ? 0x7FFF'FFFF : 0xFFFF'FFFFLL;
    high = high > highest ? highest : high;
    if (high < low)
        return op + 1;
    const u64 alignment = op->e;
    const u64 first = static_cast<u64>(at + low * scale);
    if ((first & (alignment - 1)) || (static_cast<u64>(scale) & (alignment - 1)))
        return op + 1; // alignment must be checked each time
    window.host = host + first;
    window.low = static_cast<u32>(low);
    window.range = static_cast<u32>(high - low);
    window.usable = 1;
    return op + 1;
}

} // namespace

void fillWindows(const Registry& r) { r.table.set(OpKind::MakeWindow, 0, makeWindow); }

} // namespace tilescope::emulator::TILESCOPE_CODE
