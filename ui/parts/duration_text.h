#pragma once

#include "gpu/recipe/report.h"

#include <QString>

namespace tilescope
{

/// plainDuration() and plainBand() with no-break spaces.
QString durationText(double microseconds);
QString bandText(double lowerUs, double upperUs);
/// The same, with what makes it doubtful (doubtOf()).
QString bandText(const Estimate& band);

/// "Median of 64 runs, which settled: it is sure to ±0.35 %." or that it did not settle, or that it was a single run.
QString settlingText(int runs, const std::optional<double>& spread, bool isSettled);

/// What an emulator's time includes, and how long the run took that also checked for races or counted.
QString emulationText(const EmulationReport& emulation);

} // namespace tilescope
