#include "ui/export/chart_figures.h"

#include "ui/parts/table_text.h"

#include <QLocale>

#include <algorithm>

namespace tilescope
{

namespace
{

QString q(const std::string& text) { return QString::fromStdString(text); }
QString number(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }
QString number(const std::optional<double>& value) { return value ? number(*value) : QString(); }

QString channelName(int channel, int count)
{
    static const QStringList names{QStringLiteral("red"), QStringLiteral("green"), QStringLiteral("blue")};
    return count == 1 ? QStringLiteral("grey") : names[channel];
}

QString stateName(StrategyTiming::State state)
{
    switch (state) {
    case StrategyTiming::State::Waiting: return QStringLiteral("not run yet");
    case StrategyTiming::State::Measured: return QStringLiteral("at these settings");
    case StrategyTiming::State::Earlier: return QStringLiteral("at earlier settings");
    case StrategyTiming::State::Failed: return QStringLiteral("failed");
    }
    return {};
}

} // namespace

QString timingsCsv(const TimingTable& table)
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
                            : table.isEmulator() ? QStringLiteral("emulator, not a GPU's time")
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

QString rooflineCsv(const RooflineView& view)
{
    const bool isFloat = view.operations == RooflineOperations::Float;
    const QString unit = isFloat ? QStringLiteral("FLOP") : QStringLiteral("instructions");
    QList<QStringList> rows{
        {"strategy", QStringLiteral("moved intensity (%1/B)").arg(unit),
         QStringLiteral("once intensity (%1/B)").arg(unit), QStringLiteral("rate (%1/s)").arg(unit),
         QStringLiteral("least rate (%1/s)").arg(unit), QStringLiteral("most rate (%1/s)").arg(unit),
         QStringLiteral("attainable (%1/s)").arg(unit), "rate from", "GPU", QStringLiteral("peak (%1/s)").arg(unit),
         "memory (B/s)", "L2 (B/s)", "after", "copy on the device (B/s)",
         "effort (arithmetic instructions/B of input and output)", "speed (B/s of input and output)"}};
    for (const RooflinePoint& point : view.points)
        rows << QStringList{q(point.strategy),
                            number(point.movedIntensity),
                            number(point.onceIntensity),
                            number(point.rate),
                            number(point.leastRate),
                            number(point.mostRate),
                            number(point.attainable),
                            point.isMeasured ? QStringLiteral("measured time") : QStringLiteral("estimated band"),
                            q(view.roofs.gpu),
                            number(view.peak()),
                            number(view.roofs.memoryBytes),
                            view.roofs.l2Bytes > 0 ? number(view.roofs.l2Bytes) : QString(),
                            q(point.after),
                            number(view.copyBytes),
                            number(point.effort),
                            number(point.speed)};
    return csvOf(rows);
}

QString histogramCsv(const HistogramChart::Histograms& histograms)
{
    QList<QStringList> rows{{"picture", "channel", "value (middle of the bin)", "width of the bin", "count (pixels)"}};
    for (std::size_t picture = 0; picture < histograms.size(); ++picture) {
        if (!histograms[picture])
            continue;
        const Histogram& histogram = *histograms[picture];
        const auto channels = static_cast<int>(histogram.channels.size());
        for (int channel = 0; channel < channels; ++channel)
            for (int bin = 0; bin < Histogram::binCount; ++bin)
                rows << QStringList{picture == 0 ? QStringLiteral("source") : QStringLiteral("result"),
                                    channelName(channel, channels), number(histogram.binCentre(bin)),
                                    number(histogram.binWidth),
                                    QString::number(histogram.channels[std::size_t(channel)].bins[std::size_t(bin)])};
    }
    return csvOf(rows);
}

QString profileCsv(const LineProfile& profile)
{
    QStringList titles{"pixel along the line", "x (pixels)", "y (pixels)", "another block begins (1: yes)"};
    const auto addTitles = [&titles](const std::vector<PixelValue>& values, const QString& picture) {
        const int count = values.empty() ? 0 : values.front().count();
        for (int channel = 0; channel < count; ++channel)
            titles << QStringLiteral("%1 %2 (value)").arg(picture, channelName(channel, count));
    };
    addTitles(profile.source, QStringLiteral("source"));
    addTitles(profile.result, QStringLiteral("result"));
    QList<QStringList> rows{titles};
    for (std::size_t i = 0; i < profile.pixels.size(); ++i) {
        const bool isEdge =
            std::find(profile.blockEdges.begin(), profile.blockEdges.end(), i) != profile.blockEdges.end();
        QStringList cells{QString::number(i), QString::number(profile.pixels[i].x()),
                          QString::number(profile.pixels[i].y()), QString::number(isEdge ? 1 : 0)};
        for (const auto* values : {&profile.source, &profile.result})
            for (int channel = 0; !values->empty() && channel < (*values)[i].count(); ++channel)
                cells << number((*values)[i].channels[std::size_t(channel)]);
        rows << cells;
    }
    return csvOf(rows);
}

QString seriesCsv(const std::vector<Series>& series)
{
    QStringList titles{series.empty() ? QString() : q(series.front().xTitle)};
    std::size_t length = 0;
    for (const Series& curve : series) {
        titles << (curve.yTitle.empty() ? q(curve.title)
                                        : QStringLiteral("%1 (%2)").arg(q(curve.title), q(curve.yTitle)));
        length = std::max(length, curve.values.size());
    }
    QList<QStringList> rows{titles};
    for (std::size_t i = 0; i < length; ++i) {
        QStringList cells{QString::number(i + 1)};
        for (const Series& curve : series)
            cells << (i < curve.values.size() ? number(curve.values[i]) : QString());
        rows << cells;
    }
    return csvOf(rows);
}

} // namespace tilescope
