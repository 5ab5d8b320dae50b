#include "tests/bench/gpu/row.h"

#include "gpu/recipe/report_rates.h"
#include "gpu/recipe/words/figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace tilescope::bench
{

namespace
{

std::string figure(const std::optional<double>& value)
{
    if (!value)
        return "–";
    char text[32];
    std::snprintf(text, sizeof text, *value < 10 ? "%.2f" : *value < 1000 ? "%.1f" : "%.0f", *value);
    return text;
}

/// The row of the same workload whose strategy this row's strategy changes.
const Row* stepBefore(const Row& row, const std::vector<Row>& rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&row](const Row& other) {
        return !row.after.empty() && other.strategy == row.after &&
               other.workload.operation == row.workload.operation && other.workload.title == row.workload.title &&
               other.workload.width == row.workload.width;
    });
    return found == rows.end() ? nullptr : &*found;
}

std::optional<double> gain(const Row& row, const std::vector<Row>& rows)
{
    const Row* before = stepBefore(row, rows);
    if (!before || !before->coldUs() || !row.coldUs())
        return std::nullopt;
    return *before->coldUs() / *row.coldUs();
}

std::string headOf(const Row& row)
{
    const Workload& workload = row.workload;
    std::string head = "\n### " + workload.operation + " " + workload.title + ", " + std::to_string(workload.width) +
                       "x" + std::to_string(workload.height) + (workload.colour ? " RGB" : "");
    if (row.report && row.report->time)
        head += " (copy: cold " + figure(row.report->time->coldCopyFloorUs) + ", hot " +
                figure(row.report->time->copyFloorUs) + ", launch " + figure(row.report->time->launchFloorUs) + " µs)";
    return head + "\n\n| strategy | cold, µs | hot, µs | % of copy | gain | over | instr./px | bytes/px | result |\n"
                  "|---|---|---|---|---|---|---|---|---|\n";
}

std::string lineOf(const Row& row, const std::vector<Row>& rows)
{
    if (!row.report)
        return "| `" + row.strategy + "` | | | | | | | | " + row.reason + " |\n";
    const auto times = gain(row, rows);
    const auto timeText = [](const std::optional<double>& us, bool isSettled) {
        return std::string(us && !isSettled ? "≈ " : "") + figure(us);
    };
    const auto& time = row.report->time;
    return "| `" + row.strategy + "` | " + timeText(row.coldUs(), time && time->coldSettled) + " | " +
           timeText(row.hotUs(), time && time->settled) + " | " + figure(row.percentOfCopy()) + " | " +
           (times ? figure(times) + "×" : "") + " | " + row.after + " | " + figure(row.instructionsPerPixel()) + " | " +
           figure(row.bytesPerPixel()) + " | " + row.agreement + " |\n";
}

/// The expected gains of the steps, beside the measured ones.
std::string expectations(const std::vector<Row>& rows)
{
    std::string list;
    for (const Row& row : rows)
        if (const auto times = gain(row, rows); times && !row.expects.empty())
            list += "- `" + row.strategy + "` " + figure(times) + "× over `" + row.after +
                    "`; expected: " + row.expects + "\n";
    return list.empty() ? list : "\n" + list;
}

nlohmann::json numberOrNull(const std::optional<double>& value)
{
    return value ? nlohmann::json(*value) : nlohmann::json(nullptr);
}

} // namespace

std::optional<double> Row::hotUs() const
{
    return report && report->time ? std::optional(report->time->medianUs) : std::nullopt;
}

std::optional<double> Row::coldUs() const
{
    return report && report->time && report->time->coldMedianUs ? report->time->coldMedianUs : hotUs();
}

bool Row::isSettled() const { return report && report->time && report->time->settled && report->time->coldSettled; }

std::optional<double> Row::percentOfCopy() const
{
    if (!report || !report->time)
        return std::nullopt;
    return report->time->coldMedianUs ? coldPercentOfCopy(*report->time) : tilescope::percentOfCopy(*report->time);
}

std::optional<double> Row::instructionsPerPixel() const
{
    return report ? figureNamed("ptx_instructions_per_pixel").of(*report) : std::nullopt;
}

std::optional<double> Row::bytesPerPixel() const
{
    return report ? figureNamed("bytes_per_pixel").of(*report) : std::nullopt;
}

std::string tableOf(const std::vector<Row>& rows)
{
    std::string table;
    const Row* last = nullptr;
    for (const Row& row : rows) {
        if (!last || last->workload.operation != row.workload.operation || last->workload.title != row.workload.title ||
            last->workload.width != row.workload.width)
            table += headOf(row);
        table += lineOf(row, rows);
        last = &row;
    }
    return table + expectations(rows);
}

nlohmann::json toJson(const std::vector<Row>& rows)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Row& row : rows)
        list.push_back({{"operation", row.workload.operation},
                        {"workload", row.workload.title},
                        {"width", row.workload.width},
                        {"height", row.workload.height},
                        {"strategy", row.strategy},
                        {"after", row.after},
                        {"expects", row.expects},
                        {"reason", row.reason},
                        {"agreement", row.agreement},
                        {"cold_us", numberOrNull(row.coldUs())},
                        {"hot_us", numberOrNull(row.hotUs())},
                        {"percent_of_copy", numberOrNull(row.percentOfCopy())},
                        {"gain", numberOrNull(gain(row, rows))},
                        {"instructions_per_pixel", numberOrNull(row.instructionsPerPixel())},
                        {"bytes_per_pixel", numberOrNull(row.bytesPerPixel())},
                        {"report", row.report ? tilescope::toJson(*row.report) : nlohmann::json(nullptr)}});
    return list;
}

} // namespace tilescope::bench
