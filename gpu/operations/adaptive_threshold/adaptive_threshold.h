#pragma once

#include "gpu/operations/inputs.h"
#include "gpu/operations/mistake.h"
#include "gpu/operations/operation.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/plan.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <cstdint>
#include <vector>

namespace tilescope::operations
{

/// Adaptive threshold: a pixel becomes white (255) where the mean of the window × window pixels around it, minus the
/// offset, is below the pixel, and black elsewhere; `invert` exchanges white and black. The offset may be a fraction.
/// Exactly, in integers:
///     sum of the window < pixel · window² + ⌈offset · window²⌉
/// Projections are a second output: the number of white pixels of each column and of each row.
/// Based on a practitioner's note about a kernel that replaces a library's.

/// The families of strategies, each in a file of its own with its plans and mistakes.
std::vector<Strategy> thresholdWindows();   ///< windows.cpp: each thread sums the whole window of one pixel
std::vector<Strategy> thresholdTables();    ///< tables.cpp: earlier launches compute a table of sums for the last one
std::vector<Strategy> thresholdStrips();    ///< strips.cpp: blocks walk down strips of the picture with running sums
std::vector<Strategy> thresholdLibraries(); ///< library.cpp

Experiment thresholdExperiment(); ///< what the note compares

/// The definition in plain loops; exact. Throws Cancelled when asked to stop.
Image adaptiveThresholdReference(const Recipe& recipe, const Inputs& inputs, const RowThreads& rows);

/// The definition of one pixel, for its story.
PixelFormula adaptiveThresholdFormula(const Recipe& recipe, const Inputs& inputs, int x, int y, int channel);

/// The parameters as the kernels take them.
struct ThresholdSettings {
    std::int32_t window = 0;
    std::int32_t offsetSum = 0; ///< ⌈offset · window²⌉: a whole sum is below x where it is below ⌈x⌉
    double offset = 0;          ///< for libraries
    std::int32_t invert = 0;
};

ThresholdSettings thresholdSettings(const Recipe& recipe);

/// The beginning of the plan of every strategy with a text: buffer 0 is the input, buffer 1 the output. The caller adds
/// launches and geometry, then calls addProjections().
Plan thresholdPlan(const Recipe& recipe, const Inputs& inputs);

/// If the recipe wants projections, adds a last launch that counts the white pixels of the result into two side
/// buffers, one for the columns and one for the rows, 32 bits per count. The texts of the first strategies contain this
/// kernel; the others share a file whose kernel supports a row pitch.
void addProjections(Plan& plan, const Recipe& recipe, bool isInOwnText = false);

/// The projections, drawn as profiles along the result's bottom and right edges.
Annotations projectionProfiles(const Outputs& outputs);

} // namespace tilescope::operations
