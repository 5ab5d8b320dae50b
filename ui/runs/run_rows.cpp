#include "ui/parts/figure_difference.h"
#include "ui/parts/run_name.h"
#include "ui/pins/pin_title.h"
#include "ui/runs/run_table.h"
#include "ui/session/report_figures.h"

#include <utility>

// Rows of runs with their own settings.

namespace tilescope
{

static RunRow rowOfRun(std::shared_ptr<const Report> report)
{
    RunRow row;
    row.strategy = report->recipe.strategy;
    if (const auto time = timeOf(*report)) {
        row.medianUs = time->medianUs;
        row.timing.state = StrategyTiming::State::Measured;
        row.timing.medianUs = time->medianUs;
    }
    row.timing.estimate = bandOf(*report);
    if (report->timing)
        row.timing.predictedUs = report->timing->us;
    row.check = report->check;
    row.counters = report->counters;
    row.occupancy = report->occupancy;
    row.estimate = report->estimate;
    row.report = std::move(report);
    return row;
}

std::vector<RunRow> pinRows(const PinnedRuns& pins, const Registry& registry)
{
    std::vector<RunRow> rows;
    for (const auto& title : pinTitles(pins, registry)) {
        RunRow row = rowOfRun(pins.find(title.letter)->report);
        row.title = title.name.toStdString();
        row.pin = title.letter;
        row.isBaseline = title.isBaseline;
        row.description = title.description.toStdString();
        rows.push_back(std::move(row));
    }
    return rows;
}

RunRow earlierRow(std::shared_ptr<const Report> report, const QDateTime& when, const Registry& registry)
{
    RunRow row = rowOfRun(std::move(report));
    row.title = settingsText(row.report->recipe, registry).toStdString();
    row.description = runDescription(*row.report, registry).toStdString();
    row.when = when;
    return row;
}

std::shared_ptr<const Report> runOf(const RunRow& row)
{
    if (row.strategy.empty() || !row.report)
        return nullptr;
    if (row.hasOwnSettings())
        return row.report;
    auto run = std::make_shared<Report>(*figuresOf(*row.report));
    // From the settled run, if a live one followed it.
    run->check = row.check;
    run->counters = row.counters;
    run->occupancy = row.occupancy;
    run->estimate = row.estimate;
    return run;
}

} // namespace tilescope
