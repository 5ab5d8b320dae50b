#pragma once

#include "gpu/recipe/report.h"

#include <memory>
#include <vector>

namespace tilescope
{

/// A run that is kept to set others beside it.
struct PinnedRun {
    char letter = 'A';                    ///< 'A'…'D', its own as long as it is pinned
    std::shared_ptr<const Report> report; ///< its figures; see report_figures.h
    bool operator==(const PinnedRun&) const = default;
};

/// Up to four runs that a person pinned, and which of them is the baseline that differences are taken to. Not part of
/// the settings: they stay through every change of operation and picture.
class PinnedRuns
{
public:
    static constexpr std::size_t most = 4;

    enum class Outcome {
        Pinned,
        Renewed, ///< the same run was pinned already and has these figures now
        Full     ///< nothing was done: one of the four must go first
    };
    struct Pinning {
        Outcome outcome;
        char letter; ///< of Pinned and Renewed
    };

    /// Takes the first letter that is free. The first run that is pinned becomes the baseline.
    Pinning pin(const std::shared_ptr<const Report>& report);
    /// Puts a run in the place of the one with the letter; does nothing where there is none.
    void replace(char letter, const std::shared_ptr<const Report>& report);
    /// A run that was pinned before its check and counts were there takes them from this report of the same run. False
    /// when there was nothing to complete.
    bool complete(const std::shared_ptr<const Report>& report);
    void unpin(char letter); ///< where it was the baseline, the first that is left becomes it
    void clear();
    void setBaseline(char letter); ///< does nothing where there is none

    const std::vector<PinnedRun>& runs() const { return m_runs; } ///< by their letters
    bool isEmpty() const { return m_runs.empty(); }
    const PinnedRun* baseline() const { return find(m_baseline); } ///< null while nothing is pinned
    bool isBaseline(const PinnedRun& run) const { return run.letter == m_baseline; }
    const PinnedRun* find(char letter) const;
    const PinnedRun* find(const Report& run) const; ///< the pin of the same run; null where it is not pinned

private:
    char freeLetter() const;

    std::vector<PinnedRun> m_runs;
    char m_baseline = 0;
};

} // namespace tilescope
