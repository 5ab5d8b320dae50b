#include "gpu/emulator/observe/fan_out.h"

#include <algorithm>

namespace tilescope::emulator
{

void FanOut::onBlockBegin(std::uint64_t block)
{
    for (Observer* observer : m_observers)
        observer->onBlockBegin(block);
}

void FanOut::onBlockEnd()
{
    for (Observer* observer : m_observers)
        observer->onBlockEnd();
}

void FanOut::onTurn(std::uint32_t warp)
{
    for (Observer* observer : m_observers)
        observer->onTurn(warp);
}

bool FanOut::endsTurn()
{
    bool ends = false;
    for (Observer* observer : m_observers)
        ends = observer->endsTurn() || ends;
    return ends;
}

void FanOut::onAccess(const AccessEvent& event)
{
    for (Observer* observer : m_observers)
        observer->onAccess(event);
}

void FanOut::onJoinedAccess(const JoinedAccessEvent& event)
{
    for (Observer* observer : m_observers)
        observer->onJoinedAccess(event);
}

void FanOut::onCopyBegin(const CopyEvent& event)
{
    for (Observer* observer : m_observers)
        observer->onCopyBegin(event);
}

void FanOut::onCopyLanding(const AccessEvent& store)
{
    for (Observer* observer : m_observers)
        observer->onCopyLanding(store);
}

void FanOut::onBranch(const BranchEvent& event)
{
    for (Observer* observer : m_observers)
        observer->onBranch(event);
}

void FanOut::onInstructions(std::uint32_t site, std::uint32_t count, std::uint32_t mask)
{
    for (Observer* observer : m_observers)
        observer->onInstructions(site, count, mask);
}

void FanOut::onTexture(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    for (Observer* observer : m_observers)
        observer->onTexture(site, warp, mask);
}

bool FanOut::wantsTexels() const
{
    return std::any_of(m_observers.begin(), m_observers.end(), [](const Observer* o) { return o->wantsTexels(); });
}

void FanOut::onTexel(const TexelEvent& event)
{
    for (Observer* observer : m_observers)
        if (observer->wantsTexels())
            observer->onTexel(event);
}

void FanOut::onExit(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    for (Observer* observer : m_observers)
        observer->onExit(site, warp, mask);
}

void FanOut::onBarrier(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    for (Observer* observer : m_observers)
        observer->onBarrier(site, warp, mask);
}

void FanOut::onBarrierRelease(std::uint32_t warps)
{
    for (Observer* observer : m_observers)
        observer->onBarrierRelease(warps);
}

void FanOut::onWarpSync(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    for (Observer* observer : m_observers)
        observer->onWarpSync(site, warp, mask);
}

void FanOut::onLaneMeeting(const LaneMeeting& meeting)
{
    for (Observer* observer : m_observers)
        observer->onLaneMeeting(meeting);
}

void FanOut::onZeroDivisor(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    for (Observer* observer : m_observers)
        observer->onZeroDivisor(site, warp, mask);
}

void FanOut::onCalledFunction(std::uint32_t site, std::uint32_t warp, std::uint32_t mask)
{
    for (Observer* observer : m_observers)
        observer->onCalledFunction(site, warp, mask);
}

} // namespace tilescope::emulator
