#pragma once

#include "gpu/recipe/report.h"

#include <QString>

namespace tilescope
{

/// Three significant figures and the unit that suits: "2.84 µs", "17.3 ms", "1.20 s".
QString durationText(double microseconds);

/// From one time to another, in the unit of the longer one: "3.10 – 7.40 µs".
QString bandText(double lowerUs, double upperUs);

/// "Median of 64 runs, which settled: it is sure to ±0.35 %." or that it did not; of one run, that it is one.
QString settlingText(int runs, const std::optional<double>& spread, bool isSettled);

/// What an emulator's time is the time of, and how long the run took that also looked for races or counted.
QString emulationText(const EmulationReport& emulation);

} // namespace tilescope
