#include "app/counter_table.h"

#include "app/text_table.h"
#include "gpu/recipe/duration.h"

#include <algorithm>
#include <cstdio>
#include <functional>

namespace tilescope
{

namespace
{

/// A column's title and how a run's cell follows; an empty cell where the run has nothing.
struct Column {
    std::string title;
    std::function<std::string(const Report&)> cell;
};

std::string ofIdeal(std::uint64_t value, std::uint64_t ideal, const std::string& mark)
{
    if (value == 0)
        return {};
    const std::string text = mark + std::to_string(value);
    return ideal == value ? text + ", ideal" : text + " of " + std::to_string(ideal);
}

/// A counter's cell; nothing where the run was not counted. "≈" stands before an estimate.
Column counted(const std::string& title, const std::function<std::string(const Counters&, const std::string&)>& cell)
{
    return {title, [cell](const Report& report) {
                return report.counters ? cell(*report.counters, report.counters->exact ? "" : "≈ ") : std::string();
            }};
}

std::string nonZero(std::uint64_t value, const std::string& mark)
{
    return value == 0 ? std::string() : mark + std::to_string(value);
}

std::string occupancyText(const Report& report)
{
    if (!report.occupancy)
        return {};
    char text[32];
    std::snprintf(text, sizeof text, "%.0f %%", report.occupancy->fraction * 100);
    const std::string& limit = report.occupancy->limitedBy;
    return limit.empty() || limit == "nothing" ? text : text + (", by " + limit);
}

std::string bandText(const Report& report)
{
    if (!report.estimate)
        return {};
    const Estimate& band = *report.estimate;
    return plainDuration(band.lowerUs) + " to " + plainDuration(band.upperUs) + " on " + band.gpu + ", by " +
           band.boundBy;
}

std::vector<Column> columns()
{
    using Text = std::string;
    return {
        counted("load sectors",
                [](const Counters& c, const Text& mark) { // textures load too, and their sectors are not counted
                    return c.textureRequests > 0 ? Text()
                                                 : ofIdeal(c.globalLoad.sectors, c.globalLoad.sectorsIdeal, mark);
                }),
        counted("store sectors",
                [](const Counters& c, const Text& mark) {
                    return ofIdeal(c.globalStore.sectors, c.globalStore.sectorsIdeal, mark);
                }),
        counted("shared wavefronts",
                [](const Counters& c, const Text& mark) {
                    return ofIdeal(c.sharedLoad.wavefronts + c.sharedStore.wavefronts,
                                   c.sharedLoad.wavefrontsIdeal + c.sharedStore.wavefrontsIdeal, mark);
                }),
        counted("texture requests",
                [](const Counters& c, const Text& mark) { return nonZero(c.textureRequests, mark); }),
        counted("divergent, PTX",
                [](const Counters& c, const Text& mark) {
                    return mark + std::to_string(c.divergentBranches) + " of " + std::to_string(c.branches);
                }),
        counted("instructions, PTX", [](const Counters& c, const Text& mark) { return nonZero(c.instructions, mark); }),
        {"occupancy", occupancyText},
        {"estimate, not measured", bandText},
    };
}

} // namespace

std::string counterTable(const std::vector<Report>& reports)
{
    std::vector<std::vector<std::string>> rows{{"strategy", "block"}};
    for (const Report& report : reports)
        rows.push_back({report.recipe.strategy, toText(report.recipe.block)});
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
    return rows.front().size() > 2 ? foldedTable(rows, 2) : std::string();
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
    return place + ": " + severity + ": " + finding.kind + ": " + finding.message + "\n";
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
            auto group = finding.cure.empty() ? groups.end() : std::ranges::find(groups, finding.cure, &Group::cure);
            if (group == groups.end())
                group = groups.insert(groups.end(), Group{finding.cure, {}});
            if (const std::string line = lineOf(finding); std::ranges::count(group->lines, line) == 0)
                group->lines.push_back(line);
        }
    std::string text;
    for (const Group& group : groups) {
        for (const std::string& line : group.lines)
            if (!group.cure.empty() || text.find(line) == std::string::npos)
                text += line;
        if (!group.cure.empty())
            text += (group.lines.size() == 1 ? "    cure: " : "    cure of each: ") + group.cure + "\n";
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
        for (const std::string& note : report.notes) {
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
