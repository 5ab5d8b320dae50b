#include "ui/timings/timings_panel.h"

#include "gpu/cuda/clock_reading.h"
#include "gpu/recipe/report_rates.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/parts/folding_box.h"
#include "ui/parts/labels.h"
#include "ui/parts/scroll_room.h"
#include "ui/parts/tables/table_text.h"
#include "ui/pins/pin_strip.h"
#include "ui/timings/timing_chart.h"
#include "ui/translation.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

namespace
{

/// As high as its content in this width; scrolls where it gets less.
class FiguresRoom : public ScrollRoom
{
public:
    explicit FiguresRoom(QWidget* content) : ScrollRoom(content)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    int heightForWidth(int width) const override { return widget()->heightForWidth(width); }
    QSize minimumSizeHint() const override { return {0, 3 * fontMetrics().lineSpacing()}; }
};

} // namespace

TimingsPanel::TimingsPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_table(registry), m_strip(new PinStrip),
      m_caption(mutedLabel(tr("Times appear here after the first run."))), m_figure(new QLabel),
      m_difference(mutedLabel({})), m_details(mutedLabel({})), m_chart(new TimingChart), m_trip(new TripBar)
{
    keepFontShare(*m_figure, 2.4, QFont::DemiBold);
    m_figure->setProperty("role", QStringLiteral("figure"));
    m_chart->hide(); // hidden while it is empty
    m_figure->setAccessibleName(tr("Figure of the current strategy"));

    auto* figures = new QVBoxLayout;
    figures->setSpacing(4);
    figures->addWidget(m_caption);
    figures->addWidget(m_figure);
    figures->addWidget(m_difference);
    figures->addWidget(m_details);
    figures->addStretch(1);
    auto* left = new QWidget;
    left->setLayout(figures);
    figures->setContentsMargins(0, 0, 0, 0);

    m_difference->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    auto* room = new ScrollRoom(m_chart); // for operations of many strategies
    constexpr int figuresWidth = 248, roomy = 640;
    auto* both = new FoldingBox(new FiguresRoom(left), room, figuresWidth, roomy);
    both->row().setContentsMargins(16, 12, 16, 8);
    both->row().setSpacing(24);
    both->row().setStretch(1, 1);
    column->addWidget(both, 1);
    auto* trip = new QHBoxLayout;
    trip->setContentsMargins(16, 0, 16, 6);
    trip->addWidget(m_trip);
    column->addLayout(trip);
}

void TimingsPanel::setReport(const Report& report)
{
    m_table.add(report, true);
    refresh();
}

void TimingsPanel::setOtherReport(const Report& report)
{
    m_table.add(report, false);
    refresh();
}

void TimingsPanel::setOtherFailure(const std::string& strategy, const QString& message)
{
    m_table.addFailure(strategy, message.toStdString());
    refresh();
}

void TimingsPanel::setPins(const PinnedRuns& pins)
{
    m_pins = pins;
    m_strip->setPins(pinTitles(pins, m_table.registry()));
    refresh();
}

void TimingsPanel::setRecorded(const QString& line)
{
    m_recorded = line;
    refresh();
}

void TimingsPanel::setChosen(const std::string& strategy)
{
    m_table.setCurrent(strategy);
    refresh();
}

QString TimingsPanel::figure() const { return m_figure->text(); }
QString TimingsPanel::caption() const { return m_caption->text(); }

QString TimingsPanel::difference() const { return m_difference->text(); }
QString TimingsPanel::details() const { return m_details->text(); }

void TimingsPanel::refresh()
{
    const StrategyTiming* const timing = m_table.current();
    if (!timing)
        return;
    const Headline headline = headlineOf(*timing);
    m_caption->setText(QStringLiteral("%1\n%2").arg(translated(timing->title), headline.meaning));
    m_figure->setText(headline.figure);
    const bool isPresent =
        timing->state == StrategyTiming::State::Measured || timing->state == StrategyTiming::State::Uncomputed;
    setRole(*m_figure, isPresent ? "figure" : "muted");
    m_details->setText(detailsOf(*timing));
    m_details->setToolTip(timing->emulation && m_table.isEmulator() ? plainToolTip(emulationText(*timing->emulation))
                                                                    : QString());
    const auto baseline = timingBaseline(m_table, m_pins);
    const auto place = static_cast<std::size_t>(timing - m_table.rows().data());
    showDifference(baseline ? baseline->differences[place] : FigureDifference{});
    m_trip->setTrip(m_isBrief ? std::nullopt : timing->trip);
    m_chart->setTable(m_table, baseline);
    m_chart->show();
}

