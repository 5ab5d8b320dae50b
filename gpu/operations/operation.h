#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/experiment.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/launch_bindings.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/pixel_formula.h"
#include "gpu/operations/published.h"
#include "gpu/operations/row_threads.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/parameter.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/report.h"
#include "gpu/recipe/run_control.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// One way to implement an operation on a GPU.
struct Strategy {
    std::string name;                      ///< as on the command line: "shared"
    std::string title;                     ///< as in the window: "Shared tile"
    std::string idea;                      ///< the one idea it adds, in one sentence
    KernelSource source;                   ///< its .cu file
    bool isOfText = false;                 ///< the operation's source text has it, or those of the text start from it
    bool isBasic = false;                  ///< one of the few that a list of strategies shows first
    std::vector<Published> published = {}; ///< the source text's own figures, if it gives any
    std::string after = {};                ///< the strategy that it changes by its one idea; empty: a first step
    std::string expects = {};              ///< what the idea was expected to give, written before it was measured
    /// "NPP", if one of NVIDIA's libraries does the work: the library has no text to show, and it runs on a GPU only. A
    /// strategy that also has kernels of its own does have a text.
    std::string library = {};
    std::optional<double> tolerance = {}; ///< replaces the operation's tolerance, if the strategy computes less exactly
    std::string toleranceReason = {};     ///< why it has this tolerance
    bool squareBlock = false;             ///< width and height of its blocks are one setting: the side of a tile

    /// The plan for a recipe with complete and checked parameters (see Registry::completed) and a block that is not
    /// refused, and for an input in an accepted format. The kernel text is the strategy's own; the caller replaces it
    /// by an edited one.
    std::function<Plan(const Recipe& recipe, const Inputs& inputs)> plan = {};
    /// `plan` already takes recipe.source in place of the strategy's text: what is passed to a kernel follows from it.
    bool plansEditedText = false;
    /// Optional, for a text whose host code is notes: what its launches give the kernels' parameters. It does not throw
    /// for what cannot be given, but for notes that cannot be read.
    std::function<std::vector<LaunchBindings>(const Recipe& recipe, const Inputs& inputs)> bindings = {};

    /// Optional, for the same: which of Inputs::pixelCounts the text leaves open; 1: it is a guess that a pixel has one
    /// value, 0: it is no guess. Throws as `plan` does.
    std::function<PixelCounts(const Recipe& recipe, const Inputs& inputs)> openCounts = {};

    /// Optional: why the strategy cannot use the block of a completed recipe, in a sentence that follows "A block of
    /// 8x16 does not work here: "; empty: it can. The block has 1 to 1024 threads. The nearest block that can be used
    /// is found by calling this function.
    std::function<Message(const Recipe& recipe)> blockRefusal = {};

    std::vector<Mistake> mistakes = {}; ///< mistakes that the user can make on purpose in its text, in the order of the
                                        ///< menu

    bool hasText() const { return !source.text.empty(); }
};

/// Why a strategy without a text has none, in one sentence.
Message noTextOf(const Strategy& strategy);

/// The difference allowed at one value of a result, and what a relative difference there is a fraction of; 0: nothing.
struct Allowance {
    double difference = 0, scale = 0;
};

/// How far the values of a result may differ from their reference.
struct Tolerance {
    /// At every value; if `at` is present, about the largest fraction of a scale that it allows.
    double largest = 0;
    /// Optional: from a value's index and its reference.
    std::function<Allowance(std::size_t value, double reference)> at = {};
};

/// A smaller run that shows about the same, while a slider moves.
struct ScaledRun {
    Recipe recipe;             ///< completed; lengths in pixels are divided by the scale, as nearly as is allowed
    bool scalesPicture = true; ///< for the picture at 1/scale of its size; false: for the same picture
    /// How far a pixel of that picture can lie from the values that depend on it, in pixels; none: any distance. If it
    /// is known, a part of the picture is enough for a part of the result.
    std::optional<int> reach = {};
    double terms = 1; ///< of the sum that a value of the result is: the time of a run grows with it, if it is direct
};

