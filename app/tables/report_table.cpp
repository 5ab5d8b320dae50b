#include "app/tables/tables.h"

#include "gpu/recipe/words/duration.h"
#include "gpu/recipe/words/figures.h"
#include "gpu/run/check.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace tilescope
{

namespace
{

using Row = std::vector<std::string>;

std::string fourDecimals(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4f", value);
    return text;
}

/// The time of the run that computed only the picture, if there was one, and of the run with further observation.
std::string emulationText(const EmulationReport& emulation)
{
    const std::string text = plainDuration(emulation.comparableMs() * 1000) + " in the emulator";
    if (!emulation.isWatched())
        return text;
    const std::string watched = emulation.racesLookedFor ? "with data race detection" : "with all counters";
    return emulation.plainMs ? text + " (" + plainDuration(emulation.wallMs * 1000) + " " + watched + ")"
                             : text + ", " + watched;
}

std::string timeText(const Report& report)
{
    if (report.time)
        return plainDuration(report.time->medianUs) + " on the GPU";
    if (report.emulation)
        return emulationText(*report.emulation);
    if (report.uncomputed)
        return "not run, about " + english(durationInWords(report.uncomputed->emulationSeconds)) + " in the emulator";
    return "-";
}

std::string spreadText(const Report& report)
{
    if (!report.time)
        return "-";
    std::string text = plainDuration(report.time->minUs) + " to " + plainDuration(report.time->p95Us);
    if (report.time->spread && !report.time->settled) {
        char share[48];
        std::snprintf(share, sizeof share, ", not converged: ±%.1f %%", 100 * *report.time->spread);
        text += share;
    }
    return text;
}

/// Columns for which some run has a value: cold time, as a graph, the copy's speed, the copies between host and device,
/// bytes and instructions a pixel.
void addRates(std::vector<Row>& rows, const std::vector<Report>& reports)
{
    for (const char* key : {"cold_median_us", "graph_median_us", "percent_of_copy", "to_device_us", "from_device_us",
                            "bytes_per_pixel", "ptx_instructions_per_pixel"}) {
        const Figure& figure = figureNamed(key);
        if (std::ranges::none_of(reports, [&](const Report& report) { return figure.of(report).has_value(); }))
            continue;
        rows.front().push_back(lowerFirst(titleOf(figure)));
        for (std::size_t i = 0; i < reports.size(); ++i) {
            const auto value = figure.of(reports[i]);
            rows[i + 1].push_back(value ? plainFigure(*value, figure.unit) : "-");
        }
    }
}

std::string checkText(const CheckReport& check)
{
    if (check.maxAbsDifference == 0)
        return "equals the reference";
    char text[160], part[64] = "";
    if (check.maxRelativeDifference)
        std::snprintf(part, sizeof part, " (relative %.2g)", *check.maxRelativeDifference);
    const auto mismatches = static_cast<unsigned long long>(check.mismatches);
    if (mismatches == 0)
        std::snprintf(text, sizeof text, "differs by at most %.2g%s, within tolerance", check.maxAbsDifference, part);
    else
        std::snprintf(text, sizeof text, "differs by up to %.3g%s, %llu value%s wrong", check.maxAbsDifference, part,
                      mismatches, mismatches == 1 ? "" : "s");
    return text;
}

std::string checkText(const Report& report)
{
    if (report.failed())
        return "failed";
    if (report.isSample() && report.uncomputed->sample->check)
        return "the sample " + checkText(*report.uncomputed->sample->check);
    return report.check ? checkText(*report.check) : "-";
}

/// Of the main launch; the other launches prepare its input or use its result.
std::string sharedText(const Report& report)
{
    const Figure& figure = figureNamed("shared_bytes");
    return plainFigure(figure.of(report).value_or(0), figure.unit);
}

/// A column for the main launches alone, if a strategy has several launches that were timed separately: for block_copy,
/// the time without its padding pass.
void addMainLaunch(std::vector<Row>& rows, const std::vector<Report>& reports)
{
    if (std::ranges::none_of(reports, [](const Report& report) { return report.mainLaunchUs().has_value(); }))
        return;
    rows.front().push_back(lowerFirst(titleOf(figureNamed("main_launch_us"))));
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const auto time = reports[i].mainLaunchUs();
        rows[i + 1].push_back(time ? reports[i].launches[reports[i].mainLaunch].kernel + " " + plainDuration(*time)
                                   : "-");
    }
}

/// The row of the single CPU thread, which only the table of published figures has in addition to the strategies.
Row cpuRow(const std::vector<Report>& reports)
{
    const auto timed = std::find_if(reports.rbegin(), reports.rend(),
                                    [](const Report& report) { return report.cpuReferenceMs.has_value(); });
    const std::string time =
        timed == reports.rend() ? "-" : plainDuration(*timed->cpuReferenceMs * 1000) + " on the CPU";
    return {"single CPU thread", "-", time, "-", "-", "is the reference"};
}

std::string publishedText(const std::vector<Published>& figures, const Published& column)
{
    for (const Published& figure : figures) {
        if (figure.quantity != column.quantity || figure.setting != column.setting)
            continue;
        const std::string value = publishedValue(figure);
        return figure.gpu == column.gpu ? value : value + " on " + figure.gpu; // the CPU's
    }
    return "-";
}

std::string parameterText(const Recipe& recipe, const std::string& name)
{
    const auto value = recipe.parameters.find(name);
    return value == recipe.parameters.end() ? "-" : toText(value->second);
}

std::string factorText(const std::optional<double>& ratio)
{
    return ratio ? plainFigure(*ratio, FigureUnit::Ratio) : "-";
}

/// Each strategy's published figures divided by those of the strategy that it changes, beside the same ratios of the
/// reports: with all launches, and without those that only prepare the input or follow the main one.
std::string ratioTable(const std::vector<Report>& reports, const Operation& operation)
{
    if (reports.empty()) // no combination of a sweep can run
        return {};
    std::vector<const Report*> runs;
    for (const Report& report : reports)
        runs.push_back(&report);
    const Recipe& first = reports.front().recipe;
    const bool severalBlocks =
        std::ranges::any_of(reports, [&](const Report& run) { return run.recipe.block != first.block; });
    const std::vector<std::string> differing = differingParameters(reports);
    const auto isRun = [&](const std::string& strategy) {
        return std::ranges::any_of(reports, [&](const Report& run) { return run.recipe.strategy == strategy; });
    };
    const auto byLaunch = [](const PublishedRatio& ratio) {
        std::string text;
        for (const auto& [kernel, value] : ratio.launches)
            text +=
                (text.empty() ? "" : ", ") + kernel + " " + plainFigure(value, figureNamed(ratio.figure.figure).unit);
        return text.empty() ? "-" : text;
    };
    std::vector<Row> rows{{"strategies", "figure", "text", "Tilescope"}};
    std::string others;
    for (const PublishedRatio& ratio : publishedRatios(operation, runs)) {
        if (!isRun(ratio.strategy) || !isRun(ratio.before))
            continue;
        const bool isOfBlock = ratio.run && severalBlocks && !ratio.figure.block;
        std::string setting = ratio.figure.block ? ", " + ratio.figure.setting
                              : isOfBlock        ? ", " + toText(ratio.run->block)
                                                 : "";
        for (const std::string& name : differing)
            if (ratio.run)
                setting += ", " + name + "=" + parameterText(*ratio.run, name);
        rows.push_back({ratio.strategy + " / " + ratio.before, ratio.figure.quantity + setting, factorText(ratio.text),
                        factorText(ratio.ours), factorText(ratio.mainLaunches), byLaunch(ratio)});
        if (!ratio.otherLaunches.empty())
            others = ratio.otherLaunches;
    }
    if (rows.size() == 1)
        return {};
    if (!others.empty())
        rows.front().insert(rows.front().end(), {"Tilescope without " + others, "Tilescope by launch"});
    for (Row& row : rows)
        row.resize(rows.front().size());
    return "\nRatios, text and Tilescope:\n" + alignedTable(rows);
}

/// A table with one column for each published quantity and setting; above it the GPU of the publication, and the
/// setting if all figures share one.
std::string publishedTable(const std::vector<Report>& reports, const Operation& operation)
{
    std::vector<Row> rows{{"strategy"}};
    std::vector<std::string> strategies; // each once, in whatever blocks it ran
    for (const Report& report : reports)
        if (std::ranges::count(strategies, report.recipe.strategy) == 0)
            strategies.push_back(report.recipe.strategy);
    for (const std::string& strategy : strategies)
        rows.push_back({strategy});
    rows.push_back({"single CPU thread"});
    std::vector<Published> columns, shown = operation.publishedCpu;
    for (const Strategy& strategy : operation.strategies) {
        if (std::ranges::any_of(reports, [&](const Report& run) { return run.recipe.strategy == strategy.name; }))
            shown.insert(shown.end(), strategy.published.begin(), strategy.published.end());
        for (const Published& figure : strategy.published)
            if (std::none_of(columns.begin(), columns.end(), [&](const Published& column) {
                    return column.quantity == figure.quantity && column.setting == figure.setting;
                }))
                columns.push_back(figure);
    }
    if (columns.empty())
        return {};
    const bool isOneSetting = std::ranges::all_of(columns, [&](const Published& column) {
        return column.gpu == columns.front().gpu && column.setting == columns.front().setting;
    });
    for (const Published& column : columns) {
        rows.front().push_back(isOneSetting ? column.quantity
                                            : "[" + column.gpu + "] " + column.quantity + ", " + column.setting);
        for (std::size_t i = 0; i < strategies.size(); ++i)
            for (const Strategy& strategy : operation.strategies)
                if (strategy.name == strategies[i])
                    rows[i + 1].push_back(publishedText(strategy.published, column));
        rows.back().push_back(publishedText(operation.publishedCpu, column));
    }
    const std::string of = isOneSetting ? " on a " + columns.front().gpu + ", " + columns.front().setting : "";
    const bool isOneSource =
        std::ranges::all_of(columns, [&](const Published& column) { return column.source == columns.front().source; });
    std::string text = "\nFigures of the operation's text" + of + ":\n" + foldedTable(rows, 1);
    if (isOneSource)
        text += wrapped("Source: " + columns.front().source + "; transcript " + placesOf(shown) + ".");
    text += ratioTable(reports, operation);
    for (const std::string& remark : operation.publishedRemarks)
        text += wrapped(remark);
    return text;
}

} // namespace