/// On a GPU its time. The emulator's own time is no measure of a kernel: there the exact count or, without one, the
/// model's band.
TimingsPanel::Headline TimingsPanel::headlineOf(const StrategyTiming& timing) const
{
    const QString none = QStringLiteral("–");
    if (!m_table.isEmulator()) {
        const bool hasTime =
            timing.state == StrategyTiming::State::Measured || timing.state == StrategyTiming::State::Earlier;
        return {hasTime ? durationText(timing.medianUs) : none, QString::fromStdString(m_table.machine())};
    }
    if (timing.state != StrategyTiming::State::Failed && timing.bytesAPixel) {
        QString caption = tr("requested from the L1 cache, counted");
        if (const auto& dram = timing.dramBytesAPixel) {
            const bool isOne = dram->second < 1.01 * dram->first;
            const QString least = isOne ? QString() : QStringLiteral("%1 – ").arg(dram->first, 0, 'f', 2);
            caption = clauses({caption, tr("DRAM: %1").arg(least + bytesAPixelText(dram->second, !isOne))});
        }
        return {bytesAPixelText(*timing.bytesAPixel, timing.areBytesExact), caption};
    }
    if (timing.estimate && timing.predictedUs) {
        const QString doubt = translated(doubtOf(timing.estimate->isProved));
        return {
            durationText(*timing.predictedUs),
            added(tr("predicted for %1, not a measurement").arg(QString::fromStdString(timing.estimate->gpu)), doubt)};
    }
    if (timing.estimate)
        return {bandText(timing.estimate->lowerUs, timing.estimate->upperUs),
                tr("estimate for %1, not a measurement").arg(QString::fromStdString(timing.estimate->gpu))};
    return {none, tr("emulator, nothing counted")};
}

void TimingsPanel::showDifference(const FigureDifference& difference)
{
    const bool isThere = !difference.toolTip.isEmpty();
    m_difference->setVisible(isThere);
    m_difference->setToolTip(plainToolTip(difference.toolTip));
    if (!isThere) {
        m_difference->clear();
        return;
    }
    const QLatin1Char letter(m_pins.baseline()->letter);
    m_difference->setText(difference.text.isEmpty() ? tr("not comparable with %1: a different kind of time").arg(letter)
                          : difference.percent == 0.0 ? tr("the same as %1").arg(letter)
                                                      : tr("%1 compared with %2").arg(difference.text).arg(letter));
    switch (difference.tone) {
    case Tone::Good: setRole(*m_difference, "good"); break;
    case Tone::Bad: setRole(*m_difference, "error"); break;
    case Tone::Plain:
    case Tone::Muted: setRole(*m_difference, "muted"); break;
    }
}

/// "±0.35 %, settled"; empty if the spread is unknown.
static QString sureness(const std::optional<double>& spread, bool isSettled)
{
    if (!spread)
        return {};
    const QString share = QString::number(100 * *spread, 'f', *spread < 0.0995 ? 2 : 0);
    return isSettled ? TimingsPanel::tr(", ±%1\u00A0%").arg(share)
                     : TimingsPanel::tr(", not converged: ±%1\u00A0%").arg(share);
}

QStringList TimingsPanel::measuredLines(const StrategyTiming& timing) const
{
    const TimeReport time = timing.measured.value_or(TimeReport{});
    QStringList lines = {
        tr("median of %L1 runs%2").arg(timing.runs).arg(sureness(time.spread, time.settled)),
        tr("minimum %1, 95 % of runs within %2").arg(durationText(*timing.minUs), durationText(*timing.p95Us))};
    if (timing.coldUs)
        lines << tr("with a cold L2 cache %1%2")
                     .arg(durationText(*timing.coldUs),
                          time.coldRuns == 1 ? tr(", single run") : sureness(time.coldSpread, time.coldSettled));
    if (time.graphMedianUs)
        lines << tr("as one CUDA graph %1").arg(durationText(*time.graphMedianUs));
    if (const auto percent = percentOfCopy(time))
        lines << tr("%1 % of copy speed").arg(*percent, 0, 'f', *percent < 10 ? 1 : 0) +
                     (coldPercentOfCopy(time) ? tr(", cold L2 %1 %").arg(*coldPercentOfCopy(time), 0, 'f', 0)
                                              : QString());
    if (const QString clocks = translated(slowdownNote(time)); !clocks.isEmpty())
        lines << clocks;
    else if (time.clockAfterMhz)
        lines << tr("at %L1 MHz").arg(*time.clockAfterMhz, 0, 'f', 0);
    return lines;
}

