#pragma once

#include "gpu/emulator/execute/block_runner.h"
#include "gpu/recipe/report.h"

#include <cstdint>

namespace tilescope::emulator
{

/// What went wrong in a block, in words a student understands, at its source line.
Finding describe(const BlockOutcome& outcome, std::uint64_t block, const LaunchSetup& setup);

/// Source line of a PTX instruction in the kernel's own file; 0 when unknown.
int sourceLine(const Program& program, std::uint32_t site);

} // namespace tilescope::emulator
