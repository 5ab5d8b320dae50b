#pragma once

#include "ui/timings/timing_baseline.h"

namespace tilescope
{

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
