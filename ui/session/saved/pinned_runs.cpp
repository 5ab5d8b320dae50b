#include "ui/session/saved/pinned_runs.h"

#include "ui/session/report_figures.h"

#include <algorithm>
#include <utility>

namespace tilescope
{

PinnedRuns::Pinning PinnedRuns::pin(const std::shared_ptr<const Report>& report, QDate keptFrom)
{
    if (const PinnedRun* const before = find(*report)) {
        const char letter = before->letter;
        replace(letter, report, keptFrom);
        return {Outcome::Renewed, letter};
    }
    if (m_runs.size() >= most)
        return {Outcome::Full, 0};
    const char letter = freeLetter();
    put({letter, report, keptFrom});
    return {Outcome::Pinned, letter};
}

bool PinnedRuns::put(PinnedRun run)
{
    if (find(run.letter) || find(*run.report))
        return false;
    if (m_runs.empty())
        m_baseline = run.letter;
    const auto place = std::ranges::upper_bound(m_runs, run.letter, {}, &PinnedRun::letter);
    m_runs.insert(place, std::move(run));
    return true;
}

void PinnedRuns::replace(char letter, const std::shared_ptr<const Report>& report, QDate keptFrom)
{
    for (auto& run : m_runs)
        if (run.letter == letter) {
            run.report = report;
            run.keptFrom = keptFrom;
        }
}

bool PinnedRuns::complete(const std::shared_ptr<const Report>& report)
{
    const PinnedRun* const pinned = find(*report);
    if (!pinned)
        return false;
    const bool bringsCheck = report->check && !pinned->report->check;
    const bool bringsCounters = report->counters && !pinned->report->counters;
    const bool lacksNothing = report->check && (report->counters || !pinned->report->counters);
    const bool isNews = bringsCheck || bringsCounters || (pinned->keptFrom.isValid() && lacksNothing);
    if (isNews)
        replace(pinned->letter, report);
    return isNews;
}

void PinnedRuns::unpin(char letter)
{
    std::erase_if(m_runs, [letter](const PinnedRun& run) { return run.letter == letter; });
    if (!find(m_baseline))
        m_baseline = m_runs.empty() ? char(0) : m_runs.front().letter;
}

void PinnedRuns::clear()
{
    m_runs.clear();
    m_baseline = 0;
}

void PinnedRuns::setBaseline(char letter)
{
    if (find(letter))
        m_baseline = letter;
}

const PinnedRun* PinnedRuns::find(char letter) const
{
    const auto found = std::ranges::find(m_runs, letter, &PinnedRun::letter);
    return found == m_runs.end() ? nullptr : &*found;
}

const PinnedRun* PinnedRuns::find(const Report& run) const
{
    const auto found =
        std::ranges::find_if(m_runs, [&](const PinnedRun& pinned) { return isSameRun(*pinned.report, run); });
    return found == m_runs.end() ? nullptr : &*found;
}

char PinnedRuns::freeLetter() const
{
    char letter = 'A';
    while (find(letter))
        ++letter;
    return letter;
}

} // namespace tilescope
