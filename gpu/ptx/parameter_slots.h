#pragma once

#include "gpu/ptx/function_body.h"

namespace tilescope::ptx
{

/// Replaces the .param variables of call sequences: by registers where every access finds the same pieces (offset and
/// size), else by local memory. Formal parameters of a device function stay; the caller's lowering replaces them.
/// `nextIdentity` numbers new local variables.
void lowerParameterSlots(FunctionBody& body, std::uint32_t& nextIdentity);

} // namespace tilescope::ptx
