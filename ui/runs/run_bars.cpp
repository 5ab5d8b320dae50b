#include "ui/runs/run_bars.h"

#include "gpu/recipe/words/time_doubt.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/run_name.h"
#include "ui/parts/tables/table_text.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace tilescope
{

using State = StrategyTiming::State;

TimeAxis timeAxis(const TimingTable& table, const Report* baseline)
{
    constexpr double mostWidening = 2;
    TimeAxis axis;
    axis.showsBands = table.isEmulator();
    if (axis.showsBands) {
        for (const auto& row : table.rows())
            axis.endUs = std::max(axis.endUs, row.estimate ? row.estimate->upperUs : 0);
        if (const auto band = baseline ? bandOf(*baseline) : std::nullopt) {
            axis.baselineUs = {band->lowerUs, band->upperUs};
            axis.endUs = std::max(axis.endUs, std::min(band->upperUs, mostWidening * axis.endUs));
        }
        return axis;
    }
    axis.launchUs = table.launchFloorUs();
    axis.copyUs = table.copyFloorUs();
    double certain =
        std::max({axis.launchUs.value_or(0), axis.copyUs.value_or(0), table.coldCopyFloorUs().value_or(0)});
    double wanted = 0;
    if (baseline && baseline->time) {
        wanted = baseline->time->medianUs;
        axis.baselineUs = {wanted, wanted};
    }
    for (const auto& row : table.rows()) {
        const bool isMeasured = row.state == State::Measured;
        certain = std::max({certain, row.medianUs, isMeasured ? row.coldUs.value_or(0) : 0});
        wanted = std::max({wanted, isMeasured ? row.p95Us.value_or(0) : 0, row.estimate ? row.estimate->upperUs : 0});
    }
    axis.endUs = std::max(certain, std::min(wanted, mostWidening * certain));
    return axis;
}

TimeAxis heldAxis(const TimeAxis& before, TimeAxis now, bool isDragging)
{
    if (!isDragging || before.endUs <= 0 || before.showsBands != now.showsBands)
        return now;
    const double needed = std::exchange(now.endUs, before.endUs);
    while (now.endUs < needed)
        now.endUs *= 2;
    return now;
}

RunBar TimeAxis::bar(const StrategyTiming& row) const
{
    RunBar bar;
    if (endUs <= 0)
        return bar;
    const auto shareOf = [this](double us) { return std::min(1.0, us / endUs); };
    const auto shown = [this](std::optional<double> us) {
        return us && !isCut(*us) ? std::optional(*us / endUs) : std::nullopt;
    };
    bar.launch = shown(launchUs);
    bar.copy = shown(copyUs);
    if (baselineUs && !isCut(baselineUs->first))
        bar.baseline = {shareOf(baselineUs->first), shareOf(baselineUs->second)};
    if (row.estimate) {
        bar.band = {shareOf(row.estimate->lowerUs), shareOf(row.estimate->upperUs)};
        bar.isCut = isCut(row.estimate->upperUs);
    }
    if (showsBands) {
        bar.predicted = shown(row.predictedUs);
        return bar;
    }
    bar.isFaint = row.state == State::Earlier;
    if (row.state != State::Measured && !bar.isFaint)
        return bar;
    bar.share = shareOf(row.medianUs);
    if (bar.isFaint)
        return bar;
    bar.cold = shown(row.coldUs);
    if (row.minUs && row.p95Us) {
        bar.spread = {shareOf(*row.minUs), shareOf(*row.p95Us)};
        bar.isCut = bar.isCut || isCut(*row.p95Us);
    }
    return bar;
}

namespace
{

/// A vertical line through a row; those of all rows join.
void drawAcross(QPainter& painter, const QRectF& bars, double share, const QPen& pen, double inset = 0)
{
    const double x = bars.left() + share * bars.width();
    painter.setPen(pen);
    painter.drawLine(QPointF(x, bars.top() + inset), QPointF(x, bars.bottom() - inset));
}

} // namespace

void paintRunBar(QPainter& painter, const QRectF& bars, const RunBar& bar, bool isCurrent, const Colours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double height = bars.height() * 0.46;
    const auto room = [&](double from, double to, double tall) {
        return QRectF(bars.left() + from * bars.width(), bars.center().y() - tall / 2, (to - from) * bars.width(),
                      tall);
    };
    const QColor strong = isCurrent ? colours.accent : colours.textMuted;
    if (bar.share > 0) {
        QColor fill = isCurrent ? colours.accent : colours.bar;
        if (bar.isFaint)
            fill.setAlphaF(0.35F);
        painter.fillRect(room(0, std::min(1.0, bar.share), height), fill);
    }
    if (bar.band) { // light, as it is no measurement
        QColor fill = strong;
        fill.setAlphaF(0.22F);
        painter.setPen(QPen(strong, 1));
        painter.setBrush(fill);
        painter.drawRect(room(bar.band->first, bar.band->second, bar.share > 0 ? 1.4 * height : height));
    }
    if (bar.spread) {
        painter.setPen(QPen(colours.text, 1.2));
        const QRectF whisker = room(bar.spread->first, bar.spread->second, 6);
        painter.drawLine(QPointF(whisker.left(), whisker.center().y()), QPointF(whisker.right(), whisker.center().y()));
        painter.drawLine(whisker.topLeft(), whisker.bottomLeft());
        painter.drawLine(whisker.topRight(), whisker.bottomRight());
    }
    const double inset = (bars.height() - height) / 2;
    if (bar.predicted)
        drawAcross(painter, bars, *bar.predicted, QPen(strong, 3, Qt::SolidLine, Qt::FlatCap), inset);
    if (bar.cold)
        drawAcross(painter, bars, *bar.cold, QPen(colours.text, 2.4, Qt::SolidLine, Qt::FlatCap), inset);
    if (bar.isCut)
        for (const double shift : {0.02, 0.05})
            drawAcross(painter, bars, 1 - shift, QPen(colours.warning, 1.6), inset);
    if (bar.copy)
        drawAcross(painter, bars, *bar.copy, QPen(colours.warning, 1.4));
    if (bar.launch)
        drawAcross(painter, bars, *bar.launch, QPen(colours.warning, 1.4, Qt::DotLine));
    if (bar.baseline)
        for (const double edge : {bar.baseline->first, bar.baseline->second})
            drawAcross(painter, bars, edge, QPen(colours.accent, 1.4, Qt::DashDotLine));
    painter.restore();
}

QString barsTitle(const TimingTable& table)
{
    const auto found =
        std::ranges::find_if(table.rows(), [](const StrategyTiming& row) { return row.estimate.has_value(); });
    if (found == table.rows().end())
        return table.isEmulator() ? tr("no estimate for these settings yet") : tr("GPU time");
    const QString gpu = QString::fromStdString(found->estimate->gpu);
    const QString doubt = translated(doubtOf(found->estimate->gpu, found->estimate->isProved));
    if (found->predictedUs)
        return added(table.isEmulator() ? tr("predicted for %1, not a measurement").arg(gpu)
                                        : tr("GPU time; the prediction for %1 is drawn behind it").arg(gpu),
                     doubt);
    return table.isEmulator() ? tr("estimate for %1, not a measurement").arg(gpu)
                              : tr("GPU time; the estimate for %1 is drawn behind it").arg(gpu);
}

QString timeText(const TimingTable& table, const StrategyTiming& row)
{
    switch (row.state) {
    case State::Earlier: return QStringLiteral("…");
    case State::Waiting: return tr("not run yet");
    case State::Failed: return row.problem.empty() ? tr("cannot run with these settings") : translated(row.problem);
    case State::Uncomputed:
    case State::Measured: break;
    }
    if (table.isEmulator()) {
        if (!row.estimate)
            return tr("no estimate");
        const QString band = bandText(row.estimate->lowerUs, row.estimate->upperUs);
        return row.predictedUs ? tr("%1 (%2)").arg(durationText(*row.predictedUs), band)
                               : tr("%1, %2").arg(band, translated(row.estimate->boundBy));
    }
    const QString median = durationText(row.medianUs);
    if (row.p95Us && timeAxis(table).isCut(*row.p95Us))
        return tr("%1 (95 % of runs within %2)").arg(median, durationText(*row.p95Us));
    return row.coldUs ? tr("%1, cold L2 %2").arg(median, durationText(*row.coldUs)) : median;
}

void RunBars::setTable(const TimingTable& table)
{
    m_table.emplace(table);
    update();
}

void RunBars::paintEvent(QPaintEvent*)
{
    if (!m_table)
        return;
    const Colours& colours = coloursOf(palette());
    const TimeAxis axis = timeAxis(*m_table);
    const auto& rows = m_table->rows();
    QPainter painter(this);
    painter.setFont(font());
    double names = 0;
    for (const auto& row : rows)
        names = std::max(names, QFontMetricsF(font()).horizontalAdvance(titleWithBlock(row.title, row.block)));
    constexpr double margin = 12;
    const double line = height() / (static_cast<double>(rows.size()) + 1);
    const double bars = 0.55 * (width() - names - 4 * margin), left = names + 2 * margin;
    painter.setPen(colours.textMuted);
    painter.drawText(QRectF(left, 0, width() - left - margin, line), Qt::AlignLeft | Qt::AlignVCenter,
                     barsTitle(*m_table));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const StrategyTiming& row = rows[i];
        const bool isCurrent = &row == m_table->current();
        const QRectF room(left, line * static_cast<double>(i + 1), bars, line);
        painter.setPen(colours.text);
        painter.drawText(QRectF(margin, room.top(), names, line), Qt::AlignRight | Qt::AlignVCenter,
                         titleWithBlock(row.title, row.block));
        paintRunBar(painter, room, axis.bar(row), isCurrent, colours);
        painter.setPen(isCurrent ? colours.text : colours.textMuted);
        const QRectF words(room.right() + margin, room.top(), width() - room.right() - 2 * margin, line);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font()).elidedText(timeText(*m_table, row), Qt::ElideRight, words.width()));
    }
}

