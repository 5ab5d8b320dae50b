#include "ui/panels/timing_baseline.h"

#include "ui/panels/time_difference.h"

namespace tilescope
{

static TimeFigure figureOf(const StrategyTiming& row, const TimingTable& table)
{
    TimeFigure figure{{table.operation(), table.image(), table.isEmulator(), table.machine()}};
    figure.medianUs = row.medianUs;
    figure.minUs = row.minUs;
    figure.p95Us = row.p95Us;
    figure.isWatched = row.emulation && row.emulation->isWatched() && !row.emulation->plainMs;
    return figure;
}

std::optional<TimingBaseline> timingBaseline(const TimingTable& table, const PinnedRuns& pins)
{
    const PinnedRun* const pinned = pins.baseline();
    if (!pinned)
        return std::nullopt;
    TimingBaseline baseline{pinned->letter};
    baseline.band = pinned->report->estimate;
    baseline.differences.resize(table.rows().size());
    const auto time = timeOf(*pinned->report);
    if (!time)
        return baseline;
    if (time->subject.isEmulator == table.isEmulator())
        baseline.medianUs = time->medianUs;
    for (std::size_t i = 0; i < table.rows().size(); ++i)
        if (const auto& row = table.rows()[i]; row.state == StrategyTiming::State::Measured)
            baseline.differences[i] = timeDifference(figureOf(row, table), *time, table.registry());
    return baseline;
}

} // namespace tilescope
