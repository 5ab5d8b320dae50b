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

/// The compiler's diagnostics for a recipe's own text, and whether the host could launch the result.
struct CompileCheck {
    std::string compiler;                ///< as in CompiledModule; empty if the text does not compile
    std::vector<Diagnostic> diagnostics; ///< of the text, from the compiler; then those of the launches
    bool hasErrors() const;
    bool operator==(const CompileCheck&) const = default;
};

/// Why the plan's launches of a source cannot use this module, which was compiled from it: a missing kernel or
/// constant, or parameters other than those that the host passes. `own` is the strategy's own text, whose heads show
/// what the host passes. Errors are at the line of the kernel concerned; empty if there are none.
std::vector<Diagnostic> launchProblems(const Plan& plan, std::size_t source, const std::string& own,
                                       const ptx::Module& module);

} // namespace tilescope
