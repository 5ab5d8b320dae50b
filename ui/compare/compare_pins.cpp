#include "ui/compare/compare_table.h"

#include "ui/parts/figure_difference.h"
#include "ui/pins/pin_title.h"
#include "ui/session/report_figures.h"

namespace tilescope
{

std::vector<CompareRow> pinRows(const PinnedRuns& pins, const Registry& registry)
{
    std::vector<CompareRow> rows;
    for (const auto& title : pinTitles(pins, registry)) {
        const auto& report = pins.find(title.letter)->report;
        CompareRow row;
        row.strategy = report->recipe.strategy;
        row.title = title.name.toStdString();
        if (const auto time = timeOf(*report))
            row.medianUs = time->medianUs;
        row.report = report;
        row.check = report->check;
        row.counters = report->counters;
        row.occupancy = report->occupancy;
        row.estimate = report->estimate;
        row.pin = title.letter;
        row.isBaseline = title.isBaseline;
        row.description = title.description.toStdString();
        rows.push_back(std::move(row));
    }
    return rows;
}

std::shared_ptr<const Report> runOf(const CompareRow& row)
{
    if (row.strategy.empty() || !row.report)
        return nullptr;
    auto run = std::make_shared<Report>(*figuresOf(*row.report));
    // From the settled run, if a live one followed it.
    run->check = row.check;
    run->counters = row.counters;
    run->occupancy = row.occupancy;
    run->estimate = row.estimate;
    return run;
}

} // namespace tilescope
