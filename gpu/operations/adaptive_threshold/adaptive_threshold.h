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

/// Adaptive threshold: a pixel becomes white (255) where the mean of the window × window pixels about it, less the
/// offset, lies below the pixel itself, and black elsewhere; `invert` exchanges them. Exactly, in integers:
///     sum of the window < (pixel + offset) · window²
/// Projections are a second output: the number of white pixels of each column and of each row.
/// After a practitioner's note on an own kernel in place of a library's.

/// The families of strategies, each in a file of its own with its plans and mistakes.
std::vector<Strategy> thresholdWindows();   ///< windows.cpp: a thread a pixel sums its whole window
std::vector<Strategy> thresholdTables();    ///< tables.cpp: launches that leave a table of sums to the last one
std::vector<Strategy> thresholdStrips();    ///< strips.cpp: blocks walk down strips with running sums
std::vector<Strategy> thresholdLibraries(); ///< library.cpp

/// The definition in plain loops; exact. Throws Cancelled when asked to stop.
Image adaptiveThresholdReference(const Recipe& recipe, const Inputs& inputs, const RunControl& control);

/// What the kernels are told of the parameters.
struct ThresholdSettings {
    std::int32_t window = 0, offset = 0, invert = 0;
};

ThresholdSettings thresholdSettings(const Recipe& recipe);

/// What the plan of every strategy with a text begins with: buffer 0 is the input and buffer 1 the output. Launches and
/// geometry are still to come, and then addProjections().
Plan thresholdPlan(const Recipe& recipe, const Inputs& inputs);

/// Where the recipe wants projections: a last launch that counts the white pixels of the result into two side buffers,
/// the columns' and the rows', 32 bits each.
/// The texts of the first strategies hold its kernel; the others share a file with one that knows of rows with bytes
/// between them.
void addProjections(Plan& plan, const Recipe& recipe, bool isInOwnText = false);

/// The projections as profiles along the result's bottom and right edges.
Annotations projectionProfiles(const Outputs& outputs);

} // namespace tilescope::operations
