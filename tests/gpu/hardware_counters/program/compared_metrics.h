#pragma once

#include "gpu/recipe/report.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// A metric of Nsight Compute and the emulator's counter for it.
struct ComparedMetric {
    std::string name;  ///< Nsight Compute's
    std::string label; ///< short, for tables
    /// Memory metrics follow from the addresses and must be equal. Instructions and branches are those of the machine
    /// code, which ptxas unrolls, predicates and merges: they are only listed next to each other.
    enum class Kind { Memory, MachineCode } kind = Kind::Memory;
    std::uint64_t (*emulated)(const Counters&) = nullptr;
};

const std::vector<ComparedMetric>& comparedMetrics();

} // namespace tilescope
