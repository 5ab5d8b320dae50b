#pragma once

#include "gpu/recipe/report.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// A metric of Nsight Compute and what the emulator counts for it.
struct ComparedMetric {
    std::string name;  ///< Nsight Compute's
    std::string label; ///< short, for tables
    /// Memory follows from the addresses and must be equal. Instructions and branches are those of the machine code,
    /// which ptxas unrolls, predicates and merges: they stand beside each other, no more.
    enum class Kind { Memory, MachineCode } kind = Kind::Memory;
    std::uint64_t (*emulated)(const Counters&) = nullptr;
};

const std::vector<ComparedMetric>& comparedMetrics();

} // namespace tilescope
