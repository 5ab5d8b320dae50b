#pragma once

#include "gpu/recipe/report.h"

#include <QDate>

#include <memory>
#include <vector>

namespace tilescope
{

/// A run that is kept for comparison with others.
struct PinnedRun {
    char letter = 'A';                    ///< 'A'…'D', kept while it is pinned
    std::shared_ptr<const Report> report; ///< figures only; see report_figures.h
    /// If the run is one of an earlier process: the day on which it was pinned, or recorded.
    QDate keptFrom = {};
    bool operator==(const PinnedRun&) const = default;
};

/// Up to four runs that the user pinned, and which of them is the baseline for differences. Not part of the settings:
/// they are kept through every change of operation and picture.
class PinnedRuns
{
public:
    static constexpr std::size_t most = 4;

    enum class Outcome {
        Pinned,
        Renewed, ///< the same run was already pinned; its figures were updated
        Full     ///< nothing was changed: one of the four must be unpinned first
    };
    struct Pinning {
        Outcome outcome;
        char letter; ///< of Pinned and Renewed
    };

    /// Assigns the first free letter. The first pinned run becomes the baseline.
    Pinning pin(const std::shared_ptr<const Report>& report, QDate keptFrom = {});
    /// Replaces the run with this letter; does nothing if there is none.
    void replace(char letter, const std::shared_ptr<const Report>& report, QDate keptFrom = {});
    /// Adds a run of an earlier process under its letter; the first one becomes the baseline. Returns false, and
    /// changes nothing, if its letter or the run is pinned already.
    bool put(PinnedRun run);
    /// A run that was pinned before its check and counts were available takes them from this report of the same run,
    /// and one of an earlier process takes all figures from it. Returns false if there was nothing to complete.
    bool complete(const std::shared_ptr<const Report>& report);
    void unpin(char letter); ///< if it was the baseline, the first remaining run becomes it
    void clear();
    void setBaseline(char letter); ///< does nothing if there is no such run

    const std::vector<PinnedRun>& runs() const { return m_runs; } ///< ordered by their letters
    bool isEmpty() const { return m_runs.empty(); }
    const PinnedRun* baseline() const { return find(m_baseline); } ///< null while nothing is pinned
    bool isBaseline(const PinnedRun& run) const { return run.letter == m_baseline; }
    const PinnedRun* find(char letter) const;
    const PinnedRun* find(const Report& run) const; ///< the pin of the same run; null if it is not pinned
    bool operator==(const PinnedRuns&) const = default;

private:
    char freeLetter() const;

    std::vector<PinnedRun> m_runs;
    char m_baseline = 0;
};

} // namespace tilescope
