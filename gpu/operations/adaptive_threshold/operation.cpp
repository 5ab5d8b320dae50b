#include "gpu/operations/operation.h"

#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"
#include "gpu/operations/border.h"
#include "gpu/operations/plan_parts.h"

#include <cmath>

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> thresholdParameters()
{
    return {
        {.name = "window",
         .label = "Window",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{15},
         .minimum = 3,
         .maximum = 101,
         .step = 2,
         .choices = {},
         .unit = "px",
         .meaning = "The number of pixels that the window spans in each direction. It is odd, so that the window has a "
                    "centre."},
        {.name = "offset",
         .label = "Offset",
         .type = ParameterType::Real,
         .defaultValue = 5.0,
         .minimum = -127,
         .maximum = 127,
         .step = 0.5,
         .choices = {},
         .unit = "levels",
         .meaning = "The number of grey levels by which a pixel may lie below the mean of its neighbourhood and still "
                    "become white. Fractions are allowed."},
        {.name = "invert",
         .label = "Invert",
         .type = ParameterType::Boolean,
         .defaultValue = false,
         .choices = {},
         .unit = "",
         .meaning = "Swaps white and black."},
        {.name = "projections",
         .label = "Projections",
         .type = ParameterType::Boolean,
         .defaultValue = true,
         .choices = {},
         .unit = "",
         .meaning = "Counts the white pixels of each column and each row in a second launch.",
         .changesResult = false},
        borderParameter(),
    };
}

ScaledRun scaledThreshold(const Recipe& recipe, const Inputs&, int scale)
{
    const std::int64_t window = scaledWidth(std::get<std::int64_t>(recipe.parameters.at("window")), scale);
    ScaledRun run{.recipe = recipe};
    run.recipe.parameters["window"] = window;
    run.reach = static_cast<int>(window / 2);
    run.terms = static_cast<double>(window * window);
    return run;
}

} // namespace

ThresholdSettings thresholdSettings(const Recipe& recipe)
{
    const auto window = static_cast<std::int32_t>(std::get<std::int64_t>(recipe.parameters.at("window")));
    const double offset = std::get<double>(recipe.parameters.at("offset"));
    return {.window = window,
            .offsetSum = static_cast<std::int32_t>(std::ceil(offset * window * window)),
            .offset = offset,
            .invert = std::get<bool>(recipe.parameters.at("invert")) ? 1 : 0};
}

Plan thresholdPlan(const Recipe& recipe, const Inputs& inputs)
{
    const Image& input = inputs.picture;
    Plan plan;
    plan.sources = {kernelSource("adaptive_threshold/" + recipe.strategy + ".cu")};
    plan.definitions = {borderDefinition(borderOf(recipe))};
    plan.buffers = {inputBuffer(input),
                    resultBuffer("output", pictureBytes(input.width(), input.height(), PixelFormat::Grey8))};
    plan.pictureBuffer = 1;
    plan.pictureWidth = input.width();
    plan.pictureHeight = input.height();
    plan.pictureFormat = PixelFormat::Grey8;
    plan.notes = windowNotes(thresholdSettings(recipe).window, input);
    return plan;
}

Operation adaptive_threshold()
{
    Operation operation;
    operation.name = "adaptive_threshold";
    operation.title = "Adaptive threshold";
    operation.summary =
        "White where a pixel is not much darker than the mean of its neighbourhood: ink stays, shadows disappear.";
    operation.text =
        "“CUDA SharedMemeory” (as spelt there), a note in Korean on an own adaptive threshold in place of "
        "NPP's: first by texture reads, then from a shared tile; its author is not named, and it cites Kim "
        "Deok-su's book on GPU programming with CUDA";
    operation.parameters = thresholdParameters();
    for (const auto& family : {thresholdWindows(), thresholdTables(), thresholdStrips(), thresholdLibraries()})
        operation.strategies.insert(operation.strategies.end(), family.begin(), family.end());
    operation.experiment = thresholdExperiment();
    operation.defaultBlock = {32, 4};
    operation.greyOnly = true;
    operation.tolerance = 0;
    operation.toleranceReason = "Sums of integers have no rounding, and the comparison needs no division, so every "
                                "strategy matches the reference exactly, even for a fractional offset.";
    operation.reference = adaptiveThresholdReference;
    operation.formula = adaptiveThresholdFormula;
    operation.annotate = [](const Recipe&, const Inputs&, const Outputs& outputs, bool, const RunControl&) {
        return projectionProfiles(outputs);
    };
    operation.scaled = scaledThreshold;
    operation.reducingParameter = "window";
    return operation;
}

} // namespace tilescope::operations
