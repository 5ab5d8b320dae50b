#pragma once

#include "ui/parts/charts/chart_style.h"

namespace tilescope
{

/// A plot with two logarithmic axes in the theme's colours, redrawn each time from lines, marks and texts.
class LogPlot : public ChartPlot
{
    Q_OBJECT

public:
    explicit LogPlot(QWidget* parent = nullptr);

    /// Removes the previous drawing, and takes over the colours and the font of this widget.
    void begin(const QWidget& widget);
    /// Not enforced: a chart that is higher than its room would be painted over what is below it.
    QSize minimumSizeHint() const override { return {200, 120}; }
    QFont smallFont() const { return xAxis->labelFont(); }

    QPointF pixelOf(QPointF place) const;
    QCPItemLine& addLine(QPointF from, QPointF to, const QPen& pen);
    void addArrow(QPointF from, QPointF to, const QPen& pen);
    void addMark(QPointF place, const QColor& edge, const QColor& filling, double size);
    QCPItemText& addWords(const QString& words, QPointF place, Qt::Alignment alignment, const QColor& colour);
};

} // namespace tilescope
