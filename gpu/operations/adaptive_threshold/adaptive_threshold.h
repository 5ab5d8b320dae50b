#pragma once

#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <string>
#include <vector>

namespace tilescope::operations
{

/// Adaptive threshold: a pixel becomes white (255) where the mean of the window × window pixels about it, less the
/// offset, lies below the pixel itself, and black elsewhere; `invert` exchanges them. Exactly, in integers:
///     sum of the window < (pixel + offset) · window²
/// Projections are a second output: the number of white pixels of each column and of each row.
/// After a practitioner's note on an own kernel in place of a library's.

/// Side buffers, where projections are wanted: the columns' counts and the rows', 32 bits each.
Plan planAdaptiveThreshold(const Recipe& recipe, const Inputs& inputs);

/// Of the strategy "npp", without projections. Throws SettingError for a border that NPP does not have.
Plan planThresholdNpp(const Recipe& recipe, const Inputs& inputs);

/// See Operation::warpInstructions.
double thresholdInstructions(const Recipe& recipe, const Inputs& inputs);

/// The definition in plain loops; exact. Throws Cancelled when asked to stop.
Image adaptiveThresholdReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// The projections as profiles along the result's bottom and right edges.
Annotations projectionProfiles(const Outputs& outputs);

/// See Operation::mistakes.
std::vector<Mistake> thresholdMistakes(const std::string& strategy);

} // namespace tilescope::operations
