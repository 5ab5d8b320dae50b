#include "app/tables/tables.h"

#include "gpu/recipe/hardware_record.h"
#include "gpu/recipe/words/duration.h"
#include "gpu/recipe/words/figures.h"
#include "gpu/recipe/words/time_doubt.h"

#include <algorithm>
#include <functional>

namespace tilescope
{

namespace
{

/// A column's title and the function from a run to its cell; the cell is empty if the run has no value.
struct Column {
    std::string title;
    std::function<std::string(const Report&)> cell;
};

/// A count with its ideal, empty if it is 0. "≈" precedes an estimate.
Column counted(const char* key)
{
    const Figure& figure = figureNamed(key);
    return {lowerFirst(titleOf(figure)), [&figure](const Report& report) -> std::string {
                const auto value = figure.of(report);
                if (value.value_or(0) == 0)
                    return {};
                const std::string text = (report.counters->exact ? "" : "≈ ") + plainFigure(*value, figure.unit);
                const auto ideal = figure.idealOf(report);
                return !ideal             ? text
                       : *ideal == *value ? text + ", ideal"
                                          : text + " of " + plainFigure(*ideal, figure.unit);
            }};
}

std::string divergentText(const Report& report)
{
    if (!report.counters)
        return {};
    const auto text = [&report](const char* key) {
        const Figure& figure = figureNamed(key);
        return plainFigure(*figure.of(report), figure.unit);
    };
    return (report.counters->exact ? "" : "≈ ") + text("divergent_branches") + " of " + text("branches");
}

std::string basisText(const Report& report)
{
    const auto basis = basisOf(report);
    return basis ? basisName(*basis) : std::string();
}

std::string cgmaText(const Report& report)
{
    const Figure& figure = figureNamed("cgma");
    const auto value = figure.of(report);
    return value ? plainFigure(*value, figure.unit) : std::string();
}

std::string occupancyText(const Report& report)
{
    if (!report.occupancy)
        return {};
    const std::string text = plainFigure(report.occupancy->fraction, FigureUnit::Fraction);
    const std::string& limit = report.occupancy->limitedBy;
    return (report.isOccupancyEstimated() ? "≈ " : "") + text +
           (limit.empty() || limit == "nothing" ? std::string() : ", by " + limit);
}

std::string bandText(const Report& report)
{
    if (!report.estimate)
        return {};
    const Estimate& band = *report.estimate;
    const std::string doubt = english(doubtOf(band.gpu, band.isProved));
    const std::optional<double> cold = report.timing ? report.timing->coldUs : std::nullopt;
    return plainDuration(band.lowerUs) + " to " + plainDuration(band.upperUs) + " on " + band.gpu +
           (cold ? " (cold L2: " + plainDuration(*cold) + ")" : "") + ", by " + band.boundBy +
           (doubt.empty() ? "" : ", ") + doubt;
}

std::vector<Column> columns()
{
    std::vector<Column> columns;
    for (const char* key : {"global_load_sectors", "global_store_sectors", "shared_wavefronts", "texture_requests"})
        columns.push_back(counted(key));
    columns.push_back({"memory counts", basisText});
    columns.push_back({lowerFirst(titleOf(figureNamed("divergent_branches"))), divergentText});
    columns.push_back(counted("warp_instructions"));
    columns.push_back({titleOf(figureNamed("cgma")), cgmaText});
    columns.push_back({"occupancy", occupancyText});
    columns.push_back({"estimate, not measured", bandText});
    return columns;
}

} // namespace

std::string counterTable(const std::vector<Report>& reports)
{
    std::vector<std::vector<std::string>> rows = settingRows(reports);
    const std::size_t keys = rows.front().size();
    for (const Column& column : columns()) {
        std::vector<std::string> cells;
        for (const Report& report : reports)
            cells.push_back(column.cell(report));
        if (std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell.empty(); }))
            continue;
        rows.front().push_back(column.title);
        for (std::size_t i = 0; i < cells.size(); ++i)
            rows[i + 1].push_back(cells[i].empty() ? "-" : cells[i]);
    }
    return rows.front().size() > keys ? foldedTable(rows, keys) : std::string();
}

static std::string lineOf(const Finding& finding)
{
    const char* const severity = finding.severity == Severity::Error     ? "error"
                                 : finding.severity == Severity::Warning ? "warning"
                                                                         : "note";
    std::string place = finding.source;
    if (finding.line > 0)
        place += ":" + std::to_string(finding.line);
    if (finding.otherLine > 0)
        place += " and " + std::to_string(finding.otherLine);
    return place + ": " + severity + ": " + nameOf(finding.kind) + ": " + english(messageOf(finding)) + "\n";
}

std::string findingText(const std::vector<Report>& reports)
{
    struct Group {
        std::string cure;
        std::vector<std::string> lines;
    };
    std::vector<Group> groups;
    for (const Report& report : reports)
        for (const Finding& finding : report.findings) {
            auto group =
                finding.cure.empty() ? groups.end() : std::ranges::find(groups, english(finding.cure), &Group::cure);
            if (group == groups.end())
                group = groups.insert(groups.end(), Group{english(finding.cure), {}});
            if (const std::string line = lineOf(finding); std::ranges::count(group->lines, line) == 0)
                group->lines.push_back(line);
        }
    std::string text;
    for (const Group& group : groups) {
        for (const std::string& line : group.lines)
            if (!group.cure.empty() || text.find(line) == std::string::npos)
                text += line;
        if (!group.cure.empty())
            text += (group.lines.size() == 1 ? "    fix: " : "    fix for each: ") + group.cure + "\n";
    }
    return text;
}

std::string noteText(const std::vector<Report>& reports)
{
    struct Said {
        std::string note;
        std::size_t runs = 0;
        std::vector<std::string> strategies;
    };
    std::vector<Said> all;
    for (const Report& report : reports)
        for (const Message& message : report.notes) {
            const std::string note = english(message);
            auto said = std::ranges::find(all, note, &Said::note);
            if (said == all.end())
                said = all.insert(all.end(), Said{note, 0, {}});
            ++said->runs;
            if (std::ranges::count(said->strategies, report.recipe.strategy) == 0)
                said->strategies.push_back(report.recipe.strategy);
        }
    std::string text;
    for (const Said& said : all) {
        for (std::size_t i = 0; i < said.strategies.size() && said.runs < reports.size(); ++i)
            text += said.strategies[i] + (i + 1 < said.strategies.size() ? ", " : ": ");
        text += said.note + "\n";
    }
    return text;
}

} // namespace tilescope
