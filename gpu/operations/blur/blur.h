#pragma once

#include "gpu/image/image.h"
#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <vector>

namespace tilescope::operations
{

/// Blur: each channel is the sum of filter weight × pixel over a width × width window, rounded to the nearest level;
/// the parameter "border" says what lies beyond the picture. Weights are floats that sum to one:
///     box       1 / width²
///     gaussian  exp(-(dx² + dy²) / (2 sigma²)) / sum of them all
/// Based on Hoàng Minh Thanh's exercise TH3 on CUDA's memories (Tesla P100 PCIe, 512×512).

/// The families of strategies, each in a file of its own with its plans, mistakes and published figures.
std::vector<Strategy> blurWindows();   ///< windows.cpp: each thread sums the width × width products of one pixel
std::vector<Strategy> blurSeparable(); ///< separable.cpp: sums along rows, then along columns
std::vector<Strategy> blurWarps();     ///< warps.cpp: the same; each warp computes 480 pixels of a row
std::vector<Strategy> blurLibraries(); ///< library.cpp

Experiment blurExperiment(); ///< what the exercise ran

/// The definition in plain loops: float weights, summed row by row. Throws Cancelled when asked to stop.
Image blurReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows);

/// The definition of one pixel, for its story.
PixelFormula blurFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int channel);

/// The beginning of the plan of every strategy with a text. The caller adds buffers, launches and geometry; buffer 1
/// must be the output.
Plan blurPlan(const Recipe& recipe, const Inputs& inputs);

/// A launch of the kernel for the picture's format: "blur_rgb" or "blur_grey" where `kernel` is "blur".
Launch blurLaunch(const std::string& kernel, const Image& input, Dim3 grid, BlockSize block);

/// `edit` makes the green channel read the blue one.
Mistake greenReadsBlue(const TextEdit& edit);

/// A line of nearly every kernel here; x and y are known after it.
inline constexpr char blurRadiusLine[] = "int radius = filterWidth / 2;";

} // namespace tilescope::operations
