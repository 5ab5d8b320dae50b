#include "ui/parts/charts/log_plot.h"

#include "ui/theme/colours.h"

#include <cmath>

namespace tilescope
{

namespace
{

/// Powers of ten; also 2 and 5 times each if the axis spans few of them.
class DecadeTicker : public QCPAxisTicker
{
protected:
    QVector<double> createTickVector(double, const QCPRange& range) override
    {
        constexpr double few = 2.5; // decades
        const bool isFine = std::log10(range.upper / range.lower) < few;
        QVector<double> ticks;
        for (double power = std::pow(10, std::floor(std::log10(range.lower))); power < range.upper; power *= 10)
            for (const double digit : {1, 2, 5})
                if (digit == 1 || isFine)
                    ticks << digit * power;
        return ticks;
    }

    QString getTickLabel(double tick, const QLocale& locale, QChar, int) override
    {
        constexpr int digits = 6;
        return locale.toString(tick, 'g', digits);
    }
};

} // namespace

LogPlot::LogPlot(QWidget* parent) : ChartPlot(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setMinimumHeight(120);
    for (auto* axis : {xAxis, yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<DecadeTicker>::create());
        axis->setSubTicks(false);
        axis->setTickLength(0, 0);
    }
}

void LogPlot::begin(const QWidget& widget)
{
    clearItems();
    clearPlottables();
    const Colours& colours = coloursOf(widget.palette());
    QFont small = widget.font();
    small.setPointSizeF(widget.font().pointSizeF() * 0.9);
    setBackground(colours.window);
    for (auto* axis : {xAxis, yAxis}) {
        axis->grid()->setPen(QPen(colours.line, 1));
        axis->setBasePen(QPen(colours.line, 1));
        axis->setTickPen(Qt::NoPen);
        axis->setTickLabelColor(colours.textMuted);
        axis->setLabelColor(colours.textMuted);
        axis->setTickLabelFont(small);
        axis->setLabelFont(small);
    }
}

QPointF LogPlot::pixelOf(QPointF place) const
{
    return {xAxis->coordToPixel(place.x()), yAxis->coordToPixel(place.y())};
}

QCPItemLine& LogPlot::addLine(QPointF from, QPointF to, const QPen& pen)
{
    auto* line = new QCPItemLine(this);
    line->start->setCoords(from);
    line->end->setCoords(to);
    line->setPen(pen);
    return *line;
}

void LogPlot::addArrow(QPointF from, QPointF to, const QPen& pen)
{
    addLine(from, to, pen).setHead(QCPLineEnding(QCPLineEnding::esSpikeArrow, 7, 9));
}

void LogPlot::addMark(QPointF place, const QColor& edge, const QColor& filling, double size)
{
    auto* mark = addGraph();
    mark->setLineStyle(QCPGraph::lsNone);
    mark->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(edge, 2), filling, size));
    mark->addData(place.x(), place.y());
}

QCPItemText& LogPlot::addWords(const QString& words, QPointF place, Qt::Alignment alignment, const QColor& colour)
{
    auto* text = new QCPItemText(this);
    text->setText(words);
    text->setColor(colour);
    text->setFont(smallFont());
    text->setPositionAlignment(alignment);
    text->position->setCoords(place);
    return *text;
}

} // namespace tilescope
