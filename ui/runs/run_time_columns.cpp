#include "ui/runs/run_columns.h"

#include "ui/parts/duration_text.h"
#include "ui/parts/figure_difference.h"
#include "ui/parts/run_name.h"
#include "ui/translation.h"

#include <QStringList>

#include <algorithm>

namespace tilescope
{

namespace
{

const QString about = QStringLiteral("≈\u00A0");

QString launchTimes(const Report& report)
{
    if (report.launches.size() < 2)
        return {};
    QStringList lines;
    for (const auto& launch : report.launches)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(launch.kernel),
                                              launch.medianUs ? durationText(*launch.medianUs)
                                                              : tr("timed only together with the other launches"));
    return tr("Launches, in order:") + QLatin1Char('\n') + lines.join(QLatin1Char('\n'));
}

RunCell strategyCell(const RunRow& row)
{
    const QString title = titleWithBlock(row.title, row.block);
    if (!row.hasOwnSettings() && !row.library.empty())
        return {title, std::nullopt,
                tr("%1 uses its own kernels.").arg(QString::fromStdString(row.library)) +
                    (row.problem.empty() ? QString() : QLatin1Char('\n') + translated(row.problem))};
    if (!row.hasOwnSettings())
        return {title, std::nullopt,
                row.block
                    ? tr("This strategy does not support the chosen block; this is the nearest block that it supports.")
                    : translated(row.problem)};
    return {row.isBaseline ? tr("%1 – baseline").arg(title) : title, std::nullopt,
            QString::fromStdString(row.description)};
}

/// For a pinned run, whose machine may differ from that of the other rows.
RunCell pinTimeCell(const RunRow& row, bool isEmulator)
{
    if (!row.medianUs)
        return absentCell(row, tr("This run was not timed."));
    const QString text = durationText(*row.medianUs);
    const bool isOwnEmulator = row.report->backend == BackendChoice::Emulator;
    const QString machine = tr("On %1.").arg(isOwnEmulator ? tr("the emulator; not GPU time")
                                                           : QString::fromStdString(row.report->deviceName));
    if (isOwnEmulator == isEmulator)
        return {text, row.medianUs, machine};
    // Without a number, so that it is not sorted or copied among times of another kind.
    return {isOwnEmulator ? tr("%1, emulator").arg(text) : tr("%1, GPU").arg(text), std::nullopt, machine};
}

std::optional<TimeFigure> timeFigureOf(const RunRow& row)
{
    if (!row.report || !row.medianUs)
        return std::nullopt;
    auto figure = timeOf(*row.report);
    if (figure)
        figure->medianUs = *row.medianUs;
    return figure;
}

RunCell timeCell(const RunRow& row, bool isEmulator)
{
    if (row.hasOwnSettings())
        return pinTimeCell(row, isEmulator);
    if (row.isFailed)
        return {tr("cannot run"), std::nullopt, translated(row.problem), true};
    if (!row.medianUs && row.report && row.report->uncomputed)
        return absentCell(row, tr("Emulating the whole result would take too long."));
    if (!row.medianUs)
        return absentCell(row);
    QStringList notes;
    if (row.strategy.empty())
        notes << tr("The operation's reference in plain loops on this computer: the total CPU time of its threads.");
    else if (isEmulator)
        notes << sentences({row.report && row.report->emulation ? emulationText(*row.report->emulation) : QString(),
                            tr("Not GPU time.")});
    else if (row.report && row.report->time)
        notes << settlingText(row.report->time->runs, row.report->time->spread, row.report->time->settled);
    if (!row.strategy.empty() && row.report)
        if (const QString launches = launchTimes(*row.report); !launches.isEmpty())
            notes << launches;
    const bool isUnsettled = row.report && row.report->time && row.report->time->spread && !row.report->time->settled;
    const QString text = (isUnsettled && !row.strategy.empty() ? about : QString()) + durationText(*row.medianUs);
    if (row.strategy.empty() && isEmulator) // without a number, as it is not comparable to the emulator's times
        return {tr("%1, CPU").arg(text), std::nullopt, notes.join(QLatin1Char('\n'))};
    return {text, row.medianUs, notes.join(QLatin1Char('\n'))};
}

RunCell coldCell(const RunRow& row)
{
    if (row.strategy.empty())
        return {QString(QChar(0x2013)), std::nullopt, tr("A CPU thread does not use the L2 cache of a GPU.")};
    if (!row.report || !row.report->time)
        return absentCell(row);
    const TimeReport& time = *row.report->time;
    if (!time.coldMedianUs)
        return {QString(QChar(0x2026)), std::nullopt, tr("Measured when the sliders stop moving.")};
    const bool isUnsettled = time.coldRuns > 0 && !time.coldSettled;
    return {(isUnsettled ? about : QString()) + durationText(*time.coldMedianUs), time.coldMedianUs,
            settlingText(time.coldRuns, time.coldSpread, time.coldSettled)};
}

RunCell graphCell(const RunRow& row)
{
    if (row.strategy.empty())
        return {QString(QChar(0x2013)), std::nullopt, tr("Not applicable to a CPU thread.")};
    if (!row.report || !row.report->time)
        return absentCell(row);
    const auto us = row.report->time->graphMedianUs;
    if (!us)
        return absentCell(row,
                          tr("The launches cannot be captured in a CUDA graph, or there was no time to capture them."));
    return {durationText(*us), us, tr("%L1 launches.").arg(row.report->launches.size())};
}

RunCell ratioCell(const RunRow& row, std::optional<double> slowestUs)
{
    if (row.hasOwnSettings())
        return absentCell(row, tr("The time differences show how a pinned run compares with the others."));
    if (!row.medianUs || *row.medianUs <= 0 || !slowestUs)
        return absentCell(row, tr("Needs the times of two strategies."));
    const double ratio = *slowestUs / *row.medianUs;
    const int decimals = ratio < 0.0995 ? 4 : ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0;
    return {QStringLiteral("%1×").arg(ratio, 0, 'f', decimals), ratio};
}

} // namespace

