#include "ui/timeline/state_strip.h"

#include "ui/parts/charts/warp_state.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

StateStrip::StateStrip(bool dark)
{
    for (std::size_t state = 0; state < stallReasonCount; ++state)
        m_colours[state] = colourOf(static_cast<StallReason>(state), dark).rgb();
}

/// `left` and `right` are pixels from the left edge.
void StateStrip::add(float left, float right, StallReason state)
{
    const auto width = static_cast<float>(m_columns.size());
    left = std::max(left, 0.0F);
    right = std::min(right, width);
    if (right <= left)
        return;
    const auto index = static_cast<std::size_t>(state);
    const auto addTo = [index](auto& column, float share) {
        column[index] += share;
        column[total] += share;
    };
    const auto first = static_cast<std::size_t>(left), last = static_cast<std::size_t>(right);
    if (first == last) {
        addTo(m_columns[first], right - left);
        return;
    }
    addTo(m_columns[first], static_cast<float>(first + 1) - left);
    for (std::size_t column = first + 1; column < last; ++column)
        addTo(m_columns[column], 1);
    if (last < m_columns.size())
        addTo(m_columns[last], right - static_cast<float>(last));
}

void StateStrip::addEvents(const WarpLife& warp, const TimeScale& scale)
{
    const auto begin = static_cast<float>(scale.first()), end = begin + static_cast<float>(scale.shown());
    const auto each = static_cast<float>(scale.pixelsOfEvent()), width = static_cast<float>(m_columns.size());
    const auto pixel = [begin, each](float cycle) { return (cycle - begin) * each; };
    const auto endOf = [](const IssueEvent& one) { return one.issue + 1; };
    auto event = std::ranges::lower_bound(warp.events, begin, {}, endOf);
    float free = event == warp.events.begin() ? 0 : endOf(*(event - 1)); // until then the one before is issued
    for (; event != warp.events.end() && event->begin < end; ++event) {
        const float from = pixel(std::max(event->begin, free)), ready = pixel(std::max(event->ready, free));
        const float issue = pixel(event->issue);
        free = endOf(*event);
        const float stop = pixel(free);
        if (from >= 0 && stop < width && static_cast<int>(from) == static_cast<int>(stop)) { // as most, zoomed out
            auto& column = m_columns[static_cast<std::size_t>(from)];
            column[static_cast<std::size_t>(event->reason)] += std::max(0.0F, ready - from);
            column[static_cast<std::size_t>(event->second)] += std::max(0.0F, issue - ready);
            column[static_cast<std::size_t>(StallReason::Selected)] += stop - issue;
            column[total] += stop - from;
            continue;
        }
        add(from, ready, event->reason);
        add(ready, issue, event->second);
        add(issue, stop, StallReason::Selected);
    }
}

void StateStrip::draw(QImage& image, const QRect& place, const WarpLife& warp, const TimeScale& scale)
{
    const QRect rect = place & image.rect();
    if (rect.isEmpty())
        return;
    m_columns.assign(static_cast<std::size_t>(place.width()), {});
    addEvents(warp, scale);
    const qsizetype stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    QRgb* const pixels = reinterpret_cast<QRgb*>(image.bits());
    for (int x = rect.left(); x <= rect.right(); ++x) {
        const auto& column = m_columns[static_cast<std::size_t>(x - place.left())];
        const float sum = column[total];
        if (sum <= 0)
            continue;
        const float step = sum / static_cast<float>(place.height());
        std::size_t state = 0;
        float reached = column[0], share = step / 2;
        for (int y = place.bottom(); y >= rect.top(); --y, share += step) { // from the foot
            while (share > reached && state + 1 < stallReasonCount)
                reached += column[++state];
            if (y <= rect.bottom())
                pixels[y * stride + x] = m_colours[state];
        }
    }
}

} // namespace tilescope
