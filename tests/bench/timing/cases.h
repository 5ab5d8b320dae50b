#pragma once

#include "gpu/operations/registry.h"
#include "gpu/recipe/recipe.h"

#include <string>
#include <vector>

namespace tilescope::bench
{

/// One strategy on one picture with one setting.
struct TimingCase {
    Recipe recipe;
    int width = 0, height = 0;
    bool colour = false;
    std::string key; ///< "sobel | global | 512x512 | 3x3"
};

/// Of every strategy of every operation. "tuning": the sizes and settings that the model was made with; "blind":
/// others, for which predictions are written down before they are measured.
std::vector<TimingCase> timingCases(const Registry& registry, const std::string& set);

/// Noise: gives data-dependent kernels no shortcut, and all neighbours differ.
ImagePtr noiseOf(const TimingCase& one);

} // namespace tilescope::bench
