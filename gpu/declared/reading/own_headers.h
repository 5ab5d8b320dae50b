#pragma once

#include "gpu/recipe/plan.h"

#include <string>
#include <vector>

namespace tilescope
{

/// Says in the plan's notes which headers of the user's own a text includes: deviceText() leaves them out, since a text
/// stands alone. Throws DeclarationError at the line of such a header if `device`, the part of the text for a device,
/// depends on a macro that it may define: it would compile, and mean something else. `definitions` are "NAME=VALUE".
void checkOwnHeaders(const KernelSource& source, const std::string& device, const std::vector<std::string>& definitions,
                     Plan& plan);

} // namespace tilescope
