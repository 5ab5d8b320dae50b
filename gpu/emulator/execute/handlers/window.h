#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// What a load or store through a steady base may reach, worked out once a launch (OpKind::MakeWindow in the prologue):
/// an index i is in bounds when i − low ≤ range, and its element lies at host + (i − low) × scale. Bounds checking is
/// then one subtraction and one comparison of vectors, with no region to look up and nothing to fold across lanes.
/// `usable` is 0 when no index is in bounds, or alignment must be looked at each time.
struct Window {
    std::byte* host = nullptr;
    std::uint32_t low = 0, range = 0;
    std::uint64_t usable = 0;
    std::uint64_t unused = 0;
};

/// Op::flags of MakeWindow.
constexpr std::uint8_t windowOnShared = 1;
constexpr std::uint8_t windowSigned = 2; ///< indices are signed

static_assert(sizeof(Window) == 32);

} // namespace tilescope::emulator
