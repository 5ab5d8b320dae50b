#include "ui/timings/timing_chart.h"

#include "ui/parts/charts/chart_style.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/run_name.h"
#include "ui/parts/tables/table_text.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tilescope
{

TimingChart::TimingChart(QWidget* parent) : QWidget(parent), m_plot(new ChartPlot)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_plot);
    m_plot->setDrawing([this] { draw(); });
    setAccessibleName(tr("Time of each strategy"));
    m_plot->setMinimumHeight(96);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // clicks and tool tips belong to this widget
    m_plot->axisRect()->setupFullAxesBox(false);
    m_plot->yAxis->setRangeReversed(true);
    m_plot->yAxis->setSubTicks(false);
    m_plot->yAxis->setTickLength(0, 0);
    m_plot->yAxis->grid()->setVisible(false);
    m_plot->xAxis->setSubTicks(false);
    m_plot->xAxis->setTickLength(0, 0);
    m_plot->yAxis2->setVisible(false);
    // The scale is above the bars: the lower end of a long list is scrolled out of sight.
    m_plot->xAxis->setTickLabels(false);
    m_plot->xAxis2->setVisible(true);
    m_plot->xAxis2->setTickLabels(true);
    m_plot->xAxis2->setTicker(m_plot->xAxis->ticker());
    m_plot->xAxis2->setSubTicks(false);
    m_plot->xAxis2->setTickLength(0, 0);
    connect(m_plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), m_plot->xAxis2,
            qOverload<const QCPRange&>(&QCPAxis::setRange));
    for (auto* axis : {m_plot->xAxis, m_plot->xAxis2})
        axis->setBasePen(Qt::NoPen);
    for (auto* axis : {m_plot->xAxis, m_plot->xAxis2, m_plot->yAxis})
        axis->setTickPen(Qt::NoPen);
    m_plot->yAxis->setTickLabelPadding(8);
    colourAxes();
}

void TimingChart::setTable(const TimingTable& table, const std::optional<TimingBaseline>& baseline)
{
    m_rows = table.rows();
    m_scale = timingScale(table, baseline);
    m_baseline = baseline;
    m_current = table.current() ? table.current()->strategy : std::string();
    m_launchFloorUs = table.launchFloorUs();
    m_copyFloorUs = table.copyFloorUs();
    m_coldCopyFloorUs = table.coldCopyFloorUs();
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
    for (auto* axis : {m_plot->xAxis2, m_plot->yAxis}) {
        axis->setTickLabelColor(axis == m_plot->xAxis2 ? colours.textMuted : colours.text);
        axis->setTickLabelFont(axis == m_plot->xAxis2 ? small : font());
        axis->setLabelColor(colours.textMuted);
        axis->setLabelFont(small);
    }
}

void TimingChart::draw()
{
    m_plot->clearItems();
    m_plot->clearPlottables();
    m_labels.clear();
    const double longest = m_scale.endUs;
    m_unitUs = longest >= 999'500 ? 1e6 : longest >= 999.5 ? 1e3 : 1;
    const bool hasLongLabels = m_scale.showsBands || m_baseline ||
                               std::any_of(m_rows.begin(), m_rows.end(),
                                           [this](const auto& row) { return row.p95Us && m_scale.isCut(*row.p95Us); });
    m_plot->xAxis->setRange(0, longest > 0 ? scaled(longest) * labelRoom(hasLongLabels) : 1);

    auto names = QSharedPointer<QCPAxisTickerText>::create();
    QStringList spoken;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto& row = m_rows[i];
        names->addTick(static_cast<double>(i), titleWithBlock(row.title, row.block));
        drawRow(row, static_cast<double>(i));
        if (row.state == StrategyTiming::State::Measured || row.state == StrategyTiming::State::Uncomputed)
            spoken << QStringLiteral("%1: %2").arg(titleWithBlock(row.title, row.block), m_labels.back());
    }
    m_plot->yAxis->setTicker(names);
    constexpr int axisRoom = 60, leastHeight = 96; // so that names do not overlap
    m_plot->setMinimumHeight(
        std::max(leastHeight, static_cast<int>(m_rows.size()) * fontMetrics().height() + axisRoom));
    const bool hasFloors = m_launchFloorUs || m_copyFloorUs; // their names are above the bars
    const double foot = m_baseline ? 0.4 : -0.4;             // the baseline's name is under them
    m_plot->yAxis->setRange(hasFloors ? -1.1 : -0.6, std::max(0.6, static_cast<double>(m_rows.size()) + foot));
    m_plot->xAxis2->setLabel(axisLabel());
    const double tickRoom = QFontMetricsF(font()).horizontalAdvance(QStringLiteral("88.8888"));
    m_plot->xAxis->ticker()->setTickCount(std::clamp(static_cast<int>(axisWidth() / tickRoom), 1, 5));
    drawFloors();
    drawBaseline();
    setAccessibleDescription(sentences({tr("%1.").arg(axisTitle()), clauses(spoken)}));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

