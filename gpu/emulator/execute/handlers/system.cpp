#include "gpu/emulator/execute/device_heap.h"
#include "gpu/emulator/execute/handlers/lanes.h"
#include "gpu/emulator/execute/print_log.h"

// Calls of CUDA's run-time system: printf, a failed assert, malloc and free; calls through pointers to no function.

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

/// vprintf: lines are kept only if somebody asked for them.
const Op* print(const Op* op, std::byte* file, Warp& warp)
{
    PrintLog* const log = warp.block->prints;
    const u64* const formats = slot<const u64>(file, op->a);
    const u64* const arguments = slot<const u64>(file, op->b);
    u32* const counts = slot<u32>(file, op->d);
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = static_cast<u32>(__builtin_ctz(rest));
        counts[lane] = log ? log->print(warp, op->site, lane, formats[lane], arguments[lane]) : 0;
    }
    return op + 1;
}

/// __assertfail: the first of the lanes is reported.
const Op* assertFail(const Op* op, std::byte* file, Warp& warp)
{
    const u32 lane = static_cast<u32>(__builtin_ctz(warp.mask));
    Fault& fault = warp.block->fault;
    fault.kind = Fault::Kind::Assert;
    fault.site = op->site;
    fault.warp = warp.index;
    fault.lane = lane;
    fault.condition = slot<const u64>(file, op->a)[lane];
    fault.file = slot<const u64>(file, op->b)[lane];
    fault.line = slot<const u32>(file, op->c)[lane];
    fault.function = slot<const u64>(file, op->e)[lane];
    warp.stop = Stop::Fault;
    return nullptr;
}

const Op* pointerFault(const Op* op, Warp& warp, u32 lane, Fault::Kind kind, u64 address)
{
    Fault& fault = warp.block->fault;
    fault.kind = kind;
    fault.site = op->site;
    fault.warp = warp.index;
    fault.lane = lane;
    fault.space = Space::Mapped;
    fault.address = address;
    warp.stop = Stop::Fault;
    return nullptr;
}

const Op* badCall(const Op* op, std::byte* file, Warp& warp)
{
    const u32 lane = static_cast<u32>(__builtin_ctz(warp.mask));
    return pointerFault(op, warp, lane, Fault::Kind::BadCall, slot<const u64>(file, op->a)[lane]);
}

const Op* allocate(const Op* op, std::byte* file, Warp& warp)
{
    const u64* const bytes = slot<const u64>(file, op->a);
    u64* const addresses = slot<u64>(file, op->d);
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = static_cast<u32>(__builtin_ctz(rest));
        addresses[lane] = warp.block->heap ? warp.block->heap->allocate(bytes[lane]) : 0;
    }
    return op + 1;
}

/// As in C, a null pointer may be freed.
const Op* release(const Op* op, std::byte* file, Warp& warp)
{
    const u64* const addresses = slot<const u64>(file, op->a);
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = static_cast<u32>(__builtin_ctz(rest));
        const u64 address = addresses[lane];
        if (address != 0 && !(warp.block->heap && warp.block->heap->release(address)))
            return pointerFault(op, warp, lane, Fault::Kind::BadFree, address);
    }
    return op + 1;
}

} // namespace

void fillSystem(const Registry& r)
{
    r.table.set(OpKind::Print, 0, print);
    r.table.set(OpKind::AssertFail, 0, assertFail);
    r.table.set(OpKind::BadCall, 0, badCall);
    r.table.set(OpKind::Malloc, 0, allocate);
    r.table.set(OpKind::Free, 0, release);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
