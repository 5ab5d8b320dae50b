#include "gpu/operations/operation.h"

#include "gpu/operations/border.h"
#include "gpu/operations/template_matching/template_matching.h"

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> matchingParameters()
{
    return {
        {.name = "template",
         .label = "Template",
         .type = ParameterType::Text,
         .defaultValue = std::string(),
         .choices = {},
         .unit = "px",
         .meaning = "What to look for: a rectangle x,y,width,height of the picture, 2 to 64 a side, or a picture file; "
                    "empty: a square of the size below, a quarter of the way in.",
         .textKind = Parameter::TextKind::RectangleOrFile},
        {.name = "size",
         .label = "Template's side",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{16},
         .minimum = 2,
         .maximum = 64,
         .step = 1,
         .choices = {},
         .unit = "px",
         .meaning = "The side of the square that is looked for if no template is chosen; smaller where the picture "
                    "ends before.",
         .onlyWith =
             Parameter::Condition{"template", {""}, "Only while no rectangle and no file is chosen as template."}},
        {.name = "matches",
         .label = "Matches",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{5},
         .minimum = 1,
         .maximum = 50,
         .step = 1,
         .choices = {},
         .unit = "",
         .meaning = "How many of the best matches are boxed, each at least half a template from the others.",
         .changesResult = false},
        {.name = "tile_width",
         .label = "Tile width",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{32},
         .minimum = 32,
         .maximum = 512,
         .step = 32,
         .choices = {},
         .unit = "px",
         .meaning = "Columns that a block with a shared tile covers; more of them share one overfetch.",
         .onlyWith = Parameter::Condition{"strategy",
                                          {"shared", "window_sums", "automatic"},
                                          "Only for the strategies with a shared tile."}},
        borderParameter(),
        regionParameter(),
    };
}

} // namespace

Operation template_matching()
{
    Operation operation;
    operation.name = "template_matching";
    operation.title = "Template matching";
    operation.summary = "How alike a template and the picture around each pixel are, whatever the brightness and "
                        "contrast: normalised cross-correlation.";
    operation.text =
        "“15.4 共享内存中的图像” (15.4, image in shared memory), a section in Chinese that names neither book "
        "nor author; it is of N. Wilt: “The CUDA Handbook”, chapter 15";
    operation.parameters = matchingParameters();
    for (const auto& family : {pixelStrategies(), wordStrategies(), transformStrategies()})
        operation.strategies.insert(operation.strategies.end(), family.begin(), family.end());
    operation.strategies.push_back(automaticStrategy());
    operation.strategies.push_back(nppStrategy());
    operation.experiment = matchingExperiment();
    operation.defaultBlock = {32, 8};
    operation.greyOnly = true;
    operation.tolerance = 1e-6;
    operation.toleranceReason =
        "Absolute, because a coefficient lies between −1 and 1 whatever the contrast. All sums are exact integers; "
        "converting them to floats, a product, a root and a division then round six times, by less than half a unit "
        "of the 24th bit each, where the reference rounds doubles.";
    operation.reference = templateMatchingReference;
    operation.formula = templateMatchingFormula;
    operation.files = templateFiles;
    operation.annotate = templateMatches;
    operation.scaled = scaledMatching;
    operation.reducingParameter = "template";
    operation.reducedValues = smallerTemplates;
    return operation;
}

} // namespace tilescope::operations
