#include "ui/runs/run_headline.h"

#include "gpu/cuda/clock_reading.h"
#include "gpu/recipe/report_rates.h"
#include "gpu/recipe/words/time_doubt.h"
#include "ui/parts/brief_label.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/parts/labels.h"
#include "ui/parts/tables/table_text.h"
#include "ui/runs/run_columns.h"
#include "ui/translation.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

namespace
{

using State = StrategyTiming::State;

struct LargeFigure {
    QString figure, meaning;
};

/// On a GPU its time. The emulator's own time is no measure of a kernel: there the exact count or, without one, the
/// model's band.
LargeFigure largeFigureOf(const TimingTable& table, const StrategyTiming& timing)
{
    if (!table.isEmulator()) {
        const bool hasTime = timing.state == State::Measured || timing.state == State::Earlier;
        return {hasTime ? durationText(timing.medianUs) : dash, QString::fromStdString(table.machine())};
    }
    if (timing.state != State::Failed && timing.bytesAPixel) {
        QString caption = tr("requested from the L1 cache, counted");
        if (const auto& dram = timing.dramBytesAPixel) {
            const bool isOne = dram->second < 1.01 * dram->first;
            const QString least = isOne ? QString() : QStringLiteral("%1 – ").arg(dram->first, 0, 'f', 2);
            caption = clauses({caption, tr("DRAM: %1").arg(least + bytesAPixelText(dram->second, !isOne))});
        }
        return {bytesAPixelText(*timing.bytesAPixel, timing.areBytesExact), caption};
    }
    if (timing.estimate && timing.predictedUs) {
        const QString doubt = translated(doubtOf(timing.estimate->gpu, timing.estimate->isProved));
        return {
            durationText(*timing.predictedUs),
            added(tr("predicted for %1, not a measurement").arg(QString::fromStdString(timing.estimate->gpu)), doubt)};
    }
    if (timing.estimate)
        return {bandText(timing.estimate->lowerUs, timing.estimate->upperUs),
                tr("estimate for %1, not a measurement").arg(QString::fromStdString(timing.estimate->gpu))};
    return {dash, tr("emulator, nothing counted")};
}

/// "±0.35 %, settled"; empty if the spread is unknown.
QString sureness(const std::optional<double>& spread, bool isSettled)
{
    if (!spread)
        return {};
    const QString share = QString::number(100 * *spread, 'f', *spread < 0.0995 ? 2 : 0);
    return isSettled ? tr(", ±%1\u00A0%").arg(share) : tr(", not converged: ±%1\u00A0%").arg(share);
}

QStringList measuredLines(const StrategyTiming& timing)
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

QStringList floorLines(const TimingTable& table)
{
    QStringList floors;
    if (const auto us = table.launchFloorUs())
        floors << tr("launch %1").arg(durationText(*us));
    if (const auto us = table.copyFloorUs())
        floors << tr("copy %1").arg(durationText(*us));
    if (const auto us = table.coldCopyFloorUs())
        floors << tr("cold L2 %1").arg(durationText(*us));
    return floors.isEmpty() ? floors : QStringList{tr("floors: %1").arg(listed(floors))};
}

QString detailsOf(const TimingTable& table, const StrategyTiming& timing, const QString& recorded)
{
    switch (timing.state) {
    case State::Waiting: return tr("Not run with these settings yet.");
    case State::Earlier: return tr("For the previous settings; the new time appears after the next run.");
    case State::Failed: return translated(timing.problem);
    case State::Uncomputed:
    case State::Measured: break;
    }
    QStringList lines;
    if (timing.estimate && timing.predictedUs)
        lines << tr("%1 predicted for %2, not measured; nine out of ten measured times lie within %3")
                     .arg(durationText(*timing.predictedUs), QString::fromStdString(timing.estimate->gpu),
                          bandText(*timing.estimate));
    if (timing.estimate && !timing.predictedUs)
        lines << tr("%1 estimated for %2, limited by %3; not a measurement")
                     .arg(bandText(*timing.estimate), QString::fromStdString(timing.estimate->gpu),
                          translated(timing.estimate->boundBy));
    if (timing.state == State::Uncomputed)
        lines << tr("The result was not computed: emulating it would take too long.");
    else if (table.isEmulator())
        lines << recorded
              << (timing.emulation ? tr("%1 (emulator time, not GPU time)").arg(durationText(timing.medianUs))
                                   : QString());
    else if (!timing.minUs || !timing.p95Us)
        lines = {tr("single run; repeated when the sliders stop moving")};
    else
        lines = measuredLines(timing) + floorLines(table) + lines;
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// Counts do not depend on the machine.
FigureDifference differenceTo(const RunRow& baseline, const RunRow& own, const RunTable& table)
{
    if (own.timing.state != State::Measured || !own.report)
        return {};
    if (!table.isEmulator()) {
        auto time = timeOf(*own.report);
        const auto base = timeOf(*baseline.report);
        if (!time || !base)
            return {};
        time->medianUs = own.timing.medianUs;
        time->minUs = own.timing.minUs;
        time->p95Us = own.timing.p95Us;
        return timeDifference(*time, *base, table.registry());
    }
    const auto base = figureNamed("bytes_per_pixel").of(*baseline.report);
    if (!base || !own.timing.bytesAPixel)
        return {};
    return figureDifference(*own.timing.bytesAPixel, *base, Better::Less,
                            likenessOf(subjectOf(*own.report), subjectOf(*baseline.report), table.registry()),
                            bytesAPixelText(*base, baseline.report->counters->exact));
}

QString timesText(double ratio) { return figureText(ratio, FigureUnit::Ratio) + QChar(0x00D7); }

/// A time that two runs can be compared by.
struct ComparedTime {
    double us = 0, lowerUs = 0, upperUs = 0;
    enum class Kind { Measured, Predicted, Estimated } kind = Kind::Measured;
    std::string gpu;
};

std::optional<ComparedTime> comparedTime(const RunRow& row, bool isEmulator)
{
    using Kind = ComparedTime::Kind;
    if (!row.report)
        return std::nullopt;
    const StrategyTiming& timing = row.timing;
    const bool isMeasured = row.report->backend == BackendChoice::Cuda && row.medianUs;
    if (!isEmulator && !isMeasured)
        return std::nullopt;
    if (isMeasured)
        return ComparedTime{*row.medianUs, *row.medianUs, *row.medianUs, Kind::Measured, row.report->deviceName};
    if (!timing.estimate)
        return std::nullopt;
    const Estimate& band = *timing.estimate;
    return timing.predictedUs ? ComparedTime{*timing.predictedUs, band.lowerUs, band.upperUs, Kind::Predicted, band.gpu}
                              : ComparedTime{std::sqrt(band.lowerUs * band.upperUs), band.lowerUs, band.upperUs,
                                             Kind::Estimated, band.gpu};
}

QString kindText(ComparedTime::Kind kind)
{
    switch (kind) {
    case ComparedTime::Kind::Measured: return tr("measured");
    case ComparedTime::Kind::Predicted: return tr("predicted");
    case ComparedTime::Kind::Estimated: return tr("estimated");
    }
    return {};
}

/// What the slower one's warps wait for most, if that was simulated.
std::optional<StallReason> mainStall(const RunRow& slower)
{
    return slower.timing.states ? std::optional(mostWaiting(*slower.timing.states)) : std::nullopt;
}

QString trafficText(const RunRow& own, const RunRow& other)
{
    const auto sectorsOf = [](const RunRow& row) -> std::optional<double> {
        const auto value = row.counters ? figureNamed("sectors").of(*row.counters, row.report->image) : std::nullopt;
        return value && *value > 0 ? value : std::nullopt;
    };
    const auto mine = sectorsOf(own), others = sectorsOf(other);
    if (!mine || !others)
        return {};
    const QString ratio = timesText(*mine / *others);
    return own.counters->exact && other.counters->exact
               ? tr("%1 requests %2 as many bytes of global memory (counted).").arg(translated(own.title), ratio)
               : tr("%1 requests %2 as many bytes of global memory (estimated from a sample of the blocks).")
                     .arg(translated(own.title), ratio);
}

} // namespace

Verdict verdictOf(const RunRow& own, const RunRow& other, bool isEmulator)
{
    const auto mine = comparedTime(own, isEmulator), others = comparedTime(other, isEmulator);
    if (!mine || !others || mine->us <= 0 || others->us <= 0)
        return {};
    constexpr double same = 1.005, worthTimes = 1.095; // below, a percentage says more
    const bool isFaster = mine->us <= others->us;
    const double ratio = isFaster ? others->us / mine->us : mine->us / others->us;
    const RunRow &first = isFaster ? own : other, &second = isFaster ? other : own;
    Verdict verdict;
    QStringList said;
    if (ratio < same) {
        verdict.answer = tr("Equally fast");
        said << tr("%1 and %2 take the same time (%3).")
                    .arg(translated(own.title), translated(other.title), kindText(mine->kind));
    } else {
        const QString times = QString::number(ratio, 'f', ratio < 9.95 ? 1 : 0);
        const QString percent = QString::number(100 * (ratio - 1), 'f', ratio < 1.0095 ? 1 : 0);
        verdict.answer = ratio >= worthTimes ? (isFaster ? tr("%1× faster") : tr("%1× slower")).arg(times)
                                             : (isFaster ? tr("%1 % faster") : tr("%1 % slower")).arg(percent);
        said << tr("%1 is %2 as fast as %3: %4 instead of %5 (%6).")
                    .arg(translated(first.title), timesText(ratio), translated(second.title),
                         durationText(std::min(mine->us, others->us)), durationText(std::max(mine->us, others->us)),
                         kindText(mine->kind));
    }
    if (mine->kind != others->kind || mine->gpu != others->gpu)
        said << tr("The two times are of different kinds or GPUs, so it is not certain which is faster.");
    else if (mine->kind != ComparedTime::Kind::Measured &&
             std::max(mine->lowerUs, others->lowerUs) <= std::min(mine->upperUs, others->upperUs))
        said << tr("The bands overlap, so it is not certain which is faster.");
    if (const auto stall = ratio >= same && !isFaster ? mainStall(own) : std::nullopt) {
        said << tr("The warps of %1 spend %2 % of their cycles %3.")
                    .arg(translated(own.title))
                    .arg(100 * (*own.timing.states)[static_cast<std::size_t>(*stall)], 0, 'f', 0)
                    .arg(doingTextOf(*stall));
        verdict.term = tr("Nsight Compute calls this state %1.").arg(titleOf(*stall));
    }
    said << trafficText(own, other);
    verdict.sentences = sentences(said);
    return verdict;
}

/// The run that the chosen strategy is compared with: the baseline if it has the same task, else the strategy that it
/// changes.
static const RunRow* comparedRow(const StrategyRuns& runs, const RunRow& own)
{
    const auto baseline = std::ranges::find_if(runs.pinned(), &RunRow::isBaseline);
    if (baseline == runs.pinned().end())
        return runs.table().stepBefore(own);
    const bool isAlike =
        own.report && likenessOf(subjectOf(*own.report), subjectOf(*baseline->report), runs.table().registry()).isAlike;
    return isAlike ? &*baseline : nullptr;
}

std::optional<Headline> headlineOf(const StrategyRuns& runs, const QString& recorded)
{
    const RunTable& table = runs.table();
    const RunRow* const own = table.current();
    const bool hasRun = std::ranges::any_of(
        table.timings().rows(), [](const StrategyTiming& timing) { return timing.state != State::Waiting; });
    if (!own || !hasRun)
        return std::nullopt;
    const StrategyTiming& timing = own->timing;
    const LargeFigure large = largeFigureOf(table.timings(), timing);
    Headline made;
    made.caption = QStringLiteral("%1\n%2").arg(translated(timing.title), large.meaning);
    made.figure = large.figure;
    made.isPresent = timing.state == State::Measured || timing.state == State::Uncomputed;
    const RunRow* const other = comparedRow(runs, *own);
    if (other && made.isPresent) {
        const Verdict verdict = verdictOf(*own, *other, table.isEmulator());
        made.verdict = verdict.sentences;
        made.answer = verdict.answer;
        made.detailsTip = verdict.term;
        made.question = tr("%1 compared with %2").arg(translated(timing.title), translated(other->title));
    }
    if (made.isPresent && own->check && own->check->mismatches > 0) { // how fast it is does not matter then
        made.question = translated(timing.title);
        made.answer = tr("Wrong result");
        made.verdict = sentences({tr("%L1 values differ from the reference, by up to %2")
                                          .arg(own->check->mismatches)
                                          .arg(own->check->maxAbsDifference) +
                                      QLatin1Char('.'),
                                  made.verdict});
    }
    made.details = detailsOf(table.timings(), timing, recorded);
    if (timing.emulation && table.isEmulator())
        made.detailsTip = sentences({made.detailsTip, emulationText(*timing.emulation)});
    made.trip = timing.trip;
    const auto baseline = std::ranges::find_if(runs.pinned(), &RunRow::isBaseline);
    if (baseline == runs.pinned().end())
        return made;
    const FigureDifference difference = differenceTo(*baseline, *own, table);
    if (difference.toolTip.isEmpty())
        return made;
    const QLatin1Char letter(baseline->pin);
    made.difference = difference.text.isEmpty()   ? tr("not comparable with %1: a different kind of time").arg(letter)
                      : difference.percent == 0.0 ? tr("the same as %1").arg(letter)
                                                  : tr("%1 compared with %2").arg(difference.text).arg(letter);
    made.differenceTip = difference.toolTip;
    made.tone = difference.tone;
    return made;
}

RunHeadline::RunHeadline(QWidget* parent)
    : QWidget(parent), m_caption(mutedLabel({})), m_figure(new QLabel), m_difference(mutedLabel({})),
      m_short(new BriefLabel(2)), m_details(mutedLabel({}))
{
    keepFontShare(*m_figure, 2, QFont::DemiBold);
    m_figure->setProperty("role", QStringLiteral("figure"));
    m_figure->setAccessibleName(tr("Figure of the current strategy"));
    m_difference->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QLabel* label : {m_caption, m_figure, m_difference, static_cast<QLabel*>(m_short), m_details})
        column->addWidget(label);
    m_short->hide();
    column->addStretch(1);
}

