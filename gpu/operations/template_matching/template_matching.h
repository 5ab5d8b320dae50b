#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <optional>
#include <string>
#include <vector>

namespace tilescope::operations
{

/// Template matching: how alike a template T of N = w × h pixels and the window I of the picture around each pixel are,
///     γ = (N ΣIT − ΣI ΣT) / √((N ΣI² − (ΣI)²)(N ΣT² − (ΣT)²)),
/// −1…1, and 0 where window or template is flat. N. Wilt: "The CUDA Handbook", chapter 15.
///
/// The value at (x, y) belongs to the window whose top left pixel is (x − ⌊w/2⌋, y − ⌊h/2⌋), so that (x, y) is in its
/// middle; where the window leaves the picture, coordinates are clamped to the picture.
///
/// With sides up to 64 no sum exceeds 4096 · 255² < 2³¹, and no product of N or of a sum with a sum exceeds 2⁴¹.

/// The template that a recipe's parameter "template" stands for: a rectangle "x,y,width,height" of the picture, a
/// picture file, or, where it is empty, a 16×16 rectangle a quarter of the way into the picture, smaller where the
/// picture is. Sides are 2 to 64 pixels; 1 where the picture itself is one pixel wide or high.
struct TemplatePicture {
    Image pixels;             ///< Grey8
    std::optional<Box> place; ///< the rectangle of the picture, labelled; none for a file
};

/// Throws SettingError (field "template") with what would work.
TemplatePicture templatePicture(const Recipe& recipe, const Inputs& inputs);

/// The file to load when the parameter names one. Four fields between commas without a slash, or nothing but figures
/// and signs, are taken for a rectangle; a file of such a name is reached as "./NAME".
std::vector<FileRequest> templateFiles(const Recipe& recipe);

/// Ever smaller rectangles about the middle of the template's own; none for a file. See Operation::reducedValues.
std::vector<ParameterValue> smallerTemplates(const Recipe& recipe, const Inputs& inputs);

/// The strategies, by how they come to the sums of products.
std::vector<Strategy> pixelStrategies();     ///< pixel by pixel: textures, tiles, the padded picture
std::vector<Strategy> wordStrategies();      ///< four pixels an instruction
std::vector<Strategy> transformStrategies(); ///< a product of spectra
Strategy automaticStrategy();                ///< one of the others, by the sizes
Strategy nppStrategy();

/// What the automatic strategy chooses from, and what it must know of them.
Plan planShared(const Recipe& recipe, const Inputs& inputs);
Plan planRows(const Recipe& recipe, const Inputs& inputs); ///< of "dp4a_rows"
Plan planShiftedTemplates(const Recipe& recipe, const Inputs& inputs);
Plan planNtt(const Recipe& recipe, const Inputs& inputs);
bool tileFits(const Recipe& recipe, const Image& pattern); ///< otherwise planShared() falls back
bool nttTakes(BlockSize block);
std::vector<Mistake> rowsMistakes(); ///< of "dp4a_rows"

Recipe chosenRecipe(const Recipe& recipe, const Inputs& inputs); ///< with the strategy that runs for "automatic"

/// The definition in plain loops: exact integers, then one formula in doubles. Throws Cancelled when asked to stop.
Image templateMatchingReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// The template's own rectangle on the source, if it has one, and a box around each of the best matches, best first:
/// the largest positive value whose window lies wholly in the picture, then the largest beyond half a template from it
/// in x or in y, and so on; of equals the first in reading order.
Annotations templateMatches(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool full,
                            const RunControl& control);

} // namespace tilescope::operations
