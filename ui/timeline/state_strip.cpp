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

void StateStrip::add(double from, double to, StallReason state, const TimeScale& scale, int width)
{
    const double left = std::max(0.0, scale.toPixel(from)), right = std::min<double>(width, scale.toPixel(to));
    if (right <= left)
        return;
    const auto index = static_cast<std::size_t>(state);
    const auto first = static_cast<std::size_t>(left),
               last = std::min(static_cast<std::size_t>(right), m_columns.size() - 1);
    if (first == last) {
        m_columns[first][index] += static_cast<float>(right - left);
        return;
    }
    m_columns[first][index] += static_cast<float>(static_cast<double>(first + 1) - left);
    for (std::size_t column = first + 1; column < last; ++column)
        m_columns[column][index] += 1;
    m_columns[last][index] += static_cast<float>(right - static_cast<double>(last));
}

void StateStrip::draw(QImage& image, const QRect& place, const WarpLife& warp, const TimeScale& scale)
{
    const QRect rect = place & image.rect();
    if (rect.isEmpty() || place.width() <= 0)
        return;
    m_columns.assign(static_cast<std::size_t>(place.width()), {});
    const double begin = scale.first(), end = scale.first() + scale.shown();
    auto event = std::ranges::lower_bound(warp.events, begin, {},
                                          [](const IssueEvent& one) { return static_cast<double>(one.issue) + 1; });
    double free = event == warp.events.begin() ? 0 : (event - 1)->issue + 1.0; // until then the one before is issued
    for (; event != warp.events.end() && event->begin < end; ++event) {
        const double ready = std::max<double>(event->ready, free);
        add(std::max<double>(event->begin, free), ready, event->reason, scale, place.width());
        add(ready, event->issue, event->second, scale, place.width());
        free = event->issue + 1.0;
        add(event->issue, free, StallReason::Selected, scale, place.width());
    }
    for (int x = rect.left(); x <= rect.right(); ++x) {
        const auto& column = m_columns[static_cast<std::size_t>(x - place.left())];
        float sum = 0;
        for (const float part : column)
            sum += part;
        if (sum <= 0)
            continue;
        std::size_t state = 0;
        float reached = column[0];
        for (int y = place.bottom(); y >= rect.top(); --y) { // from the foot
            const float share =
                (static_cast<float>(place.bottom() - y) + 0.5F) / static_cast<float>(place.height()) * sum;
            while (share > reached && state + 1 < stallReasonCount)
                reached += column[++state];
            if (y <= rect.bottom())
                reinterpret_cast<QRgb*>(image.scanLine(y))[x] = m_colours[state];
        }
    }
}

} // namespace tilescope
