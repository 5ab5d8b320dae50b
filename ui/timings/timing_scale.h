#pragma once

#include "ui/parts/figure_difference.h"
#include "ui/session/pinned_runs.h"
#include "ui/timings/timing_table.h"

namespace tilescope
{

/// What the baseline says beside the figures of a table: times on a GPU, bytes a pixel in the emulator.
struct TimingBaseline {
    char letter = 'A';
    std::optional<double> medianUs = {}; ///< where it and the table's are a GPU's
    std::optional<Estimate> band = {};   ///< the model's
    std::vector<FigureDifference> differences =
        {}; ///< of the table's rows in their order; without text where there is none
};

/// None while nothing is pinned.
std::optional<TimingBaseline> timingBaseline(const TimingTable& table, const PinnedRuns& pins);

/// How far the time axis reaches. Medians, cold ones too, and floors always fit; a slow batch (95th percentile), a wide
/// band or the baseline may widen it to twice that at most, and is cut off beyond, so that one of them does not make
/// all bars invisible.
struct TimingScale {
    double endUs = 0;
    bool showsBands = false; ///< the bars are the model's bands: on the emulator, whose own times say nothing of a GPU
    bool isCut(double us) const { return us > endUs; }
};

TimingScale timingScale(const TimingTable& table, const std::optional<TimingBaseline>& baseline = {});

} // namespace tilescope
