#pragma once

#include "ui/parts/figure_difference.h"
#include "ui/session/pinned_runs.h"
#include "ui/timings/timing_table.h"

namespace tilescope
{

/// The baseline in a table of timings: times on a GPU, bytes a pixel in the emulator.
struct TimingBaseline {
    char letter = 'A';
    std::optional<double> medianUs = {};            ///< if both it and the table's are of a GPU
    std::optional<Estimate> band = {};              ///< the model's (bandOf)
    std::optional<double> predictedUs = {};         ///< within it
    std::vector<FigureDifference> differences = {}; ///< of the table's rows, in order; without text if there is none
};

/// None while nothing is pinned.
std::optional<TimingBaseline> timingBaseline(const TimingTable& table, const PinnedRuns& pins);

/// The range of the time axis. Medians, cold ones too, and floors always fit; a slow batch (95th percentile), a wide
/// band or the baseline may extend it at most to twice that and is cut off beyond, so that none of them makes all bars
/// invisibly short.
struct TimingScale {
    double endUs = 0;
    bool showsBands = false; ///< the bars are the model's bands: on the emulator, whose own times do not describe a GPU
    bool isCut(double us) const { return us > endUs; }
};

TimingScale timingScale(const TimingTable& table, const std::optional<TimingBaseline>& baseline = {});

} // namespace tilescope
