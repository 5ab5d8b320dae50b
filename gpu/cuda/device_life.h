#pragma once

#include <atomic>

namespace tilescope
{

/// Whether the CUDA context that a backend and its pictures belong to still serves. They share one object: after a
/// sticky error nobody calls CUDA any more, not even to give something back; what was on the device goes with the
/// process. From any thread.
class DeviceLife
{
public:
    bool isLost() const { return m_isLost.load(); }
    void lose() { m_isLost.store(true); }

private:
    std::atomic<bool> m_isLost{false};
};

} // namespace tilescope