namespace
{

QString q(const std::string& text) { return QString::fromStdString(text); }
QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }
QString number(const std::optional<double>& value) { return value ? number(*value) : QString(); }

QString stateName(State state)
{
    switch (state) {
    case State::Waiting: return QStringLiteral("not run yet");
    case State::Measured: return QStringLiteral("at these settings");
    case State::Earlier: return QStringLiteral("at earlier settings");
    case State::Uncomputed: return QStringLiteral("not computed at these settings");
    case State::Failed: return QStringLiteral("failed");
    }
    return {};
}

QString timingsCsv(const TimingTable& table)
{
    QList<QStringList> rows{{"strategy", "state", "time from", "median (µs)", "minimum (µs)", "95th percentile (µs)",
                             "cold L2 median (µs)", "runs", "estimate for", "estimate from (µs)", "estimate to (µs)",
                             "estimate bound by", "launch floor (µs)", "copy floor (µs)", "cold copy floor (µs)",
                             "as one graph (µs)", "problem"}};
    for (const StrategyTiming& row : table.rows()) {
        const bool hasTime = row.state == State::Measured || row.state == State::Earlier;
        const auto& band = row.estimate;
        rows << QStringList{q(row.strategy),
                            stateName(row.state),
                            !hasTime             ? QString()
                            : table.isEmulator() ? QStringLiteral("emulator, not GPU time")
                                                 : q(table.machine()),
                            hasTime ? number(row.medianUs) : QString(),
                            number(row.minUs),
                            number(row.p95Us),
                            number(row.coldUs),
                            hasTime && !table.isEmulator() ? QString::number(row.runs) : QString(),
                            band ? q(band->gpu) : QString(),
                            band ? number(band->lowerUs) : QString(),
                            band ? number(band->upperUs) : QString(),
                            band ? q(band->boundBy) : QString(),
                            number(table.launchFloorUs()),
                            number(table.copyFloorUs()),
                            number(table.coldCopyFloorUs()),
                            row.measured ? number(row.measured->graphMedianUs) : QString(),
                            q(row.problem)};
    }
    return csvOf(rows);
}

} // namespace

ChartExport exportOf(const TimingTable& table, const ChartSubject& of)
{
    ChartExport chart{QStringLiteral("timings"),
                      tr("Times of the strategies"),
                      tr("One bar per strategy, with its spread and the band predicted by the model."),
                      {}};
    if (!table.current()) {
        chart.missing = tr("Nothing has run yet.");
        return chart;
    }
    const int height = 60 + 32 * static_cast<int>(table.rows().size());
    chart.draw = [table, height, title = of.headed(chart.title)] {
        return PaperChart::make<RunBars>(title, {880, height}, [&table](RunBars& bars) { bars.setTable(table); });
    };
    chart.csv = [table] { return timingsCsv(table).toUtf8(); };
    return chart;
}

} // namespace tilescope
