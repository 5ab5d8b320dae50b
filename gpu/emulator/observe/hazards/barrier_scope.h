#pragma once

#include "gpu/emulator/execute/launch_setup.h"

#include <cstdint>

namespace tilescope::emulator
{

/// Why threads that have ended did not come to a barrier. The control flow is the same for both, so the text decides.
enum class BarrierScope : std::uint8_t {
    AfterReturn, ///< they have returned before it; also if the text is not known
    InBranch     ///< it is within a branch or a loop that they did not take
};

/// `left`: the branch by which the threads went to the kernel's end; `barrier`: where the others wait.
BarrierScope scopeOfBarrier(const LaunchSetup& setup, std::uint32_t left, std::uint32_t barrier);

} // namespace tilescope::emulator
