#include "gpu/emulator/observe/trace/block_tracer.h"

#include "gpu/emulator/observe/trace/replay.h"
#include "gpu/emulator/translate/flow_graph.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tilescope::emulator
{
namespace
{

constexpr std::uint32_t noSite = 0xFFFF'FFFF;

std::vector<std::uint32_t> firstOfBlocks(const Program& program)
{
    const FlowGraph graph = buildFlowGraph(makeSteps(*program.module, *program.kernel));
    std::vector<std::uint32_t> first(program.kernel->instructions.size());
    for (const BasicBlock& block : graph.blocks)
        std::fill(first.begin() + block.first, first.begin() + block.end, block.first);
    return first;
}

std::uint64_t readBits(const std::byte* host, std::size_t bytes)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, host, std::min<std::size_t>(bytes, sizeof bits));
    return bits;
}

/// Bytes [at, at + 8) of the value that a lane will store.
std::uint64_t storedBits(const StoredValues& values, unsigned lane, unsigned at)
{
    std::uint64_t bits = 0;
    for (unsigned element = 0; element < values.count; ++element) {
        const unsigned begin = element * values.bytes;
        if (begin >= at && begin < at + 8)
            bits |= values.value(element, lane) << (8 * (begin - at));
    }
    return bits;
}

} // namespace

BlockTracer::BlockTracer(const LaunchSetup& setup, const TraceMemory& memory, const TraceWindow& window,
                         MakeSite makeSite, Touch touch)
    : m_setup(setup), m_memory(memory), m_window(window), m_makeSite(std::move(makeSite)), m_touch(std::move(touch)),
      m_firstOfBlock(firstOfBlocks(*setup.program)), m_siteIndex(setup.program->kernel->instructions.size(), noSite),
      m_progress(setup.warps), m_warps(setup.warps)
{
    if (window.first > 0)
        m_shared = {std::vector<std::byte>(setup.sharedBytes, unwrittenByte),
                    std::vector<bool>(setup.sharedBytes, false)};
}

BlockTrace BlockTracer::take()
{
    if (m_total <= m_window.first)
        enterWindow(); // the window begins after the block's end
    m_trace.firstEvent = std::min(m_window.first, m_total);
    m_trace.totalEvents = m_total;
    m_trace.sharedBytes = m_setup.sharedBytes;
    return std::move(m_trace);
}

bool BlockTracer::endsTurn()
{
    if (!m_pending.empty())
        finishAtomics();
    const bool told = m_told;
    m_told = false;
    return told;
}

void BlockTracer::onAccess(const AccessEvent& event)
{
    if (m_touch && event.space == Space::Mapped)
        for (std::uint32_t rest = event.mask; rest; rest &= event.uniform ? 0 : rest - 1)
            m_touch(event.address(static_cast<unsigned>(std::countr_zero(rest))), event.bytes);
    if (event.near && m_total > m_window.first && !inWindow()) { // after the window events are only counted
        ++m_total;
        m_told = true;
        return;
    }
    // Almost always all lanes access one region; each region has its own event.
    for (std::uint32_t rest = event.mask; rest;)
        rest &= ~recordRegion(event, rest);
}

/// In the order of the kernel's text, not of the addresses.
void BlockTracer::onJoinedAccess(const JoinedAccessEvent& event)
{
    std::uint32_t done = 0; // one bit per element
    for (unsigned told = 0; told < event.count; ++told) {
        unsigned next = static_cast<unsigned>(std::countr_one(done));
        for (unsigned i = next + 1; i < event.count; ++i)
            if (!(done >> i & 1) && event.site(i) < event.site(next))
                next = i;
        done |= 1U << next;
        onAccess(event.element(next));
    }
}

/// Records those of `lanes` that access the same region as the first of them. Returns these lanes.
std::uint32_t BlockTracer::recordRegion(const AccessEvent& event, std::uint32_t lanes)
{
    TraceEvent access;
    access.store = event.store && !event.atomic;
    access.atomic = event.atomic;
    access.copies = m_copies;
    access.bytes = static_cast<std::uint8_t>(event.bytes);
    access.warp = event.warp;
    m_lanes.assign(entriesOf(access), {});
    m_hosts = {};
    for (std::uint32_t rest = lanes; rest; rest &= rest - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(rest));
        const TraceMemory::Place place = m_memory.find(event.space, event.warp, lane, event.address(lane), event.bytes);
        if (access.mask == 0)
            access.region = place.region;
        else if (place.region != access.region)
            continue;
        access.mask |= 1U << lane;
        m_hosts[lane] = place.host;
        fillLane(event, lane, place);
        if (!place.host)
            access.outside |= 1U << lane;
    }
    access.space = m_memory.regions()[access.region].space;
    recordAccess(access, event.site);
    return access.mask;
}

void BlockTracer::fillLane(const AccessEvent& event, unsigned lane, const TraceMemory::Place& place)
{
    for (unsigned i = 0; i < m_lanes.size(); ++i) {
        const unsigned at = event.atomic ? 0 : 8 * i;
        m_lanes[i].offsets[lane] = place.offset + at;
        if (!place.host)
            continue;
        m_lanes[i].values[lane] = event.store && !event.atomic ? storedBits(event.values, lane, at)
                                                               : readBits(place.host + at, event.bytes - at);
    }
}

