#pragma once

#include "gpu/operations/operation.h"

#include <functional>
#include <optional>
#include <string>

namespace tilescope
{

inline constexpr double longestEmulationSeconds = 60; ///< what takes the emulator longer is refused

/// Warp instructions a second that the emulator interprets at least, on as many threads; 0 threads: one a core.
double emulatedInstructionsPerSecond(unsigned threads);

/// "20 seconds", "a minute and a half", "7 minutes", "3 hours": what a person plans with, never 0 and never "1
/// minutes".
std::string durationInWords(double seconds);

/// Warp instructions that the emulator has to interpret, roughly, for a completed recipe (see Registry::completed).
using EffortOf = std::function<double(const Recipe& completed, const Inputs& inputs)>;

/// The effort of an operation that gives none, from that of one run: in proportion to the picture's pixels.
EffortOf effortByPixels(double warpInstructions, const Image& picture);

/// What makes a run smaller than that of `completed`: a setting, or a picture of the same shape.
struct SmallerRun {
    std::string field;                   ///< the operation's reducing parameter, or "image"
    std::optional<ParameterValue> value; ///< of the parameter
    std::string words;                   ///< as in "With … it takes a minute": "\"rows\" = 300"
    double warpInstructions = 0;
};

/// The largest allowed value of the operation's reducing parameter with which the run takes at most so many warp
/// instructions or, where it has none that helps, the size of a picture; nothing where that does not help either.
std::optional<SmallerRun> smallerRun(const Operation& operation, const EffortOf& effortOf, const Recipe& completed,
                                     const Inputs& inputs, double mostWarpInstructions);

/// Throws SettingError when the recipe would take the emulator over a minute, saying how long and naming the smaller
/// run that does not.
void checkEffort(const Operation& operation, const EffortOf& effortOf, const Recipe& completed, const Inputs& inputs,
                 double instructionsPerSecond);

} // namespace tilescope
