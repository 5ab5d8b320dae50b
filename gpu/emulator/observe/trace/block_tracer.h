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

/// Writes down what one block does. Values are read from memory when an access is told, just before it happens; what an
/// atomic leaves is read when its op is over, which the runner's turns must say (WarpTurns::byObserver): they end after
/// each event, so that warps go in step with one another.
class BlockTracer : public Observer
{
public:
    /// Makes the trace's site of an instruction.
    using MakeSite = std::function<TraceSite(std::uint32_t site)>;
    /// Told of the bytes that an access goes to before they are read: global addresses only.
    using Touch = std::function<void(std::uint64_t address, std::uint64_t bytes)>;

    BlockTracer(const LaunchSetup& setup, const TraceMemory& memory, const TraceWindow& window, MakeSite makeSite,
                Touch touch);

    /// Events, lanes, sites, their number and the state at the window's start; the rest is the caller's.
    BlockTrace take();

    void onTurn(std::uint32_t warp) override
    {
        m_warp = warp;
        m_told = false; // of a release, which is no turn's doing
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
    /// How far a warp is, in PTX instructions, and where it came to a barrier last.
    struct Progress {
        std::uint64_t blocks = 0;    ///< of the basic blocks that it has left
        std::uint64_t lastEvent = 0; ///< at its last event
        std::uint32_t barrierSite = 0;
        std::uint64_t arrival = 0; ///< number of its last barrier among the block's events
    };
    using Hosts = std::array<const std::byte*, laneCount>;
    /// An atomic whose op is not over.
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
    std::vector<std::uint32_t> m_siteIndex;    ///< by site; noSite where it has none yet
    std::vector<Progress> m_progress;          ///< by warp
    std::vector<TraceWarp> m_warps;            ///< up to the window's start
    SharedState m_shared;                      ///< likewise
    std::vector<TraceLanes> m_lanes;           ///< of the access at hand
    Hosts m_hosts{};                           ///< likewise
    std::vector<Pending> m_pending;
    std::uint64_t m_total = 0;
    std::uint32_t m_warp = 0;
    bool m_copies = false; ///< the access at hand is a side of an asynchronous copy
    bool m_told = false;   ///< something since the last op
};

} // namespace tilescope::emulator
