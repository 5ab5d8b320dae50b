#pragma once

#include "gpu/recipe/report.h"

#include <QString>

namespace tilescope
{

/// plainDuration() and plainBand() with spaces that do not break.
QString durationText(double microseconds);
QString bandText(double lowerUs, double upperUs);

/// "Median of 64 runs, which settled: it is sure to ±0.35 %." or that it did not; of one run, that it is one.
QString settlingText(int runs, const std::optional<double>& spread, bool isSettled);

/// What an emulator's time is the time of, and how long the run took that also looked for races or counted.
QString emulationText(const EmulationReport& emulation);

} // namespace tilescope
