#pragma once

#include <cstddef>
#include <qcustomplot.h>

namespace tilescope
{

/// A QCustomPlot that may be given no room at all, as in a panel that is folded or was never shown: it has nothing to
/// paint into then, and keeps what it was laid out for. A plain one complains on standard error.
class ChartPlot : public QCustomPlot
{
public:
    using QCustomPlot::QCustomPlot;

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        if (!event->size().isEmpty())
            QCustomPlot::resizeEvent(event);
    }
};

/// The theme's colours and a small font for the axes of a chart in this widget.
void styleAxes(QCPAxisRect& rect, const QWidget& widget);

/// Of a chart's curves: red, green and blue of an RGB picture, and the one of any other.
QColor channelColour(int channel, int channelCount, const QWidget& widget);

/// Of one of several curves of a chart; they begin anew after so many. Like the channels' they stay apart for
/// colour-blind eyes.
inline constexpr std::size_t seriesColours = 4;
QColor seriesColour(std::size_t index, const QWidget& widget);

} // namespace tilescope
