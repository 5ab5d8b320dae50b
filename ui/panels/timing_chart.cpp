#include "ui/panels/timing_chart.h"

#include "ui/panels/duration_text.h"
#include "ui/theme/colours.h"

#include <QEvent>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace tilescope
{

TimingChart::TimingChart(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    setAccessibleName(tr("Time of each strategy"));
    m_plot->setMinimumHeight(96);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->axisRect()->setupFullAxesBox(false);
    m_plot->yAxis->setRangeReversed(true);
    m_plot->yAxis->setSubTicks(false);
    m_plot->yAxis->setTickLength(0, 0);
    m_plot->yAxis->grid()->setVisible(false);
    m_plot->xAxis->setSubTicks(false);
    m_plot->xAxis->setTickLength(0, 0);
    for (auto* axis : {m_plot->xAxis2, m_plot->yAxis2})
        axis->setVisible(false);
    m_plot->xAxis->setBasePen(Qt::NoPen);
    for (auto* axis : {m_plot->xAxis, m_plot->yAxis})
        axis->setTickPen(Qt::NoPen);
    m_plot->yAxis->setTickLabelPadding(8);
    colourAxes();
}

void TimingChart::setTable(const TimingTable& table)
{
    m_rows = table.rows();
    m_current = table.current() ? table.current()->strategy : std::string();
    m_isEmulator = table.isEmulator();
    m_launchFloorUs = table.launchFloorUs();
    m_copyFloorUs = table.copyFloorUs();
    draw();
}

void TimingChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    colourAxes();
    draw();
}

void TimingChart::colourAxes()
{
    const Colours& colours = coloursOf(palette());
    m_plot->setBackground(colours.window);
    m_plot->xAxis->grid()->setPen(QPen(colours.line, 1));
    m_plot->xAxis->grid()->setZeroLinePen(QPen(colours.line, 1));
    m_plot->yAxis->setBasePen(QPen(colours.line, 1));
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.9);
    for (auto* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLabelColor(axis == m_plot->xAxis ? colours.textMuted : colours.text);
        axis->setTickLabelFont(axis == m_plot->xAxis ? small : font());
        axis->setLabelColor(colours.textMuted);
        axis->setLabelFont(small);
    }
}

void TimingChart::draw()
{
    m_plot->clearItems();
    m_plot->clearPlottables();
    double longest = std::max(m_launchFloorUs.value_or(0), m_copyFloorUs.value_or(0));
    for (const auto& row : m_rows)
        longest = std::max({longest, row.medianUs, row.p95Us.value_or(0)});
    m_unitUs = longest >= 999'500 ? 1e6 : longest >= 999.5 ? 1e3 : 1;
    const QString unit = m_unitUs == 1 ? tr("µs") : m_unitUs == 1e3 ? tr("ms") : tr("s");

    auto names = QSharedPointer<QCPAxisTickerText>::create();
    QStringList spoken;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto& row = m_rows[i];
        names->addTick(static_cast<double>(i), QString::fromStdString(row.title));
        drawBar(i, static_cast<double>(i));
        if (row.state == StrategyTiming::State::Measured)
            spoken << QStringLiteral("%1: %2").arg(QString::fromStdString(row.title), durationText(row.medianUs));
    }
    m_plot->yAxis->setTicker(names);
    const bool hasFloors = m_launchFloorUs || m_copyFloorUs; // their names stand above the bars
    m_plot->yAxis->setRange(hasFloors ? -1.1 : -0.6, std::max(0.6, static_cast<double>(m_rows.size()) - 0.4));
    m_plot->xAxis->setRange(0, longest > 0 ? scaled(longest) * 1.18 : 1);
    m_plot->xAxis->setLabel(m_isEmulator ? tr("%1 of the emulator, not a GPU's time").arg(unit)
                                         : tr("GPU time, %1").arg(unit));
    drawFloors();
    setAccessibleDescription((m_isEmulator ? tr("Emulator, not a GPU's time. ") : QString()) +
                             spoken.join(QStringLiteral("; ")));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void TimingChart::drawBar(std::size_t index, double key)
{
    const Colours& colours = coloursOf(palette());
    const auto& row = m_rows[index];
    const bool isMeasured = row.state == StrategyTiming::State::Measured;
    const bool hasBar = isMeasured || row.state == StrategyTiming::State::Earlier;
    const bool isCurrent = row.strategy == m_current;

    QColor fill = isCurrent ? colours.accent : colours.bar;
    if (!isMeasured)
        fill.setAlphaF(0.35F);
    const double value = hasBar ? scaled(row.medianUs) : 0;
    if (hasBar) {
        auto* bar = new QCPBars(m_plot->yAxis, m_plot->xAxis);
        bar->setWidth(0.56);
        bar->setPen(Qt::NoPen);
        bar->setBrush(fill);
        bar->addData(key, value);
        if (isMeasured && row.minUs && row.p95Us) {
            auto* spread = new QCPErrorBars(m_plot->yAxis, m_plot->xAxis);
            spread->setDataPlottable(bar);
            spread->setErrorType(QCPErrorBars::etValueError);
            spread->setPen(QPen(colours.text, 1.2));
            spread->setWhiskerWidth(7);
            spread->setSymbolGap(0);
            spread->addData(std::max(0.0, value - scaled(*row.minUs)), std::max(0.0, scaled(*row.p95Us) - value));
        }
    }
    auto* text = new QCPItemText(m_plot);
    text->position->setCoords(std::max(value, row.p95Us && isMeasured ? scaled(*row.p95Us) : 0.0), key);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    text->setPadding(QMargins(8, 0, 8, 0));
    text->setColor(isMeasured && isCurrent ? colours.text : colours.textMuted);
    text->setFont(font());
    switch (row.state) {
    case StrategyTiming::State::Measured: text->setText(durationText(row.medianUs)); break;
    case StrategyTiming::State::Earlier: text->setText(QStringLiteral("…")); break;
    case StrategyTiming::State::Waiting: text->setText(tr("not run yet")); break;
    case StrategyTiming::State::Failed: text->setText(tr("cannot run with these settings")); break;
    }
}

void TimingChart::drawFloors()
{
    if (m_launchFloorUs && m_copyFloorUs) {
        const double between =
            m_plot->xAxis->coordToPixel(scaled(*m_copyFloorUs)) - m_plot->xAxis->coordToPixel(scaled(*m_launchFloorUs));
        const bool namesWouldMeet = std::abs(between) < fontMetrics().horizontalAdvance(tr("launch")) + 12;
        drawFloor(*m_launchFloorUs, namesWouldMeet ? QString() : tr("launch"));
        drawFloor(*m_copyFloorUs, namesWouldMeet ? tr("launch, copy") : tr("copy"));
    } else if (m_launchFloorUs) {
        drawFloor(*m_launchFloorUs, tr("launch"));
    } else if (m_copyFloorUs) {
        drawFloor(*m_copyFloorUs, tr("copy"));
    }
}

void TimingChart::drawFloor(double microseconds, const QString& name)
{
    const Colours& colours = coloursOf(palette());
    auto* line = new QCPItemStraightLine(m_plot);
    line->point1->setCoords(scaled(microseconds), 0);
    line->point2->setCoords(scaled(microseconds), 1);
    line->setPen(QPen(colours.warning, 1.2, Qt::DashLine));
    auto* text = new QCPItemText(m_plot);
    text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(scaled(microseconds), 0);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    text->setPadding(QMargins(5, 0, 4, 0));
    text->setText(name);
    text->setColor(colours.warning);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.85);
    text->setFont(small);
}

} // namespace tilescope
