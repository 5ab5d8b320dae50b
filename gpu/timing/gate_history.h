#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace tilescope::timing
{

/// For how long a pipe, or the queue in front of it, took no instruction of a scheduler: what its warps waited for.
class GateHistory
{
public:
    /// An instruction passed in cycle `issue`, after which no other can before `free`.
    void close(double issue, double free) { m_entries[m_count++ % kept] = {issue, free}; }

    /// Cycles from `since` to `now` in which it was closed. Of long waits the last part stands for the whole.
    double closedBetween(double since, double now) const
    {
        double sum = 0;
        const std::size_t entries = std::min(m_count, kept);
        for (std::size_t i = 1; i <= entries; ++i) {
            const Entry& entry = m_entries[(m_count - i) % kept];
            if (entry.issue < since)
                return sum + std::max(0.0, std::min(entry.free, now) - std::max(since, entry.issue + 1));
            sum += std::max(0.0, std::min(entry.free, now) - (entry.issue + 1));
        }
        if (entries < kept)
            return sum;
        const double seen = now - m_entries[m_count % kept].issue;
        return seen > 0 ? sum * (now - since) / seen : sum;
    }

private:
    struct Entry {
        double issue = 0, free = 0;
    };
    static constexpr std::size_t kept = 8;
    std::array<Entry, kept> m_entries{};
    std::size_t m_count = 0;
};

} // namespace tilescope::timing
