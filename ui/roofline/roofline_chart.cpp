#include "ui/roofline/roofline_chart.h"

#include "ui/parts/charts/log_plot.h"
#include "ui/parts/figure_text.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

RooflineChart::RooflineChart(QWidget* parent) : QWidget(parent), m_plot(new LogPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setDrawing([this] { draw(); });
    setAccessibleName(tr("Roofline"));
}

QCustomPlot& RooflineChart::plot() const { return *m_plot; }

void RooflineChart::setView(const RooflineView& view)
{
    m_view = view;
    draw();
}

void RooflineChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

void RooflineChart::draw()
{
    m_labels.clear();
    m_plot->begin(*this);
    if (m_plot->viewport().isEmpty()) // not laid out yet: it is drawn then
        return;
    const bool isFloat = m_view.countsFloats();
    m_plot->xAxis->setLabel(isFloat ? tr("floating-point operations per byte")
                                    : tr("arithmetic instructions per byte"));
    m_plot->yAxis->setLabel(isFloat ? tr("GFLOP/s") : tr("10⁹ per second"));
    if (!m_view.points.empty()) {
        fitAxes();
        m_plot->replot(); // lays out the axes, so that label positions in pixels are known
        drawRoofs();
        drawFloors();
        drawSteps();
        for (const RooflinePoint& point : m_view.points)
            drawPoint(point);
        if (m_view.points.size() > RooflineView::mostNames)
            drawNumbers();
        else
            drawLabels();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

/// Fits every mark and the ridges of the roofs.
void RooflineChart::fitAxes()
{
    const Roofs& roofs = m_view.roofs;
    double left = m_view.peak() / roofs.memoryBytes, right = left;
    double bottom = m_view.peak();
    for (const RooflinePoint& point : m_view.points) {
        const double moved = point.movedIntensity.value_or(point.onceIntensity);
        left = std::min({left, moved, point.onceIntensity});
        right = std::max({right, moved, point.onceIntensity});
        bottom = std::min(bottom, point.leastRate);
    }
    if (m_view.launchRate)
        bottom = std::min(bottom, *m_view.launchRate);
    m_plot->xAxis->setRange(left / 3, right * 6);
    m_plot->yAxis->setRange(bottom / 4 / 1e9, m_view.peak() * 3 / 1e9);
}

void RooflineChart::addLine(double x0, double y0, double x1, double y1, const QPen& pen)
{
    m_plot->addLine({x0, y0 / 1e9}, {x1, y1 / 1e9}, pen);
}

void RooflineChart::drawRoof(double bytesPerSecond, double peak, const QString& name, bool isMain)
{
    const Colours& colours = coloursOf(palette());
    const QCPRange range = m_plot->xAxis->range();
    const double ridge = peak / bytesPerSecond;
    const QPen pen(isMain ? colours.text : colours.textMuted, isMain ? 2 : 1, isMain ? Qt::SolidLine : Qt::DashLine);
    addLine(range.lower, range.lower * bytesPerSecond, ridge, peak, pen);
    if (isMain)
        addLine(ridge, peak, range.upper, peak, pen);
    // Along the slope, near its lower end, where the slope is inside the axes.
    const double from = std::max(range.lower * 1.3, m_plot->yAxis->range().lower * 1e9 / bytesPerSecond * 1.6);
    const double dx = m_plot->xAxis->coordToPixel(from * 10) - m_plot->xAxis->coordToPixel(from);
    const double dy = m_plot->yAxis->coordToPixel(10) - m_plot->yAxis->coordToPixel(1);
    m_plot
        ->addWords(name, {from, from * bytesPerSecond / 1e9 * 1.12}, Qt::AlignLeft | Qt::AlignBottom, colours.textMuted)
        .setRotation(std::atan2(dy, dx) * 180 / M_PI);
}

void RooflineChart::drawRoofs()
{
    const Roofs& roofs = m_view.roofs;
    const Colours& colours = coloursOf(palette());
    const double peak = m_view.peak();
    drawRoof(roofs.memoryBytes, peak, tr("memory %1B/s").arg(compactNumber(roofs.memoryBytes)), true);
    if (roofs.l2Bytes > roofs.memoryBytes)
        drawRoof(roofs.l2Bytes, peak, tr("L2 %1B/s").arg(compactNumber(roofs.l2Bytes)), false);
    m_plot->addWords(tr("%1: %2%3")
                         .arg(QString::fromStdString(roofs.gpu), compactNumber(peak),
                              m_view.countsFloats() ? tr("FLOP/s") : tr(" instructions/s")),
                     {m_plot->xAxis->range().upper / 1.05, peak * 1.1 / 1e9}, Qt::AlignRight | Qt::AlignBottom,
                     colours.textMuted);
}

/// What was measured on the device, beside the manufacturer's figures. A copy in the L2 cache can exceed the memory
/// roof.
void RooflineChart::drawFloors()
{
    const Colours& colours = coloursOf(palette());
    const QPen pen(colours.warning, 1.2, Qt::DashLine);
    const auto name = [&](const QString& words, double x, double y, Qt::Alignment alignment) {
        m_plot->addWords(words, {x, y / 1e9}, alignment, colours.warning).setPadding(QMargins(4, 1, 4, 1));
    };
    const QCPRange range = m_plot->xAxis->range();
    const double peak = m_view.peak();
    if (m_view.copyBytes) {
        const double ridge = peak / *m_view.copyBytes;
        addLine(range.lower, range.lower * *m_view.copyBytes, ridge, peak, pen);
        const bool endsInside = ridge < range.upper / 3;
        if (endsInside) // under the roof's end, where there are no strategies that move memory
            name(tr("copy on this GPU %1B/s").arg(compactNumber(*m_view.copyBytes)), ridge, peak,
                 Qt::AlignLeft | Qt::AlignTop);
        else
            name(tr("copy on this GPU %1B/s").arg(compactNumber(*m_view.copyBytes)), range.upper,
                 std::min(peak, range.upper * *m_view.copyBytes), Qt::AlignRight | Qt::AlignTop);
    }
    if (m_view.launchRate && *m_view.launchRate < peak) {
        addLine(range.lower, *m_view.launchRate, range.upper, *m_view.launchRate, pen);
        name(tr("launch"), range.upper, *m_view.launchRate, Qt::AlignRight | Qt::AlignBottom);
    }
}

/// A line from each strategy's mark to that of the strategy that changes it.
void RooflineChart::drawSteps()
{
    const QColor colour = coloursOf(palette()).accent;
    const auto place = [](const RooflinePoint& point) { return point.movedIntensity.value_or(point.onceIntensity); };
    for (const RooflinePoint& point : m_view.points)
        if (const RooflinePoint* before = m_view.stepBefore(point))
            m_plot->addArrow({place(*before), before->rate / 1e9}, {place(point), point.rate / 1e9}, QPen(colour, 1.4));
}

void RooflineChart::drawPoint(const RooflinePoint& point)
{
    const Colours& colours = coloursOf(palette());
    const QColor colour = point.isCurrent ? colours.accent : colours.textMuted;
    if (!point.isMeasured)
        addLine(point.onceIntensity, point.leastRate, point.onceIntensity, point.mostRate, QPen(colour, 1));
    if (point.movedIntensity) {
        addLine(*point.movedIntensity, point.rate, point.onceIntensity, point.rate, QPen(colour, 1, Qt::DotLine));
        if (!point.isMeasured)
            addLine(*point.movedIntensity, point.leastRate, *point.movedIntensity, point.mostRate, QPen(colour, 3));
        m_plot->addMark({*point.movedIntensity, point.rate / 1e9}, colour, colour, point.isCurrent ? 11 : 8);
    }
    m_plot->addMark({point.onceIntensity, point.rate / 1e9}, colour, colours.window, 8);
}

/// Writes the chosen strategy's name after its number.
void RooflineChart::drawNumbers()
{
    const Colours& colours = coloursOf(palette());
    for (std::size_t i = 0; i < m_view.points.size(); ++i) {
        const RooflinePoint& point = m_view.points[i];
        const QString number = QString::number(i + 1);
        QCPItemText& text =
            m_plot->addWords(point.isCurrent ? number + QLatin1Char(' ') + translated(point.title) : number,
                             {point.movedIntensity.value_or(point.onceIntensity), point.rate / 1e9},
                             Qt::AlignRight | Qt::AlignBottom, point.isCurrent ? colours.accent : colours.text);
        text.setPadding(QMargins(0, 0, 5, 3));
        m_labels << text.text();
    }
}

/// To the left of the filled marks, or to the right of the open ones if the left has no space; moved apart where they
/// would overlap.
void RooflineChart::drawLabels()
{
    const Colours& colours = coloursOf(palette());
    std::vector<const RooflinePoint*> order;
    for (const RooflinePoint& point : m_view.points)
        order.push_back(&point);
    std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) { return a->rate > b->rate; });
    constexpr double distance = 12; // from a mark
    const QFontMetrics metrics(font());
    const double height = metrics.height();
    double last = -1e9;
    for (const RooflinePoint* point : order) {
        const QString title = translated(point->title);
        const double left =
            m_plot->xAxis->coordToPixel(point->movedIntensity.value_or(point->onceIntensity)) - distance;
        const double width = metrics.horizontalAdvance(title) + 2;
        const bool standsLeft = left - width > m_plot->axisRect()->left();
        const double x = standsLeft ? left
                                    : std::min(m_plot->xAxis->coordToPixel(point->onceIntensity) + distance,
                                               m_plot->axisRect()->right() - width);
        const double y = std::max(m_plot->yAxis->coordToPixel(point->rate / 1e9), last + height);
        last = y;
        auto* text = new QCPItemText(m_plot);
        text->setText(title);
        text->setColor(point->isCurrent ? colours.accent : colours.text);
        text->setFont(font());
        text->setPositionAlignment((standsLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        text->position->setType(QCPItemPosition::ptAbsolute);
        text->position->setCoords(x, y);
        m_labels << text->text();
    }
}

} // namespace tilescope
