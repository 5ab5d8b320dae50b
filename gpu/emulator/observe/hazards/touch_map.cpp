#include "gpu/emulator/observe/hazards/touch_map.h"

#include "gpu/emulator/observe/hazards/access_record.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

/// By element and then by lane, the order in which they are checked individually.
bool TouchMap::gather(const JoinedAccessEvent& event, unsigned shift, std::vector<Touch>& touches)
{
    const AccessEvent& access = event.first;
    const std::uint32_t first = access.near[std::countr_zero(access.mask)];
    const std::int64_t count = std::max<std::int64_t>(access.bytes >> shift, 1);
    constexpr std::int64_t tooFar = 1 << 30;
    for (std::uint32_t element = 0; element < event.count; ++element) {
        const std::uint32_t furtherOn = event.site(element) - access.site;
        for (std::uint32_t lanes = access.mask; lanes; lanes &= lanes - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
            const std::int64_t at =
                std::int64_t{access.near[lane]} - std::int64_t{first} + std::int64_t{element} * access.bytes;
            if ((at & ((1 << shift) - 1)) || at > tooFar || at < -tooFar)
                return false;
            for (std::int64_t g = 0; g < count; ++g)
                touches.push_back({(at >> shift) + g, AccessRecord{furtherOn}.byLane(lane).bits});
        }
    }
    return true;
}

void TouchMap::make(const JoinedAccessEvent& event, unsigned shift)
{
    std::vector<Touch> touches;
    if (!gather(event, shift, touches))
        return;
    std::stable_sort(touches.begin(), touches.end(),
                     [](const Touch& a, const Touch& b) { return a.granule < b.granule; });
    m_lowest = touches.front().granule;
    m_highest = touches.back().granule;
    std::int64_t last = m_lowest - 2;
    for (const Touch& touch : touches) {
        if (touch.granule == last) {
            Readers& readers = m_readers.back();
            if (readers.other == readers.first &&
                AccessRecord{touch.reader}.lane() != AccessRecord{readers.first}.lane())
                readers.other = touch.reader;
            continue;
        }
        if (touch.granule != last + 1)
            m_runs.push_back(
                {static_cast<std::int32_t>(touch.granule), 0, static_cast<std::uint32_t>(m_readers.size())});
        ++m_runs.back().count;
        m_readers.push_back({touch.reader, touch.reader});
        last = touch.granule;
    }
}

} // namespace tilescope::emulator
