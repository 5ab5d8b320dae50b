#pragma once

#include "gpu/emulator/execute/region.h"

#include <cstddef>
#include <vector>

namespace tilescope
{

/// Memory that has the same address in the program and in its kernels: each allocation is a region of the emulator,
/// mapped at the address that the region has for a kernel. So pointers may be anywhere, in structures too, managed
/// memory needs nothing else, and a kernel that leaves an allocation faults.
class AddressSpace
{
public:
    AddressSpace();

    /// Memory of zeros; null if there is no room. It keeps its region until it is freed.
    std::byte* allocate(std::size_t bytes);
    /// The same in the region regions().size(), after all others.
    std::byte* allocateLast(std::size_t bytes);
    bool free(const void* address);

    /// Whether these bytes are in one allocation.
    bool contains(const void* address, std::size_t bytes) const;
    /// Whether kernels have an address of this kind, allocated or not.
    static bool isDeviceAddress(const void* address);
    /// The start of the allocation that contains the address; null if there is none.
    std::byte* startOf(const void* address) const;

    /// By index, as the emulator wants them.
    const std::vector<emulator::Region>& regions() const { return m_regions; }

private:
    std::byte* allocateAt(std::size_t index, std::size_t bytes);
    const emulator::Region* regionOf(const void* address) const;
    std::vector<emulator::Region> m_regions;
};

} // namespace tilescope
