#include "gpu/program/checks/ledger_parts.h"

#include <algorithm>

// Work in different streams that uses the same memory, where neither waits for the other.

namespace tilescope
{

namespace
{

constexpr std::size_t mostUses = 64; ///< of one allocation that are kept

/// Whether both have a byte in common for certain. Of a kernel only the first and the last byte are known.
bool meet(const ByteRange& a, bool isWholeA, const ByteRange& b, bool isWholeB)
{
    if (a.empty() || b.empty() || a.begin >= b.end || b.begin >= a.end)
        return false;
    const auto hasEndOf = [](const ByteRange& whole, const ByteRange& part) {
        return (part.begin >= whole.begin && part.begin < whole.end) ||
               (part.end > whole.begin && part.end <= whole.end);
    };
    if (isWholeA && isWholeB)
        return true;
    if (isWholeA || isWholeB)
        return hasEndOf(isWholeA ? a : b, isWholeA ? b : a);
    return a.begin == b.begin || a.end == b.end;
}

} // namespace

bool HostLedger::Use::clashesWith(const Use& other) const
{
    const bool whole = kernel.empty(), otherWhole = other.kernel.empty();
    return meet(written, whole, other.written, otherWhole) || meet(written, whole, other.read, otherWhole) ||
           meet(read, whole, other.written, otherWhole);
}

void HostLedger::noteUse(Allocation& allocation, Use use)
{
    if (!m_order.hasStreams() || allocation.isUnseen)
        return;
    for (const Use& before : allocation.uses) {
        if (m_disturbed || m_order.isBefore(before.moment, use.moment.stream) || !use.clashesWith(before))
            continue;
        if (!use.kernel.empty() && !before.kernel.empty())
            report(HostFault::UnorderedKernels, {use.site, before.site}, {use.kernel, before.kernel});
        else if (!before.kernel.empty())
            report(HostFault::UnorderedCopy, {use.site, before.site}, {before.kernel});
        else if (!use.kernel.empty())
            report(HostFault::UnorderedAfterCopy, {use.site, before.site}, {use.kernel});
    }
    std::erase_if(allocation.uses,
                  [&](const Use& before) { return m_order.isBefore(before.moment, use.moment.stream); });
    if (allocation.uses.size() < mostUses)
        allocation.uses.push_back(std::move(use));
}

void HostLedger::noteUse(const Rows& rows, bool isWritten, const StreamOrder::Moment& moment, CallSite site)
{
    if (!rows.allocation || rows.rows != 1)
        return;
    Use use{moment, {}, site, {}, {}};
    (isWritten ? use.written : use.read).add(rows.offset(), rows.offset() + rows.width);
    noteUse(*rows.allocation, std::move(use));
}

} // namespace tilescope
