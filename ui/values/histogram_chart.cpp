#include "ui/values/histogram_chart.h"

#include "ui/parts/charts/chart_style.h"
#include "ui/theme/colours.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

HistogramChart::HistogramChart(QWidget* parent) : QWidget(parent), m_plot(new ChartPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setMinimumSize(240, 96);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->plotLayout()->clear();
    const std::array<QString, pictureCount> names{tr("Source"), tr("Result")};
    for (std::size_t i = 0; i < pictureCount; ++i) {
        m_titles[i] = new QCPTextElement(m_plot, names[i], font());
        m_rects[i] = new QCPAxisRect(m_plot);
        m_plot->plotLayout()->addElement(0, static_cast<int>(i), m_titles[i]);
        m_plot->plotLayout()->addElement(1, static_cast<int>(i), m_rects[i]);
        m_rects[i]->axis(QCPAxis::atLeft)->setNumberFormat(QStringLiteral("gb"));
        m_rects[i]->axis(QCPAxis::atLeft)->setNumberPrecision(3);
        m_rects[i]->axis(QCPAxis::atBottom)->setNumberPrecision(4);
    }
    m_plot->plotLayout()->setRowSpacing(0);
    setAccessibleName(tr("Histogram of source and result"));
    style();
    draw();
}

void HistogramChart::setHistograms(const Histograms& histograms)
{
    m_histograms = histograms;
    draw();
}

void HistogramChart::setMarks(const Marks& marks)
{
    if (marks == m_marks)
        return;
    m_marks = marks;
    drawMarks();
}

void HistogramChart::setLogarithmic(bool logarithmic)
{
    m_isLogarithmic = logarithmic;
    draw();
}

int HistogramChart::markCount() const { return static_cast<int>(m_lines.size()); }

void HistogramChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    style();
    draw();
}

void HistogramChart::style()
{
    const Colours& colours = coloursOf(palette());
    m_plot->setBackground(colours.window);
    for (std::size_t i = 0; i < pictureCount; ++i) {
        styleAxes(*m_rects[i], *this);
        m_titles[i]->setTextColor(colours.text);
        m_titles[i]->setFont(font());
    }
}

void HistogramChart::draw()
{
    dropMarks();
    m_plot->clearGraphs();
    for (std::size_t i = 0; i < pictureCount; ++i) {
        auto* counts = m_rects[i]->axis(QCPAxis::atLeft);
        counts->setScaleType(m_isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        counts->setTicker(m_isLogarithmic ? QSharedPointer<QCPAxisTicker>(QSharedPointer<QCPAxisTickerLog>::create())
                                          : QSharedPointer<QCPAxisTicker>::create());
        const auto& histogram = m_histograms[i];
        const bool isEmpty = !histogram || histogram->channels.empty();
        m_rects[i]->setVisible(!isEmpty);
        m_titles[i]->setVisible(!isEmpty);
        if (isEmpty)
            continue;
        std::uint64_t most = 1;
        for (std::size_t channel = 0; channel < histogram->channels.size(); ++channel) {
            const auto& bins = histogram->channels[channel].bins;
            most = std::max(most, *std::max_element(bins.begin(), bins.end()));
            drawChannel(i, channel);
        }
        counts->setRange(m_isLogarithmic ? 0.7 : 0, static_cast<double>(most) * (m_isLogarithmic ? 1.6 : 1.05));
        m_rects[i]
            ->axis(QCPAxis::atBottom)
            ->setRange(histogram->binCentre(0) - histogram->binWidth,
                       histogram->binCentre(Histogram::binCount - 1) + histogram->binWidth);
    }
    drawMarks();
}

void HistogramChart::drawChannel(std::size_t picture, std::size_t channel)
{
    const Histogram& histogram = *m_histograms[picture];
    QVector<double> x, y;
    for (int bin = 0; bin < Histogram::binCount; ++bin) {
        const auto count = static_cast<double>(histogram.channels[channel].bins[static_cast<std::size_t>(bin)]);
        x << histogram.binCentre(bin);
        y << (m_isLogarithmic && count == 0 ? 0.1 : count); // below the axis, as a logarithmic axis cannot show 0
    }
    auto* graph = m_plot->addGraph(m_rects[picture]->axis(QCPAxis::atBottom), m_rects[picture]->axis(QCPAxis::atLeft));
    QColor colour = channelColour(static_cast<int>(channel), static_cast<int>(histogram.channels.size()), *this);
    graph->setPen(QPen(colour, 1.2));
    colour.setAlpha(60);
    graph->setBrush(colour);
    graph->setLineStyle(QCPGraph::lsStepCenter);
    graph->setAdaptiveSampling(false);
    graph->setData(x, y, true);
}

void HistogramChart::dropMarks()
{
    for (auto* line : m_lines)
        m_plot->removeItem(line);
    m_lines.clear();
}

void HistogramChart::drawMarks()
{
    dropMarks();
    for (std::size_t i = 0; i < pictureCount; ++i) {
        if (!m_marks[i] || !m_histograms[i] || m_histograms[i]->format != m_marks[i]->format)
            continue;
        const int count = m_marks[i]->count();
        for (int channel = 0; channel < count; ++channel) {
            const double value = m_marks[i]->channels[static_cast<std::size_t>(channel)];
            if (!std::isfinite(value))
                continue;
            auto* line = new QCPItemStraightLine(m_plot);
            line->setClipAxisRect(m_rects[i]);
            for (auto* point : {line->point1, line->point2}) {
                point->setAxisRect(m_rects[i]);
                point->setAxes(m_rects[i]->axis(QCPAxis::atBottom), m_rects[i]->axis(QCPAxis::atLeft));
                point->setTypeX(QCPItemPosition::ptPlotCoords);
                point->setTypeY(QCPItemPosition::ptAxisRectRatio);
            }
            line->point1->setCoords(value, 0);
            line->point2->setCoords(value, 1);
            const QColor text = coloursOf(palette()).text;
            line->setPen(QPen(count == 1 ? text : channelColour(channel, count, *this), 1.6, Qt::DashLine));
            m_lines.push_back(line);
        }
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace tilescope
