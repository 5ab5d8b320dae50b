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

} // namespace tilescope
