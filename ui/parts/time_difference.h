#pragma once

#include "ui/parts/figure_difference.h"

namespace tilescope
{

/// A time with what decides whether another may be set against it.
struct TimeFigure {
    FigureSubject subject;
    double medianUs = 0;
    std::optional<double> minUs = {}, p95Us = {}; ///< the spread of many runs
};
std::optional<TimeFigure> timeOf(const Report& report); ///< none where the run was not timed

/// Only a GPU's times have a difference; where one is the emulator's, the text is empty and the tool tip says why.
/// Where the spreads overlap, neither is called better.
FigureDifference timeDifference(const TimeFigure& run, const TimeFigure& baseline, const Registry& registry);

} // namespace tilescope
