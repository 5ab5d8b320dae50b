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
         .meaning = "What to look for: a rectangle x,y,width,height of the image, 2 to 64 per side, or an image file. "
                    "Empty: a square of the size below, a quarter of the way in.",
         .textKind = Parameter::TextKind::RectangleOrFile},
        {.name = "size",
         .label = "Template size",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{16},
         .minimum = 2,
         .maximum = 64,
         .step = 1,
         .choices = {},
         .unit = "px",
         .meaning = "The side of the square to look for if no template is chosen; smaller if the image ends first.",
         .onlyWith = Parameter::Condition{"template",
                                          {""},
                                          "Only if neither a rectangle nor a file is chosen as the template."}},
        {.name = "matches",
         .label = "Matches",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{5},
         .minimum = 1,
         .maximum = 50,
         .step = 1,
         .choices = {},
         .unit = "",
         .meaning = "The number of best matches that are marked with a box. They are at least half a template apart.",
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
         .meaning = "The number of columns that a block with a shared tile covers; with more columns, the overfetch is "
                    "shared by more results.",
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
    operation.summary = "The similarity between a template and the image around each pixel, independent of brightness "
                        "and contrast: normalised cross-correlation.";
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
        "The tolerance is absolute, because a coefficient lies between −1 and 1 whatever the contrast. All sums are "
        "exact integers. Conversion to float, a product, a root and a division then round six times, by less than half "
        "a unit of the 24th bit each, whereas the reference rounds doubles.";
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
