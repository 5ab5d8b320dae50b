#pragma once

#include "gpu/compile/compiler.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What the compiler says of a recipe's own text, and whether the host could launch what came out.
struct CompileCheck {
    std::string compiler;                ///< as in CompiledModule; empty where the text does not compile
    std::vector<Diagnostic> diagnostics; ///< of the text, as the compiler gave them; then what the launch would miss
    bool hasErrors() const;
    bool operator==(const CompileCheck&) const = default;
};

} // namespace tilescope
