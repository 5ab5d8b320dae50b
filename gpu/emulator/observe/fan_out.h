#pragma once

#include "gpu/emulator/observe/observer.h"

#include <utility>
#include <vector>

namespace tilescope::emulator
{

/// Forwards all events to several observers, in their order.
class FanOut : public Observer
{
public:
    explicit FanOut(std::vector<Observer*> observers) : m_observers(std::move(observers)) {}

    void onBlockBegin(std::uint64_t block) override;
    void onBlockEnd() override;
    void onTurn(std::uint32_t warp) override;
    bool endsTurn() override; ///< asks all of them; true if any returns true
    void onAccess(const AccessEvent& event) override;
    void onJoinedAccess(const JoinedAccessEvent& event) override;
    void onCopyBegin(const CopyEvent& event) override;
    void onCopyLanding(const AccessEvent& store) override;
    void onBranch(const BranchEvent& event) override;
    void onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask) override;
    void onTexture(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    bool wantsTexels() const override; ///< true if any returns true
    void onTexel(const TexelEvent& event) override;
    void onExit(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onBarrier(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onBarrierRelease(std::uint32_t warps) override;
    void onWarpSync(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onLaneMeeting(const LaneMeeting& meeting) override;
    void onZeroDivisor(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;
    void onCalledFunction(std::uint32_t site, std::uint32_t warp, std::uint32_t mask) override;

private:
    std::vector<Observer*> m_observers;
};

} // namespace tilescope::emulator
