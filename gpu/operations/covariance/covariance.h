#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <string>
#include <vector>

namespace tilescope::operations
{

/// Covariance of an image set: D has m rows, the images, and n columns, their pixels (0…1), centred by the mean image;
///     C = DᵀD / m, n×n floats.
/// After a note on the shared-memory covariance kernel, whose author is not named.

Plan planCovariance(const Recipe& recipe, const Inputs& inputs);

/// The definition in plain loops, in double. Throws Cancelled when asked to stop.
Image covarianceReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// Roughly how many warp instructions the plan takes; proportional to the images.
double covarianceInstructions(const Recipe& recipe, const Inputs& inputs);

/// See Operation::mistakes.
std::vector<Mistake> covarianceMistakes(const std::string& strategy);

} // namespace tilescope::operations
