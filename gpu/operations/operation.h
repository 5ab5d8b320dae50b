#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/parameter.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

/// A figure that the operation's text gives, of its own GPU and its own settings. To be shown beside what was measured
/// here, never in its place.
struct Published {
    std::string quantity; ///< "time", "branches", "divergent branches", "instructions"
    std::string setting;  ///< what it was measured at: "block 32×32", "image 512×512"
    double value = 0;
    std::string unit; ///< "s", "ms"; empty for a count
    std::string gpu;  ///< the text's machine: "GTX 560"
    std::string source;
    bool operator==(const Published&) const = default;
};

/// One way to let the GPU's memories do an operation.
struct Strategy {
    std::string name;                      ///< as on the command line: "shared"
    std::string title;                     ///< as in the window: "Shared tile"
    std::string idea;                      ///< the one idea it adds, in a sentence
    KernelSource source;                   ///< its .cu file
    std::vector<Published> published = {}; ///< the text's own figures, where it gives any
    std::string after = {};                ///< the strategy that it changes by its one idea; empty: it is a first step
    std::string expects = {};              ///< what that was expected to give, before it was measured
    /// "NPP", where a library of NVIDIA's does the work: there is no text of it, and it runs on a GPU only. A strategy
    /// that has kernels of its own besides has a text all the same.
    std::string library = {};
    std::optional<double> tolerance = {}; ///< in place of the operation's, where it computes less exactly
    std::string toleranceReason = {};     ///< of that tolerance
    bool squareBlock = false;             ///< width and height of its blocks are one setting: the side of a tile

    /// The plan for a recipe whose parameters are complete and checked (see Registry::completed), in a block that is
    /// not refused, and an input already in an accepted format. The kernel text is the strategy's own; the caller
    /// exchanges it for an edited one.
    Plan (*plan)(const Recipe& recipe, const Inputs& inputs) = nullptr;

    /// Optional: why it cannot use the block of a completed recipe, in a sentence that follows "A block of 8x16 does
    /// not work here: "; empty: it can. The block has 1 to 1024 threads, and the nearest that can be used is found by
    /// asking.
    std::string (*blockRefusal)(const Recipe& recipe) = nullptr;

    std::vector<Mistake> mistakes = {}; ///< those that can be made on purpose in its text, in the order of the menu

    bool hasText() const { return !source.text.empty(); }
};

/// Why a strategy without a text has none, in a sentence.
inline std::string noTextOf(const Strategy& strategy)
{
    return strategy.library + "'s own kernels do this: there is no text to read or edit.";
}

/// An operation as its folder declares it. Everything that the rest of the program knows of it is here.
struct Operation {
    std::string name, title, summary;
    std::string text; ///< the text it comes from, cited
    std::vector<Parameter> parameters;
    std::vector<Strategy> strategies;
    std::vector<Published> publishedCpu; ///< the text's figures of a single CPU thread
    BlockSize defaultBlock;
    bool greyOnly = false; ///< a colour picture is made grey first
    double tolerance = 0;  ///< largest allowed difference: in levels; of floats a part of the reference's largest
    std::string toleranceReason;

    /// The definition in plain loops on one CPU thread; shares no code with any kernel. Asks control.stop a few times a
    /// row of the result and throws Cancelled: on a large picture it takes long.
    std::function<Image(const Recipe& recipe, const Inputs& inputs, const RunControl& control)> reference;

    /// Optional: files that the completed recipe names, to be loaded into Inputs::files before anything else.
    std::function<std::vector<FileRequest>(const Recipe& recipe)> files;

    /// Optional: what there is to say about a result. `full` asks for the costly parts too (window at rest, command
    /// line); otherwise it runs while a slider moves.
    std::function<Annotations(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool full,
                              const RunControl& control)>
        annotate;

    /// Optional: the parameter whose reduction makes a run shorter. Of an integer parameter smaller values do; of
    /// another, reducedValues names some that do, the most demanding first. Without one a smaller picture is what
    /// helps.
    std::string reducingParameter;
    std::function<std::vector<ParameterValue>(const Recipe& recipe, const Inputs& inputs)> reducedValues;

    /// The strategy's own tolerance, else the operation's.
    double toleranceOf(const std::string& strategy) const
    {
        for (const Strategy& own : strategies)
            if (own.name == strategy && own.tolerance)
                return *own.tolerance;
        return tolerance;
    }
};

} // namespace tilescope
