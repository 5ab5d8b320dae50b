#include "ui/parts/charts/series_chart.h"

#include "ui/parts/charts/chart_style.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

SeriesChart::SeriesChart(QWidget* parent) : QWidget(parent), m_plot(new ChartPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setMinimumSize(200, 96);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->legend->setBorderPen(Qt::NoPen);
    m_plot->legend->setBrush(Qt::NoBrush);
    colourAxes();
}

void SeriesChart::setSeries(const std::vector<Series>& series)
{
    if (series == m_series)
        return;
    m_series = series;
    draw();
}

void SeriesChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    colourAxes();
    draw();
}

void SeriesChart::colourAxes()
{
    const Colours& colours = coloursOf(palette());
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.9);
    m_plot->setBackground(colours.window);
    m_plot->legend->setTextColor(colours.text);
    m_plot->legend->setFont(small);
    styleAxes(*m_plot->axisRect(), *this);
}

void SeriesChart::draw()
{
    m_plot->clearGraphs();
    m_pointCount = 0;
    if (m_series.empty()) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
        return;
    }
    const Series& first = m_series.front();
    m_isLogarithmic = first.logarithmic;
    m_plot->yAxis->setScaleType(m_isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    m_plot->yAxis->setTicker(m_isLogarithmic ? QSharedPointer<QCPAxisTicker>(QSharedPointer<QCPAxisTickerLog>::create())
                                             : QSharedPointer<QCPAxisTicker>::create());
    m_plot->yAxis->setNumberFormat(m_isLogarithmic ? QStringLiteral("eb") : QStringLiteral("gb"));
    m_plot->yAxis->setNumberPrecision(m_isLogarithmic ? 0 : 4);
    m_plot->xAxis->setLabel(translated(first.xTitle));
    m_plot->yAxis->setLabel(translated(first.yTitle));

    for (std::size_t i = 0; i < m_series.size(); ++i)
        addCurve(m_series[i], seriesColour(i, *this));
    m_plot->legend->setVisible(m_series.size() > 1);
    m_plot->rescaleAxes();
    if (!m_isLogarithmic && m_plot->yAxis->range().lower > 0)
        m_plot->yAxis->setRangeLower(0);
    setAccessibleName(translated(first.title));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SeriesChart::addCurve(const Series& series, const QColor& colour)
{
    QVector<double> x, y;
    for (std::size_t i = 0; i < series.values.size(); ++i) {
        const double value = series.values[i];
        if (!std::isfinite(value) || (m_isLogarithmic && value <= 0))
            continue;
        x << static_cast<double>(i + 1);
        y << value;
    }
    auto* graph = m_plot->addGraph();
    graph->setName(translated(series.title));
    graph->setPen(QPen(colour, 1.8));
    if (x.size() <= 64)
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 5));
    graph->setData(x, y, true);
    m_pointCount += static_cast<int>(x.size());
}

} // namespace tilescope
