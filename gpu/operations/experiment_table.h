#pragma once

#include "gpu/operations/experiment.h"
#include "gpu/recipe/report.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// A run of an experiment: its report, or the reason why there is none.
struct ExperimentOutcome {
    std::optional<Report> report;
    std::string reason = {};
};

/// How our runs go beside what the text says of them.
enum class Agreement {
    Missing,       ///< a run or a figure of ours is missing
    Unstated,      ///< the text says nothing of these runs
    Agrees,        ///< the ratios differ by at most a tenth, or the direction is the one that the text states
    SameDirection, ///< both ratios are below, or both above, 1
    Unmoved,       ///< one of them stays at 1
    Reversed,
    Undecided, ///< the model's times are too close
    Zero       ///< both of our figures are 0, so there is no ratio to compare
};

/// A claim of the text beside our runs.
struct ExperimentRow {
    Claim claim;
    std::string compared; ///< "shared / global, 8x8"
    std::string quantity; ///< "time, block 8×8"
    RunRatio ours;
    enum class Basis { None, Measured, Counted, Model } basis = Basis::None;
    Agreement agreement = Agreement::Missing;
    bool isEstimated = false; ///< ours follow from an estimated number of registers
    std::string sentence;     ///< where both agree and where not, and why if it is known

    std::string textCell() const; ///< "0.60", "less", "–"
    std::string ourCell() const;  ///< "1.23", "≈ 1.46": by the model, or estimated
    std::string mainCell() const; ///< of the main launches alone
};

/// An experiment's results in words, to be laid out by a terminal or a page.
struct ExperimentTable {
    std::string title, source, claim; ///< source: who wrote the text, and what it is called, as far as it says so
    std::vector<std::string> setup;   ///< picture, GPU, repetitions: sentences
    std::string verdict;              ///< how many comparisons go as in the text
    std::vector<ExperimentRow> rows;
    std::string otherLaunches;                     ///< "add_border": the launches that mainCell() leaves out
    std::vector<std::vector<std::string>> figures; ///< the titles, then each run: the text's figures and ours
    std::vector<std::string> missing;              ///< runs without a result, with the reason
    std::vector<std::string> remarks;
};

/// `outcomes` are in the order of the experiment's runs; those at the end may be absent after an interruption.
ExperimentTable experimentTable(const Operation& operation, const std::vector<ExperimentOutcome>& outcomes);

/// The same as data, with the whole report of each run.
nlohmann::json experimentJson(const Operation& operation, const std::vector<ExperimentOutcome>& outcomes);

} // namespace tilescope
