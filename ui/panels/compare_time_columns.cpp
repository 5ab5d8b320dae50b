#include "ui/panels/compare_time_columns.h"

#include "ui/panels/duration_text.h"
#include "ui/panels/time_difference.h"

#include <QObject>
#include <QStringList>

namespace tilescope
{

namespace
{

QString tr(const char* text) { return QObject::tr(text); }

QString launchTimes(const Report& report)
{
    if (report.launches.size() < 2)
        return {};
    QStringList lines;
    for (const auto& launch : report.launches)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(launch.kernel),
                                              launch.medianUs ? durationText(*launch.medianUs)
                                                              : tr("timed only together with the others"));
    return tr("Launches, in order:") + QLatin1Char('\n') + lines.join(QLatin1Char('\n'));
}

CompareCell strategyCell(const CompareRow& row)
{
    const QString title = QString::fromStdString(row.title);
    if (row.pin == 0)
        return {title, std::nullopt, QString::fromStdString(row.problem)};
    return {row.isBaseline ? tr("%1 – baseline").arg(title) : title, std::nullopt,
            QString::fromStdString(row.description)};
}

/// A pinned run's, which may be of another machine than the other rows'.
CompareCell pinTimeCell(const CompareRow& row, bool isEmulator)
{
    if (!row.medianUs)
        return absentCell(row, tr("It was not timed."));
    const QString text = durationText(*row.medianUs);
    const bool isOwnEmulator = row.report->backend == BackendChoice::Emulator;
    const QString machine = tr("On %1.").arg(isOwnEmulator ? tr("the emulator; not a GPU's time")
                                                           : QString::fromStdString(row.report->deviceName));
    if (isOwnEmulator == isEmulator)
        return {text, row.medianUs, machine};
    // Without a number, so that it is neither sorted nor copied among times of another kind.
    return {isOwnEmulator ? tr("%1, emulator").arg(text) : tr("%1, GPU").arg(text), std::nullopt, machine};
}

std::optional<TimeFigure> timeFigureOf(const CompareRow& row)
{
    if (!row.report || !row.medianUs)
        return std::nullopt;
    auto figure = timeOf(*row.report);
    if (figure)
        figure->medianUs = *row.medianUs;
    return figure;
}

CompareCell timeCell(const CompareRow& row, bool isEmulator)
{
    if (row.pin != 0)
        return pinTimeCell(row, isEmulator);
    if (row.isFailed)
        return {tr("cannot run"), std::nullopt, QString::fromStdString(row.problem), true};
    if (!row.medianUs)
        return absentCell(row);
    QStringList notes;
    if (row.strategy.empty())
        notes << tr("The reference, plain loops on one thread of this computer.");
    else if (isEmulator)
        notes << (row.report && row.report->emulation ? emulationText(*row.report->emulation) + QLatin1Char(' ')
                                                      : QString()) +
                     tr("Not a GPU's time.");
    else if (row.report && row.report->time)
        notes << tr("Median of %L1 runs.").arg(row.report->time->runs);
    if (!row.strategy.empty() && row.report)
        if (const QString launches = launchTimes(*row.report); !launches.isEmpty())
            notes << launches;
    return {durationText(*row.medianUs), row.medianUs, notes.join(QLatin1Char('\n'))};
}

CompareCell ratioCell(const CompareRow& row, std::optional<double> slowestUs, bool isEmulator)
{
    if (row.pin != 0)
        return absentCell(row, tr("How a pinned run stands to the others, their times' differences say."));
    if (row.strategy.empty() && isEmulator)
        return absentCell(row, tr("A computer's own speed is not compared with the emulator's."));
    if (!row.medianUs || *row.medianUs <= 0 || !slowestUs)
        return absentCell(row, tr("Needs the times of two strategies."));
    const double ratio = *slowestUs / *row.medianUs;
    const int decimals = ratio < 0.0995 ? 4 : ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0;
    return {QStringLiteral("%1×").arg(ratio, 0, 'f', decimals), ratio};
}

} // namespace

std::vector<CompareColumn> timeColumns(const CompareTable& table)
{
    const bool isEmulator = table.isEmulator();
    const auto slowest = table.slowestUs();
    CompareColumn time{isEmulator ? tr("Emulator's\ntime") : tr("GPU time"),
                       isEmulator ? tr("time of the emulator, not of a GPU, µs") : tr("median time, µs"),
                       isEmulator
                           ? tr("What the emulator took on this computer; not a GPU's time.")
                           : tr("Median of all launches together on %1.").arg(QString::fromStdString(table.machine())),
                       [isEmulator](const CompareRow& row) { return timeCell(row, isEmulator); },
                       false,
                       "time"};
    time.difference = [&registry = table.registry()](const CompareRow& row, const CompareRow& baseline,
                                                     const Likeness&) {
        const auto own = timeFigureOf(row), base = timeFigureOf(baseline);
        return own && base ? timeDifference(*own, *base, registry) : FigureDifference{};
    };
    return {{tr("Strategy"), tr("strategy"), tr("Click one to choose it, right-click it to pin it."), strategyCell},
            std::move(time),
            {tr("Ratio"), tr("ratio to the slowest strategy"), tr("How many times as fast as the slowest strategy."),
             [slowest, isEmulator](const CompareRow& row) { return ratioCell(row, slowest, isEmulator); }, false,
             "ratio"}};
}

} // namespace tilescope
