#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// Memory as a kernel sees it: 64-bit generic addresses, of which the upper bits name a region and the lower ones a
/// byte in it. Regions are so far apart that a pointer gone wild leaves its own instead of reaching a neighbour's.
/// Addresses of the .shared and .local spaces are offsets from 0, as on the hardware; cvta adds their window.
constexpr unsigned regionShift = 36;

enum FixedRegion : std::uint64_t {
    NullRegion = 0,     ///< holds nothing: a null pointer's region
    SharedRegion = 1,   ///< generic window of shared memory
    LocalRegion = 2,    ///< generic window of local memory; each lane's own
    ConstantRegion = 3, ///< all __constant__ variables of the module
    FirstFreeRegion = 4 ///< then the module's __device__ variables, then the plan's buffers
};

struct Region {
    std::byte* host = nullptr;
    std::uint64_t bytes = 0;
};

/// Where a fault happened, or an access goes.
enum class Space : std::uint8_t {
    Mapped, ///< global, constant or generic: an address that names its region
    Shared,
    Local
};

/// Readable bytes past the end (and before the start) of each region's host memory, so that a gather may take 16 bytes
/// where fewer are asked for.
constexpr std::size_t regionPadding = 64;

} // namespace tilescope::emulator
