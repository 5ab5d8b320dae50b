#include "app/commands.h"

#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/recipes.h"
#include "app/strategy_runs.h"
#include "app/tables.h"
#include "gpu/run/sweep.h"
#include "gpu/run/sweep_table.h"
#include "ui/window/window_options.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace tilescope
{

namespace
{

void writeRows(const Arguments& arguments, const std::vector<SweepRow>& rows, const std::stop_token& stop)
{
    if (!arguments.csvFile.isEmpty())
        writeText(arguments.csvFile, sweepCsv(rows), stop);
    if (!arguments.jsonFile.isEmpty())
        writeText(arguments.jsonFile,
                  sweepJson(rows).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n", stop);
}

void printTable(const std::vector<SweepRow>& rows, const Operation* published)
{
    std::vector<Report> reports;
    for (const SweepRow& row : rows)
        if (row.report)
            reports.push_back(*row.report);
    std::fputs(reportTable(reports, published).c_str(), stdout);
    if (const std::string counted = counterTable(reports); !counted.empty())
        std::printf("\n%s", counted.c_str());
    for (const SweepRow& row : rows)
        if (!row.report)
            std::printf("%s %s: %s\n", row.recipe.strategy.c_str(), toText(row.recipe.block).c_str(),
                        english(row.reason).c_str());
}

/// The strategies of which no combination ran, with the reason of the first combination.
std::vector<LeftOut> leftOutOf(const std::vector<std::string>& strategies, const std::vector<SweepRow>& rows)
{
    std::vector<LeftOut> leftOut;
    for (const std::string& strategy : strategies) {
        const auto isIts = [&](const SweepRow& row) { return row.recipe.strategy == strategy; };
        const auto first = std::ranges::find_if(rows, isIts);
        if (first != rows.end() &&
            std::ranges::none_of(rows, [&](const SweepRow& row) { return isIts(row) && row.report; }))
            leftOut.push_back({strategy, english(first->reason)});
    }
    return leftOut;
}

} // namespace

int sweepCommand(const Arguments& arguments)
{
    Interrupt interrupt;
    Runner runner(runnerOptionsFor(arguments));
    const std::vector<std::string> strategies = strategiesOf(arguments, runner.registry());
    const std::vector<Recipe> recipes = sweepOf(arguments, runner.registry());
    checkOutputs(arguments, {});
    const LoadedImage loaded = interrupt.compute([&] {
        return openImage(arguments.images.constFirst(), interrupt.token(), arguments.range.value_or(RangeChoice()));
    });
    RunControl control;
    control.stop = interrupt.token();

    std::vector<SweepRow> rows;
    bool failed = false;
    const auto write = [&] {
        writeRows(arguments, rows, control.stop);
        if (arguments.csvFile != "-" && arguments.jsonFile != "-")
            printTable(rows, arguments.published ? &runner.registry().operation(recipes.front().operation) : nullptr);
    };
    const auto cut = [&] {
        std::fprintf(stderr, "Interrupted: %zu of %zu combinations were measured and are written.\n", rows.size(),
                     recipes.size());
    };
    const auto rescue = [&] {
        cut();
        write();
        flushStandardOutput();
    };
    try {
        for (const Recipe& recipe : recipes) {
            std::fprintf(stderr, "%zu of %zu: %s %s\n", rows.size() + 1, recipes.size(), recipe.strategy.c_str(),
                         toText(recipe.block).c_str());
            RunRequest request;
            request.recipe = recipe;
            request.image = loaded.image;
            request.imageName = nameInRange(loaded.name.toStdString(), loaded.range);
            request.runs = arguments.runs;
            request.check = arguments.check;
            rows.push_back(interrupt.compute([&] { return runSweepRow(runner, request, control); }, rescue));
            failed = failed || (rows.back().report && rows.back().report->failed());
        }
    } catch (const Cancelled&) {
        cut();
        failed = true;
    } catch (const std::exception&) {
        writeRows(arguments, rows, control.stop); // no measured row is lost
        throw;
    }
    write();
    const std::vector<LeftOut> leftOut = leftOutOf(strategies, rows);
    for (const LeftOut& one : leftOut)
        std::fprintf(stderr, "No combination of %s can run. %s\n", one.strategy.c_str(), one.reason.c_str());
    const bool noneRan = !rows.empty() && leftOut.size() == strategies.size();
    return noneRan && !failed ? 2 : exitStatus(failed, leftOut, arguments.strategies);
}

} // namespace tilescope
