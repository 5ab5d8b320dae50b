#include "gpu/emulator/execute/device_heap.h"

#include <algorithm>
#include <iterator>

namespace tilescope::emulator
{

DeviceHeap::DeviceHeap(std::uint64_t address, std::uint64_t bytes) : m_address(address), m_bytes(bytes)
{
    addFree(address, bytes);
}

std::uint64_t DeviceHeap::allocate(std::uint64_t bytes)
{
    if (bytes > m_bytes)
        return 0;
    const std::uint64_t taken = std::max((bytes + alignment - 1) / alignment, std::uint64_t{1}) * alignment;
    const std::lock_guard lock(m_mutex);
    const auto found = m_freeBySize.lower_bound({taken, 0});
    if (found == m_freeBySize.end())
        return 0;
    const auto [room, address] = *found;
    removeFree(address, room);
    if (room > taken)
        addFree(address + taken, room - taken);
    m_used.emplace(address, taken);
    return address;
}

bool DeviceHeap::release(std::uint64_t address)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_used.find(address);
    if (found == m_used.end())
        return false;
    std::uint64_t from = address, bytes = found->second;
    m_used.erase(found);
    const auto after = m_free.find(address + bytes);
    if (after != m_free.end()) {
        bytes += after->second;
        removeFree(after->first, after->second);
    }
    const auto next = m_free.lower_bound(address);
    if (next != m_free.begin())
        if (const auto before = std::prev(next); before->first + before->second == address) {
            from = before->first;
            bytes += before->second;
            removeFree(before->first, before->second);
        }
    addFree(from, bytes);
    return true;
}

void DeviceHeap::addFree(std::uint64_t address, std::uint64_t bytes)
{
    m_free.emplace(address, bytes);
    m_freeBySize.emplace(bytes, address);
}

void DeviceHeap::removeFree(std::uint64_t address, std::uint64_t bytes)
{
    m_free.erase(address);
    m_freeBySize.erase({bytes, address});
}

} // namespace tilescope::emulator
