#include "gpu/program/checks/ledger_parts.h"

#include <algorithm>
#include <limits>

// What launches do with the memory that the host has prepared.

namespace tilescope
{
namespace
{

/// A pointer into one allocation may be this far from its start and still not be in another one.
constexpr std::uint64_t regionBytes = std::uint64_t{1} << emulator::regionShift;
/// Smaller values are no pointers.
constexpr std::uint64_t firstPage = 0x1'0000;

} // namespace

bool HostLedger::Launch::has(std::uint64_t value) const
{
    return std::ranges::find(values, value, &LaunchValue::value) != values.end();
}

void HostLedger::launched(const HostLaunch& launch)
{
    const auto record = std::make_shared<Launch>(Launch{launch.kernel,
                                                        {launch.grid, launch.block},
                                                        launch.values,
                                                        launch.site,
                                                        m_synchronisations,
                                                        launch.hasOtherResult});
    if (!launch.observed) {
        for (const auto& [start, allocation] : m_live)
            forget(*allocation);
        m_disturbed = m_disturbed || launch.faulted;
        return;
    }
    if (launch.faulted && launch.stray)
        checkStray(launch);
    m_disturbed = m_disturbed || launch.faulted;
    for (const std::string& constant : launch.unfilledConstants)
        report(HostFault::UnfilledConstant, {launch.site}, {launch.kernel, constant});
    for (const auto& [start, touch] : launch.touches)
        if (Allocation* const allocation = find(start); allocation && !touch.read.empty()) {
            if (touch.unfilled && !m_disturbed)
                checkUnfilled(launch, *allocation, *touch.unfilled);
            noteRead(touch, *allocation);
        }
    const StreamOrder::Moment moment = m_order.begin(launch.stream);
    for (const auto& [start, touch] : launch.touches)
        if (Allocation* const allocation = find(start)) {
            if (!touch.isAtomic)
                noteUse(*allocation, {moment, launch.kernel, launch.site, touch.read, touch.written});
            allocation->user = record;
            if (!touch.written.empty())
                noteWritten(record, touch, *allocation);
            noteTail(record, touch, *allocation);
        }
}

void HostLedger::noteRead(const Touch& touch, Allocation& allocation)
{
    if (allocation.writer)
        allocation.isRead = allocation.writer->isRead = true;
    if (allocation.partlyRead && touch.read.end > allocation.partlyRead->bytes)
        allocation.partlyRead.reset();
    if (allocation.tail && touch.read.end > allocation.tail->begin)
        allocation.tail.reset();
}

void HostLedger::noteWritten(const std::shared_ptr<Launch>& launch, const Touch& touch, Allocation& allocation)
{
    if (allocation.early && !allocation.early->filledBy)
        allocation.early->filledBy = launch;
    allocation.partlyFilled.reset();
    allocation.partlyRead.reset();
    if (allocation.tail && touch.written.end > allocation.tail->begin)
        allocation.tail.reset();
    if (allocation.writer && !allocation.isRead && allocation.writer->site == launch->site)
        m_repeated.insert(launch->site);
    allocation.writer = launch;
    allocation.isRead = false;
    allocation.isFilled = true;
    if (allocation.isUnseen)
        launch->isRead = true;
}

/// Exactly one element for each thread of a grid that was rounded down, of an array that has one for each of n.
void HostLedger::noteTail(const std::shared_ptr<Launch>& launch, const Touch& touch, Allocation& allocation)
{
    const auto& [grid, block] = launch->shape;
    const std::uint64_t threads = grid[0] * block[0];
    if (m_disturbed || touch.read.empty() || allocation.isUnseen || grid[1] * grid[2] > 1 || block[1] * block[2] > 1 ||
        touch.read.begin != 0 || touch.read.end % threads != 0 || touch.written.end > touch.read.end)
        return;
    const std::uint64_t each = touch.read.end / threads;
    if (each > 16 || allocation.made.bytes % each != 0)
        return;
    const std::uint64_t extent = allocation.made.bytes / each;
    if (extent <= threads || extent - threads >= block[0] || !launch->has(extent) ||
        !allocation.map.allFilled(0, allocation.made.bytes))
        return;
    allocation.tail = Allocation::Tail{launch, touch.read.end, extent};
}

void HostLedger::checkUnfilled(const HostLaunch& launch, const Allocation& allocation, const UnfilledRead& read)
{
    const HostAllocation& made = allocation.made;
    const auto has = [&](std::uint64_t value) {
        return std::ranges::find(launch.values, value, &LaunchValue::value) != launch.values.end();
    };
    if (const auto& part = allocation.partlyFilled; part && read.offset == part->bytes) {
        report(HostFault::BytesFilled, {part->site, launch.site},
               {part->bytes, launch.kernel, made.bytes, made.bytes / part->bytes}, {std::to_string(part->bytes)});
    } else if (made.pitch > 0 && allocation.pitched && allocation.pitched->pitch != made.pitch) {
        const auto& copy = *allocation.pitched;
        report(HostFault::PitchOfAllocation, {copy.site, made.site},
               {copy.pitch > 0 ? copy.pitch : copy.width, made.pitch});
    } else if (made.pitch > 0 && allocation.isFilled && !has(made.pitch) && !has(made.pitch / 2) &&
               !has(made.pitch / 4) && !has(made.pitch / 8) && !has(made.pitch / 16)) {
        report(HostFault::PitchOfKernel, {launch.site, made.site}, {launch.kernel, made.pitch});
    } else if (const std::uint64_t end = read.offset + read.bytes;
               !allocation.map.anyFilled(0, read.offset) || !allocation.map.anyFilled(end, made.bytes - end)) {
        // Else it may be padding between rows, which a right kernel reads and does not use.
        report(HostFault::UnfilledRead, {launch.site, made.site}, {launch.kernel, read.bytes, read.offset, made.bytes});
    }
}

void HostLedger::checkStray(const HostLaunch& launch)
{
    const StrayAccess& stray = *launch.stray;
    if (const Freed* const before = findFreed(stray.address)) {
        report(HostFault::ReadAfterFree, {launch.site, before->site}, {launch.kernel});
        return;
    }
    if (isHostPointer(launch))
        return;
    const auto next = m_live.upper_bound(stray.address);
    if (next == m_live.begin())
        return;
    const HostAllocation& made = std::prev(next)->second->made;
    const std::uint64_t offset = stray.address - made.address;
    if (offset >= regionBytes)
        return;
    const GridShape shape{launch.grid, launch.block};
    const bool isCount =
        std::ranges::find(launch.values, std::uint64_t{made.bytes}, &LaunchValue::value) != launch.values.end();
    if (isCount && stray.bytes > 1 && offset < std::uint64_t{made.bytes} * stray.bytes) {
        report(HostFault::BytesAllocated, {made.site, launch.site},
               {made.bytes, launch.kernel, made.bytes * stray.bytes, stray.bytes}, {std::to_string(made.bytes)});
        return;
    }
    for (const LaunchValue& width : launch.values)
        for (const LaunchValue& height : launch.values)
            // In the usual order of parameters: the other way round, the same grid may be right.
            if (width.parameter < height.parameter && width.value * height.value * stray.bytes == made.bytes &&
                axesAreSwapped(shape, width.value, height.value)) {
                report(HostFault::SwappedGrid, {launch.site},
                       {launch.kernel, std::to_string(launch.grid[0]) + "x" + std::to_string(launch.grid[1]),
                        std::to_string(width.value) + "x" + std::to_string(height.value)},
                       {std::to_string(launch.grid[1]) + ", " + std::to_string(launch.grid[0])});
                return;
            }
}

/// The parameter that the faulting address is nearest to.
bool HostLedger::isHostPointer(const HostLaunch& launch)
{
    const LaunchValue* nearest = nullptr;
    for (const LaunchValue& value : launch.values)
        if (value.value >= firstPage && value.value <= launch.stray->address &&
            launch.stray->address - value.value < regionBytes && (!nearest || nearest->value < value.value))
            nearest = &value;
    if (!nearest || find(nearest->value) || !launch.isHostAddress || !launch.isHostAddress(nearest->value))
        return false;
    report(HostFault::HostPointer, {launch.site}, {launch.kernel, std::to_string(nearest->parameter)});
    return true;
}

} // namespace tilescope
