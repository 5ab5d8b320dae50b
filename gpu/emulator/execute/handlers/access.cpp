#include "gpu/emulator/execute/handlers/access.h"

namespace tilescope::emulator::TILESCOPE_CODE
{

std::byte* checkedHost(Warp& warp, Space space, u32 lane, u64 address, u32 bytes, u32 alignment)
{
    if (address & (alignment - 1))
        return nullptr;
    const Block& block = *warp.block;
    constexpr u64 window = static_cast<u64>(LocalRegion) << regionShift;
    const bool localWindow = space == Space::Mapped && (address >> regionShift) == LocalRegion;
    if (space == Space::Local || localWindow) {
        const u64 at = localWindow ? address - window : address;
        if (at >= block.localBytes || bytes > block.localBytes - at)
            return nullptr;
        return warp.local + lane * block.localBytes + at;
    }
    return hostOf(block, space, address, bytes);
}

const Op* accessFault(const Op* op, Warp& warp, Space space, u32 lane, u64 address, u32 bytes, u32 alignment,
                      bool store)
{
    Fault& fault = warp.block->fault;
    const bool misaligned =
        (address & (alignment - 1)) && (space == Space::Local || hostOf(*warp.block, space, address, bytes));
    fault.kind = misaligned ? Fault::Kind::Misaligned : Fault::Kind::OutOfBounds;
    fault.space = space;
    fault.store = store;
    fault.site = op->site;
    fault.warp = warp.index;
    fault.lane = lane;
    fault.bytes = bytes;
    fault.address = address;
    warp.stop = Stop::Fault;
    return nullptr;
}

} // namespace tilescope::emulator::TILESCOPE_CODE
