#pragma once

#include <qcustomplot.h>

#include <cstddef>
#include <functional>
#include <utility>

namespace tilescope
{

/// A QCustomPlot that tolerates an empty size, as in a panel that is collapsed or was never shown: it then keeps its
/// layout and paints nothing. A plain QCustomPlot prints warnings to standard error.
class ChartPlot : public QCustomPlot
{
public:
    /// Qt moves an opaque widget's pixels instead of painting them again. Where a chart moves and gets another size at
    /// once, as beside a text that was above it, parts of the old drawing stayed.
    explicit ChartPlot(QWidget* parent = nullptr) : QCustomPlot(parent)
    {
        setAttribute(Qt::WA_OpaquePaintEvent, false);
    }

    /// Draws what depends on the plot's size. The widget around it is resized earlier, when pixels cannot be told yet.
    void setDrawing(std::function<void()> draw) { m_draw = std::move(draw); }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        if (event->size().isEmpty())
            return;
        QCustomPlot::resizeEvent(event);
        if (m_draw)
            m_draw();
    }

private:
    std::function<void()> m_draw;
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
