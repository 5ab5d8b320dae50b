#include "ui/runs/run_table.h"

#include "ui/session/report_figures.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

bool haveSameReference(const Report& a, const Report& b)
{
    return a.recipe.operation == b.recipe.operation && a.recipe.parameters == b.recipe.parameters && a.image == b.image;
}

/// A live run brings only the picture; the results of the previous settled run with the same settings remain valid.
void takeIn(RunRow& row, const Report& report)
{
    const bool isAgain = row.report && isSameRun(*row.report, report);
    const auto take = [isAgain](auto& own, const auto& given) {
        if (given || !isAgain)
            own = given;
    };
    take(row.check, report.check);
    take(row.counters, report.counters);
    take(row.occupancy, report.occupancy);
    take(row.estimate, report.estimate);
}

} // namespace

bool RunTable::choose(const Recipe& recipe)
{
    if (recipe.operation == m_timings.operation() && recipe.strategy == m_chosen)
        return false;
    m_chosen = recipe.strategy;
    if (recipe.operation != m_timings.operation()) {
        m_timings.start(recipe.operation);
        m_rows.clear();
    }
    m_timings.setCurrent(m_chosen);
    fillRows();
    return true;
}

void RunTable::add(std::shared_ptr<const Report> report)
{
    if (report->recipe.operation != m_timings.operation())
        m_rows.clear();
    m_timings.add(*report, report->recipe.strategy == m_chosen);
    fillRows();
    for (auto& row : m_rows) {
        if (row.strategy != report->recipe.strategy)
            continue;
        takeIn(row, *report);
        const bool wasSettled = row.report && row.report->check && isSameRun(*row.report, *report);
        if (!wasSettled || report->check)
            row.report = report;
    }
    RunRow& cpu = m_rows.front();
    if (cpu.report && !haveSameReference(*cpu.report, *report)) {
        cpu.report.reset();
        cpu.medianUs.reset();
    }
    if (report->cpuReferenceMs) {
        cpu.medianUs = *report->cpuReferenceMs * 1000;
        cpu.report = std::move(report);
    }
}

void RunTable::addFailure(const Recipe& recipe, const std::string& message)
{
    if (recipe.operation != m_timings.operation())
        return;
    try {
        m_timings.setSettings(m_registry.completed(recipe)); // in the form that reports use
    } catch (const SettingError&) {
        m_timings.setSettings(recipe);
    }
    m_timings.addFailure(recipe.strategy, message);
    fillRows();
}

const RunRow* RunTable::current() const
{
    const auto found = std::ranges::find_if(m_rows, &RunRow::isCurrent);
    return found == m_rows.end() ? nullptr : &*found;
}

const RunRow* RunTable::stepBefore(const RunRow& row) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&row](const RunRow& other) { return !row.after.empty() && other.strategy == row.after; });
    return found == m_rows.end() ? nullptr : &*found;
}

bool RunTable::hasSteps() const
{
    return std::ranges::any_of(m_rows, [](const RunRow& row) { return !row.after.empty(); });
}

std::optional<double> RunTable::slowestUs() const
{
    double slowest = 0;
    int timed = 0;
    for (const auto& row : m_rows)
        if (!row.strategy.empty() && row.medianUs) {
            slowest = std::max(slowest, *row.medianUs);
            ++timed;
        }
    return timed > 1 && slowest > 0 ? std::optional(slowest) : std::nullopt;
}

/// Updates the rows after the timings, which decide what is still valid; other results in the rows are kept
/// accordingly.
void RunTable::fillRows()
{
    const Operation& declared = m_registry.operation(m_timings.operation());
    std::vector<RunRow> rows(1);
    rows.front().title = tr("Single CPU thread").toStdString();
    rows.front().published = declared.publishedCpu;
    for (const auto& timing : m_timings.rows()) {
        RunRow row;
        row.strategy = timing.strategy;
        row.title = timing.title;
        row.isCurrent = timing.strategy == m_chosen;
        row.isFailed = timing.state == StrategyTiming::State::Failed;
        row.problem = timing.problem;
        row.timing = timing;
        const Strategy& strategy = m_registry.strategy(declared, timing.strategy);
        row.published = strategy.published;
        row.idea = strategy.idea;
        row.expects = strategy.expects;
        row.after = strategy.after;
        row.library = strategy.library;
        const bool isMeasured = timing.state == StrategyTiming::State::Measured;
        if (isMeasured || timing.state == StrategyTiming::State::Uncomputed) {
            if (isMeasured)
                row.medianUs = timing.medianUs;
            row.block = timing.block;
            if (rows.size() < m_rows.size()) {
                const RunRow& before = m_rows[rows.size()];
                row.report = before.report;
                row.check = before.check;
                row.counters = before.counters;
                row.occupancy = before.occupancy;
                row.estimate = before.estimate;
            }
        }
        rows.push_back(std::move(row));
    }
    if (!m_rows.empty()) {
        rows.front().medianUs = m_rows.front().medianUs;
        rows.front().report = m_rows.front().report;
    }
    m_rows = std::move(rows);
}

} // namespace tilescope
