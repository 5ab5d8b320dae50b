#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/operations/mistake.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Mistakes that students make in any kernel, where its text has a place for them: a barrier left out or in a branch,
/// the edge not tested or tested one too far, the grid rounded down, a tile without its padding.
std::vector<Mistake> commonMistakes(const Declaration& operation, const DeclaredStrategy& strategy);

/// Those of the kernel alone, whose grid is the host's.
std::vector<Mistake> commonMistakes(const std::string& text, const DefinedKernel& kernel);

} // namespace tilescope
