#pragma once

#include "gpu/run/runner.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// One combination of a sweep: its report, or the reason why there is none.
struct SweepRow {
    Recipe recipe;
    std::optional<Report> report = std::nullopt;
    Message reason = {};
};

/// Runs one combination; if it is not possible or fails, the row contains the reason. The report has no pictures.
/// Throws only errors that are not specific to the combination: Cancelled, CudaError, out of memory.
SweepRow runSweepRow(Runner& runner, const RunRequest& request, const RunControl& control);

/// The combinations of a sweep of blocks.
struct SweepChoice {
    std::vector<std::string> strategies;
    std::vector<int> widths, heights; ///< of blocks, in threads, ascending
    std::string parameter;            ///< another swept parameter; empty: none
    std::vector<ParameterValue> values = {};

    std::size_t size() const
    {
        return strategies.size() * widths.size() * heights.size() * (parameter.empty() ? 1 : values.size());
    }
};

/// `base` with every combination: by strategy, then value, height and width. An edited text is used only for its own
/// strategy.
std::vector<Recipe> recipesOf(const Recipe& base, const SweepChoice& choice);

} // namespace tilescope
