#pragma once

#include "gpu/recipe/plan.h"

#include <string>

namespace tilescope
{

/// Adds to the plan what compilers and devices must know of a text beside it: names of types that nvcc has from the
/// host's headers, whether it has a "half" of its own, and the compute capability that its instructions need. Calls
/// for the plan's first source.
void takeCompilerNeeds(const std::string& text, Plan& plan);

} // namespace tilescope