/// The approximate width of the bars' axis in pixels: the names are to its left.
double TimingChart::axisWidth() const
{
    constexpr double margins = 48;
    double names = 0;
    for (const auto& row : m_rows)
        names = std::max(names, QFontMetricsF(font()).horizontalAdvance(titleWithBlock(row.title, row.block)));
    return std::max(1.0, width() - names - margins);
}

/// The limiting resource of a band is written beside it if the label then takes no more than half of the axis.
bool TimingChart::hasRoomForBounds() const
{
    return QFontMetricsF(font()).horizontalAdvance(QStringLiteral("88.8 – 88.8 µs, load/store")) < 0.5 * axisWidth();
}

/// How far the axis must extend beyond its longest bar, so that the bar's label fits.
double TimingChart::labelRoom(bool hasLongLabels) const
{
    constexpr double most = 3.6; // of a narrow chart; the bars keep the rest
    const double least = hasLongLabels ? 1.45 : 1.2;
    const bool hasCold = std::ranges::any_of(m_rows, [](const auto& row) { return row.coldUs.has_value(); });
    const QString longest = !hasLongLabels
                                ? hasCold ? QStringLiteral("88.8 µs, cold L2 88.8 µs ") : QStringLiteral("88.8 µs ")
                            : hasRoomForBounds() ? QStringLiteral("88.8 – 88.8 µs, load/store")
                                                 : QStringLiteral("88.8 – 88.8 ms 8"); // with the gap before it
    const double share = QFontMetricsF(font()).horizontalAdvance(longest) / axisWidth();
    return share < 1 ? std::clamp(1 / (1 - share), least, most) : most;
}

/// In two lines if one is too long.
QString TimingChart::axisLabel() const
{
    QString title = axisTitle();
    const auto end = title.indexOf(QRegularExpression(QStringLiteral("[:;,] ")), title.size() / 4);
    if (end > 0 && QFontMetricsF(font()).horizontalAdvance(title) > axisWidth())
        title[end + 1] = u'\n';
    return title;
}

const StrategyTiming* TimingChart::rowAt(QPoint at) const
{
    const double row = std::round(m_plot->yAxis->pixelToCoord(at.y()));
    return row >= 0 && row < static_cast<double>(m_rows.size()) ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

QPoint TimingChart::rowPlace(std::size_t row) const
{
    return {m_plot->axisRect()->center().x(), static_cast<int>(m_plot->yAxis->coordToPixel(static_cast<double>(row)))};
}

QString TimingChart::tipAt(QPoint at) const
{
    const StrategyTiming* const row = rowAt(at);
    if (!row)
        return {};
    QStringList lines{titleWithBlock(row->title, row->block)};
    const bool isFailed = row->state == StrategyTiming::State::Failed;
    if (isFailed)
        lines << (row->problem.empty() ? tr("This strategy cannot run with these settings.")
                                       : translated(row->problem));
    else if (row->state == StrategyTiming::State::Waiting)
        lines << tr("Not run yet.");
    else if (row->state == StrategyTiming::State::Uncomputed)
        lines << tr("The result was not computed: emulating it would take too long.");
    else if (!m_scale.showsBands)
        lines << tr("%1, median of %L2 runs").arg(durationText(row->medianUs)).arg(row->runs);
    if (row->estimate && row->predictedUs && !isFailed) {
        lines << tr("%1 predicted for %2 by simulating one multiprocessor; not a measurement. Nine out of ten measured "
                    "times lie within %3.")
                     .arg(durationText(*row->predictedUs), QString::fromStdString(row->estimate->gpu),
                          bandText(*row->estimate))
              << tr("The Timeline panel shows the prediction cycle by cycle.");
    } else if (row->estimate && !isFailed) {
        lines << tr("%1, estimated with a model of %2, not measured. Lower bound: all memory traffic and arithmetic at "
                    "full rate. Upper bound: stalls included.")
                     .arg(bandText(*row->estimate), QString::fromStdString(row->estimate->gpu))
              << tr("The model's main limit: %1.").arg(translated(row->estimate->boundBy));
    }
    if (row->strategy != m_current && !isFailed)
        lines << tr("Click to choose this strategy.");
    return lines.join(QLatin1Char('\n'));
}

bool TimingChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    QToolTip::showText(help.globalPos(), plainToolTip(tipAt(help.pos())), this);
    return true;
}

