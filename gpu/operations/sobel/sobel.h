#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <string>
#include <vector>

namespace tilescope::operations
{

/// Sobel: gx and gy are the sums of the 3×3 neighbourhood weighted with
///     gx: -1 0 1     gy: -1 -2 -1
///         -2 0 2          0  0  0
///         -1 0 1          1  2  1
/// and the result is min(255, |gx| + |gy|), on 8-bit grey; beyond the picture lies what the
/// parameter "border" says.
/// Ji-Hoon Jo, Sang-Gu Lee: "Sobel mask operations using shared memory in CUDA environment", 2012.

/// See Operation::blockRefusal.
std::string sobelBlockRefusal(const Recipe& recipe);

Plan planSobel(const Recipe& recipe, const Inputs& inputs);

/// The text's strategies, then the road from them to the speed of a copy.
std::vector<Strategy> sobelStrategies();

/// Of the strategy "npp". Throws SettingError for a border that NPP does not have.
Plan planSobelNpp(const Recipe& recipe, const Inputs& inputs);

/// See Operation::warpInstructions.
double sobelInstructions(const Recipe& recipe, const Inputs& inputs);

/// The definition in plain loops; exact. Throws Cancelled when asked to stop.
Image sobelReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// See Operation::mistakes.
std::vector<Mistake> sobelMistakes(const std::string& strategy);

/// The same for strategies of the road, whose threads make several pixels.
std::vector<Mistake> sobelRoadMistakes(const std::string& strategy);

} // namespace tilescope::operations
