#pragma once

#include "gpu/recipe/report.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilescope
{

/// Metrics of Nsight Compute and the emulator's counter for their sum.
struct ComparedMetric {
    std::vector<std::string> names; ///< Nsight Compute's
    std::string figure;             ///< the counter's key in gpu/recipe/figures
    /// Memory metrics follow from the addresses and must be equal, ideals in launches without asynchronous copies.
    /// Instructions and branches are those of the machine code, which ptxas unrolls, predicates and merges: they are
    /// only listed next to each other.
    enum class Kind { Memory, Ideal, MachineCode } kind = Kind::Memory;
    std::uint64_t (*emulated)(const Counters&) = nullptr;

    std::string label() const; ///< "global load sectors"
};

const std::vector<ComparedMetric>& comparedMetrics();

} // namespace tilescope
