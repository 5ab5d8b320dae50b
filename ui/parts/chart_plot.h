#pragma once

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

} // namespace tilescope
