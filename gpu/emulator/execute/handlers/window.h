#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// The range of indices that a load or store with a launch-invariant base may use, computed once per launch
/// (OpKind::MakeWindow in the prologue): an index i is in bounds if i − low ≤ range, and its element is at host + (i −
/// low) × scale. Bounds checking is then one subtraction and one comparison of vectors, without a region lookup and a
/// reduction across lanes. `usable` is 0 if no index is in bounds, or if alignment must be checked each time.
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
