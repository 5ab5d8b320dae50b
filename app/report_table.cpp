#include "app/report_table.h"

#include "app/text_table.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tilescope
{

namespace
{

using Row = std::vector<std::string>;

std::string timeText(const Report& report)
{
    if (report.time)
        return durationText(report.time->medianUs) + " on the GPU";
    if (report.emulation)
        return durationText(report.emulation->wallMs * 1000) + " in the emulator";
    return "-";
}

std::string spreadText(const Report& report)
{
    if (!report.time)
        return "-";
    return durationText(report.time->minUs) + " to " + durationText(report.time->p95Us);
}

std::string checkText(const Report& report)
{
    if (report.failed())
        return "failed";
    if (!report.check)
        return "-";
    if (report.check->maxAbsDifference == 0)
        return "equals the reference";
    char text[96];
    std::snprintf(text, sizeof text, "differs by at most %g, %llu mismatches", report.check->maxAbsDifference,
                  static_cast<unsigned long long>(report.check->mismatches));
    return text;
}

/// Of the main launch, which is the last one: what comes before it prepares its input.
std::string sharedText(const Report& report)
{
    return std::to_string(report.launches.empty() ? 0 : report.launches.back().sharedBytes) + " B";
}

/// The row of the single CPU thread, which only the text's own table has beside the strategies.
Row cpuRow(const std::vector<Report>& reports)
{
    const auto timed = std::find_if(reports.rbegin(), reports.rend(),
                                    [](const Report& report) { return report.cpuReferenceMs.has_value(); });
    const std::string time =
        timed == reports.rend() ? "-" : durationText(*timed->cpuReferenceMs * 1000) + " on the CPU";
    return {"single CPU thread", "-", time, "-", "-", "is the reference"};
}

std::string publishedText(const std::vector<Published>& figures, const Published& column)
{
    for (const Published& figure : figures) {
        if (figure.quantity != column.quantity || figure.setting != column.setting)
            continue;
        char text[48];
        std::snprintf(text, sizeof text, "%.6g", figure.value);
        const std::string value = figure.unit.empty() ? text : text + (" " + figure.unit);
        return figure.gpu == column.gpu ? value : value + " on " + figure.gpu; // the CPU's
    }
    return "-";
}

/// One column for each quantity and setting of the text, under the name of the text's GPU.
void addPublished(std::vector<Row>& rows, const std::vector<Report>& reports, const Operation& operation)
{
    std::vector<Published> columns;
    for (const Strategy& strategy : operation.strategies)
        for (const Published& figure : strategy.published)
            if (std::none_of(columns.begin(), columns.end(), [&](const Published& column) {
                    return column.quantity == figure.quantity && column.setting == figure.setting;
                }))
                columns.push_back(figure);
    rows.push_back(cpuRow(reports));
    for (const Published& column : columns) {
        rows.front().push_back("[" + column.gpu + "] " + column.quantity + ", " + column.setting);
        for (std::size_t i = 0; i < reports.size(); ++i)
            for (const Strategy& strategy : operation.strategies)
                if (strategy.name == reports[i].recipe.strategy)
                    rows[i + 1].push_back(publishedText(strategy.published, column));
        rows.back().push_back(publishedText(operation.publishedCpu, column));
    }
}

} // namespace

std::string durationText(double microseconds)
{
    static constexpr std::array<const char*, 3> units{" µs", " ms", " s"};
    std::size_t unit = 0;
    for (; microseconds >= 1000 && unit + 1 < units.size(); ++unit)
        microseconds /= 1000;
    char text[48];
    std::snprintf(text, sizeof text, "%.*f", microseconds < 10 ? 2 : microseconds < 100 ? 1 : 0, microseconds);
    return std::string(text) + units[unit];
}

std::string reportTable(const std::vector<Report>& reports, const Operation* published)
{
    std::vector<Row> rows{{"strategy", "block", "time", "min to p95", "shared", "check"}};
    for (const Report& report : reports)
        rows.push_back({report.recipe.strategy, toText(report.recipe.block), timeText(report), spreadText(report),
                        sharedText(report), checkText(report)});
    if (published)
        addPublished(rows, reports, *published);
    return alignedTable(rows);
}

} // namespace tilescope
