#include "gpu/program/device/address_space.h"

#include <algorithm>
#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>

namespace tilescope
{
namespace
{

using emulator::Region;

/// The system places programs above this, and its libraries even higher.
constexpr std::uint64_t regionLimit = std::uint64_t{0x5500'0000'0000} >> emulator::regionShift;
#if defined(__has_feature) // clang
#define TILESCOPE_SHADOWED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TILESCOPE_SHADOWED 1
#else
#define TILESCOPE_SHADOWED 0
#endif
#if TILESCOPE_SHADOWED
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

std::byte* addressOf(std::uint64_t index)
{
    return reinterpret_cast<std::byte*>(index << emulator::regionShift); // NOLINT(performance-no-int-to-ptr)
}

/// Mapped for a region: a page before it and regionPadding after it too.
std::size_t roomOf(std::size_t bytes) { return page + (bytes + emulator::regionPadding + page - 1) / page * page; }

/// New memory there, or anywhere; null if there is no room.
std::byte* mapAt(std::byte* address, std::size_t bytes)
{
    void* const mapped = mmap(address, bytes, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | (address ? MAP_FIXED_NOREPLACE : 0), -1, 0);
    return mapped == MAP_FAILED ? nullptr : static_cast<std::byte*>(mapped);
}

/// The same memory there and somewhere else, which is returned; null if there is no room.
std::byte* mapTwice(std::byte* address, std::size_t bytes)
{
    const int file = memfd_create("memory", MFD_CLOEXEC);
    if (file < 0)
        return nullptr;
    constexpr int protection = PROT_READ | PROT_WRITE;
    void *seen = MAP_FAILED, *own = MAP_FAILED;
    if (ftruncate(file, static_cast<off_t>(bytes)) == 0)
        seen = mmap(address, bytes, protection, MAP_SHARED | MAP_FIXED_NOREPLACE, file, 0);
    if (seen != MAP_FAILED)
        own = mmap(nullptr, bytes, protection, MAP_SHARED, file, 0);
    if (seen != MAP_FAILED && own == MAP_FAILED)
        munmap(seen, bytes);
    close(file);
    return own == MAP_FAILED ? nullptr : static_cast<std::byte*>(own);
}

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
    const std::size_t room = roomOf(bytes);
    // Nothing is where memory for kernels alone would be: neither the system nor the program puts anything there.
    std::byte* const memory = reach == Reach::Guarded
                                  ? mapTwice(address - page, room)
                                  : mapAt(reach == Reach::Everyone ? address - page : nullptr, room);
    if (!memory)
        return nullptr;
    if (index == m_regions.size())
        m_regions.emplace_back();
    m_regions[index] = {memory + page, bytes};
    m_reach.resize(m_regions.size());
    m_reach[index] = reach;
    return address;
}

bool AddressSpace::free(const void* address)
{
    if (!address || startOf(address) != address)
        return false;
    Region& region = m_regions[indexOf(address)];
    std::byte* const start = addressOf(indexOf(address));
    if (m_reach[indexOf(address)] != Reach::Kernels)
        munmap(start - page, roomOf(region.bytes));
    if (region.host != start)
        munmap(region.host - page, roomOf(region.bytes));
    region = {};
    return true;
}

bool AddressSpace::replace(const void* start, std::size_t bytes)
{
    const std::uint64_t index = indexOf(start);
    return free(start) && allocateAt(index, bytes, Reach::Everyone);
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

bool AddressSpace::isForProgram(const void* address) const
{
    return regionOf(address) && m_reach[indexOf(address)] != Reach::Kernels;
}

void AddressSpace::guard(const void* start, Access access) const
{
    const Region* const region = regionOf(start);
    constexpr int protections[] = {PROT_NONE, PROT_READ, PROT_READ | PROT_WRITE};
    if (region && m_reach[indexOf(start)] == Reach::Guarded)
        mprotect(addressOf(indexOf(start)), (region->bytes + page - 1) / page * page,
                 protections[static_cast<std::size_t>(access)]);
}

} // namespace tilescope
