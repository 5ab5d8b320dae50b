#pragma once

#include "gpu/emulator/observe/counters/access_counter.h"
#include "gpu/emulator/observe/counters/block_footprint.h"
#include "gpu/emulator/observe/counters/site_tally.h"
#include "gpu/emulator/observe/observer.h"

#include <bit>

namespace tilescope::emulator
{

/// Counts the events of one worker thread's blocks, by instruction. Indexed by site, without lookups.
class CounterObserver : public Observer
{
public:
    explicit CounterObserver(const ptx::Kernel& kernel) : m_tally(kernel.instructions.size()), m_access(kernel) {}

    /// Conflicts of subsequent blocks count `times` times, because each block represents that many.
    void standFor(std::uint64_t times) { m_times = times; }

    LaunchTally& tally() { return m_tally; }
    const LaunchTally& tally() const { return m_tally; }
    const ConflictLog& conflicts() const { return m_access.conflicts(); }

    void onBlockBegin(std::uint64_t block) override
    {
        m_access.conflicts().begin(block, m_times);
        m_loads.begin();
        m_stores.begin();
    }
    void onAccess(const AccessEvent& event) override
    {
        m_tally.sites[event.site].events += event.atomic;
        addSectors(event, event.bytes, m_access.count(event, m_tally));
    }
    void onJoinedAccess(const JoinedAccessEvent& event) override
    {
        addSectors(event.first, event.count * event.first.bytes, m_access.countJoined(event, m_tally));
    }
    void onCopyBegin(const CopyEvent& event) override
    {
        ++m_tally.sites[event.store.site].events;
        m_access.countCopy(event, m_tally);
        addSectors(event.load, event.load.bytes, event.load.mask);
    }
    void onCopyLanding(const AccessEvent&) override {}
    void onBranch(const BranchEvent& event) override
    {
        SiteTally& site = m_tally.sites[event.site];
        ++site.events;
        site.divergent += event.taken != 0 && event.taken != event.mask;
    }
    void onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask) override
    {
        ++m_tally.sites[site].warps;
        m_tally.sites[site].threads += static_cast<std::uint64_t>(std::popcount(mask));
        m_tally.blockLength[site] = count;
    }
    void onTexture(std::uint32_t site, std::uint32_t, std::uint32_t) override { ++m_tally.sites[site].events; }
    void onBarrier(std::uint32_t site, std::uint32_t, std::uint32_t) override { ++m_tally.sites[site].events; }

private:
    /// `bytes` from each lane of `lanes` on.
    void addSectors(const AccessEvent& event, std::uint32_t bytes, std::uint32_t lanes)
    {
        if (event.atomic || lanes == 0)
            return;
        if (event.store)
            m_tally.blockSectors.stored += m_stores.add(event, bytes, lanes);
        else
            m_tally.blockSectors.loaded += m_loads.add(event, bytes, lanes);
    }

    LaunchTally m_tally;
    AccessCounter m_access;
    BlockFootprint m_loads, m_stores;
    std::uint64_t m_times = 1;
};

} // namespace tilescope::emulator
