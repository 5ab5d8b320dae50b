#pragma once

#include <cstddef>
#include <qcustomplot.h>

namespace tilescope
{

/// A QCustomPlot that tolerates an empty size, as in a panel that is collapsed or was never shown: it then keeps its
/// layout and paints nothing. A plain QCustomPlot prints warnings to standard error.
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

/// Applies the theme's colours and a small font to the axes of a chart in this widget.
void styleAxes(QCPAxisRect& rect, const QWidget& widget);

/// The colour of a channel's curve: red, green and blue for an RGB picture, one colour for any other.
QColor channelColour(int channel, int channelCount, const QWidget& widget);

/// The number of colours for the curves of a chart, after which they repeat. Like the channels' colours, colour-blind
/// users can distinguish them.
inline constexpr std::size_t seriesColours = 4;
QColor seriesColour(std::size_t index, const QWidget& widget);

} // namespace tilescope
