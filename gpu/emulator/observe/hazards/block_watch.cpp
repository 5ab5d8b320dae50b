#include "gpu/emulator/observe/hazards/block_watch.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

BlockWatch::BlockWatch(const LaunchSetup& setup, const StoreTargets& targets, GlobalShadow* global, OutputMap* output)
    : m_kernel(*setup.program->kernel), m_global(global), m_output(output), m_order(setup.warps, setup.threads),
      m_shared({hasMbarriers(m_kernel) ? 0 : setup.sharedBytes, sharedGranule(m_kernel), m_kernel.instructions.size()},
               m_order, m_found),
      m_local(m_kernel.localBytes, setup.threads, m_found), m_buffers(setup, targets, m_order, m_found),
      m_meetings(m_kernel, setup.warps, m_found), m_branches(setup.warps)
{
}

void BlockWatch::onBlockBegin(std::uint64_t block)
{
    m_block = block;
    m_order.begin();
    m_shared.begin();
    m_local.begin();
    m_buffers.begin(block);
    m_meetings.begin(block);
    m_returns.clear();
    m_time = 0;
    for (Branches& branches : m_branches) {
        branches.site = noSite;
        branches.partedTime.fill(0);
    }
    m_lastBarrier.fill(noSite);
}

void BlockWatch::onAccess(const AccessEvent& event)
{
    if (event.space == Space::Shared) {
        m_shared.access(event, 0, m_block);
    } else if (event.space == Space::Local) {
        m_local.access(event, 0, m_block);
    } else if (!event.far) { // lanes within 4 GB are in one region, or fault
        route(event, event.address(static_cast<unsigned>(std::countr_zero(event.mask))) >> regionShift);
    } else {
        for (std::uint32_t rest = event.mask; rest;) {
            const std::uint64_t region = event.far[std::countr_zero(rest)] >> regionShift;
            AccessEvent part = event;
            part.mask = 0;
            for (std::uint32_t lanes = rest; lanes; lanes &= lanes - 1)
                if (event.far[std::countr_zero(lanes)] >> regionShift == region)
                    part.mask |= lanes & (~lanes + 1);
            route(part, region);
            rest &= ~part.mask;
        }
    }
}

/// Never far: all elements are in one region.
void BlockWatch::onJoinedAccess(const JoinedAccessEvent& event)
{
    constexpr std::uint64_t window = std::uint64_t{SharedRegion} << regionShift;
    const AccessEvent& first = event.first;
    const std::uint64_t region = firstAddress(first) >> regionShift;
    if (first.space == Space::Shared)
        m_shared.accessJoined(event, 0, m_block);
    else if (first.space == Space::Mapped && region == SharedRegion)
        m_shared.accessJoined(event, window, m_block);
    else if (first.space == Space::Local || region == LocalRegion || watches(region))
        Observer::onJoinedAccess(event);
}

void BlockWatch::onCopyBegin(const CopyEvent& event)
{
    if (event.load.mask)
        onAccess(event.load);
    m_shared.copyBegins(event, m_block);
}

void BlockWatch::onCopyLanding(const AccessEvent& store) { m_shared.copyLands(store, m_block); }

void BlockWatch::route(const AccessEvent& event, std::uint64_t region)
{
    if (region == SharedRegion)
        m_shared.access(event, static_cast<std::uint64_t>(SharedRegion) << regionShift, m_block);
    else if (region == LocalRegion)
        m_local.access(event, static_cast<std::uint64_t>(LocalRegion) << regionShift, m_block);
    if (m_buffers.watches(region))
        m_buffers.access(event, region);
    if (m_global && m_global->watches(region))
        m_global->access(event, region, m_block);
    if (m_output && m_output->watches(region))
        m_output->access(event);
}

void BlockWatch::onBranch(const BranchEvent& event)
{
    Branches& branches = m_branches[event.warp];
    ++m_time;
    if (event.taken == 0 || event.taken == event.mask) {
        branches.site = event.site;
        branches.mask = event.mask;
        branches.time = m_time;
        return;
    }
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
        branches.partedAt[lane] = event.site;
        branches.partedTime[lane] = m_time;
    }
}

/// The last branch in which a lane took part.
std::uint32_t BlockWatch::lastBranch(std::uint32_t warp, unsigned lane) const
{
    const Branches& branches = m_branches[warp];
    const std::uint32_t parted = branches.partedTime[lane];
    if (branches.site != noSite && branches.mask >> lane & 1 && branches.time > parted)
        return branches.site;
    return parted ? branches.partedAt[lane] : noSite;
}

void BlockWatch::onExit(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    m_order.exit(warp, mask);
    m_meetings.exit(warp, mask);
    // Compilers merge all returns into one `ret`: the branch that led there has the line of the `if`.
    const auto lane = static_cast<unsigned>(std::countr_zero(mask));
    const std::uint32_t branch = lastBranch(warp, lane), place = branch == noSite ? site : branch;
    constexpr std::size_t enough = 8;
    const bool known =
        std::any_of(m_returns.begin(), m_returns.end(), [&](const Return& r) { return r.site == place && !r.told; });
    if (!known && m_returns.size() < enough)
        m_returns.push_back({place, warp * laneCount + lane, false});
}

std::uint32_t BlockWatch::barrierId(std::uint32_t site) const
{
    if (site >= m_kernel.instructions.size())
        return 0;
    const auto& sources = m_kernel.instructions[site].sources;
    return sources.empty() || sources[0].kind != ptx::Operand::Kind::Immediate
               ? 0
               : static_cast<std::uint32_t>(sources[0].bits & 15);
}

void BlockWatch::onBarrier(std::uint32_t site, std::uint32_t warp, std::uint32_t /*mask*/)
{
    m_lastBarrier[warp] = site;
    if (site < m_kernel.instructions.size() && m_kernel.instructions[site].arrive)
        m_order.arrive(warp, barrierId(site));
}

void BlockWatch::onBarrierRelease(std::uint32_t warps)
{
    if (warps == 0)
        return;
    const auto first = static_cast<std::uint32_t>(std::countr_zero(warps));
    const std::uint32_t site = m_lastBarrier[first];
    m_order.release(warps, barrierId(site));
    if (m_returns.empty() || site >= m_kernel.instructions.size())
        return;
    const ptx::Instruction& barrier = m_kernel.instructions[site];
    const bool counted = barrier.sources.size() > (barrier.opcode == ptx::Opcode::BarRed ? 2U : 1U);
    if (counted) // it waits for that many threads, and they have arrived
        return;
    for (Return& gone : m_returns) {
        if (gone.told)
            continue;
        gone.told = true;
        Hazard hazard;
        hazard.kind = HazardKind::EarlyReturn;
        hazard.one = {m_block, gone.thread, gone.site};
        hazard.other = {m_block, first * laneCount, site};
        m_found.add(hazard);
    }
}

void BlockWatch::onWarpSync(std::uint32_t /*site*/, std::uint32_t warp, std::uint32_t mask)
{
    m_order.syncLanes(warp, mask);
}

void BlockWatch::onZeroDivisor(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    Hazard hazard;
    hazard.kind = HazardKind::ZeroDivisor;
    hazard.one = hazard.other = {m_block, warp * laneCount + static_cast<std::uint32_t>(std::countr_zero(mask)), site};
    hazard.count = static_cast<std::uint64_t>(std::popcount(mask));
    m_found.add(hazard);
}

} // namespace tilescope::emulator
