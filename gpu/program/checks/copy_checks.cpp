#include "gpu/program/checks/ledger_parts.h"

#include "gpu/recipe/message.h"

#include <algorithm>

// What copies and fills of the host do with device memory.

namespace tilescope
{
namespace
{

const char* nameOf(CopyDirection direction)
{
    switch (direction) {
    case CopyDirection::HostToHost: return "cudaMemcpyHostToHost";
    case CopyDirection::HostToDevice: return "cudaMemcpyHostToDevice";
    case CopyDirection::DeviceToHost: return "cudaMemcpyDeviceToHost";
    case CopyDirection::DeviceToDevice: return "cudaMemcpyDeviceToDevice";
    case CopyDirection::Default: break;
    }
    return "cudaMemcpyDefault";
}

CopyDirection directionOf(bool fromDevice, bool toDevice)
{
    if (fromDevice)
        return toDevice ? CopyDirection::DeviceToDevice : CopyDirection::DeviceToHost;
    return toDevice ? CopyDirection::HostToDevice : CopyDirection::HostToHost;
}

Phrase memoryWords(bool device) { return device ? gpu::phrase("device memory") : gpu::phrase("host memory"); }

/// Elements of 2, 4, 8 or 16 bytes of which `count` bytes were taken for their number; 0: no such size.
std::size_t elementBytes(std::size_t bytes, std::size_t count)
{
    if (count == 0 || bytes % count != 0)
        return 0;
    const std::size_t each = bytes / count;
    return each == 2 || each == 4 || each == 8 || each == 16 ? each : 0;
}

} // namespace

void HostLedger::copied(const HostCopy& copy)
{
    if (copy.width == 0 || copy.rows == 0)
        return;
    const Rows to{find(copy.to), copy.to, copy.width, copy.rows, copy.toPitch};
    const Rows from{find(copy.from), copy.from, copy.width, copy.rows, copy.fromPitch};
    for (const Rows& end : {from, to})
        if (const Freed* const before = end.allocation ? nullptr : findFreed(end.address)) {
            m_disturbed = true;
            report(HostFault::UsedAfterFree, {copy.site, before->site}, {});
            return;
        }
    if (isWrongDirection(copy) || isOutside(from, HostFault::CopyBeyond, copy.site, copy.toRoom) ||
        isOutside(to, HostFault::CopyBeyond, copy.site, copy.fromRoom))
        return;
    for (const auto& [end, room] : {std::pair(from, copy.fromRoom), std::pair(to, copy.toRoom)})
        if (!end.allocation && room && end.bytes() > *room)
            report(HostFault::CopyBeyondHost, {copy.site}, {end.bytes(), *room});
    for (const Rows& end : {from, to})
        if (end.allocation)
            checkPitch(end, copy.site);
    const StreamOrder::Moment moment = m_order.begin(copy.stream);
    noteUse(from, false, moment, copy.site);
    noteUse(to, true, moment, copy.site);
    const bool unfilled = from.allocation && !from.allocation->map.anyFilled(from.offset(), from.bytes());
    if (from.allocation && !(to.allocation && unfilled))
        read(from, copy.site);
    if (to.allocation && !unfilled) // what nobody has filled stays so
        fill(to, copy.site);
}

void HostLedger::set(std::uintptr_t to, std::size_t pitch, std::size_t width, std::size_t rows, CallSite site,
                     std::uintptr_t stream)
{
    const Rows filled{find(to), to, width, rows, pitch};
    if (width == 0 || rows == 0)
        return;
    if (!filled.allocation) {
        if (const Freed* const before = findFreed(to)) {
            m_disturbed = true;
            report(HostFault::UsedAfterFree, {site, before->site}, {});
        }
        return;
    }
    if (isOutside(filled, HostFault::SetBeyond, site))
        return;
    noteUse(filled, true, m_order.begin(stream), site);
    fill(filled, site);
}

/// A GPU's driver refuses it, or nothing useful happens.
bool HostLedger::isWrongDirection(const HostCopy& copy)
{
    if (copy.direction == CopyDirection::Default)
        return false;
    const bool wantsFrom =
        copy.direction == CopyDirection::DeviceToHost || copy.direction == CopyDirection::DeviceToDevice;
    const bool wantsTo =
        copy.direction == CopyDirection::HostToDevice || copy.direction == CopyDirection::DeviceToDevice;
    const Allocation *const from = find(copy.from), *const to = find(copy.to);
    // Managed and pinned memory may be either.
    const auto fits = [](const Allocation* allocation, bool wanted) {
        return allocation ? wanted || allocation->made.kind != MemoryKind::Device : !wanted;
    };
    const bool fromFits = fits(from, wantsFrom), toFits = fits(to, wantsTo);
    if (fromFits && toFits)
        return false;
    m_disturbed = true;
    const bool isSwapped = !fromFits && !toFits;
    if (isSwapped && from && !to && !from->map.anyFilled(copy.from - from->made.address, 1)) {
        report(HostFault::SwappedUpload, {copy.site}, {nameOf(copy.direction)});
    } else if (isSwapped && to && !from && to->writer && !to->isRead) {
        report(HostFault::SwappedReturn, {copy.site, to->writer->site}, {nameOf(copy.direction), to->writer->kernel});
    } else {
        const bool fromDevice = fromFits ? wantsFrom : !wantsFrom, toDevice = toFits ? wantsTo : !wantsTo;
        report(HostFault::CopyKind, {copy.site},
               {nameOf(copy.direction), memoryWords(fromDevice), memoryWords(toDevice)},
               {nameOf(directionOf(fromDevice, toDevice))});
    }
    return true;
}

bool HostLedger::isOutside(const Rows& rows, HostFault fault, CallSite site, std::optional<std::size_t> otherRoom)
{
    if (!rows.allocation)
        return false;
    const HostAllocation& made = rows.allocation->made;
    const std::size_t left = made.bytes - rows.offset(), wanted = rows.bytes();
    if (wanted <= left)
        return false;
    m_disturbed = true;
    const std::size_t each = rows.rows == 1 && rows.offset() == 0 ? elementBytes(wanted, made.bytes) : 0;
    // Twice as much may be too long a copy as well: only the size of the other end tells.
    const bool isRightLength = otherRoom ? *otherRoom >= wanted : each > 2;
    if (each > 0 && isRightLength)
        report(HostFault::BytesAllocatedForCopy, {made.site, site}, {made.bytes, "cudaMemcpy", wanted, each},
               {std::to_string(made.bytes)});
    else
        report(fault, {site, made.site}, {wanted, made.bytes, left, rows.offset() + wanted});
    return true;
}

void HostLedger::checkPitch(const Rows& rows, CallSite site)
{
    if (isOneRow(rows.width, rows.rows, rows.pitch) && rows.rows == 1)
        return;
    auto& last = rows.allocation->pitched;
    if (last && last->offset == rows.offset() && last->width == rows.width && last->rows == rows.rows &&
        last->pitch != rows.pitch) {
        m_disturbed = true;
        report(HostFault::PitchOfCopies, {site, last->site}, {rows.pitch, last->pitch});
    }
    last = Allocation::Pitched{site, rows.offset(), rows.pitch, rows.width, rows.rows};
}

void HostLedger::fill(const Rows& rows, CallSite site)
{
    Allocation& allocation = *rows.allocation;
    const std::size_t offset = rows.offset();
    rows.eachRow([&](std::size_t at) { allocation.map.fill(at, rows.width); });
    if (rows.rows == 1 && offset == 0 && !allocation.isFilled && elementBytes(allocation.made.bytes, rows.width) > 0)
        allocation.partlyFilled = Allocation::Copy{site, rows.width};
    else if (offset + rows.bytes() > (allocation.partlyFilled ? allocation.partlyFilled->bytes : 0))
        allocation.partlyFilled.reset();
    if (rows.rows == 1 && allocation.made.pitch > 0)
        allocation.pitched = Allocation::Pitched{site, offset, 0, rows.width, 1};
    allocation.isFilled = true;
    if (rows.bytes() == allocation.made.bytes) // nothing is left of the result
        allocation.writer.reset();
    allocation.partlyRead.reset();
    allocation.tail.reset();
}

void HostLedger::read(const Rows& rows, CallSite site)
{
    Allocation& allocation = *rows.allocation;
    const std::size_t offset = rows.offset();
    if (!allocation.map.anyFilled(offset, rows.bytes())) {
        if (!m_disturbed && !allocation.early)
            allocation.early = Allocation::EarlyCopy{site, rows.bytes(), nullptr};
        return;
    }
    if (allocation.tail && offset + rows.bytes() > allocation.tail->begin &&
        allocation.tail->launch != allocation.writer)
        allocation.tail.reset();
    if (!allocation.writer)
        return;
    allocation.isRead = allocation.writer->isRead = true;
    checkGap(rows);
    if (rows.rows == 1 && offset == 0 && elementBytes(allocation.made.bytes, rows.width) > 0 &&
        allocation.writer->has(rows.width) && allocation.map.allStored(0, allocation.made.bytes))
        allocation.partlyRead = Allocation::Copy{site, rows.width};
    else if (offset + rows.bytes() > (allocation.partlyRead ? allocation.partlyRead->bytes : 0))
        allocation.partlyRead.reset();
}

void HostLedger::checkGap(const Rows& rows)
{
    const Allocation& allocation = *rows.allocation;
    const Launch& launch = *allocation.writer;
    if (m_disturbed ||
        (isOneRow(rows.width, rows.rows, rows.pitch) && allocation.map.allStored(rows.offset(), rows.bytes())))
        return;
    const auto gap =
        explainGap(launch.shape, launch.values, allocation.map, rows.offset(), rows.width, rows.rows, rows.pitch);
    if (!gap)
        return;
    const auto pair = [](std::uint64_t a, const char* between, std::uint64_t b) {
        return std::to_string(a) + between + std::to_string(b);
    };
    const auto& [grid, block] = launch.shape;
    if (gap->swapped)
        report(HostFault::SwappedGrid, {launch.site},
               {launch.kernel, pair(grid[0], "x", grid[1]), pair(gap->extent, "x", gap->height)},
               {pair(grid[1], ", ", grid[0])});
    else if (gap->rows > 0)
        report(HostFault::TruncatedGridBoth, {launch.site},
               {launch.kernel, pair(gap->covered, "x", gap->coveredRows), pair(gap->extent, "x", gap->rows)},
               {pair(gap->needed, "x", gap->neededRows)});
    else
        report(HostFault::TruncatedGrid, {launch.site},
               {launch.kernel, gap->covered, gap->extent, std::string(1, gap->axis)},
               {gap->covered / (gap->needed - 1), gap->needed, std::to_string(gap->extent)});
}

} // namespace tilescope
