#include "ui/runs/run_columns.h"

#include "gpu/recipe/report_rates.h"
#include "gpu/run/check.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

const QChar ellipsis(0x2026);

QString figure(double value) { return figureText(value, FigureUnit::Number); }

/// One of the three figures of the check.
RunCell checkCell(const RunRow& row, const Registry& registry, double CheckReport::*figureOf)
{
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("This is the reference.")};
    if (row.hasOwnSettings() && !row.check)
        return absentCell(row, tr("This run was not checked."));
    if (row.report && row.report->uncomputed)
        return absentCell(row, tr("Emulating the whole result would take too long."));
    if (row.report && !row.check)
        return {QString(ellipsis), std::nullopt, tr("Checked when the sliders stop moving.")};
    if (!row.check)
        return absentCell(row);
    const double value = (*row.check).*figureOf;
    const Recipe* const recipe = row.report ? &row.report->recipe : nullptr;
    const QString allowed = recipe
                                ? QString::fromStdString(allowedText(*row.check, registry.operation(recipe->operation)))
                                : QStringLiteral("0");
    RunCell cell{figure(value), value};
    cell.isFault = row.check->mismatches > 0;
    cell.toolTip = cell.isFault
                       ? tr("%L1 values differ by more than the allowed %2.").arg(row.check->mismatches).arg(allowed)
                       : tr("Within the allowed %1.").arg(allowed);
    if (row.check->maxRelativeDifference)
        cell.toolTip +=
            QLatin1Char('\n') + tr("Largest relative error: %1").arg(figure(*row.check->maxRelativeDifference));
    return cell;
}

RunCell differingCell(const RunRow& row, const Registry& registry)
{
    RunCell cell = checkCell(row, registry, &CheckReport::maxAbsDifference);
    if (cell.number) {
        cell.number = static_cast<double>(row.check->differing);
        cell.text = figureText(*cell.number, FigureUnit::Count);
    }
    return cell;
}

RunCell occupancyCell(const RunRow& row)
{
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("Not applicable to a CPU thread.")};
    if (!row.occupancy)
        return absentCell(row, tr("Unknown for this run."));
    const Occupancy& occupancy = *row.occupancy;
    const bool isEstimate = row.report && row.report->isOccupancyEstimated();
    return {(isEstimate ? QStringLiteral("≈\u00A0") : QString()) + figureText(occupancy.fraction, FigureUnit::Fraction),
            occupancy.fraction * 100,
            sentences({tr("%1 blocks and %2 warps per multiprocessor; limited by %3.")
                           .arg(occupancy.blocksPerSm)
                           .arg(occupancy.warpsPerSm)
                           .arg(translated(occupancy.limitedBy)),
                       isEstimate ? tr("This is an estimate because the register count is estimated.") : QString()})};
}

RunCell sharedCell(const RunRow& row)
{
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("Not applicable to a CPU thread.")};
    if (!row.report)
        return absentCell(row);
    const LaunchReport* const main = mainLaunchOf(*row.report);
    const std::size_t bytes = main ? main->sharedBytes : row.report->geometry.sharedBytes;
    return {figureText(static_cast<double>(bytes), FigureUnit::Bytes), static_cast<double>(bytes)};
}

RunCell redundancyCell(const RunRow& row)
{
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("A CPU thread has no blocks.")};
    if (!row.report)
        return absentCell(row);
    const auto redundancy = haloRedundancy(row.report->geometry);
    if (!redundancy)
        return absentCell(row, tr("The blocks of this strategy do not correspond to tiles of the image."));
    return {figureText(*redundancy, FigureUnit::Ratio), redundancy};
}

const Fact* factNamed(const RunRow& row, const std::string& name)
{
    if (row.strategy.empty() || !row.report)
        return nullptr;
    const auto& facts = row.report->annotations.facts;
    const auto found = std::find_if(facts.begin(), facts.end(), [&](const Fact& fact) { return fact.name == name; });
    return found == facts.end() ? nullptr : &*found;
}

RunColumn factColumn(const Fact& fact)
{
    const QString title = translated(fact.name), unit = translated(fact.unit);
    RunColumn column{
        title,
        unit.isEmpty() ? title : title + QStringLiteral(", ") + unit,
        translated(fact.meaning),
        [name = fact.name, unit](const RunRow& row) -> RunCell {
            const Fact* const own = factNamed(row, name);
            if (!own)
                return row.strategy.empty() ? RunCell{dash, std::nullopt} : absentCell(row);
            const QString text = figure(own->value);
            return {unit.isEmpty() ? text : text + QChar(0x00A0) + unit, own->value, translated(own->meaning)};
        },
        false,
        QStringLiteral("fact:") + title};
    return compared(std::move(column), Better::Neither);
}

