#include "gpu/emulator/hazards/touch_map.h"

#include <algorithm>
#include <bit>

namespace tilescope::emulator
{

/// By element and then by lane, the order in which they are looked at one by one.
bool TouchMap::gather(const AccessEvent& event, std::uint32_t elements, unsigned shift,
                      std::vector<Touch>& touches) const
{
    const std::uint32_t first = event.near[std::countr_zero(event.mask)];
    const std::int64_t count = std::max<std::int64_t>(event.bytes >> shift, 1);
    constexpr std::int64_t tooFar = 1 << 30;
    for (std::uint32_t element = 0; element < elements; ++element)
        for (std::uint32_t lanes = event.mask; lanes; lanes &= lanes - 1) {
            const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
            const std::int64_t at =
                std::int64_t{event.near[lane]} - std::int64_t{first} + std::int64_t{element} * event.bytes;
            if ((at & ((1 << shift) - 1)) || at > tooFar || at < -tooFar)
                return false;
            for (std::int64_t g = 0; g < count; ++g)
                touches.push_back(
                    {(at >> shift) + g, static_cast<std::uint8_t>(lane), static_cast<std::uint8_t>(element)});
        }
    return true;
}

void TouchMap::make(const AccessEvent& event, std::uint32_t elements, unsigned shift)
{
    std::vector<Touch> touches;
    if (!gather(event, elements, shift, touches))
        return;
    std::stable_sort(touches.begin(), touches.end(),
                     [](const Touch& a, const Touch& b) { return a.granule < b.granule; });
    m_lowest = touches.front().granule;
    m_highest = touches.back().granule;
    std::int64_t last = m_lowest - 2;
    for (const Touch& touch : touches) {
        if (touch.granule == last) {
            Readers& readers = m_readers.back();
            if (readers.otherLane == readers.lane && touch.lane != readers.lane) {
                readers.otherLane = touch.lane;
                readers.otherElement = touch.element;
            }
            continue;
        }
        if (touch.granule != last + 1)
            m_runs.push_back(
                {static_cast<std::int32_t>(touch.granule), 0, static_cast<std::uint32_t>(m_readers.size())});
        ++m_runs.back().count;
        m_readers.push_back({touch.lane, touch.element, touch.lane, touch.element});
        last = touch.granule;
    }
}

} // namespace tilescope::emulator