std::vector<std::string> differingParameters(const std::vector<Report>& reports)
{
    std::vector<std::string> names;
    for (const auto& [name, value] : reports.empty() ? ParameterValues() : reports.front().recipe.parameters)
        if (std::ranges::any_of(reports, [&, &key = name, &own = value](const Report& run) {
                const auto other = run.recipe.parameters.find(key);
                return other != run.recipe.parameters.end() && other->second != own;
            }))
            names.push_back(name);
    return names;
}

std::vector<std::vector<std::string>> settingRows(const std::vector<Report>& reports)
{
    std::vector<Row> rows{{"strategy", "block"}};
    for (const Report& report : reports)
        rows.push_back({report.recipe.strategy, toText(report.recipe.block)});
    for (const std::string& name : differingParameters(reports)) {
        rows.front().push_back(name);
        for (std::size_t i = 0; i < reports.size(); ++i)
            rows[i + 1].push_back(parameterText(reports[i].recipe, name));
    }
    return rows;
}

std::string reportTable(const std::vector<Report>& reports, const Operation* published)
{
    std::vector<Row> rows = settingRows(reports);
    const std::size_t keys = rows.front().size();
    for (const char* title : {"time", "min to p95", "shared", "check"})
        rows.front().emplace_back(title);
    for (std::size_t i = 0; i < reports.size(); ++i)
        for (const std::string& cell :
             {timeText(reports[i]), spreadText(reports[i]), sharedText(reports[i]), checkText(reports[i])})
            rows[i + 1].push_back(cell);
    addRates(rows, reports);
    addMainLaunch(rows, reports);
    if (published) {
        rows.push_back(cpuRow(reports));
        rows.back().insert(rows.back().begin() + 2, keys - 2, "-");
        rows.back().resize(rows.front().size(), "-");
    }
    return foldedTable(rows, keys) + (published ? publishedTable(reports, *published) : std::string());
}

