#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace tilescope::emulator
{

/// What malloc and free of kernels give and take: pieces of one region of memory. It lasts as long as a plan's memory,
/// so a later launch can use and free what an earlier one allocated. Each request takes the smallest free piece that is
/// large enough, the lowest of several: the same in every run, because a launch that allocates runs on one thread. Not
/// inline, because handlers call it and are compiled for more than one processor (handlers/lanes.h).
class DeviceHeap
{
public:
    static constexpr std::uint64_t usualBytes = 8U << 20; ///< CUDA's default, cudaLimitMallocHeapSize
    static constexpr std::uint64_t alignment = 16;

    explicit DeviceHeap(std::uint64_t address, std::uint64_t bytes = usualBytes);
    std::uint64_t address() const { return m_address; }
    bool isUsed() const { return !m_used.empty(); } ///< between launches

    /// The address of that many bytes; 0 if there are not so many.
    std::uint64_t allocate(std::uint64_t bytes);
    /// False if no piece that is in use begins at the address.
    bool release(std::uint64_t address);

private:
    void addFree(std::uint64_t address, std::uint64_t bytes);
    void removeFree(std::uint64_t address, std::uint64_t bytes);

    std::uint64_t m_address, m_bytes;
    std::mutex m_mutex;
    std::map<std::uint64_t, std::uint64_t> m_used, m_free;          ///< bytes by address
    std::set<std::pair<std::uint64_t, std::uint64_t>> m_freeBySize; ///< bytes and address
};

} // namespace tilescope::emulator
