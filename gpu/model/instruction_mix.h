#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/ptx/module.h"

#include <span>

namespace tilescope
{

/// Warp instructions of a launch by the units that carry them out. What is in none of them (control, moves, memory) is
/// only issued.
struct InstructionMix {
    double fp32 = 0;        ///< add, multiply, fused multiply-add, compare, minimum
    double integer = 0;     ///< of 32 bits; one of 64 counts two
    double conversions = 0; ///< between integer and float, and the special functions: the slow lanes
    bool operator==(const InstructionMix&) const = default;
};

InstructionMix mixOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites);

} // namespace tilescope