/// A kernel of a file that cannot be a strategy.
struct LeftOutKernel {
    std::string name;
    Message reason; ///< in sentences, with what would bind it
};

/// An operation as its folder declares it: everything that the rest of the program knows about it.
struct Operation {
    std::string name, title, summary;
    std::string text; ///< the source that it comes from, as a citation
    std::string file; ///< the file or folder of the user's that declares it (gpu/declared); empty: built in
    int revision = 0; ///< which reading of that file it is: another one may have other texts under the same names
    std::vector<Parameter> parameters;
    std::vector<Strategy> strategies;
    std::vector<LeftOutKernel> leftOut = {};   ///< kernels of `file` that are none of the strategies
    std::vector<Published> publishedCpu;       ///< the source's figures for a single CPU thread
    std::vector<std::string> publishedRemarks; ///< how the source's figures compare with ours, and why they differ
    std::optional<Experiment> experiment = {}; ///< what the source text ran
    BlockSize defaultBlock;
    bool greyOnly = false; ///< a colour picture is converted to grey first
    double tolerance = 0;  ///< the largest difference allowed at every value, unless `tolerances` says more
    std::string toleranceReason;

    /// Optional: what is allowed at each value, if that depends on the reference. `tolerance` is the strategy's.
    std::function<Tolerance(double tolerance, const Recipe& recipe, const Inputs& inputs, const Image& reference)>
        tolerances;
    std::string scaleText; ///< what those tolerances are a fraction of: "√(Cxx·Cyy)"

    /// The definition in plain loops over the rows of the result, which RowThreads distributes to threads; shares no
    /// code with any kernel. It can take long on a large picture, so it calls rows.stopIfAsked() a few times per row.
    std::function<Image(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows)> reference;

    /// In place of `reference`, for an operation that a file declares: kernels of its own, run in the emulator, give
    /// the reference. With neither of the two a result is not checked.
    std::function<Plan(const Recipe& recipe, const Inputs& inputs)> referencePlan;

    /// Optional: the same definition for one value of the result, in channel `channel` of pixel (x, y), as a sum of
    /// pixels × weights: for the story of a pixel.
    std::function<PixelFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int channel)> formula;

    /// Optional: files that the completed recipe names; they are loaded into Inputs::files first.
    std::function<std::vector<FileRequest>(const Recipe& recipe)> files;

    /// Optional: annotations of a result. `full` asks for the costly parts too (when the settings are at rest, or on
    /// the command line); without it the function runs while the user moves a slider.
    std::function<Annotations(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool full,
                              const RunControl& control)>
        annotate;

    /// Optional: a run of about 1/scale² of the values, or of the images of a set, from 1 on. A completed recipe
    /// without it has no preview.
    std::function<ScaledRun(const Recipe& recipe, const Inputs& inputs, int scale)> scaled;

    /// Optional: the parameter whose reduction makes a run shorter. For an integer parameter these are smaller values;
    /// for another parameter, reducedValues lists such values, the most demanding first. Without this parameter, only a
    /// smaller picture makes a run shorter.
    std::string reducingParameter;
    std::function<std::vector<ParameterValue>(const Recipe& recipe, const Inputs& inputs)> reducedValues;

    /// Optional, if the result with a smaller reducingParameter estimates that of the whole recipe: what such a sample
    /// consists of, and its error.
    std::function<SampleReport(const Recipe& sample, const Recipe& whole, const Inputs& inputs,
                               const RunControl& control)>
        sampling;

    /// The strategy's own tolerance, else the operation's.
    double toleranceOf(const std::string& strategy) const
    {
        for (const Strategy& own : strategies)
            if (own.name == strategy && own.tolerance)
                return *own.tolerance;
        return tolerance;
    }

    /// What a result of the completed recipe may differ by.
    Tolerance toleranceOf(const Recipe& recipe, const Inputs& inputs, const Image& result) const
    {
        const double own = toleranceOf(recipe.strategy);
        return tolerances ? tolerances(own, recipe, inputs, result) : Tolerance{own};
    }
};

} // namespace tilescope