std::string matchTable(const std::vector<Report>& reports)
{
    // Strategies usually agree: one list for all that do.
    std::vector<std::pair<std::string, std::vector<Row>>> lists;
    for (const Report& report : reports) {
        std::vector<Row> rows{{"match", "x", "y", "size", "value"}};
        for (const Box& box : report.annotations.boxes)
            if (box.value)
                rows.push_back({std::to_string(rows.size()), std::to_string(box.x), std::to_string(box.y),
                                std::to_string(box.width) + "x" + std::to_string(box.height),
                                fourDecimals(*box.value)});
        if (rows.size() == 1)
            continue;
        const auto same = std::ranges::find(lists, rows, &std::pair<std::string, std::vector<Row>>::second);
        if (same == lists.end())
            lists.emplace_back(report.recipe.strategy, std::move(rows));
        else
            same->first += ", " + report.recipe.strategy;
    }
    std::string text;
    for (const auto& [strategies, rows] : lists)
        text += "\nBest matches by " + strategies + ":\n" + alignedTable(rows);
    return text;
}

std::string unwrittenText(const std::string& file, const Report& report)
{
    return "tilescope: " + file + " was not written: emulating the whole result of " + report.recipe.strategy +
           " would take about " + english(durationInWords(report.uncomputed->emulationSeconds)) +
           (report.isSample() ? ", and that of its sample is not the result.\n" : ".\n");
}

} // namespace tilescope
