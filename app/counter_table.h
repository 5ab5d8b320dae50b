#pragma once

#include "gpu/recipe/report.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What the runs did, a row each: memory counts with their ideals, divergence and instructions of the PTX, occupancy
/// and the model's band. Columns in which no run has anything are left out; empty where there is nothing at all.
std::string counterTable(const std::vector<Report>& reports);

/// What was found in a run's kernels, with line and cure; a line or two for each. Empty where nothing was.
std::string findingText(const Report& report);

} // namespace tilescope