void TimingChart::mouseReleaseEvent(QMouseEvent* event)
{
    const StrategyTiming* const row = event->button() == Qt::LeftButton ? rowAt(event->pos()) : nullptr;
    if (row && row->state != StrategyTiming::State::Failed)
        emit chosen(row->strategy);
}

QString TimingChart::axisTitle() const
{
    const QString unit = m_unitUs == 1 ? tr("µs") : m_unitUs == 1e3 ? tr("ms") : tr("s");
    const auto estimated =
        std::find_if(m_rows.begin(), m_rows.end(), [](const StrategyTiming& row) { return row.estimate.has_value(); });
    const QString gpu = estimated == m_rows.end() ? QString() : QString::fromStdString(estimated->estimate->gpu);
    const QString doubt = estimated == m_rows.end() ? QString() : translated(doubtOf(estimated->estimate->isProved));
    if (estimated != m_rows.end() && estimated->predictedUs)
        return added(m_scale.showsBands ? tr("predicted for %1, %2: not a measurement").arg(gpu, unit)
                                        : tr("GPU time, %1; the prediction for %2 is drawn behind it").arg(unit, gpu),
                     doubt);
    if (m_scale.showsBands)
        return gpu.isEmpty() ? tr("no estimate for these settings yet")
                             : tr("estimate for %1, %2: not a measurement").arg(gpu, unit);
    return gpu.isEmpty() ? tr("GPU time, %1").arg(unit)
                         : tr("GPU time, %1; the estimate for %2 is drawn behind it").arg(unit, gpu);
}

QString TimingChart::labelOf(const StrategyTiming& row) const
{
    switch (row.state) {
    case StrategyTiming::State::Earlier: return QStringLiteral("…");
    case StrategyTiming::State::Waiting: return tr("not run yet");
    case StrategyTiming::State::Failed: return reasonOf(row);
    case StrategyTiming::State::Uncomputed:
    case StrategyTiming::State::Measured: break;
    }
    if (m_scale.showsBands && !row.estimate)
        return tr("no estimate");
    if (m_scale.showsBands && row.predictedUs) {
        const QString predicted = durationText(*row.predictedUs);
        return hasRoomForBounds() ? tr("%1 (%2)").arg(predicted, bandText(row.estimate->lowerUs, row.estimate->upperUs))
                                  : predicted;
    }
    if (m_scale.showsBands) {
        const QString band = bandText(row.estimate->lowerUs, row.estimate->upperUs);
        return hasRoomForBounds() ? tr("%1, %2").arg(band, translated(row.estimate->boundBy)) : band;
    }
    const QString median = durationText(row.medianUs);
    if (row.p95Us && m_scale.isCut(*row.p95Us))
        return tr("%1 (95 % of runs within %2)").arg(median, durationText(*row.p95Us));
    return row.coldUs ? tr("%1, cold L2 %2").arg(median, durationText(*row.coldUs)) : median;
}

/// The first sentence of why it cannot run, as far as there is room; the tool tip has all of it.
QString TimingChart::reasonOf(const StrategyTiming& row) const
{
    const QString reason = translated(row.problem);
    if (reason.isEmpty())
        return tr("cannot run with these settings");
    const auto end = reason.indexOf(QLatin1String(". "));
    const double margin = QFontMetricsF(font()).horizontalAdvance(QStringLiteral("88"));
    return QFontMetricsF(font()).elidedText(end < 0 ? reason : reason.left(end + 1), Qt::ElideRight,
                                            axisWidth() - margin);
}

