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
    /// GPU; hostOf() finds its bytes. One that is guarded is for everyone, unless guard() forbids it to the program.
    enum class Reach : std::uint8_t { Everyone, Guarded, Kernels };

    /// The address of memory of zeros; null if there is no room. It keeps its region until it is freed.
    std::byte* allocate(std::size_t bytes, Reach reach = Reach::Everyone);
    /// The same in the region regions().size(), after all others.
    std::byte* allocateLast(std::size_t bytes);
    bool free(const void* address);
    /// Other memory of zeros in the place of an allocation. False if there is no room; then it is freed.
    bool replace(const void* start, std::size_t bytes);

    /// Where the bytes at an address are: the address itself, unless the memory is guarded or for kernels alone.
    std::byte* hostOf(const void* address) const;
    /// Whether the program may use it by its address; false if there is no allocation.
    bool isForProgram(const void* address) const;

    enum class Access : std::uint8_t { None, Read, All };
    /// What the program may do, from now on, with the guarded allocation that begins at `start`.
    void guard(const void* start, Access access) const;

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
    std::vector<Reach> m_reach; ///< of each region
    std::size_t m_next;         ///< where the search for a region begins
};

} // namespace tilescope
