#pragma once

#include "gpu/operations/operation.h"

#include <string>

namespace tilescope
{

inline constexpr double longestEmulationSeconds = 60; ///< what takes the emulator longer is refused

/// Warp instructions a second that the emulator interprets at least, on as many threads; 0 threads: one a core.
double emulatedInstructionsPerSecond(unsigned threads);

/// "20 seconds", "a minute and a half", "7 minutes", "3 hours": what a person plans with, never 0 and never "1
/// minutes".
std::string durationInWords(double seconds);

/// Throws SettingError when the recipe would take the emulator over a minute, saying how long and naming what takes
/// less: the largest allowed value of the operation's reducing parameter or, where it has none that helps, a smaller
/// picture of the same shape. A library's strategy it lets through: the emulator never gets it. `completed` is a
/// completed recipe (see Registry::completed).
void checkEffort(const Operation& operation, const Recipe& completed, const Inputs& inputs,
                 double instructionsPerSecond);

} // namespace tilescope