RunColumn strategyColumn()
{
    RunColumn column{tr("Strategy"), tr("strategy"), tr("Click a strategy to choose it; right-click to pin it."),
                     strategyCell};
    column.yields = true;
    return column;
}

std::vector<RunColumn> originColumns()
{
    const auto column = [](const QString& title, const QString& key, QString (*text)(const RunRow&)) {
        RunColumn made{title, title, {}, [text](const RunRow& row) -> RunCell {
                           return row.hasOwnSettings() ? RunCell{text(row), std::nullopt} : RunCell{dash, std::nullopt};
                       }};
        made.key = key;
        made.isText = true;
        return made;
    };
    return {column(tr("Run at"), QStringLiteral("when"),
                   [](const RunRow& row) {
                       return row.when.isValid() ? row.when.time().toString(QStringLiteral("HH:mm:ss")) : dash;
                   }),
            column(tr("Image"), QStringLiteral("image"),
                   [](const RunRow& row) { return QString::fromStdString(row.report->image.name); }),
            column(tr("Machine"), QStringLiteral("machine"), [](const RunRow& row) {
                return row.report->backend == BackendChoice::Cuda ? QString::fromStdString(row.report->deviceName)
                                                                  : tr("Emulator");
            })};
}

std::vector<RunColumn> timeColumns(const RunTable& table, const TimeAxis& axis)
{
    const bool isEmulator = table.isEmulator();
    const auto slowest = table.slowestUs();
    RunColumn time = figureColumn(
        isEmulator ? "emulator_ms" : "median_us",
        [isEmulator, axis](const RunRow& row) {
            RunCell cell = timeCell(row, isEmulator);
            if (!isEmulator && !row.strategy.empty() && row.report && row.report->backend == BackendChoice::Cuda)
                cell.bar = axis.bar(row.timing);
            return cell;
        },
        "time");
    if (isEmulator) {
        time.plainTitle = tr("emulator time, not GPU time, µs"); // all times in the cells are in microseconds
        return {std::move(time)};
    }
    time.meaning += QLatin1Char('\n') + tr("On %1.").arg(QString::fromStdString(table.machine()));
    time.difference = [&registry = table.registry()](const RunRow& row, const RunRow& baseline, const Likeness&) {
        const auto own = timeFigureOf(row), base = timeFigureOf(baseline);
        return own && base ? timeDifference(*own, *base, registry) : FigureDifference{};
    };
    std::vector<RunColumn> columns{
        std::move(time),
        {tr("Ratio"), tr("ratio to the slowest strategy"), tr("Speed relative to the slowest strategy."),
         [slowest](const RunRow& row) { return ratioCell(row, slowest); }, false, "ratio", !table.hasSteps()}};
    const auto has = [&table](std::optional<double> TimeReport::*figure) {
        return std::ranges::any_of(table.rows(), [figure](const RunRow& row) {
            return !row.strategy.empty() && row.report && row.report->time && (*row.report->time).*figure;
        });
    };
    if (has(&TimeReport::coldMedianUs))
        columns.insert(columns.begin() + 1, figureColumn("cold_median_us", coldCell, "cold"));
    if (has(&TimeReport::graphMedianUs))
        columns.push_back(figureColumn("graph_median_us", graphCell, "graph", false));
    return columns;
}

} // namespace tilescope
