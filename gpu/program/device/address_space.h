#pragma once

#include "gpu/emulator/execute/region.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilescope
{

/// Memory with one address in the program and in its kernels: each allocation is a region of the emulator, and the
/// program has the address that the region has for a kernel. So pointers may be anywhere, in structures too, managed
/// memory needs nothing else, and a kernel that leaves an allocation faults.
class AddressSpace
{
public:
    AddressSpace();

    /// Who may use an allocation by its address. At the address of one for kernels alone the program faults, as on a
    /// GPU; hostOf() finds its bytes.
    enum class Reach : std::uint8_t { Everyone, Kernels };

    /// The address of memory of zeros; null if there is no room. It keeps its region until it is freed.
    std::byte* allocate(std::size_t bytes, Reach reach = Reach::Everyone);
    /// The same in the region regions().size(), after all others.
    std::byte* allocateLast(std::size_t bytes);
    bool free(const void* address);

    /// Where the bytes at an address are: the address itself, unless the memory is for kernels alone.
    std::byte* hostOf(const void* address) const;

    /// Whether these bytes are in one allocation.
    bool contains(const void* address, std::size_t bytes) const;
    /// Whether kernels have an address of this kind, allocated or not.
    static bool isDeviceAddress(const void* address);
    /// The start of the allocation that contains the address; null if there is none.
    std::byte* startOf(const void* address) const;

    /// By index, as the emulator wants them.
    const std::vector<emulator::Region>& regions() const { return m_regions; }

private:
    std::byte* allocateAt(std::size_t index, std::size_t bytes, Reach reach);
    const emulator::Region* regionOf(const void* address) const;
    std::vector<emulator::Region> m_regions;
    std::size_t m_next; ///< where the search for a region begins
};

} // namespace tilescope
