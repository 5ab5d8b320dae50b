#include "ui/runs/run_columns.h"

#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

struct CountedColumn {
    const char* key;    ///< of the column, as stored in the user's choice
    const char* figure; ///< key of the figure
    bool isDefault = false;
};

constexpr CountedColumn counterColumns[] = {
    {"bytes_a_pixel", "bytes_per_pixel", true},
    {"instructions_a_pixel", "ptx_instructions_per_pixel", true},
    {"sectors", "sectors"},
    {"sectors_a_pixel", "sectors_per_pixel"},
    {"conflicts", "shared_wavefronts_over_ideal"},
    {"branches", "branches"},
    {"divergent", "divergent_branches"},
    {"instructions", "warp_instructions"},
};

/// From the row's own counters, which a live run's report does not have.
std::optional<double> valueOf(const RunRow& row, const Figure& figure)
{
    if (row.counters)
        return figure.of(*row.counters, row.report ? row.report->image : ImageInfo{});
    // The emulator knows the number of instructions it ran even if nothing else was counted.
    if (figure.key == "warp_instructions" && row.report && row.report->emulation &&
        row.report->emulation->warpInstructions > 0)
        return static_cast<double>(row.report->emulation->warpInstructions);
    return std::nullopt;
}

RunCell cellOf(const RunRow& row, const Figure& figure)
{
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("Counted for kernels only.")};
    if (const auto value = valueOf(row, figure)) {
        const QString text = figureText(*value, figure.unit);
        const bool isExact = !row.counters || row.counters->exact;
        return isExact ? RunCell{text, value}
                       : RunCell{QStringLiteral("≈\u00A0") + text, value,
                                 tr("Estimated: a sample of blocks represents all blocks.")};
    }
    if (row.isFailed)
        return {dash, std::nullopt, translated(row.problem)};
    if (row.hasOwnSettings() && !row.counters)
        return {dash, std::nullopt, tr("Nothing was counted in this run.")};
    if (figure.lacksTextures && row.counters && row.counters->textureRequests > 0)
        return {dash, std::nullopt,
                tr("This strategy reads a texture. Sectors moved by textures are not counted, so the sum of the others "
                   "would be too low.")};
    return row.counters ? RunCell{dash, std::nullopt, tr("This strategy uses none.")}
                        : RunCell{QString(QChar(0x2026)), std::nullopt, tr("Not counted yet.")};
}

} // namespace

void addCounterColumns(std::vector<RunColumn>& columns, const RunTable& table, std::vector<RunColumn>& published)
{
    const auto& rows = table.rows();
    for (const CountedColumn& column : counterColumns) {
        const Figure& figure = figureNamed(column.figure);
        const bool isKnown =
            std::any_of(rows.begin(), rows.end(), [&](const RunRow& row) { return valueOf(row, figure).has_value(); });
        if (!isKnown)
            continue;
        const auto own = std::stable_partition(published.begin(), published.end(), [&](const RunColumn& candidate) {
            return candidate.publishedFigure != column.figure;
        });
        const bool standsBesideTheTexts = own != published.end(); // which are of no use alone
        columns.push_back(compared(figureColumn(
                                       column.figure, [&figure](const RunRow& row) { return cellOf(row, figure); },
                                       column.key, column.isDefault || standsBesideTheTexts),
                                   figure.better));
        std::move(own, published.end(), std::back_inserter(columns));
        published.erase(own, published.end());
    }
}

static RunCell bandCell(const RunRow& row, const TimeAxis& axis)
{
    const StrategyTiming& timing = row.timing;
    if (!timing.estimate)
        return row.isFailed ? RunCell{tr("cannot run"), std::nullopt, translated(row.problem), true}
                            : RunCell{dash, std::nullopt, tr("Not estimated for this row.")};
    const Estimate& band = *timing.estimate;
    const QString gpu = QString::fromStdString(band.gpu);
    RunCell cell;
    if (timing.predictedUs)
        cell = {durationText(*timing.predictedUs), timing.predictedUs,
                tr("%1 predicted for %2 by simulating one multiprocessor; not a measurement. Nine out of ten measured "
                   "times lie within %3.")
                        .arg(durationText(*timing.predictedUs), gpu, bandText(band)) +
                    QLatin1Char('\n') + tr("The Timeline panel shows the prediction cycle by cycle.")};
    else
        cell = {bandText(band), band.lowerUs,
                tr("Estimate for %1, limited by %2. Not a measurement.").arg(gpu, translated(band.boundBy))};
    if (axis.showsBands)
        cell.bar = axis.bar(timing);
    return cell;
}

RunColumn bandColumn(const RunTable& table, const TimeAxis& axis)
{
    RunColumn column = figureColumn(
        "estimate_us", [axis](const RunRow& row) { return bandCell(row, axis); }, "band");
    column.meaning += QLatin1Char('\n') + barsTitle(table.timings());
    if (std::ranges::any_of(table.rows(), [](const RunRow& row) { return row.timing.predictedUs.has_value(); })) {
        column.title = tr("Predicted time");
        column.plainTitle = tr("predicted time, µs");
    }
    return column;
}

bool hasBand(const RunTable& table)
{
    return std::ranges::any_of(table.rows(), [](const RunRow& row) { return row.timing.estimate.has_value(); });
}

} // namespace tilescope
