#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/recipe/plan.h"

#include <span>

namespace tilescope::cuda
{

/// Throws std::invalid_argument, naming the part, when the plan contradicts itself, the modules or the input: an index
/// that leads nowhere, a fill or a picture larger than its buffer, an input that is missing.
void checkPlan(const Plan& plan, std::span<const CompiledModule> modules, const ImagePtr& input);

} // namespace tilescope::cuda
