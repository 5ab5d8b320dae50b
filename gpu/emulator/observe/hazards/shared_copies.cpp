#include "gpu/emulator/observe/hazards/shared_shadow.h"

#include <algorithm>
#include <bit>

// Asynchronous copies. Between its beginning and its landing a granule has no writer (so that no load passes it over as
// written in time) but a copy under way; then it is as if the thread that copies had stored at the wait.

namespace tilescope::emulator
{

void SharedShadow::copyBegins(const CopyEvent& event, std::uint64_t block)
{
    enter(0, block);
    ++m_event;
    m_underWay.resize(m_granules.size());
    const SharedRecord base = recordOf(event.store);
    const std::uint64_t count = std::max<std::uint64_t>(event.store.bytes >> m_shift, 1);
    for (std::uint32_t lanes = event.store.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(event.store, lane);
        if (first >= m_granules.size())
            continue;
        UnderWay copy{base.byLane(lane), event.load.mask >> lane & 1 ? event.load.address(lane) : 0, m_event};
        for (std::uint64_t g = 0; g < count; ++g) {
            beginAt(event.store, copy, first + g);
            copy.source += copy.source ? std::uint64_t{1} << m_shift : 0;
        }
    }
}

void SharedShadow::beginAt(const AccessEvent& store, UnderWay copy, std::uint64_t index)
{
    Granule& granule = m_granules[index];
    UnderWay& other = m_underWay[index];
    if (other.copy) {
        const HazardKind within = other.source == copy.source ? HazardKind::SameValue : HazardKind::Collision;
        add(other.event == copy.event ? within : HazardKind::Unwaited, other.copy, copy.copy, index);
    } else {
        ++m_flying;
        if (std::max(granule.write.epoch(), granule.read.epoch()) > m_order.settled())
            checkStore(store, copy.copy, index, 0);
    }
    other = copy;
    granule = {};
    m_quiet.clear(index);
}

void SharedShadow::copyLands(const AccessEvent& store, std::uint64_t block)
{
    enter(0, block);
    ++m_event;
    const SharedRecord base = recordOf(store);
    const std::uint64_t count = std::max<std::uint64_t>(store.bytes >> m_shift, 1);
    for (std::uint32_t lanes = store.mask; lanes; lanes &= lanes - 1) {
        const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
        const std::uint64_t first = firstGranule(store, lane);
        if (first >= m_granules.size())
            continue;
        for (unsigned g = 0; g < count; ++g) {
            m_granules[first + g] = {base.byLane(lane), {}, {}, 0, m_event};
            m_flying -= isUnderWay(first + g);
            m_underWay[first + g] = {};
            m_quiet.clear(first + g);
        }
    }
}

} // namespace tilescope::emulator
