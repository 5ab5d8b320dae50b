#pragma once

#include "gpu/operations/published.h"
#include "gpu/recipe/recipe.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

class Registry;
struct Operation;

/// One run of an experiment.
struct ExperimentRun {
    std::string strategy;
    BlockSize block;
    ParameterValues parameters = {};
    std::vector<std::string> mistakes = {}; ///< if the text prints the kernel with them
};

/// Two runs that the text compares by a figure, in words or by figures of its own.
struct Claim {
    /// What the text says of the first run's figure beside the second's; of larger and smaller settings it may say
    /// nothing.
    enum class Says { Nothing, Less, More, Ratio } says = Says::Nothing;
    std::size_t run = 0, base = 0;    ///< indices of Experiment::runs
    std::string figure;               ///< key of our figure (gpu/recipe/words/figures.h)
    std::optional<double> ratio = {}; ///< of Says::Ratio
    std::string quantity = {};        ///< in the text's words: "instructions"; empty: the figure's own name
    std::string setting = {};         ///< of the text's figure: "block 32×32, an earlier run"
    std::string place = {};           ///< file and line of our transcript, as Published::place
    std::string caveat = {};          ///< why text and runs may differ, in sentences; empty: nothing is known
};

/// What the source text of an operation ran, as data: one command repeats it and compares (app/text_command.cpp).
struct Experiment {
    std::string id;           ///< "001", the text's number
    std::string title;        ///< what it compares, in a line
    std::string claim;        ///< what the text concludes, in a sentence
    std::string image;        ///< "sample:board@512x512"
    std::string imageNote;    ///< why this picture
    std::string gpu;          ///< in our table of GPUs; empty: the text names none
    std::string gpuNote = {}; ///< why this one
    int repetitions = 0;      ///< timed runs on a GPU; 0: the text gives no number
    std::vector<ExperimentRun> runs = {};
    std::vector<Claim> claims = {};        ///< in addition to those that follow from the strategies' published figures
    std::vector<std::string> figures = {}; ///< keys of our figures that are shown for each run
    /// What the emulator runs in place of the text's own size, and what follows from it.
    ParameterValues emulated = {};
    std::string emulatedNote = {};
    std::vector<std::string> remarks = {}; ///< sentences on the whole
};

/// The claims that follow from published figures, by the order of the runs, then those of the experiment. A published
/// figure of one block is that of the run in it; any other is compared once, in the first run of its strategy.
std::vector<Claim> claimsOf(const Operation& operation);

/// Where the text says what is compared: "001.txt:161, 162, 170", each place once; empty if it gives none.
std::string placesOfClaims(const Operation& operation);

/// The figure that the text gives for a run, by the key of ours; null: none.
const Published* publishedOf(const Operation& operation, const ExperimentRun& run, const std::string& figure);

/// The operation whose experiment has this number or which has this name. Throws SettingError with those that exist.
const Operation& experimentNamed(const Registry& registry, const std::string& name);

/// The operations with an experiment, by its number.
std::vector<const Operation*> experimentsOf(const Registry& registry);

/// The recipe of a run, completed. `isEmulated`: with what the emulator runs in place of the text's size. Throws
/// SettingError.
Recipe recipeOf(const Registry& registry, const Operation& operation, const ExperimentRun& run, bool isEmulated);

/// What an experiment names and its operation lacks; empty: nothing.
std::string lackOfExperiment(const Operation& operation);

} // namespace tilescope
