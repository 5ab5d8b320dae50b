#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Other kernels of a text store what one reads: a histogram, or two gradients. Puts their launches before the host's
/// only one, in the order of the text's launches, with buffers of what they hand on; where the text does not launch the
/// kernel, the names of parameters say what that is. A result with a value for each grey level has its own size. `text`
/// is the source's.
void addProducers(DeclaredHost& host, const std::vector<DefinedKernel>& kernels, const std::string& text);

} // namespace tilescope
