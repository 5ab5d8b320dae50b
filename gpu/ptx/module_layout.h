#pragma once

#include "gpu/ptx/function_body.h"
#include "gpu/ptx/module_symbols.h"
#include "gpu/ptx/source_locations.h"

namespace tilescope::ptx
{

/// Gives every variable its offset; the sum of their bytes. Throws Failure above `mostBytes`.
std::size_t layOut(std::vector<Variable>& variables, std::size_t mostBytes, const char* what);

/// Makes a kernel of a flattened entry: parameters and variables laid out, shared variables reduced to those used.
Kernel assembleKernel(FunctionBody body, const ModuleSymbols& module, SourceLocations& locations);

} // namespace tilescope::ptx
