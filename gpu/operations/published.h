#pragma once

#include "gpu/recipe/recipe.h"
#include "gpu/recipe/report.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

struct Operation;

/// A figure from the operation's source text, for its own GPU and its own settings. It is shown beside the measured
/// figure, never instead of it.
struct Published {
    std::string quantity; ///< "time", "branches", "divergent branches", "instructions"
    std::string setting;  ///< the setting it was measured at: "block 32×32", "image 512×512"
    double value = 0;
    std::string unit;   ///< "s", "ms"; empty for a count
    std::string gpu;    ///< the source text's GPU: "GTX 560 (448 cores)"
    std::string source; ///< the text
    std::string place; ///< file and line of our transcript of the text, which is not part of the program: "001.txt:162"
    std::string figure = {};             ///< key of the same figure of ours (gpu/recipe/figures.h); empty: none
    std::optional<BlockSize> block = {}; ///< of the setting, if the text measured several
    bool operator==(const Published&) const = default;
};

/// "001.txt:160, 161, 170": the places of these figures, each once.
std::string placesOf(const std::vector<Published>& figures);

/// A published figure divided by that of the strategy which the strategy changes, and the same ratio of our runs.
struct PublishedRatio {
    std::string strategy, before; ///< names
    Published figure;             ///< of `strategy`
    double text = 0;
    std::optional<double> ours;         ///< of all launches; none without the figures of both runs, or of other blocks
    std::optional<double> mainLaunches; ///< of the main launches alone; none if neither run has others
    std::string otherLaunches;          ///< their kernels: "add_border"
    /// Our figure of each launch of `strategy`, by kernel, if it has several.
    std::vector<std::pair<std::string, double>> launches;
};

/// In the order of the operation's strategies; `reports` are of this operation and of the same settings.
std::vector<PublishedRatio> publishedRatios(const Operation& operation, const std::vector<const Report*>& reports);

} // namespace tilescope
