#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

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

/// See Operation::blockRefusal.
std::string matchingBlockRefusal(const Recipe& recipe);

Plan planTemplateMatching(const Recipe& recipe, const Inputs& inputs);

/// The recipe with the strategy that runs where its own is `automatic`, and why that one, in words.
Recipe chosenRecipe(const Recipe& recipe, const Inputs& inputs, std::string* why = nullptr);

/// Of the strategy "npp".
Plan planMatchingNpp(const Recipe& recipe, const Inputs& inputs);

/// Of the strategy "fft", whose transforms are cuFFT's.
Plan planMatchingFft(const Recipe& recipe, const Inputs& inputs);

/// Of the strategy "ntt", in a block that it takes.
Plan planMatchingNtt(const Recipe& recipe, const Inputs& inputs);
bool nttTakes(BlockSize block);

/// See Operation::warpInstructions.
double matchingInstructions(const Recipe& recipe, const Inputs& inputs);

/// Ever smaller rectangles about the middle of the template's own; none for a file. See Operation::reducedValues.
std::vector<ParameterValue> smallerTemplates(const Recipe& recipe, const Inputs& inputs);

/// The definition in plain loops: exact integers, then one formula in doubles. Throws Cancelled when asked to stop.
Image templateMatchingReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// The template's own rectangle on the source, if it has one, and a box around each of the best matches, best first:
/// the largest positive value whose window lies wholly in the picture, then the largest beyond half a template from it
/// in x or in y, and so on; of equals the first in reading order.
Annotations templateMatches(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool full,
                            const RunControl& control);

/// See Operation::mistakes.
std::vector<Mistake> matchingMistakes(const std::string& strategy);

} // namespace tilescope::operations
