#pragma once

#include "gpu/image/image.h"
#include "gpu/image/picture_part.h"
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

/// Template matching: how similar a template T of N = w × h pixels and the window I around each pixel of the picture
/// are,
///     γ = (N ΣIT − ΣI ΣT) / √((N ΣI² − (ΣI)²)(N ΣT² − (ΣT)²)),
/// −1…1, and 0 if the window or the template is flat. N. Wilt: "The CUDA Handbook", chapter 15.
///
/// The value at (x, y) belongs to the window whose top left pixel is (x − ⌊w/2⌋, y − ⌊h/2⌋), so that (x, y) is in its
/// middle; the parameter "border" says what lies beyond the picture.
///
/// With sides up to 64 no sum exceeds 4096 · 255² < 2³¹, and no product of N or of a sum with a sum exceeds 2⁴¹.

/// The template that a recipe's parameter "template" selects: a rectangle "x,y,width,height" of the picture, a picture
/// file, or, if empty, a square of side "size" a quarter of the way into the picture, smaller if the picture is. Sides
/// are 2 to 64 pixels; 1 if the picture itself is one pixel wide or high.
struct TemplatePicture {
    Image pixels;             ///< Grey8
    std::optional<Box> place; ///< the rectangle in the picture, labelled; none for a file
};

/// Throws SettingError (field "template") with a template that works.
TemplatePicture templatePicture(const Recipe& recipe, const Inputs& inputs);

/// The file to load if the parameter names one. Four fields between commas without a slash, or only digits and signs,
/// count as a rectangle; a file with such a name must be written "./NAME".
std::vector<FileRequest> templateFiles(const Recipe& recipe);

/// Ever smaller rectangles around the middle of the template's own; none for a file. See Operation::reducedValues.
std::vector<ParameterValue> smallerTemplates(const Recipe& recipe, const Inputs& inputs);

/// The template at 1/scale of its size, and its place in such a picture; a file is scaled by whoever loaded it. See
/// Operation::scaled.
ScaledRun scaledMatching(const Recipe& recipe, const Inputs& inputs, int scale);

/// The parameter "region", empty by default.
Parameter regionParameter();

/// Whether a completed recipe chooses a part of the picture.
bool hasRegion(const Recipe& recipe);

/// The pixels whose coefficients are computed; those of the others are 0. Throws SettingError (field "region") with one
/// that works.
PixelRect regionOf(const Recipe& recipe, const Image& picture);

/// For strategies that always compute the whole picture: throws SettingError (field "region") if a part is chosen.
void checkWholePicture(const Recipe& recipe);

/// The strategies, by the way they compute the sums of products.
std::vector<Strategy> pixelStrategies();     ///< pixel by pixel: textures, tiles, the padded picture
std::vector<Strategy> wordStrategies();      ///< four pixels per instruction
std::vector<Strategy> transformStrategies(); ///< a product of spectra
Strategy automaticStrategy();                ///< one of the others, chosen by the sizes
Strategy nppStrategy();

Experiment matchingExperiment(); ///< what the book compares

/// The strategies that the automatic one chooses from, and what it must know about them.
Plan planShared(const Recipe& recipe, const Inputs& inputs);
Plan planRows(const Recipe& recipe, const Inputs& inputs); ///< of "dp4a_rows"
Plan planShiftedTemplates(const Recipe& recipe, const Inputs& inputs);
Plan planNtt(const Recipe& recipe, const Inputs& inputs);
bool tileFits(const Recipe& recipe, const Image& pattern); ///< otherwise planShared() falls back
bool nttTakes(BlockSize block);
std::vector<Mistake> rowsMistakes(); ///< of "dp4a_rows"

/// The definition in plain loops: exact integers, then one formula in doubles. Throws Cancelled when asked to stop.
Image templateMatchingReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows);

/// The definition of one pixel, for its story.
PixelFormula templateMatchingFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int channel);

/// The template's own rectangle in the source, if it has one, the region, if one is chosen, and a box around each of
/// the best matches, best first: the largest positive value whose window lies wholly in the picture, then the largest
/// more than half a template away from it in x or in y, and so on; of equal values the first in reading order.
Annotations templateMatches(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool full,
                            const RunControl& control);

} // namespace tilescope::operations
