#include "ui/runs/run_columns.h"

#include "gpu/recipe/report_rates.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <QStringList>

#include <algorithm>

namespace tilescope
{

namespace
{

QString factor(double ratio)
{
    const int decimals = ratio < 0.0995 ? 3 : ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0;
    return QStringLiteral("%1×").arg(ratio, 0, 'f', decimals);
}

std::optional<double> ratioOf(const std::optional<double>& before, const std::optional<double>& own)
{
    return before && own && *own > 0 ? std::optional(*before / *own) : std::nullopt;
}

std::optional<double> coldUs(const RunRow& row)
{
    return row.report && row.report->time ? row.report->time->coldMedianUs : std::nullopt;
}

std::optional<double> instructionsOf(const RunRow& row)
{
    if (!row.counters || row.counters->threadInstructions == 0)
        return std::nullopt;
    return static_cast<double>(row.counters->threadInstructions);
}

/// The gain of a step over the previous one: by time on a GPU, else by instructions.
std::optional<double> gainOf(const RunRow& before, const RunRow& row, bool isEmulator)
{
    return isEmulator ? ratioOf(instructionsOf(before), instructionsOf(row)) : ratioOf(before.medianUs, row.medianUs);
}

/// "2.00× as fast as Global memory"; of instructions, "2.00× fewer than Global memory" or "1.43× as many as …".
QString gainText(double gain, const QString& before, bool isEmulator)
{
    if (!isEmulator)
        return tr("%1 as fast as %2").arg(factor(gain), before);
    return (gain < 1 ? tr("%1 as many as %2") : tr("%1 reduction from %2"))
        .arg(factor(gain < 1 ? 1 / gain : gain), before);
}

QString gainTip(const RunRow& before, const RunRow& row, bool isEmulator)
{
    const QString title = translated(before.title);
    if (isEmulator)
        return tr("%1 runs %2 times as many PTX instructions as this strategy. This is a count, not a time: a GPU's "
                  "time follows it only if instruction issue is the limit.")
            .arg(title, factor(*gainOf(before, row, true)).chopped(1));
    QStringList lines{tr("%1 takes %2; this strategy takes %3.")
                          .arg(title, durationText(*before.medianUs), durationText(*row.medianUs))};
    if (const auto cold = ratioOf(coldUs(before), coldUs(row)))
        lines << tr("With a cold L2 cache %1.").arg(factor(*cold));
    return lines.join(QLatin1Char('\n'));
}

RunCell gainCell(const RunTable& table, const RunRow& row)
{
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("The CPU thread is not an optimisation step.")};
    if (row.hasOwnSettings())
        return absentCell(row, tr("The time differences show how a pinned run compares with the others."));
    const RunRow* const before = table.stepBefore(row);
    if (!before)
        return {dash, std::nullopt, tr("This strategy is not based on another one.")};
    const auto gain = gainOf(*before, row, table.isEmulator());
    if (!gain)
        return row.isFailed
                   ? absentCell(row)
                   : RunCell{QString(QChar(0x2026)), std::nullopt,
                             tr("Needs the figures of this strategy and of %1.").arg(translated(before->title))};
    const QString title = translated(before->title);
    RunCell cell{table.isEmulator() ? gainText(*gain, title, true) : tr("%1 over %2").arg(factor(*gain), title), gain,
                 gainTip(*before, row, table.isEmulator())};
    return cell;
}

std::optional<double> launchPercent(const TimeReport& time)
{
    return time.copyFloorUs && time.launchFloorUs && *time.launchFloorUs > 0
               ? std::optional(100 * *time.copyFloorUs / *time.launchFloorUs)
               : std::nullopt;
}

const TimeReport* timeOf(const RunRow& row)
{
    return !row.strategy.empty() && !row.hasOwnSettings() && row.report && row.report->time ? &*row.report->time
                                                                                            : nullptr;
}

/// The reference lines and the length of the bars' axis, in percent of the copy's speed.
struct CopyScale {
    double end = 110;
    std::optional<double> launch;

