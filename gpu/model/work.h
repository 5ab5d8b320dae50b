#pragma once

#include "gpu/emulator/observe/counters/launch_counters.h"
#include "gpu/model/gpu_model.h"
#include "gpu/ptx/module.h"

#include <span>

namespace tilescope
{

/// What one launch computes and requests, from the counts of each PTX instruction; movedBytes() is what it transfers
/// (gpu/recipe/report_rates.h). `uniqueBytes` is bytesGiven().
Work workOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites, std::size_t uniqueBytes);

/// Published rates: lanes × multiprocessors × boost clock, a fused multiply-add counted as two floating-point
/// operations; other arithmetic at one instruction per lane and clock, limited by the schedulers' issue rate.
Roofs roofsOf(const GpuModel& gpu);

/// Warp instructions of a launch by the units that execute them. Other instructions (control, moves, memory) are only
/// issued.
struct InstructionMix {
    double fp32 = 0;        ///< add, multiply, fused multiply-add, compare, minimum
    double integer = 0;     ///< of 32 bits; one of 64 counts as two
    double conversions = 0; ///< between integer and float, and special functions: the slow lanes
    bool operator==(const InstructionMix&) const = default;
};

InstructionMix mixOf(const ptx::Kernel& kernel, std::span<const SiteCounters> sites);

} // namespace tilescope
