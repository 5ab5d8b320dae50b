#pragma once

#include "gpu/emulator/observe/observer.h"

#include <array>
#include <cstdint>

namespace tilescope::emulator
{

/// Where the active lanes of an access with near addresses lie relative to the first one's.
struct LanePattern {
    alignas(32) std::array<std::uint32_t, 32> distance{}; ///< from the first active lane; of sleeping lanes 0
    alignas(32) std::array<std::uint32_t, 32> active{};   ///< all ones where the lane is active
    std::uint32_t mask = 0;

    static LanePattern of(const AccessEvent& event);
    /// The lanes of the access lie as in the pattern.
    bool fits(const AccessEvent& event) const;
};

/// Of the first active lane; the access has near addresses.
std::uint64_t firstAddress(const AccessEvent& event);

} // namespace tilescope::emulator