void addFactColumns(std::vector<RunColumn>& columns, const RunTable& table)
{
    std::vector<std::string> names;
    for (const auto& row : table.rows()) {
        if (row.strategy.empty() || !row.report)
            continue;
        for (const auto& fact : row.report->annotations.facts) {
            if (std::find(names.begin(), names.end(), fact.name) != names.end())
                continue;
            names.push_back(fact.name);
            columns.push_back(factColumn(fact));
        }
    }
}

/// The check against the reference, and the resources of a block.
void addBlockColumns(std::vector<RunColumn>& columns, const RunTable& table)
{
    const Registry& registry = table.registry();
    const bool hasRoom = !table.hasSteps(); // beside the columns of optimisation steps
    const auto add = [&columns](std::string_view figure, std::function<RunCell(const RunRow&)> cell, const char* key,
                                bool isDefault) {
        columns.push_back(compared(figureColumn(figure, std::move(cell), key, isDefault), figureNamed(figure).better));
    };
    add(
        "max_abs_difference",
        [&registry](const RunRow& row) { return checkCell(row, registry, &CheckReport::maxAbsDifference); },
        "largest_error", true);
    add(
        "differing", [&registry](const RunRow& row) { return differingCell(row, registry); }, "differing", false);
    add(
        "mean_difference",
        [&registry](const RunRow& row) { return checkCell(row, registry, &CheckReport::meanDifference); }, "mean_error",
        false);
    add("occupancy", occupancyCell, "occupancy", hasRoom);
    add("shared_bytes", sharedCell, "shared", hasRoom);
    add("halo_redundancy", redundancyCell, "halo", false);
}

} // namespace

RunCell absentCell(const RunRow& row, const QString& why)
{
    if (row.isFailed)
        return {dash, std::nullopt, translated(row.problem)};
    const bool isWaiting = row.strategy.empty() ? !row.medianUs : !row.report;
    if (isWaiting)
        return {QString(ellipsis), std::nullopt, tr("Not run with these settings yet.")};
    return {dash, std::nullopt, why};
}

RunColumn figureColumn(std::string_view figure, std::function<RunCell(const RunRow&)> cell, const QString& key,
                       bool isDefault)
{
    const Figure& named = figureNamed(figure);
    return {columnTitle(named), copiedTitle(named), figureMeaning(named), std::move(cell), false, key, isDefault};
}

RunColumn compared(RunColumn column, Better better)
{
    column.difference = [cell = column.cell, better](const RunRow& row, const RunRow& baseline,
                                                     const Likeness& likeness) {
        const RunCell own = cell(row), base = cell(baseline);
        return own.number && base.number ? figureDifference(*own.number, *base.number, better, likeness, base.text)
                                         : FigureDifference{};
    };
    return column;
}

std::vector<RunColumn> runColumns(const RunTable& table, bool withPublished, const TimeAxis& axis, bool withRuns)
{
    std::vector<RunColumn> columns{strategyColumn()}, published, counted;
    const std::vector<RunColumn> times = timeColumns(table, axis);
    const auto append = [&columns](const std::vector<RunColumn>& more) {
        columns.insert(columns.end(), more.begin(), more.end());
    };
    if (withPublished)
        addPublishedColumns(published, table);
    addCounterColumns(counted, table, published); // inserts the published counts beside ours
    if (table.isEmulator() && hasBand(table))
        columns.push_back(bandColumn(table, axis));
    // The figures to compare strategies by come first: times on a GPU, counts in the emulator, whose own time is last.
    append(table.isEmulator() ? counted : times);
    if (hasCopyFloor(table))
        columns.push_back(copyColumn(table));
    if (table.hasSteps())
        columns.push_back(gainColumn(table));
    if (!table.isEmulator() && hasBand(table)) {
        columns.push_back(bandColumn(table, axis));
        columns.back().isDefault = false; // dispensable beside measured times
    }
    append(published); // the published times beside ours
    addBlockColumns(columns, table);
    if (!table.isEmulator())
        append(counted);
    addFactColumns(columns, table);
    if (table.isEmulator())
        append(times);
    if (withRuns)
        append(originColumns());
    if (hasExpected(table))
        columns.push_back(expectedColumn());
    return columns;
}

} // namespace tilescope
