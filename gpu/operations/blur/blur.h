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

/// Blur: each channel is the sum of filter weight × pixel over a width × width window, rounded to the nearest level;
/// beyond the picture lies what the parameter "border" says. Weights are floats that sum to one:
///     box       1 / width²
///     gaussian  exp(-(dx² + dy²) / (2 sigma²)) / sum of them all
/// After Hoàng Minh Thanh's exercise TH3 on CUDA's memories (Tesla P100 PCIe, 512×512).

Plan planBlur(const Recipe& recipe, const Inputs& inputs);

/// Of the strategy "npp". Throws SettingError for a border that NPP does not have.
Plan planBlurNpp(const Recipe& recipe, const Inputs& inputs);

/// See Operation::warpInstructions.
double blurInstructions(const Recipe& recipe, const Inputs& inputs);

/// The definition in plain loops: float weights, summed row by row. Throws Cancelled when asked to stop.
Image blurReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// See Operation::mistakes.
std::vector<Mistake> blurMistakes(const std::string& strategy);

} // namespace tilescope::operations
