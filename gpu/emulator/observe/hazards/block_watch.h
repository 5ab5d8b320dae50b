#pragma once

#include "gpu/emulator/observe/hazards/block_order.h"
#include "gpu/emulator/observe/hazards/buffer_shadow.h"
#include "gpu/emulator/observe/hazards/global_shadow.h"
#include "gpu/emulator/observe/hazards/lane_meetings.h"
#include "gpu/emulator/observe/hazards/local_shadow.h"
#include "gpu/emulator/observe/hazards/output_map.h"
#include "gpu/emulator/observe/hazards/shared_shadow.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilescope::emulator
{

/// Observes one worker's blocks, one after the other.
class BlockWatch : public Observer
{
public:
    /// `global`: null if blocks are not checked against each other; `output`: null if its values are not checked.
    BlockWatch(const LaunchSetup& setup, const StoreTargets& targets, GlobalShadow* global, OutputMap* output);

    void onBlockBegin(std::uint64_t block) override;
    void onBlockEnd() override
    {
        m_meetings.end();
        m_shared.end(m_block);
    }
    void onTurn(std::uint32_t warp) override { m_warp = warp; }
    void onAccess(const AccessEvent& event) override;
    void onJoinedAccess(const JoinedAccessEvent& event) override;
    void onCopyBegin(const CopyEvent& event) override;
    void onCopyLanding(const AccessEvent& store) override;
    void onBranch(const BranchEvent& event) override;
    void onExit(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onBarrier(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onBarrierRelease(std::uint32_t warps) override;
    void onWarpSync(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onLaneMeeting(const LaneMeeting& meeting) override { m_meetings.meet(meeting); }
    void onZeroDivisor(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask) override
    {
        m_meetings.goOn(m_warp, site, count, mask);
    }

    const HazardTable& found() const { return m_found; }

private:
    /// Threads that have returned in this block, one per return site.
    struct Return {
        std::uint32_t site, thread;
        bool told;
    };
    void route(const AccessEvent& event, std::uint64_t region);
    bool watches(std::uint64_t region) const
    {
        return m_buffers.watches(region) || (m_global && m_global->watches(region)) ||
               (m_output && m_output->watches(region));
    }
    std::uint32_t lastBranch(std::uint32_t warp, unsigned lane) const;
    std::uint32_t barrierId(std::uint32_t site) const;

    static constexpr std::uint32_t noSite = 0xFFFF'FFFF;

    const ptx::Kernel& m_kernel;
    GlobalShadow* m_global;
    OutputMap* m_output;
    HazardTable m_found;
    BlockOrder m_order;
    SharedShadow m_shared;
    LocalShadow m_local;
    BufferShadow m_buffers;
    LaneMeetings m_meetings;
    std::uint32_t m_warp = 0; ///< whose events follow
    std::uint64_t m_block = 0;
    std::vector<Return> m_returns;
    std::array<std::uint32_t, laneCount> m_lastBarrier{};
    /// Per warp: the last branch that all of `mask` took the same way, and for each lane the last divergent branch.
    struct Branches {
        std::uint32_t site, mask, time;
        std::array<std::uint32_t, laneCount> partedAt, partedTime;
    };
    std::vector<Branches> m_branches;
    std::uint32_t m_time = 0;
};

} // namespace tilescope::emulator
