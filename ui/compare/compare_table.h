#pragma once

#include "ui/session/pinned_runs.h"
#include "ui/timings/timing_table.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// What is known of a strategy, or of the single CPU thread, at the present settings.
struct CompareRow {
    std::string strategy; ///< empty for the single CPU thread
    std::string title;
    bool isCurrent = false;
    bool isFailed = false;
    std::string problem;            ///< why it failed
    std::optional<BlockSize> block; ///< its own, where it refuses the chosen one
    std::optional<double> medianUs;
    std::shared_ptr<const Report> report; ///< the latest one; of the CPU thread: the one that timed it
    std::optional<CheckReport> check;     ///< of the settled run: a live one makes none
    std::vector<Published> published;
    // As its operation declares it.
    std::string idea, expects; ///< the one idea it adds, and what that was expected to give
    std::string library;       ///< "NPP" where a library of NVIDIA's does the work
    std::string after;         ///< the strategy that it changes; empty: it is a first step
    // Of the settled run too; a live one neither counts nor models.
    std::optional<Counters> counters;
    std::optional<Occupancy> occupancy;
    std::optional<Estimate> estimate;
    // Of a row that stands for a pinned run.
    char pin = 0; ///< its letter; 0 for all other rows
    bool isBaseline = false;
    std::string description; ///< all of its settings
};

/// The single CPU thread and every strategy of the current operation at the present settings, in the order of its
/// optimisation steps.
/// Reports of one machine only, as in TimingTable; what belongs to earlier settings is left out.
class CompareTable
{
public:
    explicit CompareTable(const Registry& registry) : m_registry(registry), m_timings(registry) {}

    /// The person chose it; a new operation starts with empty rows.
    void choose(const Recipe& recipe);
    void add(std::shared_ptr<const Report> report);
    /// The recipe's strategy cannot run with the recipe's settings.
    void addFailure(const Recipe& recipe, const std::string& message);

    const std::vector<CompareRow>& rows() const { return m_rows; }
    bool isEmpty() const { return m_rows.empty(); }
    const std::string& operation() const { return m_timings.operation(); }
    const Registry& registry() const { return m_registry; }
    double tolerance() const;
    bool isEmulator() const { return m_timings.isEmulator(); }
    const std::string& machine() const { return m_timings.machine(); }
    const CompareRow* stepBefore(const CompareRow& row) const; ///< the row of the strategy that it changes, or null
    bool hasSteps() const;                                     ///< some strategy changes another one
    std::optional<double> slowestUs() const; ///< of the strategies; none while fewer than two were timed

private:
    void fillRows();

    const Registry& m_registry;
    TimingTable m_timings;
    std::string m_chosen;
    std::vector<CompareRow> m_rows;
};

/// The pinned runs as rows for the Compare table.
std::vector<CompareRow> pinRows(const PinnedRuns& pins, const Registry& registry);

/// What is known of a row as one report, to be pinned; null where it was not run or is the single CPU thread.
std::shared_ptr<const Report> runOf(const CompareRow& row);

} // namespace tilescope
