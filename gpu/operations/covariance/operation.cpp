#include "gpu/operations/operation.h"

#include "gpu/operations/covariance/covariance.h"

#include <algorithm>
#include <cstdint>

namespace tilescope::operations
{

namespace
{

std::vector<Parameter> covarianceParameters()
{
    return {
        {.name = "data",
         .label = "Images from",
         .type = ParameterType::Choice,
         .defaultValue = std::string("patches"),
         .choices = {"patches", "folder", "file", "generated"},
         .unit = "",
         .meaning = "Patches of the image, the images in a folder, the images in a NumPy file, or a set of noise "
                    "images for measurements."},
        {.name = "patch",
         .label = "Image size",
         .type = ParameterType::Text,
         .defaultValue = std::string("8x8"),
         .choices = {},
         .unit = "px",
         .meaning = "Width and height of each image, 2 to 64 per side; images in a folder are scaled to it.",
         .onlyWith = Parameter::Condition{"data",
                                          {"patches", "folder", "generated"},
                                          "The images in a file have their own size."}},
        {.name = "stride",
         .label = "Stride",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{4},
         .minimum = 1,
         .maximum = 64,
         .choices = {},
         .unit = "px",
         .meaning = "The distance from one patch to the next.",
         .onlyWith = Parameter::Condition{"data", {"patches"}, "Only for patches of the image."}},
        {.name = "rows",
         .label = "Number of images",
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{20'000},
         .minimum = 1,
         .maximum = 200'000'000,
         .choices = {},
         .unit = "",
         .meaning =
             "The number of generated images. For patches, a folder or a file: the maximum number of images used."},
        {.name = "folder",
         .label = "Folder",
         .type = ParameterType::Text,
         .defaultValue = std::string(),
         .choices = {},
         .unit = "",
         .meaning = "A folder of images, each converted to greyscale and scaled to the image size.",
         .textKind = Parameter::TextKind::Folder,
         .onlyWith = Parameter::Condition{"data", {"folder"}, "Only for images in a folder."}},
        {.name = "file",
         .label = "File",
         .type = ParameterType::Text,
         .defaultValue = std::string(),
         .choices = {},
         .unit = "",
         .meaning = "A NumPy file (.npy) with a byte array of the shape images × height × width. The file may be "
                    "larger than memory: the multi-GPU strategy reads it piece by piece.",
         .textKind = Parameter::TextKind::ImagesFile,
         .onlyWith = Parameter::Condition{"data", {"file"}, "Only for the images in a file."}},
    };
}

/// Fewer images of the same set: of patches those that lie farther apart.
ScaledRun scaledCovariance(const Recipe& recipe, const Inputs& inputs, int scale)
{
    constexpr int fewest = 16; // so that there is something to see
    const int all = imageSetOf(recipe, inputs).rows;
    const int rows = std::clamp(all / (scale * scale), std::min(fewest, all), all);
    ScaledRun run{.recipe = recipe, .scalesPicture = false, .terms = static_cast<double>(rows)};
    run.recipe.parameters["rows"] = std::int64_t{rows};
    return run;
}

} // namespace

Operation covariance()
{
    Operation operation;
    operation.name = "covariance";
    operation.title = "Covariance of images";
    operation.summary = "How the pixels of many images vary together, DᵀD/m, and the eigenimages that follow from it.";
    operation.text = "A note in Korean, without title or author, on the shared-memory covariance kernel, for a set of "
                     "200,000 images of 2,475 pixels";
    operation.parameters = covarianceParameters();
    for (const auto& family : {floatStrategies(), tensorCoreStrategies(), cublasStrategies()})
        operation.strategies.insert(operation.strategies.end(), family.begin(), family.end());
    operation.strategies.insert(operation.strategies.end() - static_cast<std::ptrdiff_t>(cublasStrategies().size()),
                                ncclStrategy());
    operation.publishedRemarks = covariancePublishedRemarks();
    operation.experiment = covarianceExperiment();
    operation.defaultBlock = {16, 16};
    operation.greyOnly = true;
    operation.tolerance = 0x1p-21;
    operation.toleranceReason =
        "Relative to √(Cxx·Cyy), because the elements of dark pixels are small. A product rounds a few times, each "
        "with a relative error of 2⁻²⁴. A float sum of m products may be off by m·2⁻²⁴ of the element and by √m·2⁻²⁰ "
        "of √(Cxx·Cyy), whereas the reference sums in double. A centred pixel may be off by 2⁻²³.";
    operation.tolerances = covarianceTolerance;
    operation.scaleText = "√(Cxx·Cyy)";
    operation.scaled = scaledCovariance;
    operation.reference = covarianceReference;
    operation.formula = covarianceFormula;
    operation.files = imageFiles;
    operation.annotate = CovarianceAnnotator();
    operation.reducingParameter = "rows";
    operation.sampling = covarianceSampling;
    return operation;
}

} // namespace tilescope::operations
