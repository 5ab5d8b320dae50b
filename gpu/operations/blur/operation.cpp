#include "gpu/operations/operation.h"

#include "gpu/operations/blur/blur.h"
#include "gpu/operations/blur/filter.h"
#include "gpu/operations/blur/own_filter.h"
#include "gpu/operations/border.h"
#include "gpu/operations/plan_parts.h"

#include <algorithm>
#include <cmath>

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> blurParameters()
{
    return {
        {.name = "width",
         .label = "Filter width",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{9},
         .minimum = 3,
         .maximum = 31,
         .step = 2,
         .choices = {},
         .unit = "px",
         .meaning = "The number of pixels that the filter spans in each direction. It is odd, so that the filter has a "
                    "centre.",
         .onlyWith = Parameter::Condition{"filter", {"box", "gaussian"}, "Your own weights already have a width."}},
        {.name = "filter",
         .label = "Filter",
         .type = ParameterType::Choice,
         .defaultValue = std::string("box"),
         .choices = {"box", "gaussian", "own"},
         .unit = "",
         .meaning = "Box weights all pixels of the window equally; Gaussian weights near pixels more; Custom uses the "
                    "weights that you enter."},
        {.name = "sigma",
         .label = "Sigma",
         .type = ParameterType::Real,
         .defaultValue = 2.0,
         .minimum = 0.1,
         .maximum = 15,
         .step = 0.1,
         .choices = {},
         .unit = "px",
         .meaning = "The standard deviation of the Gaussian.",
         .onlyWith = Parameter::Condition{"filter", {"gaussian"}, "Only for the Gaussian filter."}},
        {.name = "weights",
         .label = "Weights",
         .type = ParameterType::Text,
         .defaultValue = std::string(exampleWeights),
         .choices = {},
         .unit = "",
         .meaning = "Enter one row, such as 1 2 1, whose product with itself is the filter, or all rows, such as 0 1 "
                    "0; 1 4 1; 0 1 0. The number of weights must be odd, from 3 to 31, and no weight may be negative. "
                    "The weights are divided by their sum.",
         .onlyWith = Parameter::Condition{"filter", {"own"}, "Only for a custom filter."}},
        borderParameter(),
    };
}

ScaledRun scaledBlur(const Recipe& recipe, const Inputs&, int scale)
{
    const std::int64_t width = scaledWidth(blurWidth(recipe.parameters), scale);
    const double tenthsOfSigma = std::round(10 * std::get<double>(recipe.parameters.at("sigma")) / scale);
    ScaledRun run{.recipe = recipe};
    if (isOwnFilter(recipe.parameters)) {
        const OwnFilter filter = ownFilter(std::get<std::string>(recipe.parameters.at("weights")));
        run.recipe.parameters["weights"] = resampledWeights(filter, static_cast<int>(width));
    } else {
        run.recipe.parameters["width"] = width;
        run.recipe.parameters["sigma"] = std::max(1.0, tenthsOfSigma) / 10;
    }
    run.reach = static_cast<int>(width / 2);
    run.terms = static_cast<double>(width * width);
    return run;
}

/// The smaller widths of a filter that has a parameter for it; only a smaller picture shortens a run of own weights.
std::vector<ParameterValue> narrowerFilters(const Recipe& recipe, const Inputs&)
{
    std::vector<ParameterValue> widths;
    if (!isOwnFilter(recipe.parameters))
        for (std::int64_t width = blurWidth(recipe.parameters) - 2; width >= 3; width -= 2)
            widths.emplace_back(width);
    return widths;
}

} // namespace

Plan blurPlan(const Recipe& recipe, const Inputs& inputs)
{
    const Image& input = inputs.picture;
    Plan plan;
    plan.sources = {kernelSource("blur/" + recipe.strategy + ".cu")};
    plan.definitions = {borderDefinition(borderOf(recipe))};
    plan.pictureBuffer = 1;
    plan.pictureWidth = input.width();
    plan.pictureHeight = input.height();
    plan.pictureFormat = input.format();
    plan.notes = windowNotes(blurWidth(recipe.parameters), input);
    return plan;
}

Launch blurLaunch(const std::string& kernel, const Image& input, Dim3 grid, BlockSize block)
{
    return {.kernel = kernel + (input.format() == PixelFormat::Rgb8 ? "_rgb" : "_grey"),
            .source = 0,
            .grid = grid,
            .block = blockOf(block),
            .arguments = {}};
}

Mistake greenReadsBlue(const TextEdit& edit)
{
    return {.name = "green_reads_blue",
            .title = "Green reads blue",
            .lesson = "A line was copied for the next channel, but one letter was not changed: the green channel "
                      "repeats the blue one. Only the colours reveal the mistake.",
            .edits = {edit},
            .pictureChanges = true,
            .onlyColour = true};
}

Operation blur()
{
    Operation operation;
    operation.name = "blur";
    operation.title = "Blur";
    operation.summary = "Each pixel becomes the weighted mean of its neighbourhood, channel by channel.";
    operation.text =
        "Hoàng Minh Thanh: “Bộ nhớ trong CUDA” (CUDA's memories), exercise TH3, University of Science, Ho Chi "
        "Minh City: three kernels, a 512×512 picture, Tesla P100 PCIe";
    operation.parameters = blurParameters();
    for (const auto& family : {blurWindows(), blurSeparable(), blurWarps(), blurLibraries()})
        operation.strategies.insert(operation.strategies.end(), family.begin(), family.end());
    operation.publishedRemarks = {
        "The exercise does not state the width of its filter. The error in the exercise fits a box of width 9 to 11, "
        "if the CPU code truncates as the kernels do. Tilescope's default of 9 is an assumption, so the ratios are "
        "comparable, but the times are not.",
        "Two of the text's runs of the same kernels in blocks of 32×32 differ by 6 to 16 %, so smaller differences are "
        "chance. Its error is relative to its own CPU code, in an unspecified unit."};
    operation.experiment = blurExperiment();
    operation.defaultBlock = {16, 16};
    operation.tolerance = 1;
    operation.toleranceReason = "The device fuses multiplication and addition, and so rounds once where the CPU rounds "
                                "twice. A sum that is close to half a level may then round to the neighbouring level.";
    operation.scaled = scaledBlur;
    operation.reference = blurReference;
    operation.formula = blurFormula;
    operation.reducingParameter = "width";
    operation.reducedValues = narrowerFilters;
    return operation;
}

} // namespace tilescope::operations
