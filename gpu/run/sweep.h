#pragma once

#include "gpu/run/runner.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// One combination of a sweep: its report, or why there is none.
struct SweepRow {
    Recipe recipe;
    std::optional<Report> report = std::nullopt;
    std::string reason = {};
};

/// Runs one combination; what cannot be or fails is a row with its reason. The report is without pictures. Throws what
/// is not the combination's fault: Cancelled, CudaError, no memory.
SweepRow runSweepRow(Runner& runner, const RunRequest& request, const RunControl& control);

/// Which combinations a sweep of blocks has.
struct SweepChoice {
    std::vector<std::string> strategies;
    std::vector<int> widths, heights; ///< of blocks, in threads, ascending
    std::string parameter;            ///< one that is swept too; empty: none
    std::vector<ParameterValue> values = {};

    std::size_t size() const
    {
        return strategies.size() * widths.size() * heights.size() * (parameter.empty() ? 1 : values.size());
    }
};

/// `base` with every combination: strategy by strategy, value by value, height by height, width by width. Edited
/// text belongs to its own strategy and stays with that one alone.
std::vector<Recipe> recipesOf(const Recipe& base, const SweepChoice& choice);

} // namespace tilescope