/// Bar, band and label of one strategy.
void TimingChart::drawRow(const StrategyTiming& row, double key)
{
    const Colours& colours = coloursOf(palette());
    const bool isMeasured =
        row.state == StrategyTiming::State::Measured || row.state == StrategyTiming::State::Uncomputed;
    const bool isCurrent = isMeasured && row.strategy == m_current;
    double end = 0;
    if (m_scale.showsBands && row.estimate) {
        drawBand(*row.estimate, key, isCurrent ? colours.accent : colours.textMuted, 0.28);
        if (row.predictedUs)
            drawPredicted(*row.predictedUs, key, isCurrent ? colours.accent : colours.textMuted);
        end = scaled(row.estimate->upperUs);
    } else if (!m_scale.showsBands) {
        end = drawBar(row, key);
        if (row.estimate) {
            drawBand(*row.estimate, key, colours.textMuted, 0.42);
            end = std::max(end, scaled(std::min(row.estimate->upperUs, m_scale.endUs)));
        }
    }
    m_labels << labelOf(row);
    const auto place = static_cast<std::size_t>(key);
    const bool hasDifference = m_baseline && !m_scale.showsBands && place < m_baseline->differences.size();
    drawLabel(hasDifference ? m_baseline->differences[place] : FigureDifference{}, end, key, isCurrent);
}

/// Draws the text above the lines that cross the chart, so that it stays readable.
void TimingChart::standOut(QCPItemText& text) const
{
    text.setLayer(QStringLiteral("overlay"));
    if (m_baseline)
        text.setBrush(coloursOf(palette()).window);
}

/// The label of a row, followed by its difference to the baseline.
void TimingChart::drawLabel(const FigureDifference& difference, double end, double key, bool isCurrent)
{
    const Colours& colours = coloursOf(palette());
    auto* text = new QCPItemText(m_plot);
    text->position->setCoords(end, key);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    text->setPadding(QMargins(8, 0, 8, 0));
    text->setColor(isCurrent ? colours.text : colours.textMuted);
    text->setFont(font());
    text->setText(m_labels.back());
    standOut(*text);
    if (difference.text.isEmpty())
        return;
    auto* beside = new QCPItemText(m_plot);
    beside->position->setParentAnchor(text->right);
    beside->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    beside->setColor(colourOf(difference.tone, colours));
    beside->setFont(font());
    beside->setText(difference.text);
    standOut(*beside);
    m_labels.back() += QStringLiteral("  ") + difference.text;
}

/// Returns where the bar or its spread ends, in the axis' unit.
double TimingChart::drawBar(const StrategyTiming& row, double key)
{
    const Colours& colours = coloursOf(palette());
    const bool isMeasured = row.state == StrategyTiming::State::Measured;
    if (!isMeasured && row.state != StrategyTiming::State::Earlier)
        return 0;
    QColor fill = row.strategy == m_current ? colours.accent : colours.bar;
    if (!isMeasured)
        fill.setAlphaF(0.35F);
    const double value = scaled(row.medianUs);
    auto* bar = new QCPBars(m_plot->yAxis, m_plot->xAxis);
    bar->setWidth(0.56);
    bar->setPen(Qt::NoPen);
    bar->setBrush(fill);
    bar->addData(key, value);
    if (isMeasured && row.coldUs)
        drawCold(*row.coldUs, key);
    if (!isMeasured || !row.minUs || !row.p95Us)
        return value;
    const double slowest = scaled(std::min(*row.p95Us, m_scale.endUs));
    auto* spread = new QCPErrorBars(m_plot->yAxis, m_plot->xAxis);
    spread->setDataPlottable(bar);
    spread->setErrorType(QCPErrorBars::etValueError);
    spread->setPen(QPen(colours.text, 1.2));
    spread->setWhiskerWidth(7);
    spread->setSymbolGap(0);
    spread->addData(std::max(0.0, value - scaled(*row.minUs)), std::max(0.0, slowest - value));
    if (m_scale.isCut(*row.p95Us))
        drawCut(key);
    return std::max({value, slowest, scaled(std::min(row.coldUs.value_or(0), m_scale.endUs))});
}

/// From the shortest to the longest time of the model; light, since it is no measurement.
void TimingChart::drawBand(const Estimate& band, double key, const QColor& edge, double halfWidth)
{
    QColor fill = edge;
    fill.setAlphaF(0.22F);
    auto* interval = new QCPItemRect(m_plot);
    interval->setLayer(QStringLiteral("grid")); // behind the bars
    interval->topLeft->setCoords(scaled(band.lowerUs), key - halfWidth);
    interval->bottomRight->setCoords(scaled(std::min(band.upperUs, m_scale.endUs)), key + halfWidth);
    interval->setPen(QPen(edge, 1));
    interval->setBrush(fill);
    if (m_scale.isCut(band.upperUs))
        drawCut(key);
}

} // namespace tilescope
