#pragma once

#include "gpu/recipe/recipe.h"
#include "gpu/recipe/report.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilescope
{

struct Figure;
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
    std::string figure = {};             ///< key of the same figure of ours (gpu/recipe/words/figures.h); empty: none
    std::optional<BlockSize> block = {}; ///< of the setting, if the text measured several
    std::string caveat = {}; ///< why it is not the same as our figure, in a sentence; empty: nothing is known
    bool operator==(const Published&) const = default;
};

std::string publishedValue(const Published& figure); ///< "0.5531 s", "67581"

/// "001.txt:160, 161, 170": the places of these figures, each once.
std::string placesOf(const std::vector<Published>& figures);

/// A figure of one of our runs divided by that of another.
struct RunRatio {
    std::optional<double> ours;         ///< of all launches; none without the figures of both runs
    std::optional<double> mainLaunches; ///< of the main launches alone; none if neither run has others
    std::string otherLaunches;          ///< their kernels: "add_border"
    /// The figure of each launch of the first run, by kernel, if it has several.
    std::vector<std::pair<std::string, double>> launches;
};

/// Two figures of 0 have the ratio 1.
RunRatio runRatio(const Figure& figure, const Report& own, const Report& before);

/// A published figure divided by that of the strategy which the strategy changes, and the same ratio of our runs.
struct PublishedRatio : RunRatio {
    std::string strategy, before; ///< names
    Published figure;             ///< of `strategy`
    double text = 0;
    std::optional<Recipe> run = {}; ///< our run of `strategy`; none if there was none at the setting
};

/// In the order of the operation's strategies; `reports` are of this operation. A figure of one block is compared with
/// the runs in it, any other with the runs in each block. Where the reports have several settings, only runs with the
/// same parameters are divided, and of several blocks those of the same block.
std::vector<PublishedRatio> publishedRatios(const Operation& operation, const std::vector<const Report*>& reports);

} // namespace tilescope
