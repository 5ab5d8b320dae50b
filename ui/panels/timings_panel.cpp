#include "ui/panels/timings_panel.h"

#include "ui/panels/duration_text.h"
#include "ui/panels/labels.h"
#include "ui/panels/pin_strip.h"
#include "ui/panels/table_text.h"
#include "ui/panels/timing_chart.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace tilescope
{

TimingsPanel::TimingsPanel(const Registry& registry, QWidget* parent)
    : QWidget(parent), m_table(registry), m_strip(new PinStrip),
      m_caption(mutedLabel(tr("Times appear here with the first run."))), m_figure(new QLabel),
      m_difference(mutedLabel({})), m_details(mutedLabel({})), m_chart(new TimingChart)
{
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.4);
    large.setWeight(QFont::DemiBold);
    m_figure->setFont(large);
    m_figure->setProperty("role", QStringLiteral("figure"));
    m_chart->hide(); // an empty chart says nothing
    m_figure->setAccessibleName(tr("Time of the current strategy"));

    auto* figures = new QVBoxLayout;
    figures->setSpacing(4);
    figures->addWidget(m_caption);
    figures->addWidget(m_figure);
    figures->addWidget(m_difference);
    figures->addWidget(m_details);
    figures->addStretch(1);
    auto* left = new QWidget;
    left->setLayout(figures);
    left->setFixedWidth(248);
    figures->setContentsMargins(0, 0, 0, 0);

    m_difference->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    column->addWidget(m_strip);
    column->addLayout(row, 1);
    row->setContentsMargins(16, 12, 16, 8);
    row->setSpacing(24);
    row->addWidget(left, 0, Qt::AlignLeft);
    row->addWidget(m_chart, 1);
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
    const bool hasTime =
        timing->state == StrategyTiming::State::Measured || timing->state == StrategyTiming::State::Earlier;
    const QString machine =
        m_table.isEmulator() ? tr("emulator, not a GPU's time") : QString::fromStdString(m_table.machine());
    m_caption->setText(QStringLiteral("%1\n%2").arg(QString::fromStdString(timing->title), machine));
    m_figure->setText(hasTime ? durationText(timing->medianUs) : QStringLiteral("–"));
    setRole(*m_figure, timing->state == StrategyTiming::State::Measured ? "figure" : "muted");
    m_details->setText(detailsOf(*timing));
    const auto baseline = timingBaseline(m_table, m_pins);
    const auto place = static_cast<std::size_t>(timing - m_table.rows().data());
    showDifference(baseline ? baseline->differences[place] : FigureDifference{});
    m_chart->setTable(m_table, baseline);
    m_chart->show();
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
    m_difference->setText(difference.text.isEmpty()   ? tr("no difference to %1: another kind of time").arg(letter)
                          : difference.percent == 0.0 ? tr("the time of %1").arg(letter)
                                                      : tr("%1 to %2").arg(difference.text).arg(letter));
    switch (difference.tone) {
    case Tone::Good: setRole(*m_difference, "good"); break;
    case Tone::Bad: setRole(*m_difference, "error"); break;
    case Tone::Plain:
    case Tone::Muted: setRole(*m_difference, "muted"); break;
    }
}

QString TimingsPanel::detailsOf(const StrategyTiming& timing) const
{
    switch (timing.state) {
    case StrategyTiming::State::Waiting: return tr("Not run yet at these settings.");
    case StrategyTiming::State::Earlier: return tr("Of the settings before; the new time comes with the next run.");
    case StrategyTiming::State::Failed: return QString::fromStdString(timing.problem);
    case StrategyTiming::State::Measured: break;
    }
    QStringList band;
    if (timing.estimate)
        band << tr("%1 by estimate on %2, bound by %3; not a measurement")
                    .arg(bandText(timing.estimate->lowerUs, timing.estimate->upperUs),
                         QString::fromStdString(timing.estimate->gpu),
                         QString::fromStdString(timing.estimate->boundBy));
    if (m_table.isEmulator())
        return (QStringList{timing.emulation ? emulationText(*timing.emulation) : QString()} + band)
            .join(QLatin1Char('\n'));
    if (!timing.minUs || !timing.p95Us)
        return tr("one run; settles when the sliders rest");
    QStringList lines = {tr("median of %L1 runs").arg(timing.runs),
                         tr("least %1, 95 % within %2").arg(durationText(*timing.minUs), durationText(*timing.p95Us))};
    if (timing.coldUs)
        lines << tr("with a cold L2 cache %1").arg(durationText(*timing.coldUs));
    if (m_table.launchFloorUs() && m_table.copyFloorUs())
        lines << tr("floors: launch %1, copy %2")
                     .arg(durationText(*m_table.launchFloorUs()), durationText(*m_table.copyFloorUs()));
    return (lines + band).join(QLatin1Char('\n'));
}

void TimingsPanel::setBrief(bool isBrief) { m_details->setVisible(!isBrief); }

} // namespace tilescope
