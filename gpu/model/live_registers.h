#pragma once

#include "gpu/ptx/module.h"

namespace tilescope
{

/// The most 32-bit registers that the kernel's values need at once, were it translated as it stands: a value of 64 bits
/// takes two, one of 128 four, a predicate none. Constants and kernel parameters take none either: the machine's
/// instructions read them from their own text and from constant memory.
int mostLiveRegisters(const ptx::Kernel& kernel);

} // namespace tilescope
