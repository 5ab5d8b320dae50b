#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/ptx/module.h"

#include <span>

namespace tilescope
{

/// What one launch computes and asks for, from the counts of each PTX instruction; what it moves is movedBytes()
/// (gpu/recipe/report_rates.h). `uniqueBytes` is bytesGiven().
Work workOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites, std::size_t uniqueBytes);

/// Maker's rates: lanes × multiprocessors × boost clock, a fused multiply-add counted as two floating-point operations;
/// any arithmetic at one instruction a lane and clock, as far as the schedulers issue.
Roofs roofsOf(const GpuModel& gpu);

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
