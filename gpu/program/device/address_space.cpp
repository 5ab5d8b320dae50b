#include "gpu/program/device/address_space.h"

#include <algorithm>
#include <cstdint>
#include <sys/mman.h>

namespace tilescope
{
namespace
{

using emulator::Region;

/// The system places programs above this, and its libraries even higher.
constexpr std::uint64_t regionLimit = std::uint64_t{0x5500'0000'0000} >> emulator::regionShift;
/// Below lies what AddressSanitizer keeps for itself.
constexpr std::size_t firstRegion = 0x110;
static_assert(firstRegion >= emulator::FirstFreeRegion);
constexpr std::size_t page = 4096;

std::uint64_t indexOf(const void* address)
{
    return reinterpret_cast<std::uintptr_t>(address) >> emulator::regionShift;
}

/// Mapped for a region: a page before it and regionPadding after it too.
std::size_t roomOf(std::size_t bytes) { return page + (bytes + emulator::regionPadding + page - 1) / page * page; }

} // namespace

AddressSpace::AddressSpace() : m_regions(firstRegion) {}

std::byte* AddressSpace::allocate(std::size_t bytes)
{
    const auto free = std::find_if(m_regions.begin() + firstRegion, m_regions.end(),
                                   [](const Region& region) { return !region.host; });
    return allocateAt(static_cast<std::size_t>(free - m_regions.begin()), bytes);
}

std::byte* AddressSpace::allocateLast(std::size_t bytes) { return allocateAt(m_regions.size(), bytes); }

std::byte* AddressSpace::allocateAt(std::size_t index, std::size_t bytes)
{
    if (index >= regionLimit || roomOf(bytes) + page > std::size_t{1} << emulator::regionShift)
        return nullptr;
    auto* const wanted = reinterpret_cast<std::byte*>(std::uint64_t{index} << emulator::regionShift);
    void* const mapped = mmap(wanted - page, roomOf(bytes), PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (mapped == MAP_FAILED)
        return nullptr;
    if (index == m_regions.size())
        m_regions.emplace_back();
    m_regions[index] = {wanted, bytes};
    return wanted;
}

bool AddressSpace::free(const void* address)
{
    if (startOf(address) != address)
        return false;
    Region& region = m_regions[indexOf(address)];
    munmap(region.host - page, roomOf(region.bytes));
    region = {};
    return true;
}

const Region* AddressSpace::regionOf(const void* address) const
{
    const std::uint64_t index = indexOf(address);
    return index < m_regions.size() && m_regions[index].host ? &m_regions[index] : nullptr;
}

bool AddressSpace::contains(const void* address, std::size_t bytes) const
{
    const Region* region = regionOf(address);
    if (!region)
        return false;
    const auto at = static_cast<std::size_t>(static_cast<const std::byte*>(address) - region->host);
    return at <= region->bytes && bytes <= region->bytes - at;
}

bool AddressSpace::isDeviceAddress(const void* address)
{
    return indexOf(address) >= firstRegion && indexOf(address) < regionLimit;
}

std::byte* AddressSpace::startOf(const void* address) const
{
    const Region* region = regionOf(address);
    return region ? region->host : nullptr;
}

} // namespace tilescope
