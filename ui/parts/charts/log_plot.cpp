#include "ui/parts/charts/log_plot.h"

#include "ui/theme/colours.h"

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

/// Powers of ten; also 2 and 5 times each if the axis spans few of them and has the room for their labels.
class DecadeTicker : public QCPAxisTicker
{
public:
    explicit DecadeTicker(const QCPAxis& axis) : m_axis(axis) {}

protected:
    QVector<double> createTickVector(double, const QCPRange& range) override
    {
        constexpr double few = 2.5; // decades
        const double decades = std::log10(range.upper / range.lower);
        const QRect rect = m_axis.axisRect()->rect();
        const QFontMetrics metrics(m_axis.tickLabelFont());
        const double twice = std::log10(2.0) / decades; // the least distance of two labels, as a share of the axis
        const bool isFine = decades < few && (m_axis.orientation() == Qt::Horizontal
                                                  ? twice * rect.width() > metrics.horizontalAdvance(widest(range))
                                                  : twice * rect.height() > metrics.height());
        QVector<double> ticks;
        for (double power = std::pow(10, std::floor(std::log10(range.lower))); power < range.upper; power *= 10)
            for (const double digit : {1, 2, 5})
                if (digit == 1 || isFine)
                    ticks << digit * power;
        return ticks;
    }

    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return labelOf(tick); }

private:
    /// Without an exponent, and with the separators that the plot's locale leaves out.
    static QString labelOf(double tick)
    {
        const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(tick) + 1e-9)));
        return QStringLiteral("%L1").arg(tick, 0, 'f', decimals);
    }
    static QString widest(const QCPRange& range)
    {
        const QString low = labelOf(range.lower), high = labelOf(range.upper);
        return low.size() > high.size() ? low : high;
    }

    const QCPAxis& m_axis;
};

} // namespace

LogPlot::LogPlot(QWidget* parent) : ChartPlot(parent)
{
    setFocusPolicy(Qt::NoFocus);
    for (auto* axis : {xAxis, yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<DecadeTicker>::create(*axis));
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
