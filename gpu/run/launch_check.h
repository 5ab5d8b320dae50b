#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// A kernel's head in a text.
struct KernelHead {
    int line = 0;           ///< of its name, from 1; 0 where the text has no kernel of that name
    std::string parameters; ///< as written, on one line: "const float* input, int width"
};
KernelHead kernelHead(const std::string& text, const std::string& kernel);

/// Why the plan's launches of a source cannot use this module, which was compiled from it: a kernel or a constant that
/// is missing, other arguments than the host passes. `own` is the strategy's own text, whose heads say what the host
/// passes. Errors at the line of the kernel concerned; empty when all fits.
std::vector<Diagnostic> launchProblems(const Plan& plan, std::size_t source, const std::string& own,
                                       const ptx::Module& module);

} // namespace tilescope
