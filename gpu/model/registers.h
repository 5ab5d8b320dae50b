#pragma once

#include "gpu/ptx/module.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace tilescope
{

/// Registers per thread of a kernel in a cubin (an ELF file), as used by its machine code; empty if the bytes are not a
/// cubin, are damaged, or contain no such kernel. Safe for hostile bytes.
std::optional<int> registersInCubin(std::span<const std::byte> cubin, const std::string& kernel);

/// Estimated from the PTX alone: the largest number of values live at once, in 32-bit registers, plus what ptxas adds.
/// tests/gpu/model measures the difference from machine code; to be marked as an estimate.
int estimatedRegisters(const ptx::Kernel& kernel);

/// The largest number of 32-bit registers that the kernel's values need at once if it were translated unchanged: a
/// value of 64 bits takes two, one of 128 bits four, a predicate none. Constants and kernel parameters take none
/// either: machine instructions contain them or read them from constant memory.
int mostLiveRegisters(const ptx::Kernel& kernel);

} // namespace tilescope