QStringList TimingsPanel::floorLines() const
{
    QStringList floors;
    if (const auto us = m_table.launchFloorUs())
        floors << tr("launch %1").arg(durationText(*us));
    if (const auto us = m_table.copyFloorUs())
        floors << tr("copy %1").arg(durationText(*us));
    if (const auto us = m_table.coldCopyFloorUs())
        floors << tr("cold L2 %1").arg(durationText(*us));
    return floors.isEmpty() ? floors : QStringList{tr("floors: %1").arg(listed(floors))};
}

/// What limits a strategy that is predicted no faster than the one it changes, though something was expected of it.
QString TimingsPanel::surpriseOf(const StrategyTiming& timing) const
{
    const Operation& operation = m_table.registry().operation(m_table.operation());
    const auto own = std::ranges::find(operation.strategies, timing.strategy, &Strategy::name);
    if (own == operation.strategies.end() || own->expects.empty() || !timing.predictedUs || !timing.states)
        return {};
    const auto before = std::ranges::find(m_table.rows(), own->after, &StrategyTiming::strategy);
    if (before == m_table.rows().end() || !before->predictedUs || *timing.predictedUs < *before->predictedUs)
        return {};
    const StallReason most = mostWaiting(*timing.states);
    return tr("Not predicted to be faster than %1 (%2). Main stall: %4, %3 % of the warps' cycles.")
        .arg(translated(before->title), durationText(*before->predictedUs))
        .arg(100 * (*timing.states)[static_cast<std::size_t>(most)], 0, 'f', 0)
        .arg(titleOf(most));
}

QString TimingsPanel::detailsOf(const StrategyTiming& timing) const
{
    switch (timing.state) {
    case StrategyTiming::State::Waiting: return tr("Not run with these settings yet.");
    case StrategyTiming::State::Earlier:
        return tr("For the previous settings; the new time appears after the next run.");
    case StrategyTiming::State::Failed: return translated(timing.problem);
    case StrategyTiming::State::Uncomputed:
    case StrategyTiming::State::Measured: break;
    }
    QStringList band;
    if (timing.estimate && timing.predictedUs)
        band << tr("%1 predicted for %2, not measured; nine out of ten measured times lie within %3")
                    .arg(durationText(*timing.predictedUs), QString::fromStdString(timing.estimate->gpu),
                         bandText(*timing.estimate));
    if (const QString surprise = surpriseOf(timing); !surprise.isEmpty())
        band << surprise;
    if (timing.estimate && !timing.predictedUs)
        band << tr("%1 estimated for %2, limited by %3; not a measurement")
                    .arg(bandText(*timing.estimate), QString::fromStdString(timing.estimate->gpu),
                         translated(timing.estimate->boundBy));
    if (timing.state == StrategyTiming::State::Uncomputed)
        return (band + QStringList{tr("The result was not computed: emulating it would take too long.")})
            .join(QLatin1Char('\n'));
    if (m_table.isEmulator()) {
        QStringList lines = band;
        lines << m_recorded
              << (timing.emulation ? tr("%1 (emulator time, not GPU time)").arg(durationText(timing.medianUs))
                                   : QString());
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    if (!timing.minUs || !timing.p95Us)
        return tr("single run; repeated when the sliders stop moving");
    return (measuredLines(timing) + floorLines() + band).join(QLatin1Char('\n'));
}

void TimingsPanel::setBrief(bool isBrief)
{
    m_isBrief = isBrief;
    m_details->setVisible(!isBrief);
    keepFontShare(*m_figure, isBrief ? 2 : 2.4, QFont::DemiBold); // in a presentation its column stays equally wide
    refresh();
}

} // namespace tilescope
