#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/kernel_head.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// Why the plan's launches of a source cannot use this module, which was compiled from it: a kernel or a constant that
/// is missing, other arguments than the host passes. `own` is the strategy's own text, whose heads say what the host
/// passes. Errors at the line of the kernel concerned; empty when all fits.
std::vector<Diagnostic> launchProblems(const Plan& plan, std::size_t source, const std::string& own,
                                       const ptx::Module& module);

} // namespace tilescope
