#pragma once

#include "ui/panels/figure_difference.h"

namespace tilescope
{

/// A measured time with what decides whether another may be set against it.
struct TimeFigure {
    FigureSubject subject;
    double medianUs = 0;
    std::optional<double> minUs = {}, p95Us = {}; ///< the spread of many runs
    bool isWatched = false;                       ///< of the emulator, which took longer for counting meanwhile
};
std::optional<TimeFigure> timeOf(const Report& report); ///< none where the run was not timed

/// A GPU's time and the emulator's have no difference: the text is empty then and the tool tip says why. Where the
/// spreads overlap, neither is called better.
FigureDifference timeDifference(const TimeFigure& run, const TimeFigure& baseline, const Registry& registry);

} // namespace tilescope
