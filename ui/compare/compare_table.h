#pragma once

#include "ui/session/pinned_runs.h"
#include "ui/timings/timing_table.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// The results of a strategy, or of the single CPU thread, with the current settings.
struct CompareRow {
    std::string strategy; ///< empty for the single CPU thread
    std::string title;
    bool isCurrent = false;
    bool isFailed = false;
    std::string problem;            ///< why it failed
    std::optional<BlockSize> block; ///< its own, if it refuses the chosen one
    std::optional<double> medianUs;
    std::shared_ptr<const Report> report; ///< the latest; for the CPU thread: the one that timed it
    std::optional<CheckReport> check;     ///< of the settled run: a live run makes no check
    std::vector<Published> published;
    // As declared by its operation:
    std::string idea, expects; ///< its idea, and the gain expected of it
    std::string library;       ///< "NPP" for a strategy that calls this NVIDIA library
    std::string after;         ///< the strategy that it changes; empty for a first step
    // Of the settled run too; a live run has no counts and no model.
    std::optional<Counters> counters;
    std::optional<Occupancy> occupancy;
    std::optional<Estimate> estimate;
    // Of a row for a pinned run:
    char pin = 0; ///< its letter; 0 for other rows
    bool isBaseline = false;
    std::string description; ///< all of its settings
};

/// The single CPU thread and every strategy of the current operation with the current settings, in the order of the
/// optimisation steps.
/// Holds reports of one machine only, as TimingTable does; results of earlier settings are left out.
class CompareTable
{
public:
    explicit CompareTable(const Registry& registry) : m_registry(registry), m_timings(registry) {}

    /// The user chose this recipe; a new operation starts with empty rows.
    bool choose(const Recipe& recipe); ///< false if it was chosen already
    void add(std::shared_ptr<const Report> report);
    /// The recipe's strategy cannot run with its settings.
    void addFailure(const Recipe& recipe, const std::string& message);

    const std::vector<CompareRow>& rows() const { return m_rows; }
    bool isEmpty() const { return m_rows.empty(); }
    const std::string& operation() const { return m_timings.operation(); }
    const Registry& registry() const { return m_registry; }
    bool isEmulator() const { return m_timings.isEmulator(); }
    const std::string& machine() const { return m_timings.machine(); }
    const CompareRow* stepBefore(const CompareRow& row) const; ///< the row of the strategy that it changes, or null
    bool hasSteps() const;                                     ///< whether some strategy changes another one
    std::optional<double> slowestUs() const;                   ///< of the strategies; none if fewer than two were timed

private:
    void fillRows();

    const Registry& m_registry;
    TimingTable m_timings;
    std::string m_chosen;
    std::vector<CompareRow> m_rows;
};

/// The pinned runs as rows for the Compare table.
std::vector<CompareRow> pinRows(const PinnedRuns& pins, const Registry& registry);

/// The results of a row as one report, to be pinned; null if it was not run or is the single CPU thread.
std::shared_ptr<const Report> runOf(const CompareRow& row);

} // namespace tilescope
