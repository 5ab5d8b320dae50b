#include "ui/panels/compare_columns.h"

#include "ui/panels/compare_counter_columns.h"
#include "ui/panels/duration_text.h"
#include "ui/panels/published_columns.h"

#include <QObject>

#include <algorithm>

namespace tilescope
{

namespace
{

const QChar dash(0x2013), ellipsis(0x2026);

QString tr(const char* text) { return QObject::tr(text); }

/// Up to four significant figures, as people write numbers.
QString figure(double value)
{
    return QString::number(value, 'g', 4).replace(QLatin1String("e-0"), QLatin1String("e-"));
}

/// What stands where a row has no value: it failed, was not run yet, or never has one.
CompareCell absent(const CompareRow& row, const QString& why = {})
{
    if (row.isFailed)
        return {QString(dash), std::nullopt, QString::fromStdString(row.problem)};
    const bool isWaiting = row.strategy.empty() ? !row.medianUs : !row.report;
    if (isWaiting)
        return {QString(ellipsis), std::nullopt, tr("Not run at these settings yet.")};
    return {QString(dash), std::nullopt, why};
}

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

CompareCell timeCell(const CompareRow& row, bool isEmulator)
{
    if (row.isFailed)
        return {tr("cannot run"), std::nullopt, QString::fromStdString(row.problem), true};
    if (!row.medianUs)
        return absent(row);
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
    if (row.strategy.empty() && isEmulator)
        return absent(row, tr("A computer's own speed is not compared with the emulator's."));
    if (!row.medianUs || *row.medianUs <= 0 || !slowestUs)
        return absent(row, tr("Needs the times of two strategies."));
    const double ratio = *slowestUs / *row.medianUs;
    const int decimals = ratio < 0.0995 ? 4 : ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0;
    return {QStringLiteral("%1×").arg(ratio, 0, 'f', decimals), ratio};
}

/// One of the three figures of the check.
CompareCell checkCell(const CompareRow& row, double tolerance, double CheckReport::*figureOf)
{
    if (row.strategy.empty())
        return {QString(dash), std::nullopt, tr("It is the reference.")};
    if (row.report && !row.check)
        return {QString(ellipsis), std::nullopt, tr("Checked when the sliders rest.")};
    if (!row.check)
        return absent(row);
    const double value = (*row.check).*figureOf;
    CompareCell cell{figure(value), value};
    cell.isFault = row.check->mismatches > 0;
    cell.toolTip =
        cell.isFault
            ? tr("%L1 values differ by more than the %2 allowed.").arg(row.check->mismatches).arg(figure(tolerance))
            : tr("Within the %1 allowed.").arg(figure(tolerance));
    return cell;
}

CompareCell differingCell(const CompareRow& row, double tolerance)
{
    CompareCell cell = checkCell(row, tolerance, &CheckReport::maxAbsDifference);
    if (cell.number) {
        cell.number = static_cast<double>(row.check->differing);
        cell.text = QStringLiteral("%L1").arg(row.check->differing);
    }
    return cell;
}

CompareCell occupancyCell(const CompareRow& row)
{
    if (row.strategy.empty())
        return {QString(dash), std::nullopt, tr("A CPU thread has none.")};
    if (!row.occupancy)
        return absent(row, tr("Not known for this run."));
    const Occupancy& occupancy = *row.occupancy;
    return {QStringLiteral("%1 %").arg(occupancy.fraction * 100, 0, 'f', 0), occupancy.fraction * 100,
            tr("%1 blocks, %2 warps a multiprocessor; limited by %3.")
                .arg(occupancy.blocksPerSm)
                .arg(occupancy.warpsPerSm)
                .arg(QString::fromStdString(occupancy.limitedBy))};
}

CompareCell sharedCell(const CompareRow& row)
{
    if (row.strategy.empty())
        return {QString(dash), std::nullopt, tr("A CPU thread has none.")};
    if (!row.report)
        return absent(row);
    // The main launch is the last one: what comes before it prepares its input.
    const auto& launches = row.report->launches;
    const std::size_t bytes = launches.empty() ? row.report->geometry.sharedBytes : launches.back().sharedBytes;
    return {QStringLiteral("%L1 B").arg(bytes), static_cast<double>(bytes)};
}

CompareCell redundancyCell(const CompareRow& row)
{
    if (row.strategy.empty())
        return {QString(dash), std::nullopt, tr("A CPU thread has no blocks.")};
    if (!row.report)
        return absent(row);
    const auto redundancy = haloRedundancy(row.report->geometry);
    if (!redundancy)
        return absent(row, tr("Its blocks have no tile on the picture."));
    return {QString::number(*redundancy, 'f', 2), redundancy};
}

const Fact* factNamed(const CompareRow& row, const std::string& name)
{
    if (row.strategy.empty() || !row.report)
        return nullptr;
    const auto& facts = row.report->annotations.facts;
    const auto found = std::find_if(facts.begin(), facts.end(), [&](const Fact& fact) { return fact.name == name; });
    return found == facts.end() ? nullptr : &*found;
}

CompareColumn factColumn(const Fact& fact)
{
    const QString title = QString::fromStdString(fact.name), unit = QString::fromStdString(fact.unit);
    return {title,
            unit.isEmpty() ? title : title + QStringLiteral(", ") + unit,
            QString::fromStdString(fact.meaning),
            [name = fact.name, unit](const CompareRow& row) -> CompareCell {
                const Fact* const own = factNamed(row, name);
                if (!own)
                    return row.strategy.empty() ? CompareCell{QString(dash), std::nullopt} : absent(row);
                const QString text = figure(own->value);
                return {unit.isEmpty() ? text : text + QChar(0x00A0) + unit, own->value,
                        QString::fromStdString(own->meaning)};
            },
            false,
            QStringLiteral("fact:") + title};
}

void addFactColumns(std::vector<CompareColumn>& columns, const CompareTable& table)
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

/// Strategy, time and ratio.
std::vector<CompareColumn> timeColumns(const CompareTable& table)
{
    const bool isEmulator = table.isEmulator();
    const auto slowest = table.slowestUs();
    return {{tr("Strategy"), tr("strategy"), tr("Click one to choose it."),
             [](const CompareRow& row) -> CompareCell {
                 return {QString::fromStdString(row.title), std::nullopt, QString::fromStdString(row.problem)};
             }},
            {isEmulator ? tr("Emulator's\ntime") : tr("GPU time"),
             isEmulator ? tr("time of the emulator, not of a GPU, µs") : tr("median time, µs"),
             isEmulator ? tr("What the emulator took on this computer; not a GPU's time.")
                        : tr("Median of all launches together on %1.").arg(QString::fromStdString(table.machine())),
             [isEmulator](const CompareRow& row) { return timeCell(row, isEmulator); }, false, "time"},
            {tr("Ratio"), tr("ratio to the slowest strategy"), tr("How many times as fast as the slowest strategy."),
             [slowest, isEmulator](const CompareRow& row) { return ratioCell(row, slowest, isEmulator); }, false,
             "ratio"}};
}

/// The check against the reference, and what a block takes.
void addBlockColumns(std::vector<CompareColumn>& columns, double tolerance)
{
    columns.push_back(
        {tr("Largest\nerror"), tr("largest difference"), tr("The largest difference from the reference."),
         [tolerance](const CompareRow& row) { return checkCell(row, tolerance, &CheckReport::maxAbsDifference); },
         false, "largest_error"});
    columns.push_back({tr("Differing"), tr("differing values"), tr("How many values differ from the reference at all."),
                       [tolerance](const CompareRow& row) { return differingCell(row, tolerance); }, false, "differing",
                       false});
    columns.push_back(
        {tr("Mean\nerror"), tr("mean difference"), tr("Mean of |result − reference| over all values."),
         [tolerance](const CompareRow& row) { return checkCell(row, tolerance, &CheckReport::meanDifference); }, false,
         "mean_error", false});
    columns.push_back({tr("Occupancy"), tr("occupancy, %"),
                       tr("The share of a multiprocessor's warps that can be resident at once."), occupancyCell, false,
                       "occupancy"});
    columns.push_back({tr("Shared"), tr("shared memory a block, B"),
                       tr("Shared memory that a block of the main launch takes."), sharedCell, false, "shared"});
    columns.push_back({tr("Halo"), tr("halo redundancy"), tr("Pixels that a block reads for each one that it writes."),
                       redundancyCell, false, "halo"});
}

} // namespace

std::vector<CompareColumn> compareColumns(const CompareTable& table, bool withPublished)
{
    std::vector<CompareColumn> columns = timeColumns(table), published, counted;
    if (hasBand(table))
        columns.push_back(bandColumn());
    if (withPublished)
        addPublishedColumns(published, table);
    addCounterColumns(counted, table, published);                      // takes the text's own counts beside ours
    columns.insert(columns.end(), published.begin(), published.end()); // the text's times beside ours
    addBlockColumns(columns, table.tolerance());
    columns.insert(columns.end(), counted.begin(), counted.end());
    addFactColumns(columns, table);
    return columns;
}

} // namespace tilescope
