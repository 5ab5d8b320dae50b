#pragma once

#include "ui/runs/timing_table.h"
#include "ui/session/saved/pinned_runs.h"

#include <QDateTime>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// The results of a strategy, or of the single CPU thread, with the current settings; or those of a run that has its
/// own settings, as it is pinned or was made before.
struct RunRow {
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
    StrategyTiming timing; ///< its times and bands; also those of earlier settings
    // Of a run with its own settings:
    char pin = 0; ///< the letter of a pinned run
    bool isBaseline = false;
    QDateTime when;          ///< of an earlier run
    std::string description; ///< all of its settings

    bool hasOwnSettings() const { return pin != 0 || when.isValid(); }
};

/// The single CPU thread and every strategy of the current operation with the current settings, in the order of the
/// optimisation steps.
/// Holds reports of one machine only, as TimingTable does; results of earlier settings are left out.
class RunTable
{
public:
    explicit RunTable(const Registry& registry) : m_registry(registry), m_timings(registry) {}

    /// The user chose this recipe; a new operation starts with empty rows.
    bool choose(const Recipe& recipe); ///< false if it was chosen already
    void add(std::shared_ptr<const Report> report);
    /// The recipe's strategy cannot run with its settings.
    void addFailure(const Recipe& recipe, const std::string& message);

    const std::vector<RunRow>& rows() const { return m_rows; }
    bool isEmpty() const { return m_rows.empty(); }
    const std::string& operation() const { return m_timings.operation(); }
    const Registry& registry() const { return m_registry; }
    const TimingTable& timings() const { return m_timings; }
    const RunRow* current() const; ///< the row of the chosen strategy, or null
    bool isEmulator() const { return m_timings.isEmulator(); }
    const std::string& machine() const { return m_timings.machine(); }
    const RunRow* stepBefore(const RunRow& row) const; ///< the row of the strategy that it changes, or null
    bool hasSteps() const;                             ///< whether some strategy changes another one
    std::optional<double> slowestUs() const;           ///< of the strategies; none if fewer than two were timed

private:
    void fillRows();

    const Registry& m_registry;
    TimingTable m_timings;
    std::string m_chosen;
    std::vector<RunRow> m_rows;
};

std::vector<RunRow> pinRows(const PinnedRuns& pins, const Registry& registry);
RunRow earlierRow(std::shared_ptr<const Report> report, const QDateTime& when, const Registry& registry);

/// The results of a row as one report, to be pinned; null if it was not run or is the single CPU thread.
std::shared_ptr<const Report> runOf(const RunRow& row);

} // namespace tilescope
