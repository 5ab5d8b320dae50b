#include "ui/timeline/resource_chart.h"

#include "ui/parts/charts/chart_style.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/parts/duration_text.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

ResourceChart::ResourceChart(QWidget* parent) : QWidget(parent), m_plot(new ChartPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setMinimumSize(150, 96);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // clicks belong to this widget
    m_plot->setDrawing([this] { draw(); });
    m_plot->yAxis2->setVisible(true);
    setCursor(Qt::PointingHandCursor);
}

void ResourceChart::setCurves(const Curves& curves)
{
    m_curves = curves;
    draw();
}

void ResourceChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

void ResourceChart::draw()
{
    const Colours& colours = coloursOf(palette());
    m_plot->clearGraphs();
    m_plot->clearItems();
    m_plot->setBackground(colours.window);
    styleAxes(*m_plot->axisRect(), *this);
    const QColor timeColour = seriesColour(1, *this);
    QVector<double> at, occupancy, timeAt, times;
    double most = 0;
    for (const Point& point : m_curves.points) {
        at << point.at;
        occupancy << 100 * point.occupancy;
        if (!point.us)
            continue;
        timeAt << point.at;
        times << *point.us;
        most = std::max(most, *point.us);
    }
    auto* steps = m_plot->addGraph(m_plot->xAxis, m_plot->yAxis);
    steps->setLineStyle(QCPGraph::lsStepRight); // a value may grow until the next block no longer fits
    steps->setPen(QPen(colours.accent, 1.8));
    steps->setData(at, occupancy, true);
    auto* time = m_plot->addGraph(m_plot->xAxis, m_plot->yAxis2);
    time->setLineStyle(m_curves.joinsTimes ? QCPGraph::lsStepRight : QCPGraph::lsNone);
    time->setPen(QPen(timeColour, 1.8, Qt::DashLine));
    if (!m_curves.joinsTimes)
        time->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, timeColour, timeColour, 8));
    time->setData(timeAt, times, true);
    const double first = at.isEmpty() ? 0 : at.front(), last = at.isEmpty() ? 1 : at.back();
    m_plot->xAxis->setRange(first, std::max(last, first + 1));
    m_plot->yAxis->setRange(0, 105);
    m_plot->yAxis2->setRange(0, most > 0 ? 1.15 * most : 1);
    m_plot->xAxis->setLabel(m_curves.title);
    m_plot->yAxis->setLabel(tr("occupancy, %"));
    m_plot->yAxis2->setLabel(tr("predicted, µs"));
    m_plot->yAxis->setLabelColor(colours.accent);
    m_plot->yAxis2->setLabelColor(timeColour);
    for (auto* axis : {m_plot->xAxis, m_plot->yAxis, m_plot->yAxis2})
        axis->ticker()->setTickCount(4);
    drawMarks(most);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    const auto spoken = [](const Point& point) {
        return tr("%1, occupancy %2, %3")
            .arg(QString::number(point.at), shareText(point.occupancy),
                 point.us ? durationText(*point.us) : tr("no predicted time"));
    };
    setAccessibleName(tr("Occupancy and predicted time over: %1").arg(m_curves.title));
    setAccessibleDescription(tr("Current: %1. Tried: %2.").arg(spoken(m_curves.asIs), spoken(m_curves.chosen)));
}

/// Rings where the launch is now, a line and dots at the tried value.
void ResourceChart::drawMarks(double most)
{
    const Colours& colours = coloursOf(palette());
    const QColor timeColour = seriesColour(1, *this);
    auto* line = new QCPItemStraightLine(m_plot);
    line->point1->setCoords(m_curves.chosen.at, 0);
    line->point2->setCoords(m_curves.chosen.at, 1);
    line->setPen(QPen(colours.text, 1));
    const auto mark = [&](double at, double value, QCPAxis* axis, const QColor& colour, bool isFilled, double size) {
        auto* graph = m_plot->addGraph(m_plot->xAxis, axis);
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(colour, 2),
                                               QBrush(isFilled ? colour : colours.window), size));
        graph->addData(at, value);
    };
    const auto both = [&](const Point& point, bool isFilled, double size) {
        mark(point.at, 100 * point.occupancy, m_plot->yAxis, colours.accent, isFilled, size);
        if (point.us && most > 0)
            mark(point.at, *point.us, m_plot->yAxis2, timeColour, isFilled, size);
    };
    both(m_curves.asIs, false, 10);
    both(m_curves.chosen, true, 6);
}

void ResourceChart::choose(QPoint position)
{
    if (!m_curves.points.empty())
        emit chosen(m_plot->xAxis->pixelToCoord(position.x()));
}

void ResourceChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(event->position().toPoint());
}

void ResourceChart::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(event->position().toPoint());
}

} // namespace tilescope