void BlockTracer::recordAccess(const TraceEvent& event, std::uint32_t site)
{
    const bool kept = inWindow(), before = m_total < m_window.first;
    TraceEvent access = event;
    access.lanes = static_cast<std::uint32_t>(m_trace.lanes.size());
    record(access, site, positionOf(access.warp, site));
    if (kept)
        m_trace.lanes.insert(m_trace.lanes.end(), m_lanes.begin(), m_lanes.end());
    if (access.atomic)
        m_pending.push_back({kept, before, access, {m_lanes[0], m_lanes[1]}, m_hosts});
    else if (before)
        applyToShared(access, m_lanes, m_shared);
}

void BlockTracer::finishAtomics()
{
    for (Pending& pending : m_pending) {
        for (std::uint32_t rest = pending.event.mask & ~pending.event.outside; rest; rest &= rest - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
            pending.lanes[1].values[lane] = readBits(pending.hosts[lane], pending.event.bytes);
        }
        if (pending.kept)
            m_trace.lanes[pending.event.lanes + 1] = pending.lanes[1];
        else if (pending.before)
            applyToShared(pending.event, pending.lanes, m_shared);
    }
    m_pending.clear();
}

void BlockTracer::onCopyBegin(const CopyEvent& event)
{
    m_copies = true;
    Observer::onCopyBegin(event);
    m_copies = false;
}

void BlockTracer::onCopyLanding(const AccessEvent& store)
{
    m_copies = true;
    onAccess(store);
    m_copies = false;
}

void BlockTracer::onBranch(const BranchEvent& event)
{
    TraceEvent branch;
    branch.kind = Kind::Branch;
    branch.warp = event.warp;
    branch.mask = event.mask;
    branch.taken = event.taken;
    record(branch, event.site, m_progress[event.warp].blocks);
}

void BlockTracer::onInstructions(std::uint32_t, std::uint32_t count, std::uint32_t)
{
    m_progress[m_warp].blocks += count;
}

void BlockTracer::onTexture(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    recordPlain(Kind::Texture, site, warp, mask);
}

void BlockTracer::onWarpSync(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    recordPlain(Kind::WarpSync, site, warp, mask);
}

void BlockTracer::onExit(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    TraceEvent exit;
    exit.kind = Kind::Exit;
    exit.warp = warp;
    exit.mask = mask;
    record(exit, site, m_progress[warp].blocks);
}

void BlockTracer::onBarrier(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    m_progress[warp].barrierSite = site;
    m_progress[warp].arrival = m_total;
    TraceEvent barrier;
    barrier.kind = Kind::Barrier;
    barrier.arrivesOnly = m_setup.program->kernel->instructions[site].arrive;
    barrier.warp = warp;
    barrier.mask = mask;
    record(barrier, site, positionOf(warp, site));
}

void BlockTracer::onBarrierRelease(std::uint32_t warps)
{
    TraceEvent release;
    release.kind = Kind::Release;
    release.mask = warps;
    release.warp = static_cast<std::uint32_t>(std::countr_zero(warps));
    for (std::uint32_t w = release.warp; w < m_progress.size(); ++w)
        if ((warps >> w & 1) && m_progress[w].arrival > m_progress[release.warp].arrival)
            release.warp = w;
    record(release, m_progress[release.warp].barrierSite, m_progress[release.warp].lastEvent);
}

void BlockTracer::recordPlain(Kind kind, std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    TraceEvent event;
    event.kind = kind;
    event.warp = warp;
    event.mask = mask;
    record(event, site, positionOf(warp, site));
}

/// `position`: the number of PTX instructions that the warp has executed, including this one. An access that was moved
/// up to be joined with another may have a higher position than the next event.
void BlockTracer::record(TraceEvent event, std::uint32_t site, std::uint64_t position)
{
    if (m_total == m_window.first)
        enterWindow();
    Progress& progress = m_progress[event.warp];
    position = std::max(position, progress.lastEvent);
    event.instructions = static_cast<std::uint32_t>(position - progress.lastEvent);
    progress.lastEvent = position;
    if (inWindow()) {
        event.site = siteIndex(site);
        m_trace.events.push_back(event);
    } else if (m_total < m_window.first) {
        applyToWarps(event, m_warps);
    }
    ++m_total;
    m_told = true;
}

void BlockTracer::enterWindow()
{
    if (m_window.first == 0)
        return;
    m_trace.sharedAtStart = m_shared.bytes;
    m_trace.writtenAtStart = m_shared.written;
    m_trace.warpsAtStart = m_warps;
}

std::uint64_t BlockTracer::positionOf(std::uint32_t warp, std::uint32_t site) const
{
    return m_progress[warp].blocks + (site - m_firstOfBlock[site]) + 1;
}

std::uint32_t BlockTracer::siteIndex(std::uint32_t site)
{
    std::uint32_t& index = m_siteIndex[site];
    if (index == noSite) {
        index = static_cast<std::uint32_t>(m_trace.sites.size());
        m_trace.sites.push_back(m_makeSite(site));
    }
    return index;
}

} // namespace tilescope::emulator
