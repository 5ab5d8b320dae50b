#include "ui/timings/timing_chart.h"

#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QLocale>

namespace tilescope
{

namespace
{

QString q(const std::string& text) { return QString::fromStdString(text); }
QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }
QString number(const std::optional<double>& value) { return value ? number(*value) : QString(); }

QString stateName(StrategyTiming::State state)
{
    switch (state) {
    case StrategyTiming::State::Waiting: return QStringLiteral("not run yet");
    case StrategyTiming::State::Measured: return QStringLiteral("at these settings");
    case StrategyTiming::State::Earlier: return QStringLiteral("at earlier settings");
    case StrategyTiming::State::Uncomputed: return QStringLiteral("not computed at these settings");
    case StrategyTiming::State::Failed: return QStringLiteral("failed");
    }
    return {};
}

} // namespace

static QString timingsCsv(const TimingTable& table)
{
    QList<QStringList> rows{{"strategy", "state", "time from", "median (µs)", "minimum (µs)", "95th percentile (µs)",
                             "cold L2 median (µs)", "runs", "estimate for", "estimate from (µs)", "estimate to (µs)",
                             "estimate bound by", "launch floor (µs)", "copy floor (µs)", "cold copy floor (µs)",
                             "as one graph (µs)", "problem"}};
    for (const StrategyTiming& row : table.rows()) {
        const bool hasTime =
            row.state == StrategyTiming::State::Measured || row.state == StrategyTiming::State::Earlier;
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
    const int height = 120 + 44 * static_cast<int>(table.rows().size());
    chart.draw = [table, height, title = of.headed(chart.title)] {
        return PaperChart::make<TimingChart>(title, {880, height},
                                             [&table](TimingChart& widget) { widget.setTable(table); });
    };
    chart.csv = [table] { return timingsCsv(table).toUtf8(); };
    return chart;
}

} // namespace tilescope
