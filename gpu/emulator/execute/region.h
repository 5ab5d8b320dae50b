#pragma once

#include <cstddef>
#include <cstdint>

namespace tilescope::emulator
{

/// Memory as a kernel sees it: 64-bit generic addresses, whose upper bits select a region and whose lower bits select a
/// byte in it. Regions are so far apart that an invalid pointer leaves its own region without reaching another one.
/// Addresses of the .shared and .local spaces are offsets from 0, as on the hardware; cvta adds their window.
constexpr unsigned regionShift = 36;

enum FixedRegion : std::uint64_t {
    NullRegion = 0,      ///< empty: the region of a null pointer
    SharedRegion = 1,    ///< generic window of shared memory
    LocalRegion = 2,     ///< generic window of local memory; separate for each lane
    ConstantRegion = 3,  ///< all __constant__ variables of the module
    ParameterRegion = 4, ///< generic window of the launch's parameters, if the kernel takes the address of one
    FirstFreeRegion = 5  ///< the plan's buffers, then the modules' __device__ variables and the heap of malloc
};

struct Region {
    std::byte* host = nullptr;
    std::uint64_t bytes = 0;
};

/// The space of an access or a fault.
enum class Space : std::uint8_t {
    Mapped, ///< global, constant or generic: an address that contains its region
    Shared,
    Local
};

/// Readable bytes beyond the end (and before the start) of each region's host memory, so that a gather may read 16
/// bytes where fewer are needed.
constexpr std::size_t regionPadding = 64;

} // namespace tilescope::emulator
