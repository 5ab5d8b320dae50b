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
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t firstRegion = 0x110; // below lies what the sanitizer keeps for itself
#else
/// As of a plan's buffers, so that a launch can be repeated with the same addresses.
constexpr std::size_t firstRegion = emulator::FirstFreeRegion;
#endif
constexpr std::size_t page = 4096;

std::uint64_t indexOf(const void* address)
{
    return reinterpret_cast<std::uintptr_t>(address) >> emulator::regionShift;
}

std::byte* addressOf(std::uint64_t index) { return reinterpret_cast<std::byte*>(index << emulator::regionShift); }

/// Mapped for a region: a page before it and regionPadding after it too.
std::size_t roomOf(std::size_t bytes) { return page + (bytes + emulator::regionPadding + page - 1) / page * page; }

} // namespace

AddressSpace::AddressSpace() : m_regions(firstRegion), m_next(firstRegion) {}

std::byte* AddressSpace::allocate(std::size_t bytes, Reach reach)
{
    // A region is used again as late as possible, so that a pointer to freed memory stays one. Each launch looks at all
    // regions, so there are not many more than are used.
    constexpr std::size_t few = firstRegion + 1024;
    if (m_next >= m_regions.size() && m_regions.size() >= few)
        m_next = firstRegion;
    const auto isFree = [](const Region& region) { return !region.host; };
    const auto free = std::find_if(m_regions.begin() + static_cast<std::ptrdiff_t>(m_next), m_regions.end(), isFree);
    const auto index = static_cast<std::size_t>(free - m_regions.begin());
    std::byte* const made = allocateAt(index, bytes, reach);
    if (made)
        m_next = index + 1;
    return made;
}

std::byte* AddressSpace::allocateLast(std::size_t bytes)
{
    return allocateAt(m_regions.size(), bytes, Reach::Everyone);
}

std::byte* AddressSpace::allocateAt(std::size_t index, std::size_t bytes, Reach reach)
{
    if (index >= regionLimit || roomOf(bytes) + page > std::size_t{1} << emulator::regionShift)
        return nullptr;
    std::byte* const address = addressOf(index);
    constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    const bool forAll = reach == Reach::Everyone;
    void* const mapped = mmap(address - page, roomOf(bytes), forAll ? PROT_READ | PROT_WRITE : PROT_NONE,
                              flags | MAP_FIXED_NOREPLACE, -1, 0);
    if (mapped == MAP_FAILED)
        return nullptr;
    void* const memory = forAll ? mapped : mmap(nullptr, roomOf(bytes), PROT_READ | PROT_WRITE, flags, -1, 0);
    if (memory == MAP_FAILED) {
        munmap(mapped, roomOf(bytes));
        return nullptr;
    }
    if (index == m_regions.size())
        m_regions.emplace_back();
    m_regions[index] = {static_cast<std::byte*>(memory) + page, bytes};
    return address;
}

bool AddressSpace::free(const void* address)
{
    if (startOf(address) != address)
        return false;
    Region& region = m_regions[indexOf(address)];
    std::byte* const start = addressOf(indexOf(address));
    munmap(start - page, roomOf(region.bytes));
    if (region.host != start)
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
    const auto at = static_cast<std::size_t>(static_cast<const std::byte*>(address) - startOf(address));
    return at <= region->bytes && bytes <= region->bytes - at;
}

bool AddressSpace::isDeviceAddress(const void* address)
{
    return indexOf(address) >= firstRegion && indexOf(address) < regionLimit;
}

std::byte* AddressSpace::startOf(const void* address) const
{
    return regionOf(address) ? addressOf(indexOf(address)) : nullptr;
}

std::byte* AddressSpace::hostOf(const void* address) const
{
    auto* const bytes = static_cast<std::byte*>(const_cast<void*>(address));
    const Region* const region = regionOf(address);
    return region ? region->host + (bytes - addressOf(indexOf(address))) : bytes;
}

} // namespace tilescope
