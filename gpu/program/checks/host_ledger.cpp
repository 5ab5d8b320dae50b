#include "gpu/program/checks/ledger_parts.h"

#include "gpu/recipe/message.h"

#include <algorithm>
#include <utility>

// Allocations, errors, and the end of the program. Copies and launches have files of their own.

namespace tilescope
{

namespace
{

constexpr std::size_t mostFreed = 4096, mostFindings = 200;

/// "12", or "other.cu:12" if it is not the file of the finding.
std::string lineText(const SourcePlace& place, const std::string& file)
{
    const std::string line = std::to_string(place.line);
    return place.file == file ? line : place.file + ":" + line;
}

/// What the other place of a finding is.
std::optional<Phrase> otherPlaceOf(HostFault fault)
{
    switch (fault) {
    case HostFault::DevicePointer:
    case HostFault::CopyBeyond:
    case HostFault::SetBeyond:
    case HostFault::UnfilledCopy:
    case HostFault::UnfilledRead:
    case HostFault::FreeInside:
    case HostFault::WrongFree:
    case HostFault::PitchOfAllocation:
    case HostFault::PitchOfKernel: return gpu::phrase("The memory was allocated in line %1.");
    case HostFault::DoubleFree:
    case HostFault::UsedAfterFree:
    case HostFault::ReadAfterFree: return gpu::phrase("The memory was freed in line %1.");
    case HostFault::BytesAllocated:
    case HostFault::BytesFilled:
    case HostFault::BytesReturned:
    case HostFault::SwappedReturn:
    case HostFault::EarlyCopy:
    case HostFault::UnorderedCopy:
    case HostFault::MissingSync: return gpu::phrase("The launch is in line %1.");
    case HostFault::BytesAllocatedForCopy: return gpu::phrase("The copy is in line %1.");
    case HostFault::UnorderedKernels: return gpu::phrase("The other launch is in line %1.");
    case HostFault::UnorderedAfterCopy:
    case HostFault::PitchOfCopies: return gpu::phrase("The earlier copy is in line %1.");
    default: return std::nullopt;
    }
}

} // namespace

HostLedger::HostLedger(std::function<SourcePlace(CallSite)> lookUp) : m_lookUp(std::move(lookUp)) {}

HostLedger::~HostLedger() = default;

void HostLedger::report(HostFault fault, Sites sites, Arguments message, Arguments more)
{
    const HostFaultWords& words = wordsOf(fault);
    const SourcePlace at = m_lookUp(sites.at), other = sites.other ? m_lookUp(sites.other) : SourcePlace{};
    Finding finding{words.kind, words.severity, at.file, at.line, Message(words.message.key, message)};
    if (const auto place = otherPlaceOf(fault); place && other.line > 0)
        finding.message = joined(finding.message, say(*place, lineText(other, at.file)));
    if (other.file == at.file)
        finding.otherLine = other.line;
    message.insert(message.end(), more.begin(), more.end());
    finding.cure = Message(words.cure.key, message);
    const auto isSame = [&](const Finding& known) {
        return known.kind == finding.kind && known.source == finding.source && known.line == finding.line;
    };
    if (m_findings.size() < mostFindings && std::ranges::none_of(m_findings, isSame))
        m_findings.push_back(std::move(finding));
}

HostLedger::Allocation* HostLedger::find(std::uintptr_t address) const
{
    const auto next = m_live.upper_bound(address);
    if (next == m_live.begin())
        return nullptr;
    Allocation& allocation = *std::prev(next)->second;
    return address < allocation.end() || address == allocation.made.address ? &allocation : nullptr;
}

const HostLedger::Freed* HostLedger::findFreed(std::uintptr_t address) const
{
    const auto found = std::find_if(m_freed.rbegin(), m_freed.rend(), [&](const Freed& freed) {
        return address >= freed.address && address < freed.end;
    });
    return found == m_freed.rend() ? nullptr : &*found;
}

FilledMap* HostLedger::mapOf(std::uintptr_t address)
{
    const auto found = m_live.find(address);
    return found == m_live.end() ? nullptr : &found->second->map;
}

void HostLedger::allocated(const HostAllocation& allocation)
{
    if (allocation.bytes == 0)
        return;
    std::erase_if(m_freed, [&](const Freed& freed) {
        return freed.address < allocation.address + allocation.bytes && freed.end > allocation.address;
    });
    m_live.insert_or_assign(allocation.address, std::make_unique<Allocation>(allocation));
    if (allocation.kind != MemoryKind::Device) // the host uses it
        usedUnseen(allocation.address);
}

void HostLedger::freed(std::uintptr_t address, bool pinned, CallSite site)
{
    if (address == 0)
        return;
    Allocation* const allocation = find(address);
    const char* const name = pinned ? "cudaFreeHost" : "cudaFree";
    if (!allocation) {
        if (const Freed* const before = findFreed(address))
            report(HostFault::DoubleFree, {site, before->site}, {});
        else
            report(HostFault::FreeOfHost, {site}, {name});
        return;
    }
    const bool wasPinned = allocation->made.kind == MemoryKind::Pinned;
    if (allocation->made.address != address) {
        report(HostFault::FreeInside, {site, allocation->made.site}, {address - allocation->made.address});
        return;
    }
    if (pinned != wasPinned)
        report(HostFault::WrongFree, {site, allocation->made.site},
               {name, wasPinned ? "cudaMallocHost" : "cudaMalloc", wasPinned ? "cudaFreeHost" : "cudaFree"});
    retire(*allocation);
    note(*allocation, site);
    m_live.erase(address);
}

void HostLedger::note(Allocation& allocation, CallSite freedAt)
{
    m_freed.push_back({allocation.made.address, allocation.end(), freedAt});
    if (m_freed.size() > mostFreed)
        m_freed.pop_front();
}

/// The content is lost: what should have been done with it before?
void HostLedger::retire(Allocation& allocation)
{
    if (m_disturbed)
        return;
    if (const auto& early = allocation.early; early && early->filledBy) {
        if (!std::exchange(early->filledBy->isRead, true)) // else another copy reads the result
            report(HostFault::EarlyCopy, {early->site, early->filledBy->site}, {early->filledBy->kernel});
    } else if (early) {
        report(HostFault::UnfilledCopy, {early->site, allocation.made.site}, {early->bytes});
    }
    if (const auto& part = allocation.partlyRead)
        report(HostFault::BytesReturned, {part->site, allocation.writer->site},
               {part->bytes, allocation.writer->kernel, allocation.made.bytes, allocation.made.bytes / part->bytes},
               {std::to_string(part->bytes)});
    if (const auto& tail = allocation.tail)
        report(HostFault::TruncatedGrid, {tail->launch->site},
               {tail->launch->kernel, tail->launch->shape.grid[0] * tail->launch->shape.block[0], tail->extent, "x",
                tail->launch->shape.block[0], tail->launch->shape.grid[0] + 1, std::to_string(tail->extent)});
    if (allocation.writer && !allocation.isRead && !allocation.isUnseen)
        m_unread.push_back(allocation.writer);
    allocation.early.reset();
    allocation.partlyRead.reset();
    allocation.tail.reset();
}

void HostLedger::retireAll()
{
    for (const auto& [start, allocation] : m_live)
        retire(*allocation);
}

void HostLedger::failed(const HostFailure& failure)
{
    m_disturbed = true;
    if (failure.isLaunch || failure.isDiscarded)
        m_unasked.push_back(failure);
}

void HostLedger::errorAsked() { m_unasked.clear(); }

void HostLedger::synchronised() { ++m_synchronisations; }

void HostLedger::hostAccess(std::uintptr_t address, CallSite site)
{
    const Allocation* const allocation = find(address);
    if (allocation && allocation->made.kind != MemoryKind::Device) {
        if (const Launch* const user = allocation->user.get(); user && user->begun == m_synchronisations) {
            report(HostFault::MissingSync, {site, user->site}, {user->kernel});
            synchronised(); // the next access follows from the same
        }
        return;
    }
    m_disturbed = true;
    // free() and delete look at what lies before a block.
    constexpr std::uintptr_t heapHead = 2 * sizeof(std::size_t);
    const auto next = m_live.upper_bound(address);
    if (!allocation && next != m_live.end() && next->first - address <= heapHead)
        report(HostFault::WrongFree, {site, next->second->made.site}, {"free or delete", "cudaMalloc", "cudaFree"});
    else if (allocation)
        report(HostFault::DevicePointer, {site, allocation->made.site}, {allocation->made.bytes});
    else if (const Freed* const before = findFreed(address))
        report(HostFault::UsedAfterFree, {site, before->site}, {});
}

void HostLedger::usedUnseen(std::uintptr_t address)
{
    if (Allocation* const allocation = find(address)) {
        allocation->isUnseen = true;
        forget(*allocation);
    }
}

void HostLedger::forget(Allocation& allocation)
{
    allocation.map.fill(0, allocation.made.bytes);
    allocation.isRead = allocation.isFilled = true;
    if (allocation.writer)
        allocation.writer->isRead = true;
    allocation.writer.reset();
    allocation.early.reset();
    allocation.partlyFilled.reset();
    allocation.partlyRead.reset();
    allocation.tail.reset();
}

void HostLedger::reset()
{
    retireAll();
    for (const auto& [start, allocation] : m_live)
        note(*allocation, 0);
    m_live.clear();
    synchronised();
}

void HostLedger::ended(bool normally)
{
    m_disturbed = m_disturbed || !normally;
    retireAll();
    if (!m_disturbed) {
        for (const auto& launch : m_unread)
            if (!launch->isRead && !m_repeated.contains(launch->site))
                report(HostFault::NeverCopied, {launch->site}, {launch->kernel});
        std::map<CallSite, std::size_t> leaks; // bytes
        for (const auto& [start, allocation] : m_live)
            leaks[allocation->made.site] += allocation->made.bytes;
        for (const auto& [site, bytes] : leaks)
            report(HostFault::Leak, {site}, {bytes});
    }
    for (const HostFailure& failure : m_unasked) {
        const SourcePlace at = m_lookUp(failure.site);
        const auto explains = [&](const Finding& finding) {
            return finding.source == at.file && (finding.line == at.line || finding.otherLine == at.line);
        };
        if (failure.isLaunch)
            report(HostFault::FailedLaunch, {failure.site}, {failure.what, failure.error, failure.reason});
        else if (std::ranges::none_of(m_findings, explains))
            report(HostFault::UncheckedError, {failure.site}, {failure.what, failure.error, failure.reason});
    }
    m_unasked.clear();
}

} // namespace tilescope
