#include "gpu/emulator/execute/copy_queue.h"
#include "gpu/emulator/execute/handlers/gather.h"
#include "gpu/emulator/execute/handlers/observe.h"

// cp.async: when the copy starts, both addresses of every lane are checked and the source is read; shared memory
// changes when the data land, at the wait (copy_queue.h).

namespace tilescope::emulator::TILESCOPE_CODE
{
namespace
{

enum CopyFlags : u8 { HasSize = 1, WaitsForAll = 1 };
constexpr u32 wordBytes = 4;

/// The operands of one cp.async of one warp.
struct Copy {
    const u64 *to, *from;
    u32 bytes;           ///< per lane
    u32 read[laneCount]; ///< bytes per lane read from the source; the rest is zero
    u32 reading = 0;     ///< lanes that read anything
};

TILESCOPE_INLINE Copy copyOf(const Op* op, std::byte* file, u32 mask)
{
    Copy copy{slot<const u64>(file, op->a), slot<const u64>(file, op->b), wordBytes * op->elements, {}, 0};
    const u32* sizes = op->flags & HasSize ? slot<const u32>(file, op->c) : nullptr;
    for (u32 rest = mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        copy.read[lane] = sizes && sizes[lane] < copy.bytes ? sizes[lane] : copy.bytes;
        copy.reading |= u32{copy.read[lane] != 0} << lane;
    }
    return copy;
}

TILESCOPE_INLINE AccessEvent sideOf(u32 site, const Warp& warp, u32 mask, Space space, u32 bytes)
{
    return {site, warp.index, mask, space, space == Space::Shared, false, false, bytes};
}

/// A faulting lane; `store`: its destination is at fault. The observer is notified of that side of the copy.
template <bool Observed>
const Op* copyFault(const Op* op, Warp& warp, const Copy& copy, u32 lane, bool store)
{
    const Space space = store ? Space::Shared : Space::Mapped;
    if constexpr (Observed) {
        alignas(32) u32 near[laneCount];
        AccessEvent event = sideOf(op->site, warp, store ? warp.mask : copy.reading, space, copy.bytes);
        setAddresses(event, store ? copy.to : copy.from, near);
        warp.block->observer->onAccess(event);
    }
    return accessFault(op, warp, space, lane, store ? copy.to[lane] : copy.from[lane],
                       store ? copy.bytes : copy.read[lane], copy.bytes, store);
}

void tellCopy(const Op* op, const Warp& warp, const Copy& copy)
{
    alignas(32) u32 nearFrom[laneCount], nearTo[laneCount];
    CopyEvent event{sideOf(op->site, warp, copy.reading, Space::Mapped, copy.bytes),
                    sideOf(op->site, warp, warp.mask, Space::Shared, copy.bytes)};
    if (copy.reading)
        setAddresses(event.load, copy.from, nearFrom);
    setAddresses(event.store, copy.to, nearTo);
    warp.block->observer->onCopyBegin(event);
}

/// Writes the copies that have landed according to copy_queue.h.
template <bool Observed>
void writeLandings(Warp& warp)
{
    CopyQueue& copies = *warp.block->copies;
    for (u32 i = 0; i < copies.landingCount(); ++i) {
        const CopyQueue::Landing& landing = copies.landings()[i];
        const CopyRecord& record = *landing.record;
        if constexpr (Observed) {
            AccessEvent event = sideOf(record.site, warp, landing.lanes, Space::Shared, wordBytes * record.words);
            event.near = record.offset;
            event.values.count = static_cast<u8>(record.words);
            event.values.bytes = wordBytes;
            for (u32 word = 0; word < record.words; ++word)
                event.values.elements[word] = record.data[word];
            warp.block->observer->onCopyLanding(event);
        }
        for (u32 rest = landing.lanes; rest; rest &= rest - 1) {
            const u32 lane = firstLane(rest);
            for (u32 word = 0; word < record.words; ++word)
                writeAs(warp.block->shared + record.offset[lane] + word * wordBytes, record.data[word][lane]);
        }
    }
    copies.forgetLanded(warp.index);
}

template <bool Observed>
const Op* copyAsync(const Op* op, std::byte* file, Warp& warp)
{
    const Copy copy = copyOf(op, file, warp.mask);
    const std::byte* sources[laneCount];
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        sources[lane] = nullptr;
        if (copy.read[lane])
            sources[lane] = checkedHost(warp, Space::Mapped, lane, copy.from[lane], copy.read[lane], copy.bytes);
        if (copy.read[lane] && !sources[lane])
            return copyFault<Observed>(op, warp, copy, lane, false);
        if (!checkedHost(warp, Space::Shared, lane, copy.to[lane], copy.bytes, copy.bytes))
            return copyFault<Observed>(op, warp, copy, lane, true);
    }
    if constexpr (Observed)
        tellCopy(op, warp, copy); // before the source is read, because the observer may fill it only now
    CopyRecord& record = warp.block->copies->add(warp.index);
    record.site = op->site;
    record.left = warp.mask;
    record.words = op->elements;
    for (u32 rest = warp.mask; rest; rest &= rest - 1) {
        const u32 lane = firstLane(rest);
        record.offset[lane] = static_cast<u32>(copy.to[lane]);
        u32 words[4] = {};
        if (copy.read[lane])
            __builtin_memcpy(words, sources[lane], copy.read[lane]);
        for (u32 word = 0; word < op->elements; ++word)
            record.data[word][lane] = words[word];
    }
    warp.block->copies->landSurplus(warp.index);
    writeLandings<Observed>(warp);
    return op + 1;
}

const Op* copyCommit(const Op* op, std::byte*, Warp& warp)
{
    warp.block->copies->commit(warp.index, warp.mask);
    return op + 1;
}

template <bool Observed>
const Op* copyWait(const Op* op, std::byte*, Warp& warp)
{
    warp.block->copies->land(warp.index, warp.mask, static_cast<u32>(op->immediate), op->flags & WaitsForAll);
    writeLandings<Observed>(warp);
    return op + 1;
}

template <bool Observed>
void fill(HandlerTable& table)
{
    table.set(OpKind::CopyAsync, 0, copyAsync<Observed>);
    table.set(OpKind::CopyCommit, 0, copyCommit);
    table.set(OpKind::CopyWait, 0, copyWait<Observed>);
}

} // namespace

void fillCopies(const Registry& r, bool observed)
{
    if (observed)
        fill<true>(r.table);
    else
        fill<false>(r.table);
}

} // namespace tilescope::emulator::TILESCOPE_CODE
