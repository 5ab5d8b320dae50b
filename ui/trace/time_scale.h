#pragma once

#include <algorithm>
#include <cstddef>

namespace tilescope
{

/// Maps events to pixels of a time line: a value without a widget.
class TimeScale
{
public:
    static constexpr double fewest = 16; ///< fewest events across the width

    void setCount(std::size_t events) ///< of the whole trace; shows them all
    {
        m_all = static_cast<double>(events);
        showAll();
    }
    void showAll()
    {
        m_first = 0;
        m_shown = std::max(m_all, 1.0);
    }
    void showOnly(std::size_t first,
                  std::size_t last) ///< both included; more around them if they are fewer than fewest
    {
        m_shown = std::clamp(static_cast<double>(last - first + 1), std::min(fewest, std::max(m_all, 1.0)),
                             std::max(m_all, 1.0));
        m_first = static_cast<double>(first);
        keepInside();
    }
    void setWidth(double pixels) { m_width = std::max(pixels, 1.0); }

    double first() const { return m_first; }
    double shown() const { return m_shown; }
    bool showsAll() const { return m_shown >= m_all; }
    double pixelsOfEvent() const { return m_width / m_shown; }
    double toPixel(double event) const { return (event - m_first) * pixelsOfEvent(); }
    double toEvent(double pixel) const { return m_first + pixel / pixelsOfEvent(); }

    void zoomAt(double pixel, double factor) ///< over 1: closer
    {
        const double event = toEvent(pixel);
        m_shown = std::clamp(m_shown / factor, std::min(fewest, std::max(m_all, 1.0)), std::max(m_all, 1.0));
        m_first = event - pixel / pixelsOfEvent();
        keepInside();
    }
    void panBy(double pixels) ///< to the right: earlier events come into view
    {
        m_first -= pixels / pixelsOfEvent();
        keepInside();
    }
    bool bringIntoView(std::size_t event) ///< with some margin ahead; returns whether it moved
    {
        const auto at = static_cast<double>(event);
        if (at >= m_first && at + 1 <= m_first + m_shown)
            return false;
        m_first = at - m_shown / 4;
        keepInside();
        return true;
    }

private:
    void keepInside() { m_first = std::clamp(m_first, 0.0, std::max(0.0, m_all - m_shown)); }

    double m_all = 0, m_first = 0, m_shown = 1, m_width = 1;
};

} // namespace tilescope
