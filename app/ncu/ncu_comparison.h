#pragma once

#include "app/ncu/ncu_file.h"
#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// Why a count of Nsight Compute differs from ours.
enum class NcuCause { None, MachineCode, Accesses, Waits, Promotion, Estimate };

/// A count of both.
struct NcuPair {
    std::string name; ///< the metric, or the column of the source page
    double there = 0, here = 0;
    NcuCause cause = NcuCause::None; ///< none if they are equal
};

/// The launches of a kernel that both have, added up.
struct NcuKernel {
    std::string kernel;
    std::size_t launches = 0;
    std::vector<NcuPair> metrics;
};

struct NcuLinePairs {
    std::string file;
    int line = 0;
    std::vector<NcuPair> counts;
};

struct NcuComparison {
    std::string file;
    std::vector<NcuKernel> kernels;
    std::vector<NcuLinePairs> lines;
    std::vector<std::string> remarks; ///< on what is not compared
};

/// A run of ours.
struct NcuOwnRun {
    const Report* report = nullptr;
    std::size_t before = 0;  ///< how many launches of its kernel were before its own, as in a program
    std::string kernel = {}; ///< the kernel's name in its text, if the report's launches have another
};

/// Launches are the same if the kernel's name and the sizes of grid and block are. Lines are the same if number and
/// name of the file are.
NcuComparison comparisonWith(const NcuFile& file, const std::vector<NcuOwnRun>& runs);

/// As tables, and below them why counts differ. Throws UsageError if nothing could be compared.
std::string ncuText(const NcuComparison& comparison);

nlohmann::json toJson(const NcuComparison& comparison);

} // namespace tilescope
