#pragma once

#include "gpu/emulator/observe/observer.h"
#include "gpu/emulator/observe/trace/access_picture.h"
#include "gpu/emulator/observe/trace/trace_memory.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace tilescope::emulator
{

/// Records the events of one block. Values are read from memory when an access is reported, just before it happens; the
/// result of an atomic is read at the end of its op, when the runner's turn ends (WarpTurns::byObserver): turns end
/// after each event, so that the warps advance alternately.
class BlockTracer : public Observer
{
public:
    /// Creates the trace's entry for an instruction.
    using MakeSite = std::function<TraceSite(std::uint32_t site)>;
    /// Called with the bytes of an access before they are read; for global addresses only.
    using Touch = std::function<void(std::uint64_t address, std::uint64_t bytes)>;

    BlockTracer(const LaunchSetup& setup, const TraceMemory& memory, const TraceWindow& window, MakeSite makeSite,
                Touch touch);

    /// Events, lanes, sites, their number and the state at the window's start; the caller adds the rest.
    BlockTrace take();

    void onTurn(std::uint32_t warp) override
    {
        m_warp = warp;
        m_told = false; // a release does not belong to a turn
    }
    bool endsTurn() override;
    void onAccess(const AccessEvent& event) override;
    void onJoinedAccess(const JoinedAccessEvent& event) override;
    void onCopyBegin(const CopyEvent& event) override;
    void onCopyLanding(const AccessEvent& store) override;
    void onBranch(const BranchEvent& event) override;
    void onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask) override;
    void onTexture(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onExit(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onBarrier(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onBarrierRelease(std::uint32_t warps) override;
    void onWarpSync(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;

private:
    using Kind = TraceEvent::Kind;
    /// The progress of a warp, in PTX instructions, and its last barrier.
    struct Progress {
        std::uint64_t blocks = 0;    ///< in the basic blocks that it has completed
        std::uint64_t lastEvent = 0; ///< at its last event
        std::uint32_t barrierSite = 0;
        std::uint64_t arrival = 0; ///< index of its last barrier among the block's events
    };
    using Hosts = std::array<const std::byte*, laneCount>;
    /// An atomic whose op has not ended.
    struct Pending {
        bool kept = false, before = false; ///< its event is in the window, or before it
        TraceEvent event;
        std::array<TraceLanes, 2> lanes;
        Hosts hosts{};
    };

    std::uint32_t recordRegion(const AccessEvent& event, std::uint32_t lanes);
    void fillLane(const AccessEvent& event, unsigned lane, const TraceMemory::Place& place);
    void recordAccess(const TraceEvent& event, std::uint32_t site);
    void recordPlain(Kind kind, std::uint32_t site, std::uint32_t warp, std::uint32_t mask);
    void record(TraceEvent event, std::uint32_t site, std::uint64_t position);
    void finishAtomics();
    void enterWindow();
    std::uint64_t positionOf(std::uint32_t warp, std::uint32_t site) const;
    std::uint32_t siteIndex(std::uint32_t site);
    bool inWindow() const { return m_total >= m_window.first && m_total - m_window.first < m_window.count; }

    const LaunchSetup& m_setup;
    const TraceMemory& m_memory;
    TraceWindow m_window;
    MakeSite m_makeSite;
    Touch m_touch;
    BlockTrace m_trace;
    std::vector<std::uint32_t> m_firstOfBlock; ///< by site: the first instruction of its basic block
    std::vector<std::uint32_t> m_siteIndex;    ///< by site; noSite if it has no entry yet
    std::vector<Progress> m_progress;          ///< by warp
    std::vector<TraceWarp> m_warps;            ///< up to the window's start
    SharedState m_shared;                      ///< up to the window's start
    std::vector<TraceLanes> m_lanes;           ///< of the current access
    Hosts m_hosts{};                           ///< of the current access
    std::vector<Pending> m_pending;
    std::uint64_t m_total = 0;
    std::uint32_t m_warp = 0;
    bool m_copies = false; ///< the current access is one side of an asynchronous copy
    bool m_told = false;   ///< an event was reported since the last op
};

} // namespace tilescope::emulator
