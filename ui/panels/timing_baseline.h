#pragma once

#include "ui/panels/figure_difference.h"
#include "ui/panels/timing_table.h"
#include "ui/session/pinned_runs.h"

namespace tilescope
{

/// What the baseline says beside the times of a table.
struct TimingBaseline {
    char letter = 'A';
    std::optional<double> medianUs = {}; ///< where it is a time of the table's kind, a GPU's or the emulator's
    std::optional<Estimate> band = {};   ///< the model's
    std::vector<FigureDifference> differences =
        {}; ///< of the table's rows in their order; without text where there is none
};

/// None while nothing is pinned.
std::optional<TimingBaseline> timingBaseline(const TimingTable& table, const PinnedRuns& pins);

} // namespace tilescope
