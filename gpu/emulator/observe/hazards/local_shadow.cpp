#include "gpu/emulator/observe/hazards/local_shadow.h"

#include "gpu/emulator/program/op.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tilescope::emulator
{

LocalShadow::LocalShadow(std::size_t localBytes, std::uint64_t threads, HazardTable& found)
    : m_bytes(localBytes), m_written(localBytes * ((threads + laneCount - 1) / laneCount * laneCount)), m_found(found)
{
}

void LocalShadow::begin()
{
    if (m_touched)
        std::fill(m_written.begin(), m_written.end(), std::uint8_t{0});
    m_touched = false;
}

void LocalShadow::access(const AccessEvent& event, std::uint64_t window, std::uint64_t block)
{
    m_touched = true;
    for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t at = event.address(lane) - window;
        if (at >= m_bytes || event.bytes > m_bytes - at)
            continue;
        const std::uint32_t thread = event.warp * static_cast<std::uint32_t>(laneCount) + lane;
        std::uint8_t* const written = m_written.data() + thread * m_bytes + at;
        if (!event.store || event.atomic) {
            const void* const missing = std::memchr(written, 0, event.bytes);
            if (missing) {
                Hazard hazard;
                hazard.kind = HazardKind::Uninitialised;
                hazard.one = hazard.other = {block, thread, event.site};
                hazard.space = Space::Local;
                hazard.address = at + static_cast<std::uint64_t>(static_cast<const std::uint8_t*>(missing) - written);
                m_found.add(hazard);
            }
        }
        if (event.store)
            std::memset(written, 1, event.bytes);
    }
}

} // namespace tilescope::emulator
