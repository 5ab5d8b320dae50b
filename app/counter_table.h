#pragma once

#include "gpu/recipe/report.h"

#include <string>
#include <vector>

namespace tilescope
{

/// What the runs did, a row each: memory counts with their ideals, divergence and instructions of the PTX, occupancy
/// and the model's band. Columns in which no run has anything are left out; empty where there is nothing at all.
std::string counterTable(const std::vector<Report>& reports);

/// What was found in the runs' kernels, with lines and cures: a finding that several runs share once, and a cure that
/// several findings share once, after them. Empty where nothing was.
std::string findingText(const std::vector<Report>& reports);

/// The runs' notes, such as a fallback, a line each: one that all runs share once, another with the strategies that it
/// is of.
std::string noteText(const std::vector<Report>& reports);

} // namespace tilescope