void RunHeadline::setHeadline(const Headline& headline)
{
    m_headline = headline;
    const bool answers = !headline.answer.isEmpty();
    m_caption->setText(answers ? headline.question : headline.caption);
    m_figure->setText(answers ? headline.answer : headline.figure);
    setRole(*m_figure, headline.isPresent ? "figure" : "muted");
    m_difference->setVisible(!headline.difference.isEmpty());
    m_difference->setText(headline.difference);
    m_difference->setToolTip(plainToolTip(headline.differenceTip));
    setRole(*m_difference, headline.tone == Tone::Good ? "good" : headline.tone == Tone::Bad ? "error" : "muted");
    showSentences();
}

void RunHeadline::showSentences()
{
    QStringList said{m_headline.verdict, m_headline.details};
    if (!m_headline.answer.isEmpty()) // whose place the answer has
        said.insert(1, QStringLiteral("%1 %2").arg(m_headline.figure, m_headline.caption.section(u'\n', 1)));
    said.removeAll(QString());
    m_details->setText(said.join(QLatin1Char('\n')));
    m_details->setToolTip(m_headline.detailsTip.isEmpty() ? QString() : plainToolTip(m_headline.detailsTip));
    m_details->setVisible(m_room == Room::Large);
    m_short->setFullText(said.value(0));
    m_short->setVisible(m_room == Room::Small && !said.isEmpty());
}

void RunHeadline::setRoom(Room room)
{
    m_room = room;
    showSentences();
}

} // namespace tilescope
