#include "ui/timings/timing_scale.h"

#include "ui/parts/figure_difference.h"
#include "ui/parts/figure_text.h"

namespace tilescope
{

static FigureSubject subjectOf(const TimingTable& table)
{
    return {table.operation(), table.image(), table.isEmulator(), table.machine()};
}

static TimeFigure figureOf(const StrategyTiming& row, const TimingTable& table)
{
    return {subjectOf(table), row.medianUs, row.minUs, row.p95Us};
}

/// Counts do not depend on the machine.
static FigureDifference bytesDifference(const StrategyTiming& row, const TimingTable& table, const Report& pinned)
{
    const auto base = figureNamed("bytes_per_pixel").of(pinned);
    return base && row.bytesAPixel ? figureDifference(*row.bytesAPixel, *base, Better::Less,
                                                      likenessOf(subjectOf(table), subjectOf(pinned), table.registry()),
                                                      bytesAPixelText(*base, pinned.counters->exact))
                                   : FigureDifference{};
}

std::optional<TimingBaseline> timingBaseline(const TimingTable& table, const PinnedRuns& pins)
{
    const PinnedRun* const pinned = pins.baseline();
    if (!pinned)
        return std::nullopt;
    TimingBaseline baseline{pinned->letter};
    baseline.band = bandOf(*pinned->report);
    if (pinned->report->timing)
        baseline.predictedUs = pinned->report->timing->us;
    baseline.differences.resize(table.rows().size());
    const auto time = timeOf(*pinned->report);
    if (!table.isEmulator() && time && !time->subject.isEmulator)
        baseline.medianUs = time->medianUs;
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        const auto& row = table.rows()[i];
        if (row.state != StrategyTiming::State::Measured)
            continue;
        if (table.isEmulator())
            baseline.differences[i] = bytesDifference(row, table, *pinned->report);
        else if (time)
            baseline.differences[i] = timeDifference(figureOf(row, table), *time, table.registry());
    }
    return baseline;
}

} // namespace tilescope
