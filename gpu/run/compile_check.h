#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope::ptx
{
struct Module;
}

namespace tilescope
{

/// What the compiler says of a recipe's own text, and whether the host could launch what came out.
struct CompileCheck {
    std::string compiler;                ///< as in CompiledModule; empty where the text does not compile
    std::vector<Diagnostic> diagnostics; ///< of the text, as the compiler gave them; then what the launch would miss
    bool hasErrors() const;
    bool operator==(const CompileCheck&) const = default;
};

/// Why the plan's launches of a source cannot use this module, which was compiled from it: a kernel or a constant that
/// is missing, other arguments than the host passes. `own` is the strategy's own text, whose heads say what the host
/// passes. Errors at the line of the kernel concerned; empty when all fits.
std::vector<Diagnostic> launchProblems(const Plan& plan, std::size_t source, const std::string& own,
                                       const ptx::Module& module);

} // namespace tilescope
