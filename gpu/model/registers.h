#pragma once

#include "gpu/ptx/module.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace tilescope
{

/// Registers a thread of a kernel in a cubin (an ELF file), as its machine code uses them; empty when the bytes are not
/// a cubin, damaged, or have no such kernel. Hostile bytes are harmless.
std::optional<int> registersInCubin(std::span<const std::byte> cubin, const std::string& kernel);

/// What the PTX alone tells: the most values live at once, in 32-bit registers, and what ptxas uses beside them.
/// Differs from the machine code's by what tests/gpu/model measures; to be marked as an estimate.
int estimatedRegisters(const ptx::Kernel& kernel);

/// The most 32-bit registers that the kernel's values need at once, were it translated as it stands: a value of 64 bits
/// takes two, one of 128 four, a predicate none. Constants and kernel parameters take none either: the machine's
/// instructions read them from their own text and from constant memory.
int mostLiveRegisters(const ptx::Kernel& kernel);

} // namespace tilescope
