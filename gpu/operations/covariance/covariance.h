#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// Covariance of an image set: D has m rows, the images, and n columns, their pixels (0…1), centred by the mean image;
///     C = DᵀD / m, n×n floats.
/// After a note on the shared-memory covariance kernel, whose author is not named.

/// The images that a recipe makes of its inputs: which they are, not their pixels.
struct ImageSet {
    enum class Source {
        Patches,  ///< of the picture: row r is patch number r · step in reading order
        Folder,   ///< the first `rows` of the loaded stack
        Generated ///< by a hash of their place
    } source = Source::Patches;
    int rows = 1;                                 ///< images, m
    int width = 1, height = 1;                    ///< of each, in pixels
    int stride = 1;                               ///< Patches: from one to the next, in x and in y
    int patchesAcross = 1;                        ///< Patches: in a row of them
    int step = 1;                                 ///< Patches: every how many-th is taken
    std::vector<std::string> notes;               ///< what was taken in place of what was asked for
    int pixels() const { return width * height; } ///< n
};

/// From a completed recipe. Throws SettingError for a patch size that cannot be read or is not allowed, a folder that
/// is not there, and a D of more than 4 GB of floats.
ImageSet imageSetOf(const Recipe& recipe, const Inputs& inputs);

/// The folder that the recipe names, if it wants one.
std::vector<FileRequest> imageFolders(const Recipe& recipe);

/// The strategies, by the arithmetic that they multiply with.
std::vector<Strategy> floatStrategies();      ///< from "global" to "async_copy"
std::vector<Strategy> tensorCoreStrategies(); ///< from "tf32" on
std::vector<Strategy> cublasStrategies();

/// The definition in plain loops, in double. Throws Cancelled when asked to stop.
Image covarianceReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// What there is to say of a covariance: tiles that exit early, CGMA and sizes; when full also the mean image, the
/// first 16 eigen-images and the spectrum. Copies of one annotator take turns at the solver.
class CovarianceAnnotator
{
public:
    Annotations operator()(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool full,
                           const RunControl& control) const;

private:
    std::shared_ptr<std::mutex> m_turn = std::make_shared<std::mutex>();
};

} // namespace tilescope::operations
