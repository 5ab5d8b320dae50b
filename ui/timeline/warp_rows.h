#pragma once

#include "gpu/timing/timeline.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tilescope
{

/// A timeline and what it is of: the shown run, or a pinned one.
struct TimedRun {
    QString title;
    std::shared_ptr<const Timeline> timeline;
    char letter = 0;  ///< of a pinned run
    int launches = 1; ///< of its program, of which this is one
    /// The same launch with as many warps as fit, if this one has fewer.
    std::shared_ptr<const Timeline> fitting = nullptr;
    bool operator==(const TimedRun&) const = default;
};

/// What a warp does in one cycle.
struct WarpMoment {
    enum class Kind { NotStarted, Waits, Issues, Ended, Unrecorded };
    Kind kind = Kind::Unrecorded;
    StallReason reason = StallReason::Wait; ///< while it waits
    double since = 0, until = 0;            ///< cycles for which it does that; NotStarted: until it starts
    const IssueEvent* event = nullptr;      ///< of Waits and Issues
};
WarpMoment momentOf(const WarpLife& warp, double cycle);

/// The warps of up to two timelines as rows, grouped by scheduler; a value.
class WarpRows
{
public:
    struct Row {
        std::size_t run = 0;  ///< index in runs()
        std::size_t warp = 0; ///< index in Timeline::warps
        bool isFirstOfScheduler = false, isFirstOfRun = false;
    };

    WarpRows() = default;
    explicit WarpRows(std::vector<TimedRun> runs);

    const std::vector<TimedRun>& runs() const { return m_runs; }
    const std::vector<Row>& rows() const { return m_rows; }
    bool isEmpty() const { return m_rows.empty(); }
    double cycles() const { return m_cycles; } ///< until the last recorded instruction of any row
    const Timeline& timelineOf(std::size_t row) const { return *m_runs[m_rows[row].run].timeline; }
    const WarpLife& warpOf(std::size_t row) const { return timelineOf(row).warps[m_rows[row].warp]; }

private:
    std::vector<TimedRun> m_runs;
    std::vector<Row> m_rows;
    double m_cycles = 0;
};

/// A block by its linear index in the grid.
Dim3 blockAt(std::uint64_t index, const Dim3& grid);
std::uint64_t indexOf(const Dim3& block, const Dim3& grid);
QString placeText(const Dim3& block, const Dim3& grid); ///< "(3, 0)"; in a grid of one row "3"

} // namespace tilescope
