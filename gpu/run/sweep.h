#pragma once

#include "gpu/run/run_request.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

class Runner;
struct RunControl;

/// One combination of a sweep: its report, or the reason why there is none.
struct SweepRow {
    Recipe recipe;
    std::optional<Report> report = std::nullopt;
    Message reason = {};
    std::size_t combination = 0; ///< its place among those of the sweep, from 0
};

/// Runs one combination; if it is not possible or fails, the row contains the reason. The report has no pictures.
/// Throws only errors that are not specific to the combination: Cancelled, CudaError, out of memory.
SweepRow runSweepRow(Runner& runner, const RunRequest& request, const RunControl& control);

/// One part of a sweep: of every `parts` combinations in a row the one at `part`, so that a slow strategy is shared
/// out.
struct SweepShard {
    int part = 1, parts = 1; ///< part: from 1

    bool contains(std::size_t combination) const ///< from 0
    {
        return combination % static_cast<std::size_t>(parts) == static_cast<std::size_t>(part - 1);
    }
};

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