    RunBar bar(double percent) const
    {
        return {
            .share = percent / end, .copy = 100 / end, .launch = launch ? std::optional(*launch / end) : std::nullopt};
    }
};

CopyScale copyScale(const RunTable& table)
{
    constexpr double most = 200; // an empty launch exceeds it for all but small pictures
    CopyScale scale;
    for (const RunRow& row : table.rows()) {
        const TimeReport* const time = timeOf(row);
        if (!time)
            continue;
        scale.end = std::max(scale.end, percentOfCopy(*time).value_or(0) * 1.05);
        if (const auto launch = launchPercent(*time); launch && *launch <= most)
            scale.launch = launch;
    }
    scale.end = std::max(scale.end, scale.launch.value_or(0) * 1.08);
    return scale;
}

RunCell copyCell(const RunRow& row, const CopyScale& scale)
{
    if (row.strategy.empty()) {
        RunCell names{{},
                      std::nullopt,
                      tr("The lines: 100 % is a copy of the input to the output on this GPU; the dashed line is an "
                         "empty launch, if it is in range.")};
        names.bar = scale.bar(0);
        names.bar->isScale = true;
        return names;
    }
    if (!row.report || !row.report->time)
        return absentCell(row);
    const TimeReport& time = *row.report->time;
    const auto percent = percentOfCopy(time);
    if (!percent)
        return absentCell(row, tr("No copy was timed with this run."));
    QStringList lines{tr("Copying the input to the output takes %1; this strategy takes %2.")
                          .arg(durationText(*time.copyFloorUs), durationText(time.medianUs))};
    if (const auto cold = coldPercentOfCopy(time))
        lines << tr("With a cold L2 cache %1: the copy takes %2, this strategy takes %3.")
                     .arg(figureText(*cold, FigureUnit::Percent), durationText(*time.coldCopyFloorUs),
                          durationText(*time.coldMedianUs));
    if (time.launchFloorUs)
        lines << tr("An empty launch takes %1.").arg(durationText(*time.launchFloorUs));
    RunCell cell{figureText(*percent, FigureUnit::Percent), percent, lines.join(QLatin1Char('\n'))};
    cell.bar = !row.hasOwnSettings() ? scale.bar(*percent) : RunBar{};
    return cell;
}

} // namespace

RunColumn gainColumn(const RunTable& table)
{
    const bool isEmulator = table.isEmulator();
    RunColumn column{
        isEmulator ? tr("PTX instructions:\nprevious ÷ this") : tr("Speed-up"),
        isEmulator ? tr("PTX instructions of the previous step divided by those of this one")
                   : tr("time of the previous step divided by that of this one"),
        isEmulator ? tr("PTX instructions of the strategy that this one is based on, divided by those of this one. "
                        "Counted in the emulator; not GPU time.")
                   : tr("Speed relative to the strategy that this one is based on."),
        [table](const RunRow& row) { return gainCell(table, row); },
        false,
        "gain"};
    column.yields = true;
    return column;
}

RunColumn expectedColumn()
{
    RunColumn column{tr("Expected"),
                     tr("expected before it was measured"),
                     tr("The gain expected from the strategy's idea, written down before it was measured. Wrong "
                        "predictions are kept."),
                     [](const RunRow& row) -> RunCell {
                         if (row.expects.empty())
                             return {dash, std::nullopt, tr("No gain was predicted for this strategy.")};
                         return {translated(row.expects), std::nullopt, translated(row.expects)};
                     },
                     false,
                     "expected"};
    column.isText = true;
    return column;
}

bool hasExpected(const RunTable& table)
{
    return std::ranges::any_of(table.rows(), [](const RunRow& row) { return !row.expects.empty(); });
}

RunColumn copyColumn(const RunTable& table)
{
    RunColumn column = figureColumn(
        "percent_of_copy", [scale = copyScale(table)](const RunRow& row) { return copyCell(row, scale); }, "of_copy");
    column.meaning = sentences({column.meaning, tr("Lines: the copy and an empty launch.")});
    return column;
}

bool hasCopyFloor(const RunTable& table)
{
    return std::ranges::any_of(table.rows(), [](const RunRow& row) {
        const TimeReport* const time = timeOf(row);
        return time && time->copyFloorUs;
    });
}

QString stepText(const RunTable& table)
{
    const auto row = std::ranges::find_if(table.rows(), &RunRow::isCurrent);
    if (row == table.rows().end() || (row->after.empty() && row->expects.empty()))
        return {};
    const RunRow* const before = table.stepBefore(*row);
    QStringList parts{tr("%1: %2").arg(translated(row->title), translated(row->idea))};
    if (!row->expects.empty())
        parts << tr("Expected: %1").arg(translated(row->expects));
    if (const auto gain = before ? gainOf(*before, *row, table.isEmulator()) : std::nullopt)
        parts << (table.isEmulator() ? tr("Counted: %1 executes %2 times as many PTX instructions as this strategy.")
                                           .arg(translated(before->title), factor(*gain).chopped(1))
                                     : tr("Measured: %1.").arg(gainText(*gain, translated(before->title), false)));
    return parts.join(QLatin1Char('\n'));
}

} // namespace tilescope
